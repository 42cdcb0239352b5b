import { tokens } from '@console/ui/theme';
import { styled } from 'styled-components';

export const Pinned = styled.div`
  padding: 16px 24px 20px;
  border-bottom: 1px solid ${tokens.line};

  @media (max-width: 991.98px) {
    padding-inline: 16px;
  }
`;

/** Hairlines between, none around. */
export const Cards = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 300px), 1fr));
  gap: 1px;
  margin: 0 -16px;
  overflow: hidden;

  > * {
    box-shadow: 0 0 0 1px ${tokens.line};
  }
`;
