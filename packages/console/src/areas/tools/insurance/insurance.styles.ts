import { below, hiddenVisually, oneLine, tokens } from '@console/ui/theme';
import { styled } from 'styled-components';

/** Earlier questions at the left, one of them beside and its evidence at the right; on a phone one of them. */
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

  ${below.mobile} {
    > [data-questions] {
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
    justify-content: flex-end;
    padding: 0 8px 0 16px;

    /* The shell says it. */
    &[data-titled] h2 {
      ${hiddenVisually}
    }
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
  max-width: 680px;
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

    ${below.mobile} {
      min-height: 44px;
    }
  }
`;
