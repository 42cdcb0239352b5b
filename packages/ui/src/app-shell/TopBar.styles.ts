import { css, styled } from 'styled-components';
import { PageLink } from '../link/PageLink.js';
import { below } from '../theme/layout.js';
import { focusRing, oneLine, plainButton } from '../theme/mixins.js';

const entry = css`
  position: relative;
  display: flex;
  align-items: center;
  gap: 4px;
  padding: 0 12px;
  color: ${(p) => p.theme.text2};
  text-decoration: none;
  white-space: nowrap;

  > .anticon {
    font-size: 12px;
  }

  &:hover {
    color: ${(p) => p.theme.text};
    text-decoration: none;
  }

  &:focus-visible {
    outline: 2px solid ${(p) => p.theme.focus};
    outline-offset: -6px;
    border-radius: 10px;
  }

  &[aria-current],
  &[data-current] {
    color: ${(p) => p.theme.text};
    font-weight: 600;
  }

  &[aria-current]::after,
  &[data-current]::after {
    position: absolute;
    right: 12px;
    bottom: 8px;
    left: 12px;
    height: 2px;
    border-radius: 1px;
    background: ${(p) => p.theme.menu};
    content: '';
  }
`;

export const TopLink = styled(PageLink)`
  ${entry}
`;

export const MoreButton = styled.button`
  ${plainButton}
  ${entry}
`;

export const MeasuredEntry = styled.span`
  padding: 0 12px;
  white-space: nowrap;
`;

export const Finder = styled.button`
  ${plainButton}
  display: flex;
  flex: 0 1 248px;
  align-items: center;
  gap: 8px;
  width: 248px;
  min-width: 120px;
  height: 32px;
  margin-right: 8px;
  padding: 0 6px 0 10px;
  border: 1px solid ${(p) => p.theme.line2};
  border-radius: 6px;
  background: ${(p) => p.theme.sheet};
  color: ${(p) => p.theme.text3};

  &:hover {
    border-color: ${(p) => p.theme.line3};
  }

  > span:not(.anticon) {
    ${oneLine}
    flex: 1;
  }

  kbd {
    flex: none;
    padding: 0 6px;
    border: 1px solid ${(p) => p.theme.line2};
    border-radius: 4px;
    font: inherit;
    font-size: 12px;
    line-height: 18px;
  }

  ${focusRing}

  ${below.mobile} {
    flex: none;
    width: 100%;
    height: 44px;
    margin: 4px 0 8px;
  }
`;

export const SystemButton = styled.button`
  ${plainButton}
  display: inline-flex;
  flex: none;
  align-items: center;
  gap: 6px;
  max-width: 180px;
  height: 32px;
  padding: 0 8px;
  border-radius: 6px;
  color: ${(p) => p.theme.text2};

  &:hover {
    background: ${(p) => p.theme.hover};
  }

  > span:not(.anticon) {
    ${oneLine}
  }

  > .anticon {
    flex: none;
    color: ${(p) => p.theme.text3};
    font-size: 12px;
  }

  ${below.mobile} {
    width: 100%;
    max-width: none;
    height: 44px;

    > span:not(.anticon) {
      flex: 1;
    }
  }
`;

export const Problem = styled.div`
  padding: 4px 4px 0;
`;

export const Rule = styled.span`
  flex: none;
  width: 1px;
  height: 16px;
  margin: 0 8px;
  background: ${(p) => p.theme.line2};
`;

export const GearLink = styled(PageLink)`
  display: grid;
  flex: none;
  place-items: center;
  width: 32px;
  height: 32px;
  border-radius: 6px;
  color: ${(p) => p.theme.text2};
  font-size: 16px;

  &:hover {
    background: ${(p) => p.theme.hover};
    text-decoration: none;
  }

  &[aria-current] {
    background: ${(p) => p.theme.press};
    color: ${(p) => p.theme.menuText};
  }

  ${focusRing}

  ${below.mobile} {
    width: 44px;
    height: 44px;
    font-size: 18px;
  }
`;
