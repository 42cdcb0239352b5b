import { styled } from 'styled-components';
import { below } from '../theme/layout.js';

// The label widens what can be hit; the box itself stays 16 px.
export const Box = styled.label`
  display: inline-grid;
  place-items: center;
  width: 24px;
  height: 24px;
  margin: -4px;
  vertical-align: middle;
  cursor: pointer;

  ${below.mobile} {
    width: 44px;
    height: 44px;
    margin: -14px;
  }

  input {
    position: relative;
    width: 16px;
    height: 16px;
    margin: 0;
    border: 1px solid ${(p) => p.theme.line3};
    border-radius: 4px;
    background: ${(p) => p.theme.sheet};
    appearance: none;
    cursor: inherit;
  }

  /* What can't be chosen keeps the room of its box. */
  &:has(input:disabled) {
    visibility: hidden;
  }

  input:hover {
    border-color: ${(p) => p.theme.solid};
  }

  input:checked,
  input:indeterminate {
    border-color: ${(p) => p.theme.solid};
    background: ${(p) => p.theme.solid};
  }

  input:checked::after {
    position: absolute;
    top: 1px;
    left: 4px;
    width: 4px;
    height: 8px;
    border: solid ${(p) => p.theme.onSolid};
    border-width: 0 2px 2px 0;
    content: '';
    transform: rotate(45deg);
  }

  input:indeterminate::after {
    position: absolute;
    top: 6px;
    left: 3px;
    width: 8px;
    height: 2px;
    border: 0;
    background: ${(p) => p.theme.onSolid};
    content: '';
    transform: none;
  }

  input:focus-visible {
    outline: 2px solid ${(p) => p.theme.focus};
    outline-offset: 1px;
  }

  @media (forced-colors: active) {
    input {
      appearance: auto;
    }
  }
`;
