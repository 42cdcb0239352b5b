import { styled } from 'styled-components';
import { below, layout } from '../theme/layout.js';
import { hiddenVisually, oneLine, surface } from '../theme/mixins.js';

/** The three panes, each of which scrolls alone. */
export const Frame = styled.div`
  ${surface}
  position: relative;
  display: grid;
  flex: 1;
  grid-template-columns: 184px minmax(300px, 384px) minmax(0, 1fr);
  min-width: 0;
  min-height: 0;
  overflow: hidden;

  &[data-roomy] {
    grid-template-columns: 208px 452px minmax(0, 1fr);
  }

  &:where([data-room='narrow']) {
    display: flex;
    flex-direction: column;
  }
`;

export const Views = styled.div`
  display: flex;
  flex-direction: column;
  min-height: 0;
  padding: 0 8px 16px;
  overflow: hidden auto;
  border-inline-end: 1px solid ${(p) => p.theme.line};

  > header {
    display: flex;
    flex: none;
    align-items: center;
    gap: 4px;
    min-height: ${layout.pageHeadHeight}px;
    padding-inline-start: 16px;
  }

  h1 {
    flex: 1;
    margin: 0;
    font-size: 16px;
    line-height: 20px;
    font-weight: 600;
  }

  h1:focus {
    outline: none;
  }

  ${below.mobile} {
    display: contents;

    > header {
      ${hiddenVisually}
      min-height: 0;
      padding: 0;
    }
  }
`;

export const List = styled.div`
  position: relative;
  display: flex;
  flex: 1;
  flex-direction: column;
  min-width: 0;
  min-height: 0;
  border-inline-end: 1px solid ${(p) => p.theme.line};

  /* Over the list stands what narrows it. */
  > [data-head] {
    display: flex;
    flex: none;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px;
    min-height: 52px;
    padding: 8px 16px;
    border-bottom: 1px solid ${(p) => p.theme.line};
  }

  ${below.mobile} {
    border: 0;

    > [data-head] {
      min-height: 0;
      padding: 0;
    }

    > [data-head] > search {
      flex: 1;
      padding-block: 8px;
    }
  }
`;

export const Detail = styled.section`
  ${surface}
  display: flex;
  flex: 1;
  flex-direction: column;
  min-width: 0;
  min-height: 0;

  > header {
    display: flex;
    flex: none;
    align-items: center;
    gap: 8px;
    min-height: 52px;
    padding: 0 16px 0 24px;
    border-bottom: 1px solid ${(p) => p.theme.line};
  }

  h2 {
    ${oneLine}
    flex: 1;
    margin: 0;
    font-size: 15px;
    line-height: 24px;
    font-weight: 600;
  }

  > footer {
    display: flex;
    flex: none;
    align-items: center;
    gap: 8px;
    min-height: 44px;
    padding: 0 16px 0 24px;
    border-top: 1px solid ${(p) => p.theme.line};
    color: ${(p) => p.theme.text3};
    font-size: 13px;
    white-space: nowrap;
  }

  > footer > dl {
    flex: 1;
    min-width: 0;
  }

  ${below.mobile} {
    > header {
      padding: 0 8px;
    }

    > footer {
      gap: 12px;
      min-height: 56px;
      padding: 0 16px;
    }
  }
`;

export const DetailBody = styled.div`
  /* What is only heard stands within it: placed by what is around it, it would make that scroll. */
  position: relative;
  flex: 1;
  min-height: 0;
  padding: 16px 24px 32px;
  overflow: hidden auto;
  overscroll-behavior: contain;

  &:focus-visible {
    outline: 2px solid ${(p) => p.theme.focus};
    outline-offset: -2px;
  }

  ${below.mobile} {
    padding: 16px;
  }
`;

/** Where there is no room beside the list, it lies over it, and the list keeps its place. */
export const Beside = styled.div`
  display: flex;
  flex-direction: column;
  min-width: 0;
  min-height: 0;

  ${below.mobile} {
    position: absolute;
    inset: 0;
    z-index: 3;
    background: ${(p) => p.theme.sheet};

    &[data-closed] {
      display: none;
    }
  }
`;
