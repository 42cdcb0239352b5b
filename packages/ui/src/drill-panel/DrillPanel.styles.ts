import { css, styled } from 'styled-components';
import { below, layout } from '../theme/layout.js';
import { oneLine, surface } from '../theme/mixins.js';
import { tokens } from '../theme/tokens.js';

export const Panel = styled.section`
  ${surface}
  display: flex;
  flex: 1;
  flex-direction: column;
  min-width: 0;
  min-height: 0;
`;

export const Head = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  gap: 4px;
  height: ${layout.pageHeadHeight}px;
  padding: 0 12px 0 20px;
  border-bottom: 1px solid ${tokens.line};

  > h2 {
    ${oneLine}
    flex: 0 1 auto;
    margin: 0;
    font-weight: 600;
    font-size: 16px;
    line-height: 24px;
  }

  > h2:focus {
    outline: none;
  }

  > small {
    flex: 1 0 auto;
    margin-inline-start: 8px;
    color: ${tokens.text3};
    font-size: 12px;
    line-height: 18px;
    white-space: nowrap;
  }
`;

export const Tools = styled.div`
  display: flex;
  flex: none;
  gap: 4px;
`;

export const Sum = styled.div`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  gap: 0 20px;
  padding: 12px 20px 10px;
  color: ${tokens.text2};
  font-size: 13px;
  line-height: 20px;

  b {
    color: ${tokens.text};
    font-weight: 600;
  }

  /* In one line: what has no room beside the buttons is left out. */
  ${below.mobile} {
    flex-wrap: nowrap;
    align-items: center;
    min-height: 36px;
    padding: 0 16px;

    > div:first-child {
      display: flex;
      flex: 1;
      flex-wrap: wrap;
      gap: 0 20px;
      height: 20px;
      overflow: hidden;
    }

    > ${Tools} {
      margin-inline-end: -12px;
    }
  }
`;

export const Filters = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  gap: 8px;
  padding: 0 20px 12px;
  border-bottom: 1px solid ${tokens.line};

  ${Head} + & {
    padding-top: 12px;
  }

  /* They stay in sight over what scrolls. */
  ${below.mobile} {
    position: sticky;
    top: 0;
    z-index: 2;
    padding: 4px 16px 10px;
    background: ${tokens.raised};
  }
`;

const scrolls = css`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-height: 0;
  overflow: hidden auto;
  overscroll-behavior: contain;
  scrollbar-width: thin;

  &:focus-visible {
    outline: 2px solid ${tokens.focus};
    outline-offset: -2px;
  }
`;

export const Body = styled.div`
  ${scrolls}
`;

export const SheetBody = styled.div`
  ${surface}
  ${scrolls}

  /* As high as what is in it: the foot comes after it. */
  > * {
    flex: none;
  }
`;

export const SheetTitle = styled.span`
  ${oneLine}
  display: block;
  max-width: 56vw;

  &:focus {
    outline: none;
  }
`;

export const Foot = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  justify-content: space-between;
  gap: 8px;
  min-height: 48px;
  padding: 0 12px 0 20px;
  border-top: 1px solid ${tokens.line};
  color: ${tokens.text2};
  font-size: 13px;
  white-space: nowrap;

  ${below.mobile} {
    padding: 0 16px;
    border-top: 0;
  }
`;
