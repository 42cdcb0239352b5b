import { styled } from 'styled-components';
import { below } from '../theme/layout.js';
import { surface } from '../theme/mixins.js';
import { columns } from './TripleRow.styles.js';

export const Root = styled.div`
  ${surface}
  position: relative;
  display: flex;
  flex: 1;
  flex-direction: column;
  min-width: 0;
  min-height: 0;
`;

export const Head = styled.div`
  display: grid;
  flex: none;
  grid-template-columns: ${columns};
  gap: 0 14px;
  align-items: center;
  height: 36px;
  padding: 0 20px 0 24px;
  border-bottom: 1px solid ${(p) => p.theme.line};
  background: ${(p) => p.theme.sunken};
  color: ${(p) => p.theme.text3};
  font-size: 13px;

  > :nth-child(2) {
    grid-column: 2 / 4;
  }

  > span {
    overflow: hidden;
    white-space: nowrap;
  }

  [data-tight] & {
    grid-template-columns: 16px 34px minmax(0, 1fr) auto 40px 72px;
  }

  ${below.mobile} {
    display: none;
  }
`;

export const Scroller = styled.div`
  flex: 1;
  min-height: 0;
  overflow: hidden auto;
  overscroll-behavior: contain;
  scrollbar-width: thin;
`;

export const Rows = styled.ul`
  position: relative;
  margin: 0;
  padding: 0;
  list-style: none;

  > li {
    position: absolute;
    inset: 0 0 auto;
  }
`;

/** A row that is not loaded yet. */
export const Waiting = styled.div`
  height: 55px;
  border-bottom: 1px solid ${(p) => p.theme.line};
`;
