import { styled } from 'styled-components';
import { below } from '../theme/layout.js';
import { hiddenVisually, surface } from '../theme/mixins.js';

export const Root = styled.div`
  ${surface}
  position: relative;
  display: flex;
  flex: 1;
  flex-direction: column;
  min-width: 0;
  min-height: 0;
  background: ${(p) => p.theme.sheet};
`;

export const Canvas = styled.div`
  position: relative;
  flex: 1;
  min-width: 0;
  min-height: 0;
  overflow: hidden;
  touch-action: none;
  user-select: none;
  cursor: grab;

  &:active {
    cursor: grabbing;
  }

  &[data-over='node'],
  &[data-over='edge'] {
    cursor: pointer;
  }

  /* Inside, where nothing around it cuts it off. */
  &:focus-visible {
    outline: 2px solid ${(p) => p.theme.focus};
    outline-offset: -2px;
  }

  > canvas {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    pointer-events: none;
    transform-origin: 0 0;
  }
`;

export const Foot = styled.div`
  position: absolute;
  inset: auto 12px 12px 16px;
  display: flex;
  align-items: center;
  gap: 12px;
  pointer-events: none;

  > :first-child {
    flex: 1;
    min-width: 0;
  }
`;

export const Zoom = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  gap: 2px;
  height: 36px;
  margin-inline-start: auto;
  padding: 0 4px;
  border-radius: 8px;
  background: ${(p) => p.theme.raised};
  box-shadow: ${(p) => p.theme.shadow2};
  color: ${(p) => p.theme.text2};
  font-size: 13px;
  pointer-events: auto;

  > span {
    min-width: 40px;
    text-align: center;
  }

  ${below.mobile} {
    height: 48px;

    /* Two fingers do the rest. */
    > :not(:last-child) {
      display: none;
    }
  }
`;

export const Arranging = styled.span`
  color: ${(p) => p.theme.text3};
  font-size: 12px;
  white-space: nowrap;
`;

export const Heard = styled.p`
  ${hiddenVisually}
`;
