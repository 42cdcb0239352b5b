import { tokens } from '@console/ui/theme';
import { styled } from 'styled-components';

/** What scrolls under the head of a page of figures. */
export const Scroll = styled.div`
  overflow: auto;
  display: flex;
  flex: 1;
  flex-direction: column;
  min-height: 0;
  border-top: 1px solid ${tokens.line};
`;

/** In the head of the page: which time, and what can be done with its figures. */
export const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;

  time {
    color: ${tokens.text3};
    font-size: 12px;
    line-height: 18px;
  }

  @media (max-width: 991.98px) {
    width: calc(100vw - 32px);

    time {
      display: none;
    }
  }
`;
