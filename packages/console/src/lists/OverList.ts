import { styled } from 'styled-components';

/** Room for sentences between the head of a page and its list; none where there are none. */
export const OverList = styled.div`
  flex: none;

  > * {
    margin-bottom: 12px;
  }

  @media (max-width: 991.98px) {
    > * {
      margin-bottom: 0;
    }
  }
`;
