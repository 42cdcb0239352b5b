import { styled } from 'styled-components';
import { below } from '../theme/layout.js';
import { hiddenVisually, oneLine, plainButton } from '../theme/mixins.js';
import { tokens } from '../theme/tokens.js';

export const Hidden = styled.span`
  ${hiddenVisually}
`;

export const Table = styled.table`
  position: relative;
  width: 100%;
  border-collapse: collapse;
  font-size: 13px;
  line-height: 20px;

  th,
  td {
    height: 36px;
    padding: 0 0 0 16px;
    font-weight: 400;
    text-align: start;
    white-space: nowrap;
  }

  tr > :first-child {
    padding-inline-start: 0;
  }

  thead th {
    height: 28px;
    color: ${tokens.text3};
    font-size: 12px;
    line-height: 18px;
  }

  tbody tr,
  tfoot tr {
    border-top: 1px solid ${tokens.line};
  }

  tbody th,
  thead th:first-child {
    ${oneLine}
    max-width: 200px;
  }

  tfoot th,
  tfoot td {
    font-weight: 600;
  }

  [data-number] {
    text-align: end;
  }

  thead [data-number] {
    ${oneLine}
    max-width: 168px;
  }

  [data-drawn] {
    width: 100%;
    min-width: 90px;
  }

  [data-late] {
    color: ${tokens.text2};
  }

  [data-tone='good'] {
    color: ${tokens.ok};
  }

  [data-tone='bad'] {
    color: ${tokens.error};
  }

  /* Name, number and change stay. */
  ${below.mobile} {
    th,
    td {
      height: 44px;
    }

    tbody th,
    thead th:first-child {
      width: 100%;
      max-width: 120px;
    }

    thead [data-number] {
      min-width: 64px;
      white-space: normal;
    }

    [data-drawn],
    [data-late] {
      display: none;
    }
  }
`;

export const Open = styled.button`
  ${plainButton}
  ${oneLine}
  max-width: 100%;
  min-height: 28px;
  border-radius: 4px;
  color: ${tokens.link};

  &:hover {
    text-decoration: underline;
    text-underline-offset: 3px;
  }

  &:focus-visible {
    outline-offset: -2px;
  }

  ${below.mobile} {
    min-height: 44px;
  }
`;

/** Its scale does not begin at 0: a dot says where, a bar would say how much. */
export const Dot = styled.div`
  position: relative;
  height: 10px;
  margin-inline: 5px;

  &::before {
    content: '';
    position: absolute;
    inset: 4px -5px;
    border-radius: 1px;
    background: ${tokens.line};
  }

  > i {
    position: absolute;
    top: 0;
    width: 10px;
    height: 10px;
    margin-left: -5px;
    border-radius: 50%;
    background: ${tokens.chart1};
    box-shadow: 0 0 0 2px ${tokens.sheet};
  }

  > i[data-missed] {
    border: 2px solid ${tokens.errorDot};
    background: ${tokens.sheet};
  }

  > u {
    position: absolute;
    top: -2px;
    width: 2px;
    height: 14px;
    margin-left: -1px;
    background: ${tokens.okDot};
  }
`;

export const Bar = styled.div`
  height: 8px;

  > i {
    display: block;
    min-width: 2px;
    height: 8px;
    border-radius: 2px;
    background: ${tokens.chart1};
  }
`;
