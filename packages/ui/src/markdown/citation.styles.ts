import { css } from 'styled-components';
import { fonts } from '../theme/layout.js';
import { focusRing } from '../theme/mixins.js';

export const citationStyles = css`
  .answer-cites {
    white-space: nowrap;
  }

  /* A word joiner: the citation stays on the line of the word before it, and of the mark behind it. */
  .answer-cites::before,
  .answer-cites[data-glued]::after {
    content: '\\2060';
  }

  .answer-cites button {
    display: inline-grid;
    place-items: center;
    min-width: 18px;
    height: 18px;
    margin: 0 1px 0 4px;
    padding: 0 4px;
    border: 0;
    border-radius: 4px;
    vertical-align: 1px;
    background: ${(p) => p.theme.tint};
    color: ${(p) => p.theme.linkOnTint};
    font: 600 12px/18px ${fonts.text};
    font-variant-numeric: tabular-nums;
    cursor: pointer;
    user-select: none;
    transition:
      background 120ms,
      color 120ms;
    ${focusRing}
  }

  .answer-cites button:hover {
    background: ${(p) => p.theme.tint2};
  }

  .answer-cites button[data-active] {
    background: ${(p) => p.theme.evidenceBg};
    color: ${(p) => p.theme.evidence};
    box-shadow: inset 0 0 0 1px ${(p) => p.theme.evidenceLine};
  }

  mark {
    padding: 1px 0;
    border-radius: 3px;
    background: none;
    color: inherit;
    transition: background 120ms;
    box-decoration-break: clone;
  }

  mark[data-active] {
    background: ${(p) => p.theme.evidenceBg};
  }
`;
