import { styled } from 'styled-components';
import { below } from '../theme/layout.js';
import { tokens } from '../theme/tokens.js';

export const Hints = styled.ul`
  margin: 0;
  padding: 0;
  font-size: 13px;
  line-height: 20px;
  list-style: none;

  > li {
    display: grid;
    grid-template-columns: 16px minmax(0, 1fr);
    gap: 0 10px;
    padding: 9px 0;
    border-bottom: 1px solid ${tokens.line};
    overflow-wrap: anywhere;
  }

  > li:last-child {
    padding-bottom: 0;
    border-bottom: 0;
  }

  .anticon {
    margin-top: 3px;
    color: ${tokens.warn};
    font-size: 14px;
  }

  [data-ok] .anticon {
    color: ${tokens.ok};
  }

  small {
    display: block;
    color: ${tokens.text3};
    font-size: 12px;
    line-height: 18px;
  }

  button {
    text-decoration: underline;
    text-underline-offset: 3px;
  }

  ${below.mobile} {
    button {
      min-height: 32px;
    }
  }
`;
