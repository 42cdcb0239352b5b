import { below, oneLine } from '@console/ui/theme';
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

  ${below.mobile} {
    padding: 16px;
  }
`;

export const Thread = styled.div`
  max-width: 960px;
  height: 100%;
  margin: 0 auto;

  > * + * {
    padding-top: 32px;
  }

  /* Room for the answer that comes, so that its question can stand at the top meanwhile. */
  > * + :last-child {
    min-height: 100%;
  }
`;

export const Begin = styled.div`
  max-width: 960px;
  margin: 0 auto;
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

/** What is open, and what can be done with it. */
export const Head = styled.header`
  display: flex;
  flex: none;
  gap: 8px;
  align-items: center;
  justify-content: space-between;
  height: 52px;
  padding: 0 16px 0 24px;
  border-bottom: 1px solid ${(p) => p.theme.line};

  h1 {
    ${oneLine}
    flex: 1;
    margin: 0;
    font-size: 15px;
    font-weight: 600;
    line-height: 22px;
  }

  ${below.mobile} {
    padding: 0 4px 0 16px;
  }
`;
