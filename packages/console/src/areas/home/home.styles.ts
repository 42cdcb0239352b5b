import { density, tokens } from '@console/ui/theme';
import { styled } from 'styled-components';

export const Scroll = styled.div`
  overflow: auto;
  display: flex;
  flex: 1;
  flex-direction: column;
  min-height: 0;
  border-top: 1px solid ${tokens.line};
`;

export const Columns = styled.div`
  display: grid;
  flex: 1 0 auto;
  grid-template-columns: minmax(0, 2.4fr) minmax(0, 1fr);
  grid-template-rows: auto 1fr;

  > * {
    padding: 16px 24px 20px;
  }

  > :nth-last-child(-n + 2) {
    /* Room for the pill of the floating chat. */
    padding-bottom: 76px;
  }

  > :nth-child(n + 3) {
    border-top: 1px solid ${tokens.line};
  }

  > :nth-child(even) {
    border-left: 1px solid ${tokens.line};
  }

  @media (max-width: 1199.98px) {
    grid-template-columns: minmax(0, 1fr);
    grid-template-rows: none;

    > :nth-child(n + 2) {
      border-top: 1px solid ${tokens.line};
      border-left: 0;
    }

    > :nth-last-child(2) {
      padding-bottom: 20px;
    }
  }

  @media (max-width: 991.98px) {
    > * {
      padding-inline: 16px;
    }
  }
`;

export const Panel = styled.section`
  min-width: 0;

  > h2 {
    display: flex;
    align-items: center;
    justify-content: space-between;
    min-height: 32px;
    margin: 0 0 8px;
    font-weight: 600;
    font-size: 14px;
    line-height: 22px;

    small {
      color: ${tokens.text3};
      font-weight: 400;
      font-size: 12px;
    }
  }
`;

export const TodoList = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;

  li + li {
    border-top: 1px solid ${tokens.line};
  }

  li > * {
    display: flex;
    align-items: center;
    gap: 12px;
    padding: 8px 0;
    color: ${tokens.text};
    text-decoration: none;
  }

  a:hover {
    background: ${tokens.hover};
  }

  b {
    flex: none;
    width: 40px;
    font-weight: 600;
    font-size: 16px;
    line-height: 24px;
    text-align: right;
  }

  span:not(.anticon) {
    flex: 1;
    min-width: 0;
    line-height: 22px;
  }

  small {
    display: block;
    overflow: hidden;
    color: ${tokens.text3};
    font-size: 12px;
    line-height: 18px;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  .anticon {
    color: ${tokens.text3};
    font-size: 12px;
  }
`;

export const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  table-layout: auto;
  font-size: 14px;
  line-height: 22px;

  th,
  td {
    padding: 7px 12px 7px 0;
    border-bottom: 1px solid ${tokens.line};
    font-weight: 400;
    text-align: left;
    white-space: nowrap;
  }

  tbody td,
  tbody th {
    height: calc(${density.row} - 4px);
    padding-block: 0;
  }

  tbody tr:last-child > * {
    border-bottom: 0;
  }

  tbody th {
    overflow: hidden;
    max-width: 200px;
    text-overflow: ellipsis;
  }

  thead th {
    padding-block: 4px;
    color: ${tokens.text3};
    font-size: 13px;
    line-height: 20px;
  }

  [data-number] {
    padding-right: 0;
    padding-left: 12px;
    text-align: right;
  }

  [data-bar] {
    width: 60%;
  }
`;

export const Bar = styled.div`
  min-width: 2px;
  height: 6px;
  border-radius: 3px;
  background: ${tokens.chart1};
`;

export const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;

  time {
    color: ${tokens.text3};
    font-size: 12px;
    line-height: 18px;
  }

  @media (max-width: 991.98px) {
    width: calc(100vw - 32px);

    time {
      display: none;
    }

    [role='radiogroup'] {
      flex: 1 0 100%;
      order: -1;
    }

    [role='radiogroup'] label {
      flex: 1;
    }
  }
`;

export const Dates = styled.form`
  display: grid;
  gap: 12px;

  label {
    display: grid;
    gap: 4px;
    color: ${tokens.text2};
  }

  input {
    height: 32px;
    padding: 0 8px;
    border: 1px solid ${tokens.line2};
    border-radius: 6px;
    background: ${tokens.sheet};
    color: ${tokens.text};
    font: inherit;
  }

  p {
    margin: 0;
    color: ${tokens.error};
  }
`;
