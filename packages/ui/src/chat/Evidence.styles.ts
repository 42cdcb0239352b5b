import { styled } from 'styled-components';
import { below, fonts } from '../theme/layout.js';
import { focusRing, oneLine, surface } from '../theme/mixins.js';

export const Rail = styled.aside`
  ${surface}
  display: flex;
  flex-direction: column;
  min-width: 0;
  min-height: 0;
  height: 100%;
  background: ${(p) => p.theme.sunken};
`;

export const Head = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  gap: 6px;
  height: 52px;
  padding: 0 12px 0 20px;
  border-bottom: 1px solid ${(p) => p.theme.line};
  background: ${(p) => p.theme.sheet};

  h2 {
    flex: none;
    margin: 0 6px 0 0;
    font-size: 14px;
    font-weight: 600;
    line-height: 22px;
  }

  && > button {
    width: 28px;
    height: 28px;
    font-size: 14px;
  }
`;

export const Numbers = styled.div`
  display: flex;
  flex: 1;
  gap: 6px;
  min-width: 0;
  padding: 4px 2px;
  overflow-x: auto;
  scrollbar-width: none;
`;

export const NumberButton = styled.button`
  display: grid;
  flex: none;
  place-items: center;
  min-width: 28px;
  height: 28px;
  padding: 0 4px;
  border: 0;
  border-radius: 6px;
  background: ${(p) => p.theme.tint};
  color: ${(p) => p.theme.linkOnTint};
  font: 600 13px/18px ${fonts.text};
  font-variant-numeric: tabular-nums;
  cursor: pointer;
  ${focusRing}

  &:hover {
    background: ${(p) => p.theme.tint2};
  }

  &[aria-pressed='true'] {
    background: ${(p) => p.theme.evidenceBg};
    color: ${(p) => p.theme.evidence};
    box-shadow: inset 0 0 0 1px ${(p) => p.theme.evidenceLine};
  }

  ${below.mobile} {
    min-width: 36px;
    height: 36px;
    border-radius: 8px;
    font-size: 14px;
  }
`;

export const Source = styled.div`
  display: grid;
  flex: none;
  padding: 12px 20px 6px;
  background: ${(p) => p.theme.sheet};

  > * {
    ${oneLine}
  }

  strong {
    font-weight: 600;
  }

  span {
    color: ${(p) => p.theme.text3};
    font-size: 12px;
    line-height: 18px;
  }

  &[data-compact] {
    background: none;
    padding: 0 16px 8px;
  }
`;

export const Preview = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-height: 0;
`;

/** It scrolls, so the keyboard must be able to reach it. It wants a label. */
export const Passage = styled.div.attrs({ role: 'group', tabIndex: 0 })`
  flex: 1;
  min-height: 0;
  padding: 4px 20px 20px;
  overflow-y: auto;

  &:focus-visible {
    outline: 2px solid ${(p) => p.theme.focus};
    outline-offset: -2px;
  }

  blockquote {
    margin: 12px 0 0;
    padding: 2px 0 2px 14px;
    border-left: 3px solid ${(p) => p.theme.evidenceLine};
    font-size: 15px;
    line-height: 26px;
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
`;

export const ResourceList = styled.ul`
  display: grid;
  gap: 8px;
  margin: 16px 0 0;
  padding: 0;
  list-style: none;

  > li {
    min-width: 0;
  }

  img {
    border-radius: 8px;
  }
`;

export const ResourceFile = styled.button`
  display: flex;
  align-items: center;
  gap: 8px;
  width: 100%;
  min-height: 40px;
  padding: 8px 12px;
  border: 1px solid ${(p) => p.theme.line};
  border-radius: 8px;
  background: ${(p) => p.theme.sheet};
  color: ${(p) => p.theme.text};
  font: 400 14px/22px ${fonts.text};
  text-align: start;

  b {
    flex: 1;
    font-weight: 400;
    ${oneLine}
  }

  small {
    flex: none;
    color: ${(p) => p.theme.text3};
    font-size: 12px;
    font-variant-numeric: tabular-nums;
  }

  &:is(button) {
    cursor: pointer;
    ${focusRing}

    &:hover {
      background: ${(p) => p.theme.tint};
    }
  }
`;

export const Beside = styled.div`
  flex: none;
  width: 440px;
  min-height: 0;
  border-left: 1px solid ${(p) => p.theme.line};
`;

/** Fills a drawer up to its edges. */
export const InDrawer = styled.div`
  display: flex;
  flex-direction: column;
  height: calc(100% + 40px);
  margin: -20px -24px;
  background: ${(p) => p.theme.sunken};
`;
