import { styled } from 'styled-components';
import { below, fonts } from '../theme/layout.js';
import { focusRing, plainButton, surface } from '../theme/mixins.js';
import { tokens } from '../theme/tokens.js';

export const Root = styled.div`
  ${surface}
  display: grid;
  flex: 1 1 auto;
  grid-template-columns: minmax(240px, 320px) minmax(0, 1fr);
  grid-template-rows: minmax(0, 1fr);
  min-width: 0;
  min-height: 0;
  height: 100%;

  &[data-room='narrow'] {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Side = styled.div`
  display: flex;
  flex-direction: column;
  min-height: 0;
  overflow: auto;
  border-inline-end: 1px solid ${tokens.line};

  ${below.mobile} {
    border-inline-end: 0;
  }
`;

export const List = styled.ol`
  margin: 0;
  padding: 0;
  list-style: none;

  > li {
    border-bottom: 1px solid ${tokens.line};
  }
`;

export const Row = styled.button`
  ${plainButton}
  display: block;
  width: 100%;
  padding: 10px 16px;

  &:hover {
    background: ${tokens.hover};
  }

  &[aria-current] {
    background: ${tokens.tint};
    box-shadow: inset 2px 0 ${tokens.brand};
  }

  ${focusRing}
  outline-offset: -2px;

  > span {
    display: flex;
    align-items: center;
    gap: 8px;
  }

  b {
    min-width: 0;
    font-weight: 600;
    overflow-wrap: anywhere;
  }

  small {
    display: block;
    color: ${tokens.text3};
    font-size: 12px;
    line-height: 20px;
    overflow-wrap: anywhere;
  }

  p {
    display: -webkit-box;
    margin: 2px 0 0;
    overflow: hidden;
    color: ${tokens.text2};
    font-size: 13px;
    line-height: 20px;
    overflow-wrap: anywhere;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }
`;

export const More = styled.div`
  display: grid;
  gap: 8px;
  padding: 12px 16px;
`;

export const Pane = styled.section`
  display: flex;
  flex-direction: column;
  gap: 12px;
  min-width: 0;
  min-height: 0;
  overflow: auto;
  padding: 12px 24px 24px;

  ${below.mobile} {
    padding: 8px 16px 16px;
  }
`;

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
  min-height: 32px;

  h2 {
    margin: 0;
    font-size: 16px;
    font-weight: 600;
    line-height: 24px;
    overflow-wrap: anywhere;

    ${focusRing}
  }

  > :last-child:not(h2) {
    margin-inline-start: auto;
  }
`;

export const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
`;

export const Choose = styled.p`
  margin: auto;
  color: ${tokens.text3};
`;

export const Text = styled.pre`
  margin: 0;
  padding: 12px;
  border: 1px solid ${tokens.line};
  border-radius: 6px;
  font: 13px/22px ${fonts.code};
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

export const Fields = styled.dl`
  display: grid;
  grid-template-columns: minmax(72px, 20%) minmax(0, 1fr);
  gap: 0 16px;
  margin: 0;

  > dt,
  > dd {
    margin: 0;
    padding: 8px 0;
    border-bottom: 1px solid ${tokens.line};
    overflow-wrap: anywhere;
  }

  > dt {
    color: ${tokens.text3};
  }

  > dd {
    white-space: pre-wrap;
  }
`;
