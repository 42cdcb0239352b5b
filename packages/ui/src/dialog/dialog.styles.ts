import { styled } from 'styled-components';
import { layout } from '../theme/layout.js';
import { surface } from '../theme/mixins.js';
import { tokens } from '../theme/tokens.js';

export const Foot = styled.div`
  ${surface}
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: 8px;
`;

export const Left = styled.span`
  flex: 1;
  min-width: 0;
  color: ${(p) => p.theme.text2};

  > button:first-child {
    margin-inline-start: -14px;
  }
`;

export const Body = styled.div`
  ${surface}
  display: grid;
  gap: 16px;
  padding: 4px 0 8px;

  form > :last-child {
    margin-bottom: 0;
  }
`;

export const Message = styled.div`
  ${surface}
  color: ${(p) => p.theme.text2};
  overflow-wrap: anywhere;
`;

export const HeadTitle = styled.div`
  display: flex;
  align-items: center;
  gap: 8px;
  min-width: 0;

  h2 {
    min-width: 0;
    margin: 0;
    overflow: hidden;
    font-size: 16px;
    line-height: 24px;
    font-weight: 600;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  h2:focus {
    outline: none;
  }

  > a {
    flex: none;
    white-space: nowrap;
  }
`;

export const HeadActions = styled.div`
  display: flex;
  align-items: center;
  gap: 4px;
`;

export const panelStyles = {
  wrapper: { boxShadow: tokens.shadow3 },
  header: { minHeight: layout.pageHeadHeight, padding: '0 16px 0 24px' },
  title: { minWidth: 0, marginInlineEnd: 12 },
  body: { padding: '20px 24px' },
  footer: { display: 'flex', alignItems: 'center', minHeight: layout.pageHeadHeight, padding: '8px 24px' },
} as const;
