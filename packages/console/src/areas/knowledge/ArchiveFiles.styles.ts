import { styled } from 'styled-components';

export const List = styled.div`
  flex: 1;
  min-height: 0;
  padding: 0 24px 24px;
  overflow: auto;
  overflow-wrap: anywhere;

  && td,
  && th,
  && td > span {
    white-space: normal;
  }

  @media (max-width: 991.98px) {
    padding: 16px;
  }
`;

export const Which = styled.div`
  display: flex;
  margin-bottom: 12px;
`;
