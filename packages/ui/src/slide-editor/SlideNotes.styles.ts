import { css, styled } from 'styled-components';
import { PageLink } from '../link/PageLink.js';
import { below } from '../theme/layout.js';
import { focusRing, surface } from '../theme/mixins.js';

export const Root = styled.section`
  ${surface}
  padding: 10px 24px 12px;

  ${below.mobile} {
    padding: 12px 16px;
  }
`;

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 8px;
  align-items: center;
  min-height: 28px;
  margin-bottom: 2px;

  > h2 {
    margin: 0;
    font-weight: 600;
    font-size: 14px;
    line-height: 22px;
  }

  > small {
    flex: 1;
    color: ${(p) => p.theme.text3};
    font-size: 12px;
    white-space: nowrap;
  }

  > h2:not(:has(+ small)) {
    flex: 1;
  }

  .ant-btn {
    color: ${(p) => p.theme.text2};
  }
`;

export const Spoken = styled.p`
  max-width: 700px;
  margin: 0;
  line-height: 24px;
  overflow-wrap: anywhere;
  white-space: pre-wrap;

  &[data-empty] {
    color: ${(p) => p.theme.text3};
  }
`;

const cite = css`
  display: inline-block;
  flex: none;
  min-width: 18px;
  height: 18px;
  margin: 0 2px;
  padding: 0 4px;
  border: 0;
  border-radius: 4px;
  background: ${(p) => p.theme.tint};
  color: ${(p) => p.theme.linkOnTint};
  font: inherit;
  font-weight: 600;
  font-size: 12px;
  line-height: 18px;
  text-align: center;
  white-space: nowrap;
  ${focusRing}

  &:is(button) {
    cursor: pointer;
  }

  &:is(a, button):hover {
    background: ${(p) => p.theme.tint2};
    text-decoration: none;
  }
`;

export const Cite = styled.span`
  ${cite}
`;

export const CiteLink = styled(PageLink)`
  ${cite}
`;

export const Editor = styled.div`
  display: grid;
  gap: 4px;

  > small {
    color: ${(p) => p.theme.text3};
    font-size: 12px;
    line-height: 18px;
  }
`;

export const Sources = styled.ul`
  margin: 10px 0 0;
  padding: 0;
  border-top: 1px solid ${(p) => p.theme.line};
  list-style: none;

  > li {
    display: flex;
    gap: 8px;
    align-items: center;
    min-height: 32px;
    font-size: 13px;
  }

  > li > span:nth-child(2) {
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
  }

  ${below.mobile} {
    > li {
      min-height: 40px;
    }
  }
`;
