import { styled } from 'styled-components';
import { plainButton, surface } from '../theme/mixins.js';

export const Root = styled.div`
  ${surface}
  display: flex;
  flex-direction: column;
  gap: 8px;
  width: 352px;
  max-width: calc(100vw - 48px);
`;

export const Tabs = styled.div`
  display: flex;
  gap: 2px;
  margin: 0 -2px;
  padding: 2px;
  overflow-x: auto;
  scrollbar-width: none;
`;

export const Tab = styled.button`
  ${plainButton}
  flex: none;
  min-height: 28px;
  padding: 0 6px;
  border-radius: 6px;
  color: ${(p) => p.theme.text2};
  font-size: 13px;
  line-height: 28px;

  &:hover {
    background: ${(p) => p.theme.hover};
  }

  &[aria-selected='true'] {
    background: ${(p) => p.theme.tint};
    color: ${(p) => p.theme.linkOnTint};
    font-weight: 600;
  }
`;

export const Body = styled.div`
  display: flex;
  flex-direction: column;
  height: 240px;
  overflow: hidden auto;
  overscroll-behavior: contain;
  scrollbar-width: thin;
`;

export const Grid = styled.div`
  padding: 2px;
`;

export const Row = styled.div`
  display: grid;
  grid-template-columns: repeat(8, minmax(0, 1fr));
`;

export const Cell = styled.button`
  ${plainButton}
  display: grid;
  place-items: center;
  height: 40px;
  border-radius: 6px;
  font-family: 'Apple Color Emoji', 'Segoe UI Emoji', 'Noto Color Emoji', sans-serif;
  font-size: 22px;
  line-height: 28px;
  text-align: center;

  &:hover {
    background: ${(p) => p.theme.hover};
  }
`;

export const Nothing = styled.p`
  margin: auto;
  padding: 16px;
  color: ${(p) => p.theme.text3};
  text-align: center;
`;
