import { css, keyframes, styled } from 'styled-components';
import { fonts, motion } from '../theme/layout.js';
import { lightTokens } from '../theme/tokens.js';
import { TAG_HEIGHT } from './regions.js';

const appear = keyframes`from { opacity: 0; }`;

export const Root = styled.div`
  display: flex;
  flex-direction: column;
  min-width: 0;
  min-height: 0;
  height: 100%;
  background: ${(p) => p.theme.sunken};
  color: ${(p) => p.theme.text};
  font-size: 14px;
  line-height: 22px;
`;

/** Holds the pages and, beside or over them, the thumbnails. */
export const Body = styled.div`
  display: flex;
  flex: 1;
  min-width: 0;
  min-height: 0;

  &[data-narrow] {
    flex-direction: column;
  }
`;

export const Scroller = styled.section`
  flex: 1;
  min-width: 0;
  min-height: 0;
  overflow: auto;
  scrollbar-width: thin;
  scrollbar-gutter: stable;
  overscroll-behavior: contain;
  overflow-anchor: none;

  &:focus-visible {
    outline: 2px solid ${(p) => p.theme.focus};
    outline-offset: -2px;
  }
`;

export const Canvas = styled.div`
  position: relative;
  overflow: clip;
  overflow-clip-margin: 4px;
`;

const sheetOfPaper = css`
  position: absolute;
  border-radius: 2px;
  box-shadow:
    0 0 0 1px ${(p) => p.theme.line},
    0 1px 3px rgba(16, 24, 40, 0.08);
`;

/** A page that is too far away to be drawn. */
export const Blank = styled.div`
  ${sheetOfPaper}
  background: ${(p) => p.theme.sheet};
`;

export const Page = styled.figure`
  margin: 0;
  ${sheetOfPaper}
  background: ${(p) => p.theme.sheet};
  isolation: isolate;

  &[data-state='ready'] {
    background: ${(p) => p.theme.paper};
  }
`;

/** Holds the picture, so that what is turned is cut off at the page's edges. */
export const Picture = styled.div`
  position: absolute;
  inset: 0;
  overflow: hidden;
  border-radius: inherit;

  img,
  canvas {
    display: block;
    width: 100%;
    height: 100%;
    max-width: none;
    filter: brightness(${(p) => p.theme.paperDim});
    user-select: none;
  }
`;

/** Holds what is drawn upright, and turns it as the page is turned. */
export const Upright = styled.div`
  position: absolute;
  top: 50%;
  left: 50%;
  pointer-events: none;
`;

export const Marks = styled.svg`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  overflow: visible;
  mix-blend-mode: multiply;
  pointer-events: none;

  [data-region] {
    fill: transparent;
  }

  &[data-live] [data-region] {
    pointer-events: all;
    cursor: pointer;
  }
`;

export const Mark = styled.g`
  --fill: ${(p) => p.theme.idleFill};
  --line: ${(p) => p.theme.idleLine};
  --line-width: 1px;

  &[data-tone='disabled'] {
    --fill: transparent;
    --line: ${lightTokens.line3};
  }

  &[data-hovered] {
    --fill: color-mix(in srgb, ${(p) => p.theme.brand} 20%, transparent);
    --line: ${(p) => p.theme.solid};
    --line-width: 1.5px;
  }

  &[data-active] {
    --fill: ${(p) => p.theme.evidenceFill};
    --line: ${lightTokens.evidenceLine};
    --line-width: 1.5px;
  }

  &[data-fresh] {
    animation: ${appear} 600ms ${motion.ease};
  }

  @media (prefers-reduced-motion: reduce) {
    animation: none;
  }

  .fill {
    fill: var(--fill);
  }

  .line {
    fill: none;
    stroke: var(--line);
    /* Half of it lies inside, where the mask takes it away. */
    stroke-width: calc(var(--line-width) * 2);
    stroke-linejoin: round;
  }

  &[data-tone='disabled'] .line {
    stroke-dasharray: 4 3;
  }
`;

/* Tags stand over the words that can be selected. */
export const Tag = styled.button`
  position: absolute;
  z-index: 1;
  height: ${TAG_HEIGHT}px;
  padding: 0;
  border: 0;
  border-radius: 4px;
  background: ${(p) => p.theme.solid};
  color: ${(p) => p.theme.onSolid};
  font: 600 12px / ${TAG_HEIGHT}px ${fonts.text};
  font-variant-numeric: tabular-nums;
  user-select: none;
  cursor: pointer;

  &[data-tone='disabled'] {
    background: ${lightTokens.text3};
  }

  &[data-active] {
    z-index: 2;
    background: ${lightTokens.evidence};
  }

  &:focus-visible {
    outline: 2px solid ${(p) => p.theme.focus};
    outline-offset: 1px;
  }
`;

/** A region without a tag still has a button, for the keyboard: it lies over the region and lets the pointer through. */
export const BareTag = styled.button`
  position: absolute;
  padding: 0;
  border: 0;
  background: none;
  pointer-events: none;

  &:focus-visible {
    outline: 2px solid ${(p) => p.theme.focus};
    outline-offset: 2px;
  }
`;

export const Message = styled.div`
  position: absolute;
  inset: 0;
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: 4px;
  padding: 16px;
  text-align: center;
  color: ${(p) => p.theme.text2};

  strong {
    color: ${(p) => p.theme.text};
    font-size: 15px;
    line-height: 24px;
    font-weight: 600;
  }

  button {
    margin-top: 8px;
  }
`;

export const Skeleton = styled.div`
  position: absolute;
  inset: 0;
  display: grid;
  align-content: start;
  gap: 3%;
  padding: 12%;
  overflow: hidden;
  animation: ${appear} 1ms linear 200ms backwards;

  span {
    height: 12px;
    border-radius: 4px;
    background: ${(p) => p.theme.line};
    opacity: 0.75;
  }

  span:first-child {
    width: 38%;
    height: 14px;
  }

  span:nth-child(4n) {
    width: 82%;
  }

  span:nth-child(6n) {
    width: 64%;
  }
`;

export const Foot = styled.div`
  display: flex;
  align-items: center;
  flex: none;
  gap: 2px;
  height: 44px;
  padding: 0 12px 0 20px;
  border-top: 1px solid ${(p) => p.theme.line};
  background: ${(p) => p.theme.sheet};
  color: ${(p) => p.theme.text2};
  font-size: 13px;
`;

export const Grow = styled.span`
  flex: 1;
  min-width: 0;
`;
