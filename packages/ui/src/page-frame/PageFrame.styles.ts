import { styled } from 'styled-components';
import { below, layout } from '../theme/layout.js';
import { hiddenVisually, oneLine, surface } from '../theme/mixins.js';

export const Frame = styled.div`
  ${surface}
  position: relative;
  display: flex;
  flex: 1;
  flex-direction: column;
  min-width: 0;
  min-height: 0;
  overflow: hidden;
`;

export const Head = styled.div`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
  min-height: ${layout.pageHeadHeight}px;
  padding: 8px 24px;

  ${below.mobile} {
    padding: 8px 16px;

    &[data-bare='true']:not(:focus-within) {
      ${hiddenVisually}
      min-height: 0;
      padding: 0;
    }
  }
`;

export const Place = styled.div`
  display: flex;
  flex: 1;
  align-items: center;
  gap: 8px;
  min-width: 0;
  color: ${(p) => p.theme.text3};

  nav {
    flex: none;
    max-width: 50%;
  }

  ol {
    display: flex;
    gap: 8px;
    margin: 0;
    padding: 0;
    list-style: none;
    white-space: nowrap;
  }

  li {
    ${oneLine}
  }

  li::after {
    margin-left: 8px;
    color: ${(p) => p.theme.text4};
    content: '/' / '';
  }

  a {
    color: inherit;
    text-decoration: none;
  }

  a:hover {
    text-decoration: underline;
    text-underline-offset: 3px;
  }

  a:focus-visible {
    outline: 2px solid ${(p) => p.theme.focus};
    outline-offset: 1px;
  }

  h1 {
    ${oneLine}
    margin: 0;
    color: ${(p) => p.theme.text};
    font-size: 16px;
    line-height: 24px;
    font-weight: 600;
  }

  h1:focus {
    outline: none;
  }

  ${below.mobile} {
    position: relative;

    /* Whoever comes to the crumbs by the keyboard sees them. */
    nav:not(:focus-within),
    h1 {
      ${hiddenVisually}
    }

    nav {
      max-width: 100%;
    }

    /* They have a row of their own then. */
    &:has(nav:focus-within) {
      flex-basis: 100%;
    }

    &[data-bare='true']:not(:focus-within) {
      ${hiddenVisually}
    }
  }
`;

export const Count = styled.span`
  margin-left: 4px;
  white-space: nowrap;

  ${below.mobile} {
    ${hiddenVisually}
  }
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: 8px;
  margin-left: auto;
`;

export const Scroll = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-width: 0;
  min-height: 0;
  overflow: hidden auto;
`;

export const Foot = styled.div`
  flex: none;
  border-top: 1px solid ${(p) => p.theme.line};
`;
