import { css } from 'styled-components';
import { below, fonts } from '../theme/layout.js';
import { focusRing } from '../theme/mixins.js';

export const codeStyles = css`
  .answer-code {
    overflow: clip;
    border: 1px solid ${(p) => p.theme.line};
    border-radius: 6px;
    background: ${(p) => p.theme.sunken};
  }

  .answer-code-head {
    display: flex;
    align-items: center;
    justify-content: space-between;
    height: 32px;
    padding: 0 4px 0 14px;
    border-bottom: 1px solid ${(p) => p.theme.line};
    color: ${(p) => p.theme.text3};
    font-size: 12px;
    line-height: 18px;
  }

  .answer-code-head button {
    display: inline-flex;
    align-items: center;
    gap: 4px;
    height: 24px;
    padding: 0 8px;
    border: 0;
    border-radius: 4px;
    background: none;
    color: inherit;
    font: inherit;
    cursor: pointer;
    ${focusRing}
  }

  .answer-code-head button:hover {
    background: ${(p) => p.theme.hover};
    color: ${(p) => p.theme.text};
  }

  .answer-code pre {
    max-height: min(70vh, 560px);
    margin: 0;
    padding: 10px 14px;
    overflow: auto;
    font: 13px/20px ${fonts.code};
    overflow-wrap: normal;
    ${focusRing}
    outline-offset: -2px;
  }

  .answer-code pre code {
    display: block;
    width: max-content;
    min-width: 100%;
    padding: 0;
    background: none;
  }

  /* Each part lays out on its own, so that more lines at the end leave those above alone. */
  .answer-lines {
    display: block;
    white-space: pre;
  }

  .hljs-comment,
  .hljs-quote,
  .hljs-meta,
  .hljs-doctag {
    color: ${(p) => p.theme.text3};
  }

  .hljs-keyword,
  .hljs-selector-tag,
  .hljs-tag,
  .hljs-name {
    color: ${(p) => p.theme.linkOnTint};
  }

  .hljs-string,
  .hljs-addition,
  .hljs-regexp {
    color: ${(p) => p.theme.ok};
  }

  .hljs-number,
  .hljs-literal,
  .hljs-type,
  .hljs-attr,
  .hljs-attribute,
  .hljs-built_in,
  .hljs-symbol,
  .hljs-variable {
    color: ${(p) => p.theme.menuText};
  }

  .hljs-title,
  .hljs-section,
  .hljs-strong {
    font-weight: 600;
  }

  .hljs-deletion {
    color: ${(p) => p.theme.error};
  }

  ${below.mobile} {
    .answer-code-head button {
      height: 32px;
      min-width: 44px;
      justify-content: flex-end;
    }
  }
`;
