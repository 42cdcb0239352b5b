import { tokens } from '@console/ui/theme';
import { styled } from 'styled-components';

interface PanesProps {
  /** Pixels that what stands beside takes: on a wide screen, and on a narrow one. */
  $beside: number;
  $narrow: number;
}

/** What is worked on, and an `aside` that explains it: two panes that scroll alone, below each other on a phone. */
export const Panes = styled.div<PanesProps>`
  display: grid;
  flex: 1;
  grid-template-columns: minmax(0, 1fr) ${(p) => p.$beside}px;
  min-height: 0;
  border-top: 1px solid ${tokens.line};

  > * {
    overflow: auto;
    min-width: 0;
  }

  > aside {
    border-left: 1px solid ${tokens.line};
  }

  @media (max-width: 1279.98px) {
    grid-template-columns: minmax(0, 1fr) ${(p) => p.$narrow}px;
  }

  @media (max-width: 991.98px) {
    display: block;
    overflow: auto;

    > * {
      overflow: visible;
    }

    > aside {
      border-left: 0;
    }
  }
`;
