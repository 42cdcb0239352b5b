import { below, hiddenVisually } from '@console/ui/theme';
import { styled } from 'styled-components';

/** Questions at the left, one conversation beside them; on a phone one of the two. */
export const Panes = styled.div`
  display: flex;
  flex: 1;
  min-width: 0;
  min-height: 0;

  > [data-questions] {
    flex: none;
    width: 236px;
    min-height: 0;
    border-right: 1px solid ${(p) => p.theme.line};
  }

  ${below.mobile} {
    > [data-questions] {
      width: 100%;
      border-right: 0;
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

export const Answers = styled.div`
  flex: 1;
  min-height: 0;
  overflow-y: auto;
  padding: 20px 24px;

  > * {
    max-width: 960px;
    margin: 0 auto;
  }

  > * + * {
    margin-top: 32px;
  }

  ${below.mobile} {
    padding: 16px;
  }
`;

export const Foot = styled.div`
  flex: none;
  padding: 0 24px 16px;

  ${below.mobile} {
    padding: 0 12px 12px;
  }
`;

export const Begin = styled.div`
  padding: 12vh 0 0;
  color: ${(p) => p.theme.text2};
  text-align: center;

  h2 {
    margin: 0 0 8px;
    color: ${(p) => p.theme.text};
    font-size: 20px;
    font-weight: 600;
    line-height: 28px;
  }

  ul {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    justify-content: center;
    margin: 16px 0 0;
    padding: 0;
    list-style: none;
  }
`;

/** For those who move by headings: the menu names the page to everybody else. */
export const HeardTitle = styled.h1`
  ${hiddenVisually}
`;
