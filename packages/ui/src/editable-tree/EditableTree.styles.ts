import { styled } from 'styled-components';
import { density } from '../theme/layout.js';
import { tokens } from '../theme/tokens.js';

export const Rows = styled.div`
  min-width: 0;

  [class*='tree-treenode '] {
    align-items: center;
    width: 100%;
    margin: 0;
    padding: 0;
    border-bottom: 1px solid ${tokens.line};
  }

  [class*='tree-treenode ']:hover,
  [class*='tree-treenode ']:focus-within {
    background: ${tokens.hover};
  }

  [class*='tree-switcher'] {
    display: flex;
    align-items: center;
    justify-content: center;
  }

  [class*='tree-node-content-wrapper'],
  [class*='tree-node-content-wrapper']:hover {
    flex: 1;
    min-width: 0;
    padding: 0 4px;
    background: transparent;
    cursor: default;
  }
`;

export const Row = styled.span`
  display: flex;
  align-items: center;
  gap: 12px;
  min-height: calc(${density.row} - 1px);
  line-height: 22px;

  > :first-child {
    display: flex;
    flex: 1;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 12px;
    min-width: 0;
    overflow-wrap: anywhere;
  }

  small {
    color: ${tokens.text3};
    font-size: 12px;
    overflow-wrap: anywhere;
  }
`;

export const Buttons = styled.span`
  display: contents;
`;
