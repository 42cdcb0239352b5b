import { css, styled } from 'styled-components';
import { below, density, layout } from '../theme/layout.js';
import { focusRing, hiddenVisually, oneLine, plainButton } from '../theme/mixins.js';

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
  min-height: calc(${density.row} + 4px);

  ${below.mobile} {
    min-height: calc(${density.row} + 10px);
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

const withActions = css`
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

export const ReadOut = styled.span`
  ${hiddenVisually}
`;
