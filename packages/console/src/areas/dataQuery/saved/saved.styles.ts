import { below, oneLine } from '@console/ui/theme';
import { styled } from 'styled-components';

export const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  align-items: center;
  margin: 0 0 12px;

  > [data-search] {
    flex: 1 1 200px;
    width: auto;
    min-width: 0;
  }
`;

export const SavedList = styled.ul`
  margin: 0 0 12px;
  padding: 0;
  list-style: none;
`;

export const Saved = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 0 12px;
  align-items: center;
  padding: 10px 0;
  border-bottom: 1px solid ${(p) => p.theme.line};

  > div:first-child {
    display: flex;
    flex-wrap: wrap;
    gap: 0 8px;
    align-items: center;
    min-width: 0;
  }

  > div:first-child > :first-child {
    ${oneLine}
    display: block;
    min-width: 0;
    max-width: calc(100% - 24px);
    padding: 0;
    font-weight: 500;
    text-align: left;
  }

  > div:first-child > .anticon {
    flex: none;
    color: ${(p) => p.theme.text3};
  }

  > p {
    grid-column: 1;
    margin: 0;
    color: ${(p) => p.theme.text2};
    font-size: 12px;
    line-height: 18px;
    overflow-wrap: anywhere;
  }

  > p[data-failed] {
    color: ${(p) => p.theme.error};
  }

  > [data-verbs] {
    display: flex;
    grid-row: 1 / 4;
    grid-column: 2;
    gap: 4px;
    align-items: center;
  }

  ${below.mobile} {
    > [data-verbs] {
      grid-row: auto;
      grid-column: 1;
      margin-top: 6px;
    }
  }
`;

export const Refused = styled.ul`
  margin: 8px 0 0;
  padding: 0 0 0 16px;

  li {
    overflow-wrap: anywhere;
  }
`;
