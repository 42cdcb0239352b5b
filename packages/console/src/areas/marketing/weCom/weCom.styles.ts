import { Notice } from '@console/ui/states';
import { styled } from 'styled-components';

/** A sentence between the head of a page and what is below it. */
export const Strip = styled(Notice)`
  flex: none;
  margin-bottom: 12px;

  @media (max-width: 991.98px) {
    margin-bottom: 0;
  }
`;

/** A table that is wider than a phone scrolls in its own room. */
export const Wide = styled.div`
  overflow-x: auto;
`;
