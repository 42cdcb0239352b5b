import { keyframes, styled } from 'styled-components';
import { below, density } from '../theme/layout.js';
import { focusRing, oneLine, plainButton, surface } from '../theme/mixins.js';

const pulse = keyframes`
  50% { opacity: .35; }
`;

export const Root = styled.nav`
  ${surface}
  display: flex;
  flex-direction: column;
  width: 100%;
  min-height: 0;
  height: 100%;
  background: ${(p) => p.theme.sunken};
`;

export const Head = styled.div`
  display: flex;
  flex: none;
  gap: 8px;
  padding: 12px;

  && > button:first-child {
    flex: 1;
    justify-content: flex-start;
  }
`;

export const SearchRow = styled.div`
  flex: none;
  padding: 0 12px 8px;
`;

export const Elsewhere = styled.div`
  flex: none;
  padding: 0 20px 4px;
  font-size: 13px;
  line-height: 28px;

  .anticon {
    margin-inline-end: 8px;
  }
`;

export const Scroller = styled.div`
  flex: 1;
  min-height: 0;
  padding: 0 8px 12px;
  overflow: hidden auto;
  overscroll-behavior: contain;
  scrollbar-width: thin;

  h3 {
    margin: 0;
    padding: 10px 8px 4px;
    color: ${(p) => p.theme.text3};
    font-size: 12px;
    font-weight: 400;
    line-height: 18px;
  }

  ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }
`;

export const Row = styled.li`
  position: relative;
  display: flex;
  align-items: center;
  height: calc(${density.row} - 4px);
  border-radius: 6px;
  color: ${(p) => p.theme.text2};

  &:hover {
    background: ${(p) => p.theme.hover};
  }

  &[data-current] {
    background: ${(p) => p.theme.raised};
    color: ${(p) => p.theme.text};
    font-weight: 600;
    box-shadow: 0 0 0 1px ${(p) => p.theme.line};
  }

  /* The menu takes its room only while it can be seen. */
  > [data-menu] {
    position: absolute;
    right: 4px;
    opacity: 0;
  }

  &:hover > [data-menu],
  &:focus-within > [data-menu],
  > [data-menu][aria-expanded='true'] {
    opacity: 1;
  }

  &:hover > button:first-child,
  &:focus-within > button:first-child {
    padding-right: 36px;
  }

  @media (hover: none) {
    > [data-menu] {
      opacity: 1;
    }

    > button:first-child {
      padding-right: 44px;
    }
  }

  ${below.mobile} {
    height: 44px;
  }
`;

export const Open = styled.button`
  ${plainButton}
  display: flex;
  flex: 1;
  align-items: center;
  gap: 8px;
  min-width: 0;
  height: 100%;
  padding: 0 8px;
  border-radius: 6px;

  > span:first-child {
    ${oneLine}
    flex: 1;
  }
`;

export const RunningDot = styled.span`
  flex: none;
  width: 7px;
  height: 7px;
  border-radius: 50%;
  background: ${(p) => p.theme.brand};
  animation: ${pulse} 1.6s infinite;

  @media (prefers-reduced-motion: reduce) {
    animation: none;
  }
`;

export const Menu = styled.button`
  ${plainButton}
  display: grid;
  place-items: center;
  width: 28px;
  height: 28px;
  border-radius: 6px;
  color: ${(p) => p.theme.text2};
  ${focusRing}

  &:hover {
    background: ${(p) => p.theme.press};
  }

  ${below.mobile} {
    width: 40px;
    height: 40px;
  }
`;

export const Rename = styled.li`
  padding: 2px 0;
`;

export const Problem = styled.div`
  padding: 2px 8px 4px;
  color: ${(p) => p.theme.error};
  font-size: 12px;
  line-height: 18px;
`;

export const Nothing = styled.div`
  padding: 24px 12px;
  color: ${(p) => p.theme.text2};

  p {
    margin: 0 0 4px;
    overflow-wrap: anywhere;
  }

  small {
    color: ${(p) => p.theme.text3};
    font-size: 12px;
    line-height: 18px;
  }
`;

export const More = styled.div`
  display: grid;
  padding: 8px 0;
`;
