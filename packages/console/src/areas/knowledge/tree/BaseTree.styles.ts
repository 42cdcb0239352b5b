import { tokens } from '@console/ui/theme';
import { styled } from 'styled-components';

export const Root = styled.nav`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-height: 0;
  background: ${tokens.sunken};
`;

export const Head = styled.div`
  display: flex;
  flex: none;
  gap: 4px;
  padding: 12px 8px 8px 12px;

  .anticon-search {
    color: ${tokens.text3};
    font-size: 14px;
  }
`;

export const Rows = styled.div`
  flex: 1;
  min-height: 0;
  padding: 0 8px 12px;
  overflow: hidden auto;
  overscroll-behavior: contain;
  scrollbar-width: thin;
`;

/** As high as all rows are, of which those in view are drawn. */
export const Length = styled.div`
  position: relative;
`;

/** Where a row stands. */
export const Place = styled.div`
  position: absolute;
  top: 0;
  right: 0;
  left: 0;
`;

export const Row = styled.div`
  display: flex;
  align-items: center;
  gap: 8px;
  height: 34px;
  padding-right: 4px;
  border-radius: 6px;
  color: ${tokens.text2};
  cursor: pointer;

  &[aria-level='2'] {
    padding-left: 48px;
  }

  &:hover {
    background: ${tokens.hover};
  }

  &[aria-selected='true'] {
    background: ${tokens.sheet};
    box-shadow: inset 0 0 0 1px ${tokens.line};
    color: ${tokens.text};
    font-weight: 600;
  }

  &:focus-visible {
    outline: 2px solid ${tokens.focus};
    outline-offset: -2px;
  }

  @media (max-width: 991.98px) {
    height: 44px;
  }
`;

export const Arrow = styled.span`
  display: inline-flex;
  flex: none;
  align-items: center;
  justify-content: center;
  width: 24px;
  height: 24px;
  margin-right: -4px;
  color: ${tokens.text3};
  font-size: 10px;
`;

export const Name = styled.span`
  flex: 1;
  min-width: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

export const Count = styled.span`
  flex: none;
  padding-right: 6px;
  color: ${tokens.text3};
  font-size: 12px;
  font-weight: 400;
`;

export const Mark = styled.span`
  flex: none;
  color: ${tokens.text3};
  font-size: 12px;
`;

export const Nothing = styled.p`
  margin: 0;
  padding: 8px;
  color: ${tokens.text3};
  font-size: 13px;
`;
