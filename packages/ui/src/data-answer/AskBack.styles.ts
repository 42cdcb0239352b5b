import { styled } from 'styled-components';
import { below } from '../theme/layout.js';
import { surface } from '../theme/mixins.js';
import { tokens } from '../theme/tokens.js';

export const Root = styled.form`
  ${surface}
  min-width: 0;
`;

export const Doubt = styled.fieldset`
  min-width: 0;
  margin: 0 0 16px;
  padding: 0;
  border: 0;

  legend {
    padding: 0;
    margin-bottom: 4px;
    font-weight: 600;
    line-height: 22px;
  }
`;

export const Option = styled.label`
  display: grid;
  grid-template-columns: 16px minmax(0, 1fr) auto;
  gap: 0 12px;
  align-items: center;
  min-height: 57px;
  padding: 7px 12px;
  border-bottom: 1px solid ${tokens.line};
  line-height: 22px;
  overflow-wrap: anywhere;
  cursor: pointer;

  &:first-of-type {
    border-top: 1px solid ${tokens.line};
  }

  &:hover {
    background: ${tokens.hover};
  }

  &[data-chosen] {
    background: ${tokens.tint};
  }

  fieldset:disabled & {
    cursor: default;
  }

  small {
    display: block;
    color: ${tokens.text2};
    font-size: 13px;
    line-height: 20px;
  }

  > input {
    flex: none;
    width: 16px;
    height: 16px;
    margin: 0;
    border: 1px solid ${tokens.line3};
    border-radius: 50%;
    background: ${tokens.sheet};
    appearance: none;
  }

  > input:checked {
    border: 5px solid ${tokens.solid};
    background: ${tokens.onSolid};
  }

  > input:focus-visible {
    outline: 2px solid ${tokens.focus};
    outline-offset: 2px;
  }

  ${below.mobile} {
    padding: 9px 0;

    &[data-chosen] {
      margin-inline: -16px;
      padding-inline: 16px;
    }
  }
`;

export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;

  label {
    margin-inline-start: 8px;
    color: ${tokens.text2};
    font-size: 13px;
  }

  ${below.mobile} {
    > button {
      flex: 1;
      height: 40px;
    }

    label {
      width: 100%;
      min-height: 40px;
      margin: 0;
      align-items: center;
    }
  }
`;
