import { styled } from 'styled-components';
import { below } from '../theme/layout.js';
import { oneLine, surface } from '../theme/mixins.js';

export const Root = styled.div`
  ${surface}
  display: flex;
  flex: 1;
  flex-direction: column;
  min-width: 0;
  min-height: 0;
`;

export const QueryRow = styled('search')`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
  padding: 0 24px 12px;

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

export const FilterLabel = styled.span`
  color: ${(p) => p.theme.text3};
`;

export const FilterFields = styled.div`
  display: grid;
  gap: 16px;

  > div {
    display: grid;
    gap: 4px;
  }
`;

export const TableArea = styled.section`
  flex: 1;
  min-height: 0;
  overflow: auto;
  outline: none;

  &:focus-visible {
    box-shadow: inset 0 0 0 2px ${(p) => p.theme.focus};
  }

  && table {
    border-top: 1px solid ${(p) => p.theme.line};
  }

  &&&&& thead th {
    position: sticky;
    z-index: 2;
    top: 0;
    height: 36px;
    padding-block: 0;
    font-size: 13px;
    white-space: nowrap;
  }

  &&&&& tbody td {
    height: 40px;
    padding-block: 4px;
  }

  &&&&& tr > :first-child {
    padding-left: 24px;
  }

  &&&&& tr > :last-child {
    padding-right: 24px;
  }
`;

// It asks for its least width whatever is in it, so that long words cut themselves and not the columns beside them.
// The padding keeps the focus ring of a link inside.
export const Cell = styled.div<{ $least: number }>`
  ${oneLine}
  contain: inline-size;
  min-width: ${(p) => p.$least + 6}px;
  margin: -3px;
  padding: 3px;

  &[data-quiet='true'] {
    color: ${(p) => p.theme.text2};
  }
`;

export const Words = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 14px;
  white-space: nowrap;
`;

export const Word = styled.button`
  min-height: 24px;
  padding: 0;
  border: 0;
  background: none;
  color: ${(p) => p.theme.link};
  font: inherit;
  cursor: pointer;

  &[data-danger='true'] {
    color: ${(p) => p.theme.error};
  }

  &:hover {
    text-decoration: underline;
    text-underline-offset: 3px;
  }

  &[aria-disabled='true'] {
    color: ${(p) => p.theme.text4};
    text-decoration: none;
    cursor: not-allowed;
  }

  &:focus-visible {
    border-radius: 2px;
    outline: 2px solid ${(p) => p.theme.focus};
    outline-offset: 1px;
  }
`;

export const Rows = styled.ul`
  flex: 1;
  min-height: 0;
  margin: 0;
  padding: 0;
  overflow: hidden auto;
  list-style: none;
`;

export const TwoLines = styled.li`
  display: flex;
  align-items: center;
  gap: 4px;
  min-height: 68px;
  padding: 10px 4px 10px 16px;
  border-bottom: 1px solid ${(p) => p.theme.line};

  &[data-menu='false'] {
    padding-right: 16px;
  }
`;

export const Lines = styled.div`
  display: grid;
  flex: 1;
  gap: 2px;
  min-width: 0;
`;

export const Line = styled.div`
  display: flex;
  align-items: center;
  gap: 8px;
  min-width: 0;
  color: ${(p) => p.theme.text2};
  font-size: 13px;

  &:first-child {
    color: ${(p) => p.theme.text};
    font-size: 14px;
    font-weight: 600;
  }

  > span {
    ${oneLine}
  }

  > span:last-child {
    flex: none;
    max-width: 60%;
    margin-left: auto;
    font-weight: 400;
  }

  > span:first-child:last-child {
    flex: 0 1 auto;
    max-width: 100%;
    margin-left: 0;
    font-weight: inherit;
  }
`;

export const Foot = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  justify-content: space-between;
  gap: 12px;
  min-height: 48px;
  padding: 8px 24px;
  border-top: 1px solid ${(p) => p.theme.line};
  color: ${(p) => p.theme.text2};
  font-size: 13px;

  ${below.mobile} {
    padding: 8px 16px;
  }
`;
