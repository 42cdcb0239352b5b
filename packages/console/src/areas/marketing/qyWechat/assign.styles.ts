import { tokens } from '@console/ui/theme';
import { styled } from 'styled-components';

/** What each member of staff gets, row by row. */
export const Shares = styled.table`
  width: 100%;
  max-width: 520px;
  margin-bottom: 16px;
  border-collapse: collapse;

  th,
  td {
    padding: 4px 12px 4px 0;
    font-weight: 400;
    text-align: start;
  }

  thead th {
    color: ${tokens.text3};
    font-size: 13px;
    line-height: 20px;
  }

  tbody tr {
    border-top: 1px solid ${tokens.line};
  }

  tbody th {
    overflow-wrap: anywhere;
  }
`;

/** What a drawer holds, part under part. */
export const Stack = styled.div`
  display: flex;
  flex-direction: column;
  gap: 16px;
  min-width: 0;

  h3 {
    margin: 0 0 8px;
    font-weight: 600;
    font-size: 14px;
    line-height: 22px;
  }

  > p {
    margin: 0;
    color: ${tokens.text2};
  }
`;

/** What narrows a table and what can be taken along, over it. */
export const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  align-items: center;
  margin-bottom: 8px;

  > :last-child:not(:first-child) {
    margin-inline-start: auto;
  }
`;

/** The same over a table that fills the sheet. */
export const PageTools = styled(Tools)`
  margin: 0;
  padding: 0 24px 12px;

  @media (max-width: 991.98px) {
    padding: 12px 16px;
  }
`;
