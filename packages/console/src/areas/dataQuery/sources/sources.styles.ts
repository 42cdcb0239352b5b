import { below, oneLine } from '@console/ui/theme';
import { styled } from 'styled-components';

export const Add = styled.div`
  display: flex;
  flex-direction: column;
  gap: 8px;
  margin: 0 0 16px;

  > button,
  > [role='radiogroup'] {
    align-self: flex-start;
  }
`;

export const SourceList = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Item = styled.li`
  border-bottom: 1px solid ${(p) => p.theme.line};

  > div:first-child {
    display: flex;
    gap: 8px;
    align-items: center;
    min-height: 48px;
  }

  > div:first-child > :first-child {
    ${oneLine}
    flex: 1;
    justify-content: flex-start;
    min-width: 0;
    padding-left: 0;
    font-weight: 500;
    text-align: left;
  }

  ${below.mobile} {
    > div:first-child {
      flex-wrap: wrap;
      gap: 0 8px;
    }

    > div:first-child > :first-child {
      flex: 1 0 100%;
    }
  }

  small {
    flex: none;
    color: ${(p) => p.theme.text2};
    font-size: 12px;
  }

  small[title] {
    ${oneLine}
    max-width: 160px;
  }
`;

export const Tables = styled.div`
  padding: 0 0 16px;

  &[aria-busy] {
    opacity: 0.6;
  }

  ul {
    margin: 0 0 12px;
    padding: 0;
    list-style: none;
  }

  li {
    display: grid;
    grid-template-columns: 1fr auto auto;
    gap: 0 8px;
    align-items: center;
    padding: 6px 0;
  }

  li > b {
    ${oneLine}
    font-weight: 400;
  }

  li > p {
    ${oneLine}
    grid-column: 1 / 3;
    grid-row: 2;
    margin: 0;
    color: ${(p) => p.theme.text2};
    font-size: 12px;
  }

  li > button {
    grid-column: 3;
    grid-row: 1 / 3;
  }
`;
