import { createGlobalStyle } from 'styled-components';
import { tokens } from './tokens.js';

/** What antd's own theme can't say. */
export const AntdAmends = createGlobalStyle<{ $prefix: string }>`
  /* antd has one weight for all buttons; what acts is bold. */
  .${({ $prefix }) => $prefix}-btn.${({ $prefix }) => $prefix}-btn-variant-solid {
    font-weight: 600;
  }

  /* On its tint the link's own colour is too faint in the dark. */
  .${({ $prefix }) => $prefix}-dropdown .${({ $prefix }) => $prefix}-dropdown-menu li.${({ $prefix }) => $prefix}-dropdown-menu-item-selected:not(:disabled) {
    color: ${tokens.linkOnTint};
  }

  /* The star of a field that must be filled stands after its label, and outside of its text. */
  .${({ $prefix }) => $prefix}-form-item .${({ $prefix }) => $prefix}-form-item-label > label.${({ $prefix }) => $prefix}-form-item-required {
    &::before {
      display: none;
    }

    &::after {
      display: inline;
      visibility: visible;
      margin-inline: 2px 0;
      color: ${tokens.error};
      content: '*' / '';
    }
  }

  .${({ $prefix }) => $prefix}-form-item .${({ $prefix }) => $prefix}-form-item-extra,
  .${({ $prefix }) => $prefix}-form-item .${({ $prefix }) => $prefix}-form-item-explain {
    padding-top: 4px;
    font-size: 12px;
    line-height: 18px;
  }

  /* A message takes the place of the space below its field; the next label keeps its distance all the same. */
  .${({ $prefix }) => $prefix}-form-item .${({ $prefix }) => $prefix}-form-item-explain {
    padding-bottom: 8px;
  }
`;
