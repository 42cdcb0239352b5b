import { styled } from 'styled-components';

/** What narrows a table, over it. */
export const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  align-items: center;
  margin: 16px 0 8px;

  .ant-input-search {
    flex: 0 1 220px;
  }
`;

/** A value with the button that copies it. */
export const Copied = styled.span`
  display: inline-flex;
  gap: 4px;
  align-items: center;

  code {
    overflow-wrap: anywhere;
  }
`;
