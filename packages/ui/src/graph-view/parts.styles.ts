import { css, styled } from 'styled-components';
import { below } from '../theme/layout.js';
import { oneLine, plainButton, surface } from '../theme/mixins.js';

/** What is told of a node: a name, and what stands beside it. */
export const facts = css`
  dl {
    display: grid;
    grid-template-columns: 72px minmax(0, 1fr);
    column-gap: 8px;
    margin: 0;
    font-size: 13px;
    line-height: 26px;
  }

  dt {
    ${oneLine}
    color: ${(p) => p.theme.text3};
  }

  dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
`;

export const Legend = styled.aside`
  ${surface}
  min-height: 0;
  padding: 4px 8px 12px;
  overflow: hidden auto;
  background: ${(p) => p.theme.sunken};

  > header {
    display: flex;
    align-items: center;
    gap: 8px;
    padding: 12px 8px 4px;
    color: ${(p) => p.theme.text3};
    font-size: 12px;
    line-height: 18px;
  }

  h2 {
    flex: 1;
    margin: 0;
    font: inherit;
  }

  header button {
    ${plainButton}
    color: ${(p) => p.theme.link};
  }

  ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }

  li {
    display: flex;
    align-items: center;
    gap: 8px;
    height: 32px;
    padding: 0 8px;
    border-radius: 6px;
  }

  li:hover {
    background: ${(p) => p.theme.hover};
  }

  li > svg {
    flex: none;
  }

  li > button {
    ${plainButton}
    ${oneLine}
    flex: 1;
    height: 100%;
  }

  li[data-off] {
    color: ${(p) => p.theme.text3};
  }

  small {
    flex: none;
    color: ${(p) => p.theme.text3};
    font-size: 12px;
  }

  ${below.mobile} {
    background: none;

    li {
      height: 44px;
    }
  }
`;

export const PathBar = styled.div`
  ${surface}
  display: flex;
  flex: none;
  align-items: center;
  gap: 8px;
  height: 44px;
  padding: 0 12px 0 16px;
  border-bottom: 1px solid ${(p) => p.theme.line};
  font-size: 13px;
  white-space: nowrap;

  > span {
    flex: none;
    color: ${(p) => p.theme.text3};
  }

  > i {
    flex: 1;
  }

  ${below.mobile} {
    height: 52px;
    padding: 0 4px 0 16px;
    overflow: auto hidden;
    scrollbar-width: none;
  }
`;

export const End = styled.span`
  && {
    ${oneLine}
    display: inline-flex;
    flex: 0 1 auto;
    align-items: center;
    gap: 6px;
    max-width: 180px;
    height: 28px;
    padding: 0 8px;
    border: 1px solid ${(p) => p.theme.line2};
    border-radius: 6px;
    color: ${(p) => p.theme.text};
  }

  > b {
    ${oneLine}
    font-weight: 400;
  }

  > svg {
    flex: none;
  }

  ${below.mobile} {
    && {
      flex: none;
      height: 36px;
    }
  }
`;

/** A node by its name and its shape, which can be gone to. */
export const NodeButton = styled.button`
  ${plainButton}
  display: inline-flex;
  align-items: center;
  gap: 4px;
  max-width: 100%;
  border-radius: 4px;
  color: ${(p) => p.theme.text};

  > svg {
    flex: none;
  }

  > span {
    ${oneLine}
  }

  &:hover > span {
    color: ${(p) => p.theme.link};
    text-decoration: underline;
  }

  ${below.mobile} {
    min-height: 32px;
  }
`;

export const Quote = styled.figure`
  margin: 2px 0 8px;

  blockquote {
    margin: 0;
    padding: 2px 0 2px 12px;
    border-inline-start: 3px solid ${(p) => p.theme.evidenceLine};
    font-size: 13px;
    line-height: 22px;
    overflow-wrap: anywhere;
  }

  figcaption {
    display: flex;
    align-items: center;
    gap: 8px;
    margin: 6px 0 0 15px;
    color: ${(p) => p.theme.text2};
    font-size: 13px;
  }

  figcaption > span[title] {
    ${oneLine}
    flex: 1;
  }

  figcaption > :last-child:not(:first-child) {
    flex: none;
    white-space: nowrap;
  }
`;
