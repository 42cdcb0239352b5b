import { styled } from 'styled-components';
import { below, motion } from '../theme/layout.js';
import { focusRing, hiddenVisually, oneLine, plainButton, surface } from '../theme/mixins.js';

/** The room the window moves in. While it moves, it keeps the pointer from every frame on the page. */
export const Layer = styled.div`
  ${surface}
  position: fixed;
  inset: 0;
  z-index: 900;
  pointer-events: none;

  &[data-moving] {
    pointer-events: auto;
    user-select: none;
  }
`;

export const Window = styled.section`
  display: flex;
  flex-direction: column;
  width: 100%;
  height: 100%;
  overflow: hidden;
  border-radius: 12px;
  outline: 0;
  background: ${(p) => p.theme.raised};
  box-shadow: ${(p) => p.theme.shadow3};

  &:focus-visible {
    outline: 2px solid ${(p) => p.theme.focus};
  }

  ${below.mobile} {
    border-radius: 14px 14px 0 0;
  }
`;

export const Head = styled.header`
  display: flex;
  flex: none;
  align-items: center;
  gap: 2px;
  height: 44px;
  padding: 0 8px 0 16px;
  border-bottom: 1px solid ${(p) => p.theme.line};

  &[data-movable] {
    padding-left: 6px;
    cursor: move;
    touch-action: none;
  }

  h2 {
    flex: none;
    margin: 0 6px 0 4px;
    font-size: 14px;
    font-weight: 600;
    line-height: 22px;
  }

  > small {
    ${oneLine}
    color: ${(p) => p.theme.text3};
    font-size: 12px;
    line-height: 18px;
  }

  && button[class*='btn-icon-only'] {
    width: 28px;
    height: 28px;
    font-size: 14px;
  }

  ${below.mobile} {
    height: 52px;

    h2 {
      font-size: 15px;
    }

    && button[class*='btn-icon-only'] {
      width: 44px;
      height: 44px;
      font-size: 16px;
    }
  }
`;

export const Grip = styled.button`
  ${plainButton}
  display: grid;
  flex: none;
  place-items: center;
  width: 24px;
  height: 28px;
  border-radius: 4px;
  color: ${(p) => p.theme.text3};
  cursor: move;
  touch-action: none;
`;

export const Actions = styled.div`
  display: flex;
  flex: none;
  gap: 2px;
  margin-left: auto;
  cursor: default;
`;

export const Pane = styled.div`
  position: relative;
  display: flex;
  flex: 1;
  flex-direction: column;
  min-height: 0;
  background: ${(p) => p.theme.sheet};

  > iframe {
    flex: 1;
    width: 100%;
    min-height: 0;
    border: 0;
    color-scheme: normal;
  }

  > iframe[data-waiting] {
    visibility: hidden;
  }

  [data-moving] & > iframe {
    pointer-events: none;
  }
`;

/** Round a frame that stands in the page: its type and room. */
export const Around = styled.div`
  ${surface}
  display: flex;
  flex-direction: column;
  width: 100%;
  height: 100%;
  min-height: 0;
`;

export const Cover = styled.div`
  position: absolute;
  inset: 0;
  display: flex;
  flex-direction: column;
  padding: 20px 16px;
  overflow: auto;
  background: ${(p) => p.theme.sheet};
`;

export const Pill = styled.button`
  ${plainButton}
  position: absolute;
  right: 20px;
  bottom: 20px;
  display: flex;
  align-items: center;
  gap: 8px;
  height: 44px;
  padding: 0 18px 0 16px;
  border-radius: 22px;
  background: ${(p) => p.theme.raised};
  box-shadow: ${(p) => p.theme.shadow3};
  font-weight: 600;
  pointer-events: auto;
  transition: color ${motion.fast};
  ${focusRing}

  > .anticon {
    color: ${(p) => p.theme.link};
    font-size: 18px;
  }

  > b {
    min-width: 18px;
    height: 18px;
    padding: 0 5px;
    border-radius: 9px;
    background: ${(p) => p.theme.solid};
    color: ${(p) => p.theme.onSolid};
    font-size: 12px;
    font-weight: 600;
    line-height: 18px;
    text-align: center;
  }

  &:hover {
    color: ${(p) => p.theme.link};
  }

  ${below.mobile} {
    right: 16px;
    bottom: 16px;
  }
`;

export const Said = styled.div`
  ${hiddenVisually}
`;
