import styled, { keyframes } from 'styled-components';
import { focusRing, surface } from '../theme/mixins.js';
import { below, fonts } from '../theme/layout.js';

const pulse = keyframes`
  50% { opacity: .35; }
`;

export const Prose = styled.div`
  ${surface}
  font-size: 15px;
  line-height: 26px;
  overflow-wrap: anywhere;

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

  && > * {
    margin-bottom: 12px;
  }

  && > h3,
  && > h4,
  && > h5,
  && > h6 {
    margin: 18px 0 6px;
    font-size: 15px;
    font-weight: 600;
    line-height: 24px;
  }

  && > h3 {
    font-size: 16px;
  }

  && > :first-child {
    margin-top: 0;
  }

  && > :last-child {
    margin-bottom: 0;
  }

  strong,
  th {
    font-weight: 600;
  }

  em {
    font-style: normal;
    text-emphasis: none;
    text-decoration: underline dotted;
    text-underline-offset: 4px;
  }

  ul,
  ol {
    padding-left: 20px;
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
  li > ol {
    margin-bottom: 4px;
  }

  li::marker {
    color: ${(p) => p.theme.text3};
  }

  li:has(> input[type='checkbox']),
  li:has(> p > input[type='checkbox']) {
    list-style: none;
    margin-left: -18px;
  }

  input[type='checkbox'] {
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

  blockquote {
    padding-left: 14px;
    border-left: 2px solid ${(p) => p.theme.line2};
    color: ${(p) => p.theme.text2};
  }

  blockquote > p + p {
    margin-top: 8px;
  }

  hr {
    height: 1px;
    margin: 16px 0;
    border: 0;
    background: ${(p) => p.theme.line};
  }

  img {
    display: block;
    max-width: 100%;
    max-height: 480px;
    border-radius: 6px;
  }

  code {
    padding: 1px 5px;
    border-radius: 4px;
    background: ${(p) => p.theme.hover};
    font: 13px/20px ${fonts.code};
  }

  .answer-plain {
    white-space: pre-wrap;
  }

  .answer-cites {
    white-space: nowrap;
  }

  /* A word joiner: the citation stays on the line of the word before it, and of the mark behind it. */
  .answer-cites::before,
  .answer-cites[data-glued]::after {
    content: '\\2060';
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

  .answer-table {
    overflow-x: auto;
    padding: 4px 0 2px;
    ${focusRing}
  }

  table {
    width: 100%;
    border-collapse: collapse;
    font-size: 14px;
    line-height: 22px;
  }

  th,
  td {
    padding: 8px 12px;
    border-bottom: 1px solid ${(p) => p.theme.line};
    text-align: start;
    vertical-align: top;
  }

  th {
    padding-block: 6px;
    border-top: 1px solid ${(p) => p.theme.line};
    background: ${(p) => p.theme.sunken};
    color: ${(p) => p.theme.text3};
    font-size: 13px;
    font-weight: 400;
    white-space: nowrap;
  }

  .answer-code {
    position: relative;
  }

  .answer-code pre {
    margin: 0;
    padding: 12px 44px 12px 14px;
    overflow-x: auto;
    border: 1px solid ${(p) => p.theme.line};
    border-radius: 6px;
    background: ${(p) => p.theme.sunken};
    font: 13px/20px ${fonts.code};
    overflow-wrap: normal;
    ${focusRing}
  }

  .answer-code pre code {
    padding: 0;
    background: none;
  }

  .answer-code button {
    position: absolute;
    top: 6px;
    right: 6px;
    display: grid;
    place-items: center;
    width: 28px;
    height: 28px;
    border: 0;
    border-radius: 6px;
    background: ${(p) => p.theme.sunken};
    color: ${(p) => p.theme.text3};
    cursor: pointer;
    ${focusRing}
  }

  .answer-code button:hover {
    color: ${(p) => p.theme.text};
  }

  .hljs-comment,
  .hljs-quote,
  .hljs-meta {
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
  .hljs-built_in,
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

  .katex-display {
    margin: 4px 0;
    overflow: auto hidden;
  }

  @media (prefers-reduced-motion: reduce) {
    .answer-cursor {
      animation: none;
    }
  }

  ${below.mobile} {
    table {
      font-size: 13px;
    }

    th,
    td {
      padding-inline: 6px;
      white-space: nowrap;
    }
  }
`;
