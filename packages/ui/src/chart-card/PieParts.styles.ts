import { styled } from 'styled-components';
import { below } from '../theme/layout.js';
import { oneLine } from '../theme/mixins.js';
import { tokens } from '../theme/tokens.js';

export const Parts = styled.ul`
  display: grid;
  flex: 1;
  align-content: center;
  gap: 8px;
  min-width: 0;
  max-width: 400px;
  margin: 0;
  padding: 0;
  list-style: none;

  li {
    display: flex;
    align-items: center;
    gap: 8px;
    min-width: 0;
    padding-inline: 4px;
    border-radius: 4px;
    font-size: 13px;
    line-height: 20px;
  }

  li[data-chosen] {
    background: ${tokens.hover};
  }

  span {
    ${oneLine}
    flex: 1;
  }

  b {
    font-weight: 400;
  }

  small {
    flex: none;
    width: 48px;
    color: ${tokens.text3};
    font-size: 12px;
    text-align: right;
  }

  ${below.mobile} {
    gap: 4px;

    li {
      flex-wrap: wrap;
      gap: 0 8px;
    }

    span {
      flex: 1 0 calc(100% - 24px);
    }

    /* Under the name, not under its sign. */
    b {
      margin-left: 16px;
      color: ${tokens.text2};
      font-size: 12px;
    }
  }
`;
