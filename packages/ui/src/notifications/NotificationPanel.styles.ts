import { styled } from 'styled-components';
import { below, layout } from '../theme/layout.js';
import { plainButton, surface } from '../theme/mixins.js';

export const Popover = styled.section`
  ${surface}
  position: absolute;
  z-index: 900;
  top: calc(100% + 4px);
  right: var(--reach, 0);
  display: flex;
  flex-direction: column;
  width: 400px;
  max-height: calc(100dvh - ${layout.headerHeight + 12}px);
  overflow: hidden;
  border-radius: 10px;
  outline: none;
  background: ${(p) => p.theme.raised};
  box-shadow: ${(p) => p.theme.shadow3};

  &[data-preview] {
    position: static;
    max-width: 100%;
  }

  ${below.mobile} {
    &:not([data-preview]) {
      position: fixed;
      inset: ${layout.headerHeight}px 0 0;
      width: auto;
      max-height: none;
      border-radius: 0;
      box-shadow: none;
    }
  }
`;

export const Head = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  gap: 4px;
  height: 48px;
  padding: 0 8px 0 16px;

  h2 {
    flex: 1;
    margin: 0;
    font-size: 15px;
    line-height: 24px;
    font-weight: 600;
  }
`;

export const TextAction = styled.button`
  ${plainButton}
  flex: none;
  min-height: 28px;
  padding: 0 8px;
  border-radius: 6px;
  color: ${(p) => p.theme.link};
  font-size: 13px;
  white-space: nowrap;

  &:hover {
    background: ${(p) => p.theme.hover};
  }

  &[data-quiet] {
    color: ${(p) => p.theme.text2};
  }

  &:disabled {
    background: none;
    color: ${(p) => p.theme.text4};
    cursor: default;
  }

  ${below.mobile} {
    min-height: 44px;
  }
`;

export const Filters = styled.div`
  display: flex;
  flex: none;
  gap: 24px;
  padding: 0 16px;
  border-bottom: 1px solid ${(p) => p.theme.line};

  button {
    ${plainButton}
    position: relative;
    height: 36px;
    color: ${(p) => p.theme.text2};
    font-size: 13px;
    white-space: nowrap;
  }

  button[aria-pressed='true'] {
    color: ${(p) => p.theme.text};
    font-weight: 600;
  }

  button[aria-pressed='true']::after {
    position: absolute;
    right: 0;
    bottom: -1px;
    left: 0;
    height: 2px;
    background: ${(p) => p.theme.brand};
    content: '';
  }

  ${below.mobile} {
    button {
      height: 40px;
    }
  }
`;

export const Scroll = styled.div`
  display: flex;
  flex: 1 1 auto;
  flex-direction: column;
  min-height: 180px;
  overflow: hidden auto;
`;

export const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Foot = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  gap: 2px;
  min-height: 44px;
  padding: 0 8px 0 16px;
  color: ${(p) => p.theme.text2};
  font-size: 13px;

  > span:first-child,
  > label:first-child {
    flex: 1;
  }

  &[data-batch] {
    background: ${(p) => p.theme.tint};
  }

  &[data-batch] > ${TextAction}:not(:disabled) {
    color: ${(p) => p.theme.linkOnTint};
  }

  ${below.mobile} {
    min-height: 56px;
    border-top: 1px solid ${(p) => p.theme.line};
  }
`;
