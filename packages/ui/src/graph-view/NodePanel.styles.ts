import { styled } from 'styled-components';
import { below } from '../theme/layout.js';
import { oneLine, surface } from '../theme/mixins.js';
import { facts } from './parts.styles.js';

export const Panel = styled.section`
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
    align-items: center;
    gap: 8px;
    height: 44px;
    padding: 0 12px 0 20px;
    border-bottom: 1px solid ${(p) => p.theme.line};
  }

  > header > svg {
    flex: none;
  }

  h2 {
    ${oneLine}
    margin: 0;
    font-size: 15px;
    line-height: 22px;
    font-weight: 600;
  }

  > header > i {
    flex: 1;
  }

  > footer {
    display: flex;
    flex: none;
    align-items: center;
    gap: 12px;
    height: 52px;
    padding: 0 20px;
    border-top: 1px solid ${(p) => p.theme.line};
    color: ${(p) => p.theme.text2};
    font-size: 13px;
    white-space: nowrap;
  }

  > footer b {
    color: ${(p) => p.theme.text};
    font-weight: 600;
  }

  ${below.mobile} {
    > header {
      padding: 0 8px 0 16px;
      border: 0;
    }

    > footer {
      padding: 0 16px;
    }
  }
`;

export const Body = styled.div`
  position: relative;
  flex: 1;
  min-height: 0;
  padding: 4px 20px 12px;
  overflow: hidden auto;

  &:focus-visible {
    outline: 2px solid ${(p) => p.theme.focus};
    outline-offset: -2px;
  }

  h3 {
    display: flex;
    align-items: baseline;
    gap: 8px;
    margin: 14px 0 4px;
    font-size: 13px;
    line-height: 20px;
    font-weight: 600;
  }

  h3 small {
    ${oneLine}
    color: ${(p) => p.theme.text3};
    font-weight: 400;
    font-size: 12px;
  }

  ${facts}

  ${below.mobile} {
    padding: 0 16px 12px;

    h3 {
      margin-top: 8px;
    }
  }
`;

export const Relations = styled.ul`
  margin: 0;
  padding: 0;
  font-size: 13px;
  line-height: 22px;
  list-style: none;

  > li {
    display: grid;
    grid-template-columns: 72px minmax(0, 1fr);
    column-gap: 8px;
    align-items: baseline;
    padding: 4px 0;
    border-top: 1px solid ${(p) => p.theme.line};
  }

  > li:first-child {
    border-top: 0;
  }

  > li > span {
    color: ${(p) => p.theme.text3};
    overflow-wrap: anywhere;
  }

  > li > div {
    display: flex;
    flex-wrap: wrap;
    gap: 0 12px;
    min-width: 0;
  }

  > li > div > small {
    color: ${(p) => p.theme.text3};
    font-size: 12px;
  }
`;

export const Bar = styled.div`
  flex: 1;
  height: 4px;
  overflow: hidden;
  border-radius: 2px;
  background: ${(p) => p.theme.track};

  > i {
    display: block;
    height: 100%;
    background: ${(p) => p.theme.brand};
  }
`;
