import { styled } from 'styled-components';

/** What is set, and what it answers, beside each other where there is room. */
export const Beside = styled.div`
  container-type: inline-size;

  > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 24px;
  }

  @container (min-width: 880px) {
    > div {
      grid-template-columns: minmax(0, 1fr) minmax(0, 400px);
      gap: 40px;
      align-items: start;
    }

    /* What is tried stays in sight beside a long form, and can be read to its end. */
    > div > :last-child {
      position: sticky;
      top: 0;
      max-height: calc(100vh - 240px);
      overflow: auto;
    }
  }
`;
