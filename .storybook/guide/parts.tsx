import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { focusRing, fonts, tokens } from '../../packages/ui/src/theme/index.js';

/** What all pages of this guide stand on. */
export const Sheet = styled.main`
  box-sizing: border-box;
  max-width: 1080px;
  margin: 0 auto;
  padding: 32px 24px 64px;
  color: ${tokens.text};
  font: 14px/22px ${fonts.text};

  h1 {
    margin: 0 0 8px;
    font: 600 20px/28px ${fonts.text};
  }
  h2 {
    margin: 32px 0 8px;
    font: 600 16px/24px ${fonts.text};
  }
  p {
    max-width: 680px;
    margin: 0 0 12px;
    color: ${tokens.text2};
  }
  table {
    width: 100%;
    border-collapse: collapse;
  }
  th,
  td {
    padding: 8px 12px 8px 0;
    border-bottom: 1px solid ${tokens.line};
    text-align: start;
    vertical-align: top;
  }
  th {
    color: ${tokens.text3};
    font-weight: 400;
  }
  code {
    font-family: ${fonts.code};
    font-size: 13px;
  }
  ol,
  ul {
    margin: 0;
    padding-inline-start: 20px;
  }
  li {
    padding: 4px 0;
  }
`;

/** Scrolls by itself where it is wider than the page. */
export const Wide = styled.div`
  overflow-x: auto;
`;

const Link = styled.a`
  color: ${tokens.link};
  text-decoration: underline;
  ${focusRing}
`;

/** Leads to another place of this Storybook. */
export const Go = ({ to, children }: { to: string; children: ReactNode }) => (
  <Link href={to} target="_top">
    {children}
  </Link>
);
