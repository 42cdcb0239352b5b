import { css, styled } from 'styled-components';
import { PageLink } from '../link/PageLink.js';
import { layout, motion } from '../theme/layout.js';
import { focusRing, hiddenVisually, oneLine, plainButton, surface } from '../theme/mixins.js';

export const Bar = styled.nav`
  ${surface}
  display: flex;
  flex: none;
  align-items: center;
  gap: 4px;
  height: ${layout.tabBarHeight}px;
  padding: 0 4px 6px 0;
`;

const FADE = '16px';

export const Scroller = styled.ul<{ $start: boolean; $end: boolean }>`
  position: relative;
  display: flex;
  flex: 1;
  align-items: center;
  gap: 4px;
  min-width: 0;
  height: 34px;
  margin: 0 0 0 -2px;
  padding: 0 2px;
  overflow: auto hidden;
  list-style: none;
  scrollbar-width: none;
  mask-image: linear-gradient(
    to right,
    ${(p) => (p.$start ? 'transparent' : '#000')},
    #000 ${FADE},
    #000 calc(100% - ${FADE}),
    ${(p) => (p.$end ? 'transparent' : '#000')}
  );
`;

export const Chip = styled.li`
  position: relative;
  display: flex;
  flex: none;
  align-items: center;
  max-width: 200px;
  height: 30px;
  padding: 0 3px 0 0;
  border: 1px solid transparent;
  border-radius: 6px;
  color: ${(p) => p.theme.text2};
  font-size: 13px;

  &:hover {
    background: ${(p) => p.theme.hover};
  }

  &[data-fixed] {
    padding: 0;
  }

  &[data-active] {
    border-color: ${(p) => p.theme.line};
    background: ${(p) => p.theme.raised};
    color: ${(p) => p.theme.text};
    font-weight: 600;
  }

  &[data-making-way] {
    transition: transform ${motion.fast} ${motion.ease};
  }

  &[data-dragged] {
    z-index: 1;
    background: ${(p) => p.theme.raised};
    box-shadow: ${(p) => p.theme.shadow2};
    cursor: grabbing;
  }

  @media (prefers-reduced-motion: reduce) {
    transition: none;
  }
`;

export const ChipLink = styled(PageLink)`
  display: flex;
  align-items: center;
  gap: 6px;
  min-width: 0;
  height: 100%;
  padding: 0 4px 0 12px;
  border-radius: 5px;
  color: inherit;
  text-decoration: none;
  user-select: none;
  -webkit-user-drag: none;
  ${focusRing}

  [data-fixed] > & {
    padding-right: 12px;
  }

  > span:not(.anticon) {
    ${oneLine}
  }

  .anticon {
    flex: none;
    font-size: 14px;
  }

  &&:hover {
    text-decoration: none;
  }
`;

export const Unsaved = styled.span`
  flex: none;
  width: 6px;
  height: 6px;
  margin: 0 3px 0 2px;
  border-radius: 50%;
  background: ${(p) => p.theme.warnDot};
`;

const small = css`
  ${plainButton}
  display: grid;
  flex: none;
  place-items: center;
  border-radius: 4px;
  color: ${(p) => p.theme.text3};

  &:hover {
    background: ${(p) => p.theme.press};
    color: ${(p) => p.theme.text};
  }
`;

export const CloseButton = styled.button`
  ${small}
  width: 24px;
  height: 24px;

  .anticon {
    font-size: 10px;
  }
`;

export const BarButton = styled.button`
  ${small}
  width: 28px;
  height: 28px;
  border-radius: 6px;

  .anticon {
    font-size: 14px;
  }
`;

export const MenuPoint = styled.span`
  position: fixed;
  width: 1px;
  height: 1px;
`;

export const ReadOut = styled.span`
  ${hiddenVisually}
`;
