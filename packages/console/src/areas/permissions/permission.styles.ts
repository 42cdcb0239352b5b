import { styled } from 'styled-components';

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
