import { tokens } from '@console/ui/theme';
import { styled } from 'styled-components';

/** What stands on the sheet below the page's head, and scrolls. */
export const Padded = styled.div`
  display: flex;
  overflow: auto;
  flex: 1;
  flex-direction: column;
  min-height: 0;
  padding: 16px 24px 40px;

  form {
    width: 100%;
    max-width: 760px;
  }

  @media (max-width: 991.98px) {
    padding-inline: 16px;
  }
`;

/** A row above a list: something that grows, and a button. */
export const Bar = styled.div`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: 8px;
  margin-bottom: 12px;

  > :first-child {
    flex: 1;
    min-width: 200px;
    margin: 0;
  }
`;

/** Tabs between the page's head and what they show. */
export const TabBar = styled.div`
  flex: none;
  margin-bottom: 12px;
  padding-inline: 24px;
  box-shadow: inset 0 -1px ${tokens.line};

  [class*='tabs-nav'] {
    margin: 0;
  }

  @media (max-width: 991.98px) {
    margin-bottom: 0;
    padding-inline: 16px;
  }
`;
