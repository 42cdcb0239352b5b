import { styled } from 'styled-components';
import { below } from '../theme/layout.js';
import { focusRing, oneLine, surface } from '../theme/mixins.js';
import { tokens } from '../theme/tokens.js';

export const Root = styled.div`
  ${surface}
  display: flex;
  flex: 1;
  flex-direction: column;
  min-width: 0;
  min-height: 0;
`;

export const Bar = styled('search')`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  gap: 8px 12px;
  align-items: center;
  padding: 0 24px 12px;

  > :first-child {
    width: 240px;
    max-width: 100%;
  }

  .anticon {
    color: ${tokens.text3};
    font-size: 14px;
  }

  ${below.mobile} {
    padding: 12px 16px;

    > :first-child {
      width: 100%;
    }
  }
`;

export const Scroll = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: 24px;
  min-height: 0;
  padding: 4px 24px 24px;
  overflow: auto;

  ${below.mobile} {
    padding: 4px 16px 16px;
  }
`;

export const Group = styled.section`
  h2 {
    margin: 0 0 8px;
    color: ${tokens.text3};
    font-weight: 400;
    font-size: 13px;
    line-height: 20px;
  }
`;

export const Recent = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  margin: 0;
  padding: 0;
  list-style: none;

  a {
    display: inline-flex;
    gap: 8px;
    align-items: center;
    min-height: 32px;
    padding: 4px 12px;
    border: 1px solid ${tokens.line};
    border-radius: 6px;
    color: ${tokens.text};
    ${focusRing}
  }

  a:hover {
    background: ${tokens.hover};
    text-decoration: none;
  }

  small {
    color: ${tokens.text3};
    font-size: 12px;
  }

  .anticon {
    color: ${tokens.text3};
  }

  ${below.mobile} {
    a {
      min-height: 40px;
    }
  }
`;

export const Cards = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(280px, 100%), 1fr));
  gap: 12px;
  margin: 0;
  padding: 0;
  list-style: none;

  > li {
    display: flex;
    min-width: 0;
  }
`;

export const Card = styled.article`
  position: relative;
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: 4px;
  min-width: 0;
  padding: 12px 16px;
  border: 1px solid ${tokens.line};
  border-radius: 10px;
  transition: background 120ms;

  &:hover {
    background: ${tokens.hover};
  }

  > p {
    margin: 0;
    color: ${tokens.text2};
    font-size: 13px;
    line-height: 20px;
    overflow-wrap: anywhere;
  }
`;

export const Head = styled.header`
  display: flex;
  gap: 8px;
  align-items: center;
  min-width: 0;

  > .anticon {
    flex: none;
    color: ${tokens.text3};
    font-size: 16px;
  }

  h3 {
    ${oneLine}
    flex: 1;
    margin: 0;
    font-weight: 600;
    font-size: 14px;
    line-height: 22px;
  }

  h3 a {
    color: ${tokens.text};
    text-decoration: none;
    outline: none;
  }

  /* The whole card opens the tool; its own buttons lie above. */
  h3 a::after {
    position: absolute;
    inset: 0;
    border-radius: 10px;
    content: '';
  }

  h3 a:focus-visible::after {
    outline: 2px solid ${tokens.focus};
    outline-offset: 1px;
  }

  > button {
    z-index: 1;
    margin-block: -4px;
  }

  > button[aria-pressed='true'] {
    color: ${tokens.link};
  }
`;

export const Tags = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 8px;
  align-items: center;
  min-width: 0;

  > small {
    color: ${tokens.text3};
    font-size: 12px;
    line-height: 18px;
    overflow-wrap: anywhere;
  }
`;
