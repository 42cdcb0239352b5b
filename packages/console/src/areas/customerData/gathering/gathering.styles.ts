import { tokens } from '@console/ui/theme';
import { styled } from 'styled-components';

/** What narrows a table, and how it stands. */
export const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 16px;
  align-items: center;
  margin-block: 16px 12px;

  > :first-child {
    width: auto;
    min-width: 200px;
  }
`;

/** A table that may be wider than what it stands in. */
export const Wide = styled.div`
  overflow-x: auto;

  td,
  th {
    white-space: nowrap;
  }
`;

/** Lines to be copied. */
export const Code = styled.section`
  margin-block: 16px 24px;

  h3 {
    margin: 0 0 4px;
    font-weight: 600;
    font-size: 14px;
    line-height: 22px;
  }

  p {
    margin: 0 0 8px;
    color: ${tokens.text2};
  }

  pre {
    margin: 0 0 8px;
    padding: 12px 14px;
    border: 1px solid ${tokens.line};
    border-radius: 6px;
    background: ${tokens.sunken};
    font: 13px/21px ui-monospace, monospace;
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
`;
