import { styled } from 'styled-components';
import { Small } from '../slide-view/slideView.styles.js';
import { hiddenVisually, surface } from '../theme/mixins.js';

export const Root = styled.div`
  ${surface}
  display: flex;
  flex: 1;
  flex-direction: column;
  min-width: 0;
  min-height: 0;
  background: ${(p) => p.theme.sunken};
`;

export const Head = styled.div`
  display: flex;
  flex: none;
  gap: 4px;
  align-items: center;
  height: 44px;
  padding: 0 8px 0 16px;

  > h2 {
    flex: 1;
    margin: 0;
    font-weight: 600;
    font-size: 14px;
    line-height: 22px;
  }
`;

export const Rows = styled.ul`
  flex: 1;
  min-height: 0;
  margin: 0;
  padding: 0 8px;
  overflow: hidden auto;
  list-style: none;
  scrollbar-width: thin;

  > [role='treeitem']:focus-visible {
    outline: 2px solid ${(p) => p.theme.focus};
    outline-offset: -2px;
  }
`;

export const SectionRow = styled.li`
  display: flex;
  gap: 8px;
  align-items: center;
  height: 32px;
  padding: 0 8px;
  border-radius: 6px;
  color: ${(p) => p.theme.text2};
  font-size: 13px;
  cursor: pointer;

  > .anticon {
    color: ${(p) => p.theme.text3};
    font-size: 12px;
  }

  > span:not(.anticon) {
    flex: 1;
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  > small {
    color: ${(p) => p.theme.text3};
    font-size: 12px;
    white-space: nowrap;
  }
`;

export const PageRow = styled.li`
  position: relative;
  display: flex;
  gap: 10px;
  align-items: center;
  height: 58px;
  padding: 0 8px;
  border-radius: 6px;
  cursor: pointer;
  content-visibility: auto;
  contain-intrinsic-height: 58px;

  &:hover {
    background: ${(p) => p.theme.hover};
  }

  &[aria-selected='true'] {
    background: ${(p) => p.theme.raised};
    box-shadow: inset 0 0 0 1px ${(p) => p.theme.line};
  }

  &[aria-selected='true'] ${Small} {
    box-shadow: 0 0 0 2px ${(p) => p.theme.brand};
  }

  &[data-over='before'] {
    box-shadow: inset 0 2px ${(p) => p.theme.brand};
  }

  &[data-over='after'] {
    box-shadow: inset 0 -2px ${(p) => p.theme.brand};
  }

  > small {
    flex: none;
    width: 16px;
    color: ${(p) => p.theme.text3};
    font-size: 12px;
    text-align: end;
  }

  > div {
    flex: 1;
    min-width: 0;
    font-size: 13px;
    line-height: 18px;
  }

  > div > span {
    display: -webkit-box;
    overflow: hidden;
    -webkit-line-clamp: 2;
    -webkit-box-orient: vertical;
    overflow-wrap: anywhere;
  }

  > div:has(p) > span {
    -webkit-line-clamp: 1;
  }

  &[aria-selected='true'] > div > span {
    font-weight: 600;
  }

  p {
    display: flex;
    gap: 10px;
    margin: 0;
    font-size: 12px;
  }
`;

/** The name of a row, which what is seen of it only adds up to. */
export const Told = styled.span`
  ${hiddenVisually}
`;

export const Mark = styled.span`
  display: inline-flex;
  gap: 4px;
  align-items: center;
  color: ${(p) => p.theme.text3};
  white-space: nowrap;

  &[data-tone] {
    font-weight: 600;
  }

  &[data-tone='error'] {
    color: ${(p) => p.theme.error};
  }

  &[data-tone='warning'] {
    color: ${(p) => p.theme.warn};
  }
`;

export const Nothing = styled.p`
  flex: 1;
  margin: 0;
  padding: 8px 16px;
  color: ${(p) => p.theme.text3};
`;

export const Foot = styled.p`
  display: flex;
  flex: none;
  gap: 6px;
  align-items: center;
  min-height: 40px;
  margin: 0;
  padding: 0 16px;
  border-top: 1px solid ${(p) => p.theme.line};
  color: ${(p) => p.theme.text3};
  font-size: 12px;
  line-height: 18px;
`;
