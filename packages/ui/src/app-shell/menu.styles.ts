import { css, styled } from 'styled-components';
import { PageLink } from '../link/PageLink.js';
import { below } from '../theme/layout.js';
import { focusRing, oneLine, plainButton } from '../theme/mixins.js';

export const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`;

const row = css`
  position: relative;
  display: flex;
  align-items: center;
  gap: 10px;
  width: 100%;
  height: 34px;
  margin: 1px 0;
  padding: 0 10px;
  border-radius: 6px;
  color: ${(p) => p.theme.text2};
  text-decoration: none;
  transition: background 120ms cubic-bezier(0.2, 0, 0, 1);

  .anticon {
    flex: none;
    color: ${(p) => p.theme.text3};
    font-size: 16px;
  }

  &:hover {
    background: ${(p) => p.theme.hover};
    color: ${(p) => p.theme.text};
  }

  &[aria-current='page'],
  &[data-active='true'] {
    background: ${(p) => p.theme.raised};
    box-shadow: 0 0 0 1px ${(p) => p.theme.line};
    color: ${(p) => p.theme.menuText};
    font-weight: 600;

    .anticon {
      color: ${(p) => p.theme.menu};
    }

    &::before {
      position: absolute;
      top: 9px;
      left: 0;
      width: 3px;
      height: 16px;
      border-radius: 0 2px 2px 0;
      background: ${(p) => p.theme.menu};
      content: '';
    }
  }

  ${focusRing}

  ${below.mobile} {
    height: 44px;

    &[aria-current='page']::before {
      top: 14px;
    }
  }
`;

const indent = css<{ $level: number }>`
  padding-left: ${(p) => (p.$level === 0 ? 10 : 20 + p.$level * 16)}px;
`;

export const Entry = styled(PageLink)<{ $level: number }>`
  ${row}
  ${indent}
`;

export const FolderButton = styled.button<{ $level: number }>`
  ${plainButton}
  ${row}
  ${indent}

  &[aria-expanded='true'] {
    color: ${(p) => p.theme.text};
  }

  > .anticon:last-child {
    margin-left: auto;
    font-size: 10px;
    transition: transform 120ms cubic-bezier(0.2, 0, 0, 1);
  }

  &[aria-expanded='true'] > .anticon:last-child {
    transform: rotate(180deg);
  }
`;

export const Label = styled.span`
  ${oneLine}
`;

export const Count = styled.span`
  margin-left: auto;
  color: ${(p) => p.theme.text3};
  font-size: 12px;
  font-weight: 400;
`;

const square = css`
  justify-content: center;
  padding: 0;

  .anticon {
    font-size: 18px;
  }
`;

export const FoldedEntry = styled(PageLink)`
  ${row}
  ${square}
`;

export const FoldedFolder = styled.button`
  ${plainButton}
  ${row}
  ${square}
`;

export const GroupName = styled.h2`
  margin: 12px 10px 4px;
  color: ${(p) => p.theme.text3};
  font-size: 12px;
  line-height: 18px;
  font-weight: 400;

  &:first-child {
    margin-top: 4px;
  }
`;
