import { styled } from 'styled-components';
import { below } from '../theme/layout.js';
import { oneLine } from '../theme/mixins.js';
import { tokens } from '../theme/tokens.js';

export const Uses = styled.ul`
  margin: 0;
  padding: 0;
  font-size: 13px;
  line-height: 20px;
  list-style: none;

  > li {
    display: grid;
    grid-template-columns: 16px minmax(0, 1fr) auto;
    gap: 0 10px;
    align-items: center;
    min-height: 36px;
    border-bottom: 1px solid ${tokens.line};
  }

  > li:last-child {
    border-bottom: 0;
  }

  > li > :first-child {
    color: ${tokens.text3};
  }

  > li > :nth-child(2) {
    ${oneLine}
    color: ${tokens.text};
  }

  small {
    color: ${tokens.text3};
    font-size: 12px;
  }

  ${below.mobile} {
    > li {
      min-height: 44px;
    }

    > li > a {
      line-height: 32px;
    }
  }
`;
