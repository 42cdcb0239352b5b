import { styled } from 'styled-components';
import { below } from '../theme/layout.js';
import { surface } from '../theme/mixins.js';
import { tokens } from '../theme/tokens.js';

export const Root = styled.div`
  ${surface}
  min-width: 0;
`;

export const Parts = styled.div`
  display: flex;
  flex-direction: column;
  gap: 8px;
  min-width: 0;
`;

export const Box = styled.div`
  overflow: hidden;
  border: 1px solid ${tokens.line};
  border-radius: 6px;
  background: ${tokens.sheet};

  && [class*='-tree'] {
    background: transparent;
  }

  [class*='tree-list-holder-inner'] {
    padding: 4px 8px;
  }

  [class*='tree-treenode'] {
    width: 100%;
  }

  [class*='tree-node-content-wrapper'] {
    flex: 1;
    min-width: 0;
  }

  ${below.mobile} {
    [class*='tree-treenode '] {
      align-items: center;
      min-height: 44px;
      padding: 0;
    }

    && [class*='tree-switcher'],
    && [class*='tree-checkbox'] {
      align-self: center;
      margin-block: 0;
    }
  }
`;

export const Entry = styled.span`
  display: flex;
  gap: 0 8px;
  align-items: baseline;
  min-width: 0;

  > span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  small {
    flex: none;
    color: ${tokens.text3};
    font-size: 12px;
  }

  mark {
    background: none;
    color: ${tokens.link};
    font-weight: 600;
  }
`;

export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 16px;
  align-items: center;
  color: ${tokens.text3};
  font-size: 13px;

  > :first-child {
    flex: 1;
  }
`;

export const Nothing = styled.div`
  padding: 24px 16px;
  color: ${tokens.text3};
  text-align: center;
`;
