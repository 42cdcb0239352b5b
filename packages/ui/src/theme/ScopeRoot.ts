import { styled } from 'styled-components';
import { type Size, sizes } from './layout.js';
import { type Tokens, tokenDeclarations } from './tokens.js';

interface ScopeRootProps {
  $mode: 'light' | 'dark';
  $tokens: Tokens;
  $size: Size;
}

/**
 * A provider's root: gives the tokens their values for what is inside, and nothing else. It has no box of its own, so
 * the page is laid out as if it were not there.
 */
export const ScopeRoot = styled.div<ScopeRootProps>`
  display: contents;
  --cx-color-scheme: ${({ $mode }) => $mode};
  ${({ $tokens }) => tokenDeclarations($tokens)}
  --cx-control-height: ${({ $size }) => sizes[$size].control}px;
  --cx-row-height: ${({ $size }) => sizes[$size].row}px;
`;

/** Says which form everything inside takes, by `data-room`. Inside of the root, whose class all styles begin with. */
export const FormRoot = styled.div`
  display: contents;
`;
