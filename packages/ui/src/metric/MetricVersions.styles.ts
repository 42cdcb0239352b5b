import { styled } from 'styled-components';
import { below } from '../theme/layout.js';
import { tokens } from '../theme/tokens.js';

export const Versions = styled.ol`
  margin: 0;
  padding: 0;
  font-size: 13px;
  line-height: 20px;
  list-style: none;

  > li {
    display: grid;
    grid-template-columns: minmax(60px, auto) minmax(0, 1fr) auto 80px auto;
    gap: 0 12px;
    align-items: center;
    min-height: 38px;
    border-top: 1px solid ${tokens.line};
    overflow-wrap: anywhere;
  }

  > li > :first-child {
    justify-self: start;
  }

  > li > :last-child:not(small) {
    min-width: 112px;
    text-align: end;
  }

  small {
    color: ${tokens.text3};
    font-size: 13px;
  }

  button {
    padding-inline: 0;
  }

  ${below.mobile} {
    > li {
      grid-template-columns: minmax(60px, auto) minmax(0, 1fr) auto;
      padding-block: 9px;
    }

    > li > :nth-child(2) {
      grid-column: 2 / -1;
    }

    > li > :nth-child(3) {
      grid-column: 2;
    }

    > li > :last-child:not(small) {
      grid-column: 2 / -1;
      min-width: 0;
      text-align: start;
    }
  }
`;

export const Pair = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  align-items: center;
  margin-bottom: 8px;
  font-size: 13px;

  > label {
    color: ${tokens.text3};
  }

  > * + label {
    margin-inline-start: 8px;
  }
`;

export const Same = styled.p`
  margin: 0 0 12px;
  color: ${tokens.text2};
`;

export const Comparison = styled.table`
  width: 100%;
  margin-bottom: 12px;
  border-collapse: collapse;
  font-size: 13px;
  line-height: 20px;
  table-layout: fixed;

  th,
  td {
    padding: 8px 12px 8px 0;
    border-bottom: 1px solid ${tokens.line};
    font-weight: 400;
    text-align: start;
    vertical-align: top;
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }

  th:first-child {
    width: 22%;
    color: ${tokens.text3};
  }

  thead th {
    padding-block: 4px;
    color: ${tokens.text3};
    font-size: 12px;
  }

  ins {
    text-decoration: none;
  }

  del {
    color: ${tokens.text2};
    text-decoration: none;
  }
`;
