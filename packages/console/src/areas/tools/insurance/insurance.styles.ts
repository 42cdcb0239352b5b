import { below, oneLine, tokens } from '@console/ui/theme';
import { styled } from 'styled-components';

/** Earlier questions at the left, one of them beside, its evidence at the right; on a phone one of them. */
export const Panes = styled.div`
  position: relative;
  display: flex;
  flex: 1;
  min-width: 0;
  min-height: 0;

  > [data-questions] {
    flex: none;
    width: 236px;
    min-height: 0;
    border-right: 1px solid ${tokens.line};
  }

  > [data-evidence] {
    display: flex;
    flex: none;
    width: 440px;
    min-height: 0;
    border-left: 1px solid ${tokens.line};
    background: ${tokens.sheet};

    > * {
      flex: 1;
      min-width: 0;
    }
  }

  @media (max-width: 1280px) {
    > [data-evidence] {
      position: absolute;
      inset: 0 0 0 auto;
      max-width: 100%;
    }
  }

  ${below.mobile} {
    > [data-questions],
    > [data-evidence] {
      width: 100%;
      border: 0;
    }

    &[data-list] > section,
    &:not([data-list]) > [data-questions] {
      display: none;
    }
  }
`;

export const Talk = styled.section`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-width: 0;
  min-height: 0;
`;

export const Head = styled.header`
  display: flex;
  flex: none;
  align-items: center;
  gap: 4px;
  min-height: 48px;
  padding: 0 24px;

  h2 {
    ${oneLine}
    flex: 1;
    margin: 0;
    font-size: 15px;
    font-weight: 600;
    line-height: 24px;
  }

  ${below.mobile} {
    padding: 0 16px;
  }
`;

export const Shown = styled.div`
  flex: 1;
  min-height: 0;
  overflow-y: auto;
  padding: 8px 24px 24px;

  ${below.mobile} {
    padding: 8px 16px 16px;
  }
`;

export const Begin = styled.div`
  max-width: 760px;
  margin: 0 auto;
  padding-top: 10vh;
  color: ${tokens.text2};
  text-align: center;

  h3 {
    margin: 0 0 8px;
    color: ${tokens.text};
    font-size: 20px;
    font-weight: 600;
    line-height: 28px;
  }

  ul {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: 8px;
    margin: 24px 0 0;
    padding: 0;
    list-style: none;
  }

  button {
    max-width: 100%;
    height: auto;
    min-height: 36px;
    white-space: normal;
  }
`;
