import { keyframes, styled } from 'styled-components';
import { focusRing } from '../theme/mixins.js';
import { below, fonts } from '../theme/layout.js';
import { citationStyles } from './citation.styles.js';
import { codeStyles } from './code.styles.js';
import { pictureStyles } from './picture.styles.js';
import { tableStyles } from './table.styles.js';

const pulse = keyframes`
  50% { opacity: .35; }
`;

/**
 * Formulas are made of thousands of elements: a rule that ends in any element, or in any that is the last of its
 * parent, is tried for each of them, and again for those beside what is added. So rules end in names.
 */
export const Prose = styled.div`
  box-sizing: border-box;
  color: ${(p) => p.theme.text};
  font: 15px/26px ${fonts.text};
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;

  /* Not for what stands before and after each of them: that has no size of its own here. */
  * {
    box-sizing: border-box;
  }

  p,
  ul,
  ol,
  blockquote,
  h3,
  h4,
  h5,
  h6 {
    margin: 0;
    padding: 0;
  }

  .answer-group {
    display: flow-root;
  }

  && > .answer-group > p,
  && > .answer-group > ul,
  && > .answer-group > ol,
  && > .answer-group > hr,
  && > .answer-group > blockquote,
  && > .answer-group > div {
    margin-bottom: 12px;
  }

  && > .answer-group > h3,
  && > .answer-group > h4,
  && > .answer-group > h5,
  && > .answer-group > h6 {
    margin: 18px 0 6px;
    font-size: 15px;
    font-weight: 600;
    line-height: 24px;
  }

  && > .answer-group > h3 {
    font-size: 16px;
  }

  && > .answer-group > h3:first-child,
  && > .answer-group > h4:first-child,
  && > .answer-group > h5:first-child,
  && > .answer-group > h6:first-child,
  && > .answer-group > hr:first-child {
    margin-top: 0;
  }

  /* What the margin of the block above leaves of their own. */
  && > .answer-group + .answer-group > h3:first-child,
  && > .answer-group + .answer-group > h4:first-child,
  && > .answer-group + .answer-group > h5:first-child,
  && > .answer-group + .answer-group > h6:first-child {
    margin-top: 6px;
  }

  && > .answer-group:last-child > p:last-child,
  && > .answer-group:last-child > ul:last-child,
  && > .answer-group:last-child > ol:last-child,
  && > .answer-group:last-child > hr:last-child,
  && > .answer-group:last-child > h3:last-child,
  && > .answer-group:last-child > h4:last-child,
  && > .answer-group:last-child > h5:last-child,
  && > .answer-group:last-child > h6:last-child,
  && > .answer-group:last-child > blockquote:last-child,
  && > .answer-group:last-child > div:last-child {
    margin-bottom: 0;
  }

  strong,
  th {
    font-weight: 600;
  }

  em {
    font-style: normal;
    text-decoration: underline dotted;
    text-underline-offset: 4px;
  }

  ul,
  ol {
    padding-left: 22px;
  }

  ul {
    list-style: disc;
  }

  ol {
    list-style: decimal;
  }

  li {
    margin-bottom: 4px;
    padding-left: 2px;
  }

  li > p,
  li > ul,
  li > ol,
  li > blockquote,
  li > .answer-code,
  li > .answer-table {
    margin-bottom: 4px;
  }

  /* A long list is made of several: they look like one. */
  && > .answer-group > [data-continues] {
    margin-top: -8px;
  }

  li::marker {
    color: ${(p) => p.theme.text3};
  }

  li[data-task] {
    margin-left: -20px;
    list-style: none;
  }

  input[type='checkbox'] {
    width: 14px;
    height: 14px;
    margin: 0 6px 0 0;
    vertical-align: -2px;
  }

  a {
    color: ${(p) => p.theme.link};
    text-decoration: underline;
    text-underline-offset: 3px;
    border-radius: 2px;
    ${focusRing}
  }

  a[data-short] {
    white-space: nowrap;
  }

  .answer-host {
    color: ${(p) => p.theme.text3};
    font-size: 12px;
    unicode-bidi: isolate;
  }

  blockquote {
    padding-left: 14px;
    border-left: 2px solid ${(p) => p.theme.line2};
    color: ${(p) => p.theme.text2};
  }

  blockquote > * + p,
  blockquote > * + ul,
  blockquote > * + ol,
  blockquote > * + hr,
  blockquote > * + h3,
  blockquote > * + h4,
  blockquote > * + h5,
  blockquote > * + h6,
  blockquote > * + blockquote,
  blockquote > * + div {
    margin-top: 8px;
  }

  hr {
    height: 1px;
    margin: 16px 0;
    border: 0;
    background: ${(p) => p.theme.line};
  }

  code {
    padding: 1px 5px;
    border-radius: 4px;
    background: ${(p) => p.theme.hover};
    font: 13px/20px ${fonts.code};
  }

  /* Out of sight they needn't be drawn again and again: formulas are made of very many parts. */
  .answer-group,
  .answer-code,
  .answer-table {
    contain-intrinsic-block-size: auto 200px;
    overflow-clip-margin: 16px;
  }

  /* Eight blocks, of which many are a line or two: how high they are is not known before they have been drawn. */
  .answer-group {
    contain-intrinsic-block-size: auto 400px;
  }

  [data-settled] {
    content-visibility: auto;
  }

  .answer-plain {
    white-space: pre-wrap;
  }

  .answer-cursor {
    display: inline-block;
    width: 8px;
    height: 16px;
    margin-left: 3px;
    border-radius: 2px;
    background: ${(p) => p.theme.brand};
    vertical-align: -2px;
    animation: ${pulse} 1.1s infinite;
  }

  .answer-note {
    margin: 0 1px 0 2px;
    color: ${(p) => p.theme.text3};
    font-size: 12px;
    line-height: 0;
    vertical-align: 5px;
    white-space: nowrap;
  }

  .answer-note::before {
    content: '\\2060';
  }

  .answer-note button,
  .answer-note-text > button {
    padding: 0 2px;
    border: 0;
    border-radius: 4px;
    background: none;
    color: ${(p) => p.theme.link};
    font: inherit;
    cursor: pointer;
    ${focusRing}
  }

  .answer-note button {
    line-height: 16px;
  }

  .answer-note-text {
    display: flex;
    gap: 8px;
    padding: 2px 0;
    color: ${(p) => p.theme.text2};
    font-size: 13px;
    line-height: 22px;
    ${focusRing}
  }

  && > .answer-group > .answer-note-text + .answer-note-text {
    margin-top: -8px;
  }

  .answer-note-text > div {
    flex: 1;
    min-width: 0;
  }

  .answer-note-label {
    color: ${(p) => p.theme.text3};
    font-size: 12px;
  }

  .answer-note-text > button {
    flex: none;
    width: 24px;
    height: 24px;
    font-size: 12px;
  }

  .answer-formula {
    display: block;
    overflow: auto hidden;
    padding: 4px 0;
  }

  .answer-formula .katex-display {
    margin: 0;
  }

  .answer-formula[data-drawn='false'],
  .answer-formula-inline[data-drawn='false'] {
    font: 13px/20px ${fonts.code};
    white-space: pre-wrap;
    color: ${(p) => p.theme.text2};
  }

  ${citationStyles}
  ${codeStyles}
  ${tableStyles}
  ${pictureStyles}

  @media (prefers-reduced-motion: reduce) {
    .answer-cursor {
      animation: none;
    }
  }

  ${below.mobile} {
    .answer-note-text > button {
      width: 44px;
      height: 32px;
    }
  }
`;
