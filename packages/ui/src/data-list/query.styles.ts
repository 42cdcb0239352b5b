import { styled } from 'styled-components';
import { below } from '../theme/layout.js';

export const QueryRow = styled('search')`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
  padding: 0 24px 12px;

  &[data-covered='true'] {
    visibility: hidden;
  }

  ${below.mobile} {
    flex-wrap: nowrap;
    padding: 12px 16px;
  }
`;

export const SearchField = styled.div`
  width: 240px;
  max-width: 100%;

  .anticon {
    color: ${(p) => p.theme.text3};
    font-size: 14px;
  }

  ${below.mobile} {
    flex: 1;
    width: auto;
    min-width: 0;
  }
`;

/** Several values of one filter, told in words rather than as tags. */
export const ToldInWords = styled.div`
  display: inline-flex;

  [class*='-selection-item'] {
    background: none;
    border: 0;
    padding-inline: 0;
    margin-inline-start: 0;
    font-size: inherit;
  }

  [class*='-selection-item-content'] {
    margin-inline-end: 0;
  }
`;

export const FilterLabel = styled.span`
  color: ${(p) => p.theme.text3};
`;

export const FilterMissing = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 8px;
  color: ${(p) => p.theme.error};
  font-size: 13px;
  line-height: 20px;
`;

export const FilterFields = styled.div`
  display: grid;
  gap: 16px;

  > div {
    display: grid;
    gap: 4px;
  }
`;

/** Pushes the column settings to the end of the row. */
export const End = styled.div`
  display: flex;
  margin-inline-start: auto;
`;

export const MorePanel = styled.div`
  width: 280px;
  padding: 4px;
`;

export const ColumnList = styled.ul`
  display: grid;
  width: 280px;
  max-height: min(420px, 60vh);
  margin: 0;
  padding: 0;
  overflow: hidden auto;
  list-style: none;
  color: ${(p) => p.theme.text};

  li {
    display: flex;
    align-items: center;
    gap: 8px;
    min-height: 36px;
    padding: 0 4px 0 8px;
    border-radius: 6px;
  }

  li:hover {
    background: ${(p) => p.theme.hover};
  }

  li[data-dragged='true'] {
    background: ${(p) => p.theme.tint};
  }

  li > span {
    flex: 1;
    min-width: 0;
  }

  li > small {
    color: ${(p) => p.theme.text3};
    font-size: 12px;
  }

  li > .anticon {
    color: ${(p) => p.theme.text3};
    cursor: grab;
  }

`;

export const ColumnsFoot = styled.div`
  display: flex;
  justify-content: flex-end;
  margin-top: 8px;
  padding-top: 8px;
  border-top: 1px solid ${(p) => p.theme.line};
`;
