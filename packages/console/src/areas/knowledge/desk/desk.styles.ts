import { styled } from 'styled-components';

export const Pieces = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Piece = styled.li`
  display: grid;
  grid-template-columns: 36px minmax(0, 1fr);
  gap: 0 12px;
  padding: 8px 0;
  border-bottom: 1px solid ${(p) => p.theme.line};

  span {
    display: -webkit-box;
    overflow: hidden;
    overflow-wrap: anywhere;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 3;
  }
`;

export const Offer = styled.section`
  display: grid;
  gap: 8px;
  padding: 12px 0 16px;
  border-bottom: 1px solid ${(p) => p.theme.line};

  h3,
  p {
    margin: 0;
    font-size: 14px;
  }

  .text {
    overflow-wrap: anywhere;
    white-space: pre-line;
  }

  .verbs {
    display: flex;
    gap: 8px;
  }
`;
