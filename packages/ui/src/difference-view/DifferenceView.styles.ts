import { styled } from 'styled-components';
import { fonts } from '../theme/layout.js';
import { focusRing, hiddenVisually, plainButton, surface } from '../theme/mixins.js';
import { tokens } from '../theme/tokens.js';

export const Root = styled.div`
  ${surface}
  display: flex;
  flex-direction: column;
  gap: 8px;
  min-width: 0;
`;

export const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 8px;
  min-height: 32px;

  > :last-child[class*='segmented'] {
    margin-inline-start: auto;
  }
`;

export const Counts = styled.span`
  display: inline-flex;
  gap: 8px;
  font-weight: 600;

  ins {
    color: ${tokens.ok};
    text-decoration: none;
  }

  del {
    color: ${tokens.error};
    text-decoration: none;
  }
`;

export const Place = styled.span`
  color: ${tokens.text3};
  font-size: 13px;
`;

export const Scroller = styled.div`
  position: relative;
  overflow: auto;
  border: 1px solid ${tokens.line};
  border-radius: 6px;
  font: 13px/22px ${fonts.code};

  &:focus-visible {
    outline: 2px solid ${tokens.focus};
    outline-offset: -2px;
  }
`;

export const Head = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  height: 29px;
  border-bottom: 1px solid ${tokens.line};
  background: ${tokens.sunken};
  color: ${tokens.text3};
  font: 13px/28px ${fonts.text};

  &[data-layout='side'] {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  > * {
    overflow: hidden;
    padding: 0 12px;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

export const Line = styled.div`
  position: absolute;
  inset: 0 0 auto;
  display: grid;
  grid-template-columns: minmax(0, 1fr);

  &[data-layout='side']:is([data-kind='same'], [data-kind='changed']) {
    grid-template-columns: repeat(2, minmax(0, 1fr));

    > :last-child {
      border-inline-start: 1px solid ${tokens.line};
    }
  }

  &[data-current] {
    box-shadow: inset 3px 0 ${tokens.brand};
  }
`;

export const Cell = styled.div`
  display: flex;
  min-width: 0;
  min-height: 22px;
  padding-inline-end: 8px;

  &[data-side='before'] {
    background: ${tokens.errorBg};
  }

  &[data-side='after'] {
    background: ${tokens.okBg};
  }

  &[data-none] {
    background: ${tokens.sunken};
  }

  del,
  ins {
    border-radius: 2px;
    font-weight: 600;
  }

  del {
    color: ${tokens.error};
    text-decoration: line-through;
  }

  ins {
    color: ${tokens.ok};
    text-decoration: underline;
    text-underline-offset: 3px;
  }
`;

export const Numbers = styled.span`
  flex: none;
  width: 48px;
  padding-inline-end: 8px;

  [data-layout='inline'] & {
    width: 40px;
  }

  color: ${tokens.text2};
  font-size: 12px;
  text-align: end;
  user-select: none;
`;

export const Sign = styled.span`
  position: relative;
  flex: none;
  width: 16px;
  user-select: none;
`;

export const Text = styled.span`
  flex: 1;
  min-width: 0;
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

export const Wide = styled.div`
  min-width: 0;
  background: ${tokens.sunken};
  font: 13px/22px ${fonts.text};

  &[data-heading] {
    display: flex;
    align-items: center;
    gap: 8px;
    padding: 6px 12px;
    background: ${tokens.sheet};
    font-weight: 600;
    overflow-wrap: anywhere;
  }
`;

export const Unfold = styled.button`
  ${plainButton}
  display: flex;
  align-items: center;
  gap: 8px;
  width: 100%;
  min-height: 32px;
  padding: 0 12px;
  color: ${tokens.link};

  &:hover {
    background: ${tokens.hover};
  }

  ${focusRing}
  outline-offset: -2px;
`;

export const Hidden = styled.span`
  ${hiddenVisually}
`;
