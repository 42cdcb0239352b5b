import { css, styled } from 'styled-components';
import { PageLink } from '../link/PageLink.js';
import { below, layout } from '../theme/layout.js';
import { focusRing, hiddenVisually, oneLine, plainButton, surface } from '../theme/mixins.js';

export type Frame = 'open' | 'collapsed' | 'none';

const columns: Record<Frame, string> = {
  open: `${layout.sidebarWidth}px minmax(0, 1fr)`,
  collapsed: `${layout.sidebarFolded}px minmax(0, 1fr)`,
  none: 'minmax(0, 1fr)',
};

export const Shell = styled.div<{ $frame: Frame }>`
  ${surface}
  display: grid;
  grid-template: ${layout.headerHeight}px minmax(0, 1fr) / ${(p) => columns[p.$frame]};
  height: 100vh;
  height: 100dvh;
  overflow: hidden;
  background: ${(p) => p.theme.canvas};

  ${below.mobile} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const SkipLink = styled.button`
  ${plainButton}
  position: absolute;
  z-index: 1100;
  top: 8px;
  left: 8px;
  padding: 4px 12px;
  border-radius: 6px;
  background: ${(p) => p.theme.solid};
  color: ${(p) => p.theme.onSolid};

  &:not(:focus) {
    width: 1px;
    height: 1px;
    padding: 0;
    overflow: hidden;
    clip-path: inset(50%);
  }
`;

export const Top = styled.header`
  display: flex;
  grid-column: 1 / -1;
  align-items: center;
  gap: 4px;
  min-width: 0;
  padding-right: 16px;

  ${below.mobile} {
    gap: 0;
    padding: 0 8px 0 4px;
    border-bottom: 1px solid ${(p) => p.theme.line};
    background: ${(p) => p.theme.sheet};
  }
`;

export const Brand = styled(PageLink)`
  display: flex;
  flex: none;
  align-items: center;
  gap: 10px;
  min-width: ${layout.sidebarWidth}px;
  max-width: 320px;
  padding: 8px 12px 8px 16px;
  border-radius: 6px;
  color: inherit;
  font-size: 15px;
  font-weight: 600;
  text-decoration: none;

  svg {
    flex: none;
  }

  span {
    ${oneLine}
  }

  &:focus-visible {
    outline: 2px solid ${(p) => p.theme.focus};
    outline-offset: -2px;
  }
`;

export const TopNav = styled.nav`
  position: relative;
  flex: 1;
  align-self: stretch;
  min-width: 0;

  ul {
    display: flex;
    gap: 4px;
    height: 100%;
    margin: 0;
    padding: 0;
    list-style: none;
  }

  ul[aria-hidden='true'] {
    position: absolute;
    inset: 0 auto auto 0;
    height: 0;
    overflow: hidden;
    visibility: hidden;
    font-weight: 600;
  }

  li {
    display: flex;
  }
`;

export const Tools = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  gap: 4px;
`;

export const Title = styled.span`
  ${oneLine}
  flex: 1;
  padding-left: 4px;
  font-size: 16px;
  font-weight: 600;
`;

export const Side = styled.aside`
  display: flex;
  flex-direction: column;
  min-width: 0;
  min-height: 0;
  padding: 4px 8px 8px;

  > nav {
    flex: 1;
    min-height: 0;
    margin: 0 -8px;
    padding: 1px 8px;
    overflow: hidden auto;
    scrollbar-width: thin;
  }
`;

const footRow = css`
  ${plainButton}
  display: flex;
  flex: none;
  align-items: center;
  gap: 10px;
  width: 100%;
  height: 34px;
  padding: 0 10px;
  border-radius: 6px;
  color: ${(p) => p.theme.text3};
  font-size: 13px;

  .anticon {
    font-size: 16px;
  }

  &:hover {
    background: ${(p) => p.theme.hover};
  }

  ${focusRing}
`;

export const FoldButton = styled.button`
  ${footRow}

  &[aria-expanded='false'] {
    justify-content: center;
    padding: 0;
  }
`;

export const Body = styled.div<{ $frame: Frame }>`
  position: relative;
  display: flex;
  flex-direction: column;
  min-width: 0;
  min-height: 0;
  padding: 0 8px 8px ${(p) => (p.$frame === 'none' ? 8 : 0)}px;

  ${below.mobile} {
    padding: 0;
  }
`;

export const Banner = styled.div`
  flex: none;
  padding-bottom: 8px;

  ${below.mobile} {
    padding: 0;
  }
`;

export const Sheet = styled.main`
  position: relative;
  isolation: isolate;
  display: flex;
  flex: 1;
  flex-direction: column;
  min-width: 0;
  min-height: 0;
  overflow: hidden;
  border: 1px solid ${(p) => p.theme.line};
  border-radius: 10px;
  outline: none;
  background: ${(p) => p.theme.sheet};

  ${below.mobile} {
    border: 0;
    border-radius: 0;
  }
`;

export const AccountButton = styled.button`
  ${plainButton}
  position: relative;
  display: flex;
  align-items: center;
  gap: 8px;
  height: 32px;
  margin-left: 4px;
  padding: 0 8px 0 2px;
  border-radius: 16px;
  white-space: nowrap;

  > .anticon {
    font-size: 12px;
  }

  &:hover {
    background: ${(p) => p.theme.hover};
  }

  ${focusRing}
`;

export const AccountName = styled.span`
  ${oneLine}
  max-width: 160px;
`;

export const SettingLine = styled.span`
  display: inline-flex;
  justify-content: space-between;
  gap: 24px;
  width: calc(100% - 8px);
  /* A choice below is made, which is not said in the colour of a link. */
  color: ${(p) => p.theme.text};

  small {
    color: ${(p) => p.theme.text3};
    font-size: 13px;
  }
`;

export const ReadOut = styled.span`
  ${hiddenVisually}
`;

export const Avatar = styled.span`
  display: inline-grid;
  flex: none;
  place-items: center;
  width: 28px;
  height: 28px;
  border-radius: 50%;
  background: ${(p) => p.theme.tint2};
  color: ${(p) => p.theme.linkOnTint};
  font-size: 12px;
  font-weight: 600;

  img {
    width: 100%;
    height: 100%;
    border-radius: 50%;
    object-fit: cover;
  }
`;

export const Who = styled.span`
  display: block;
  max-width: 240px;
  color: ${(p) => p.theme.text3};
  font-size: 12px;
  line-height: 18px;
  overflow-wrap: anywhere;

  b {
    display: block;
    color: ${(p) => p.theme.text};
    font-weight: 600;
    font-size: 14px;
    line-height: 22px;
  }
`;

export const DrawerHead = styled.div`
  display: flex;
  align-items: center;
  gap: 10px;
  min-width: 0;
  color: ${(p) => p.theme.text};
  font-size: 15px;
  font-weight: 600;

  svg {
    flex: none;
  }

  > span {
    flex: 1;
    ${oneLine}
  }
`;

export const DrawerNav = styled.nav`
  ${surface}
`;

export const DrawerFoot = styled.div`
  ${surface}
  display: flex;
  align-items: center;

  > :first-child {
    flex: 1;
    min-width: 0;
  }
`;
