import { styled } from 'styled-components';
import { below } from '../theme/layout.js';
import { tokens } from '../theme/tokens.js';

/** Takes part in the row that its owner makes; on a narrow screen the names get a line of their own before the rest. */
export const Range = styled.div`
  display: contents;

  ${below.mobile} {
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
