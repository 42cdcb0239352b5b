import { styled } from 'styled-components';

/** Room for a thumbnail, in pixels. */
export const THUMB_WIDTH = 84;
export const THUMB_HEIGHT = 112;
/** From one thumbnail to the next, down and across. */
export const PITCH_DOWN = THUMB_HEIGHT + 36;
export const PITCH_ACROSS = THUMB_WIDTH + 20;

export const List = styled.div`
  flex: none;
  width: 124px;
  overflow: hidden auto;
  border-right: 1px solid ${(p) => p.theme.line};
  background: ${(p) => p.theme.sheet};
  scrollbar-width: thin;
  overscroll-behavior: contain;

  &[data-across] {
    width: auto;
    height: ${THUMB_HEIGHT + 46}px;
    overflow: auto hidden;
    border-right: 0;
    border-bottom: 1px solid ${(p) => p.theme.line};
  }

  &:focus-visible {
    outline: 2px solid ${(p) => p.theme.focus};
    outline-offset: -2px;
  }
`;

export const Rail = styled.div`
  position: relative;
`;

export const Cell = styled.div`
  position: absolute;
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: flex-end;
  gap: 4px;
  box-sizing: border-box;
  cursor: pointer;
  color: ${(p) => p.theme.text3};
  font-size: 12px;
  line-height: 18px;

  &[aria-selected='true'] {
    color: ${(p) => p.theme.link};
    font-weight: 600;
  }
`;

export const Sheet = styled.span`
  position: relative;
  flex: none;
  overflow: hidden;
  border-radius: 2px;
  background: ${(p) => p.theme.sunken};
  box-shadow: 0 0 0 1px ${(p) => p.theme.line2};

  &[data-state='ready'] {
    background: ${(p) => p.theme.paper};
  }

  [aria-selected='true'] > & {
    box-shadow: 0 0 0 2px ${(p) => p.theme.solid};
  }

  [role='option']:hover:not([aria-selected='true']) > & {
    box-shadow: 0 0 0 1px ${(p) => p.theme.line3};
  }

  img,
  canvas {
    display: block;
    width: 100%;
    height: 100%;
    filter: brightness(${(p) => p.theme.paperDim});
  }

  > [role='img'],
  > .anticon {
    position: absolute;
    inset: 0;
    display: grid;
    place-items: center;
    color: ${(p) => p.theme.text3};
    font-size: 14px;
  }

  svg.marks {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    mix-blend-mode: multiply;
  }

  .idle {
    fill: color-mix(in srgb, ${(p) => p.theme.brand} 22%, transparent);
  }

  .active {
    fill: ${(p) => p.theme.evidenceFill};
    stroke: ${(p) => p.theme.evidenceLine};
    stroke-width: 12px;
  }
`;
