import { styled } from 'styled-components';

/** What can be chosen, in a row that wraps. */
export const Choices = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 16px;

  @media (max-width: 767.98px) {
    gap: 14px 16px;
  }
`;

/** Fields on the page itself, no wider than they are read. */
export const Sheet = styled.div`
  flex: 1;
  min-height: 0;
  overflow-y: auto;
  padding: 16px 24px 24px;

  form {
    max-width: 760px;
  }

  @media (max-width: 767.98px) {
    padding: 12px 16px 16px;
  }
`;

/** What begins the making stays in sight. */
export const Begin = styled.div`
  display: flex;
  padding: 12px 24px;

  @media (max-width: 767.98px) {
    padding: 10px 16px;

    > button {
      flex: 1;
      height: 40px;
    }
  }
`;
