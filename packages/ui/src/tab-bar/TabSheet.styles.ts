import { styled } from 'styled-components';
import { fonts } from '../theme/layout.js';
import { oneLine, plainButton } from '../theme/mixins.js';

export const CountButton = styled.button`
  ${plainButton}
  font: 14px/22px ${fonts.text};
  display: grid;
  flex: none;
  place-items: center;
  width: 44px;
  height: 44px;
  border-radius: 6px;

  &:hover {
    background: ${(p) => p.theme.hover};
  }
`;

export const CountSquare = styled.span`
  box-sizing: border-box;
  display: grid;
  place-items: center;
  min-width: 20px;
  height: 20px;
  padding: 0 2px;
  border: 1.5px solid ${(p) => p.theme.text2};
  border-radius: 5px;
  font-size: 12px;
  line-height: 1;
  font-weight: 600;
`;

export const Rows = styled.ul`
  flex: 1;
  min-height: 0;
  margin: 0;
  padding: 0;
  overflow: hidden auto;
  list-style: none;
`;

export const Row = styled.li`
  display: flex;
  align-items: center;
  padding-right: 4px;
  border-bottom: 1px solid ${(p) => p.theme.line};

  &[data-active] {
    background: ${(p) => p.theme.tint};
  }

  > a {
    display: flex;
    flex: 1;
    align-items: center;
    gap: 8px;
    min-width: 0;
    height: 48px;
    padding: 0 8px 0 16px;
    color: ${(p) => p.theme.text};
    text-decoration: none;
  }

  &[data-active] > a {
    font-weight: 600;
  }

  > a:focus-visible {
    outline: 2px solid ${(p) => p.theme.focus};
    outline-offset: -2px;
  }

  > a > span:not(.anticon) {
    ${oneLine}
  }
`;

export const RowClose = styled.button`
  ${plainButton}
  display: grid;
  flex: none;
  place-items: center;
  width: 44px;
  height: 44px;
  border-radius: 6px;
  color: ${(p) => p.theme.text3};

  .anticon {
    font-size: 12px;
  }
`;

export const Foot = styled.div`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  gap: 8px;
  padding: 12px 16px;
  border-top: 1px solid ${(p) => p.theme.line};

  > button {
    flex: 1;
    height: 44px;
  }
`;
