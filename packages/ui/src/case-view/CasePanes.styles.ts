import { styled } from 'styled-components';
import { below } from '../theme/layout.js';
import { surface } from '../theme/mixins.js';

export const Root = styled.div`
  ${surface}
  position: relative;
  display: flex;
  flex: 1;
  min-width: 0;
  min-height: 0;
`;

/** What happened at the left, what is done about it at the right with the verbs under it; on a phone one below the other. */
export const Grid = styled.div`
  display: grid;
  flex: 1;
  grid-template: minmax(0, 1fr) auto / 432px minmax(0, 1fr);
  min-width: 0;
  min-height: 0;

  ${below.mobile} {
    display: flex;
    flex-direction: column;
  }
`;

/** Where there is room each pane scrolls alone, and this is not there; on a phone it scrolls them both. */
export const Scroll = styled.div`
  display: contents;

  ${below.mobile} {
    position: relative;
    display: block;
    flex: 1;
    min-height: 0;
    overflow: hidden auto;
    overscroll-behavior: contain;
  }

  &:focus-visible {
    outline: 2px solid ${(p) => p.theme.focus};
    outline-offset: -2px;
  }
`;

export const Pane = styled.div`
  /* What is only heard stands within it: placed by what is around it, it would make that scroll. */
  position: relative;
  min-width: 0;
  min-height: 0;
  overflow: hidden auto;
  overscroll-behavior: contain;
  scrollbar-width: thin;

  &:focus-visible {
    outline: 2px solid ${(p) => p.theme.focus};
    outline-offset: -2px;
  }

  &:first-child {
    grid-row: 1 / 3;
    border-inline-end: 1px solid ${(p) => p.theme.line};
  }

  ${below.mobile} {
    overflow: visible;

    &:first-child {
      border: 0;
      border-bottom: 1px solid ${(p) => p.theme.line};
    }
  }
`;

export const Foot = styled.footer`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: 8px;
  min-height: 56px;
  padding: 8px 24px;
  border-top: 1px solid ${(p) => p.theme.line};

  /* What goes along stands at the left. */
  > [data-along] {
    display: flex;
    flex: 1;
    flex-wrap: wrap;
    gap: 4px 16px;
    min-width: 0;
    color: ${(p) => p.theme.text2};
  }

  ${below.mobile} {
    flex-wrap: nowrap;
    padding: 10px 16px 14px;
    background: ${(p) => p.theme.raised};
    box-shadow: ${(p) => p.theme.shadow3};

    > button {
      flex: 1;
      height: 44px;
    }

    > button:last-child {
      flex: 2;
    }
  }
`;
