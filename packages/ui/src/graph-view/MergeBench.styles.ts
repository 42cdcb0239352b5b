import { styled } from 'styled-components';
import { below } from '../theme/layout.js';
import { oneLine, surface } from '../theme/mixins.js';
import { facts } from './parts.styles.js';

export const Bench = styled.section`
  ${surface}
  display: flex;
  flex: 1;
  flex-direction: column;
  min-width: 0;
  min-height: 0;
  background: ${(p) => p.theme.sheet};

  > header {
    display: flex;
    flex: none;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px;
    min-height: 44px;
    padding: 8px 24px;
    border-bottom: 1px solid ${(p) => p.theme.line};
  }

  h2 {
    margin: 0;
    font-size: 15px;
    line-height: 22px;
    font-weight: 600;
  }

  > header > small {
    margin-inline-start: auto;
    color: ${(p) => p.theme.text3};
    font-size: 13px;
  }

  > footer {
    display: flex;
    flex: none;
    align-items: center;
    gap: 8px;
    min-height: 56px;
    padding: 0 24px;
    border-top: 1px solid ${(p) => p.theme.line};
  }

  > footer > dl {
    flex: 1;
  }

  ${below.mobile} {
    > header {
      padding: 8px 16px;
    }

    > footer {
      padding: 8px 16px;
    }

    > footer > button {
      flex: 1;
      height: 40px;
    }
  }
`;

export const Sides = styled.div`
  position: relative;
  display: grid;
  flex: 1;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  align-content: start;
  min-height: 0;
  overflow: hidden auto;

  &:focus-visible {
    outline: 2px solid ${(p) => p.theme.focus};
    outline-offset: -2px;
  }

  ${below.mobile} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Side = styled.div`
  min-width: 0;
  padding: 12px 24px 24px;

  & + & {
    border-inline-start: 1px solid ${(p) => p.theme.line};
  }

  > label {
    display: flex;
    align-items: center;
    gap: 8px;
    min-height: 32px;
    cursor: pointer;
  }

  > label > b {
    ${oneLine}
    font-size: 15px;
    font-weight: 600;
  }

  > label > svg {
    flex: none;
  }

  > label > input {
    flex: none;
    width: 16px;
    height: 16px;
    margin: 0;
    accent-color: ${(p) => p.theme.solid};
  }

  > label > input:focus-visible {
    outline: 2px solid ${(p) => p.theme.focus};
    outline-offset: 2px;
  }

  h3 {
    margin: 14px 0 4px;
    font-size: 13px;
    line-height: 20px;
    font-weight: 600;
  }

  ${facts}

  ${below.mobile} {
    padding: 12px 16px 16px;

    & + & {
      border-top: 1px solid ${(p) => p.theme.line};
      border-inline-start: 0;
    }
  }
`;

export const Shared = styled.ul`
  display: flex;
  grid-column: 1 / -1;
  flex-wrap: wrap;
  gap: 4px 16px;
  margin: 0;
  padding: 12px 24px;
  border-bottom: 1px solid ${(p) => p.theme.line};
  font-size: 13px;
  list-style: none;

  > li {
    display: inline-flex;
    align-items: center;
    gap: 4px;
    min-width: 0;
  }

  > li:first-child {
    font-weight: 600;
  }

  small {
    color: ${(p) => p.theme.text3};
    font-size: 13px;
  }

  ${below.mobile} {
    padding: 12px 16px;
  }
`;
