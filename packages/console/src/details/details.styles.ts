import { tokens } from '@console/ui/theme';
import { styled } from 'styled-components';

/** What stands on the sheet below the page's head, and scrolls: of `Padded`. */
export const Sheet = styled.div`
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

/** What is only read of a record: facts and sections under headings, narrow enough to be read. */
export const DetailBody = styled.div`
  overflow: auto;
  max-width: 920px;
  padding: 16px 24px 40px;

  h2 {
    margin: 24px 0 12px;
    font-weight: 600;
    font-size: 14px;
    line-height: 22px;
  }

  a {
    text-decoration: underline;
    text-underline-offset: 2px;
  }

  @media (max-width: 991.98px) {
    padding-inline: 16px;
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
