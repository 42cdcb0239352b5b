import { css, styled } from 'styled-components';
import { below, layout } from '../theme/layout.js';
import { focusRing, hiddenVisually, oneLine, plainButton, surface } from '../theme/mixins.js';

export const Anchor = styled.div`
  ${surface}
  position: relative;
  flex: none;
`;

export const Bell = styled.button`
  ${plainButton}
  position: relative;
  display: grid;
  place-items: center;
  width: 32px;
  height: 32px;
  border-radius: 6px;
  color: ${(p) => p.theme.text2};
  font-size: 16px;

  &:hover {
    background: ${(p) => p.theme.hover};
  }

  &[aria-expanded='true'] {
    background: ${(p) => p.theme.press};
  }

  ${below.mobile} {
    width: 44px;
    height: 44px;
    font-size: 18px;
  }
`;

export const Count = styled.span`
  position: absolute;
  top: 1px;
  left: 17px;
  min-width: 16px;
  height: 16px;
  padding: 0 4px;
  border-radius: 8px;
  background: ${(p) => p.theme.badge};
  box-shadow: 0 0 0 2px ${(p) => p.theme.canvas};
  color: ${(p) => p.theme.onSolid};
  font-size: 12px;
  line-height: 16px;
  text-align: center;
  white-space: nowrap;

  ${below.mobile} {
    top: 5px;
    left: 22px;
    box-shadow: 0 0 0 2px ${(p) => p.theme.sheet};
  }
`;

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

export const Item = styled.li`
  position: relative;
  border-bottom: 1px solid ${(p) => p.theme.line};

  &:hover {
    background: ${(p) => p.theme.hover};
  }

  &[data-open] {
    background: ${(p) => p.theme.sunken};
  }
`;

export const Line = styled.div`
  display: flex;
  align-items: center;
  min-height: 44px;

  ${below.mobile} {
    min-height: 50px;
  }
`;

export const Mark = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  width: 31px;

  &[data-unread]::before {
    width: 7px;
    height: 7px;
    border-radius: 50%;
    background: ${(p) => p.theme.brand};
    content: '';
  }

  &:has(input) {
    width: 44px;
  }
`;

export const Opener = styled.button`
  ${plainButton}
  display: flex;
  flex: 1;
  align-items: center;
  gap: 10px;
  align-self: stretch;
  min-width: 0;
  padding-right: 16px;
  color: ${(p) => p.theme.text2};

  > span:first-child {
    ${oneLine}
    flex: 1;
  }

  &[data-strong] {
    color: ${(p) => p.theme.text};
  }

  &[data-strong] > span:first-child {
    font-weight: 600;
  }

  [data-open] &,
  [data-open] & > span:first-child {
    white-space: normal;
    overflow-wrap: anywhere;
  }

  &:focus-visible {
    outline-offset: -2px;
    border-radius: 6px;
  }
`;

export const Time = styled.time`
  flex: none;
  color: ${(p) => p.theme.text3};
  font-size: 12px;
  font-weight: 400;
  white-space: nowrap;
`;

// In the place of the time, for a pointer that can hover and for the keyboard.
export const HoverActions = styled.div`
  position: absolute;
  top: 0;
  right: 8px;
  display: flex;
  gap: 2px;
  align-items: center;
  height: 44px;
  opacity: 0;
  pointer-events: none;

  ${Item}:focus-within > &:has(:focus-visible) {
    opacity: 1;
    pointer-events: auto;
  }

  @media (hover: hover) {
    ${Item}:hover > & {
      opacity: 1;
      pointer-events: auto;
    }
  }

  ${below.mobile} {
    display: none;
  }
`;

export const withActions = css`
  ${Item}:has(> ${HoverActions}:has(:focus-visible)) ${Time} {
    visibility: hidden;
  }

  @media (hover: hover) and (min-width: ${layout.mobile}px) {
    ${Item}:has(> ${HoverActions}):hover ${Time} {
      visibility: hidden;
    }

    ${Item}:has(> ${HoverActions}):hover ${Opener} {
      padding-right: 72px;
    }

    ${Item}:has(> ${HoverActions}):hover ${Time} {
      position: absolute;
    }
  }
`;

export const Rows = styled.div`
  ${withActions}
`;

export const SmallButton = styled.button`
  ${plainButton}
  display: grid;
  place-items: center;
  width: 28px;
  height: 28px;
  border-radius: 6px;
  color: ${(p) => p.theme.text2};
  font-size: 14px;

  &:hover {
    background: ${(p) => p.theme.press};
  }

  &:disabled {
    background: none;
    color: ${(p) => p.theme.text4};
    cursor: default;
  }

  ${below.mobile} {
    width: 44px;
    height: 44px;
  }
`;

export const Opened = styled.div`
  padding: 0 16px 11px 31px;
  color: ${(p) => p.theme.text2};
  overflow-wrap: anywhere;

  p,
  ul,
  ol {
    margin: 0 0 8px;
  }

  ul,
  ol {
    padding-left: 20px;
  }

  img,
  table {
    max-width: 100%;
  }

  > div:first-child > :last-child {
    margin-bottom: 0;
  }
`;

export const OpenedActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 16px;
  margin-top: 8px;
  font-size: 13px;

  a,
  button {
    ${focusRing}
    display: inline-flex;
    align-items: center;
    min-height: 24px;
    border-radius: 4px;
  }

  button {
    ${plainButton}
    color: ${(p) => p.theme.text2};
  }

  button:hover {
    text-decoration: underline;
    text-underline-offset: 3px;
  }

  ${below.mobile} {
    a,
    button {
      min-width: 32px;
      min-height: 32px;
    }
  }
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

export const ReadOut = styled.span`
  ${hiddenVisually}
`;
