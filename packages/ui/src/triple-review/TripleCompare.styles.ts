import { styled } from 'styled-components';
import { below } from '../theme/layout.js';
import { surface } from '../theme/mixins.js';

export const Root = styled.section`
  ${surface}
  padding: 0 20px 8px;

  > header {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 8px;
    min-height: 44px;
  }

  h2 {
    flex: 1;
    margin: 0;
    font-weight: 600;
    font-size: 14px;
    line-height: 22px;
    white-space: nowrap;
  }

  header a {
    font-size: 13px;
  }

  p a,
  td a {
    text-decoration: underline;
    text-underline-offset: 3px;
  }

  ${below.mobile} {
    padding-inline: 16px;
  }
`;

export const Block = styled.div`
  padding: 10px 0;
  border-top: 1px solid ${(p) => p.theme.line};

  > p {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px 8px;
    margin: 0;
    color: ${(p) => p.theme.text2};
    font-size: 13px;
  }

  > p > span:nth-child(2) {
    flex: 1;
    min-width: 0;
  }
`;

export const Table = styled.table`
  width: 100%;
  margin-top: 6px;
  border-spacing: 0;
  font-size: 13px;

  th,
  td {
    padding: 3px 12px 3px 0;
    font-weight: 400;
    text-align: start;
    vertical-align: top;
    overflow-wrap: anywhere;
  }

  th {
    width: 68px;
    color: ${(p) => p.theme.text3};
    white-space: nowrap;
  }

  td:last-child {
    padding-inline-end: 0;
    color: ${(p) => p.theme.text3};
    text-align: end;
  }

  u {
    font-weight: 600;
    text-decoration-color: ${(p) => p.theme.line3};
    text-underline-offset: 4px;
  }
`;

export const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  margin-top: 6px;
`;
