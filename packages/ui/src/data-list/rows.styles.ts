import { styled } from 'styled-components';
import { oneLine } from '../theme/mixins.js';

export const Rows = styled.ul`
  flex: 1;
  min-height: 0;
  margin: 0;
  padding: 0;
  overflow: hidden auto;
  overflow-anchor: none;
  list-style: none;

  &:focus-visible {
    outline: 2px solid ${(p) => p.theme.focus};
    outline-offset: -2px;
  }
`;

export const TwoLines = styled.li<{ $height: number }>`
  display: flex;
  align-items: center;
  gap: 4px;
  min-height: ${(p) => p.$height}px;
  padding: 4px 4px 4px 16px;
  border-bottom: 1px solid ${(p) => p.theme.line};

  &[data-menu='false'] {
    padding-right: 16px;
  }

  &[data-selected='true'] {
    background: ${(p) => p.theme.tint};
  }

  > label {
    margin-inline-end: -6px;
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
