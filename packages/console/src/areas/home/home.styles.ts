import { tokens } from '@console/ui/theme';
import { styled } from 'styled-components';

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
