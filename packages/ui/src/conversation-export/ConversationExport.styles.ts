import { styled } from 'styled-components';
import { surface } from '../theme/mixins.js';

/** Around the button. */
export const Root = styled.span`
  ${surface}
  display: inline-flex;
`;

/** The kinds of files, one below the other. */
export const Kinds = styled.div`
  ${surface}
  display: grid;
  gap: 8px;
  min-width: 200px;

  button {
    flex: 1;
    justify-content: flex-start;
  }

  > p {
    margin: 0;
    color: ${(p) => p.theme.text3};
    font-size: 12px;
  }

  > [role='alert'] {
    color: ${(p) => p.theme.error};
  }
`;
