import type { KeyboardEvent } from 'react';

export interface PreviewKeys {
  page: number;
  pageCount: number;
  onGo: (page: number) => void;
  onZoom: (direction: 1 | -1) => void;
  onFullSize: () => void;
  onRotate: () => void;
  /** Left out where regions can't be chosen. */
  onStep?: (direction: 1 | -1) => void;
  /** A key that the view scrolls by itself. */
  onTakeOver: () => void;
}

/**
 * Keys of the pages while they have the focus: PageUp, PageDown, Home and End move between pages, `n` and `p` (and the
 * arrows left and right, where nothing scrolls across) between regions, `+` `-` `0` zoom, `r` turns.
 */
export const previewKeys =
  ({ page, pageCount, onGo, onZoom, onFullSize, onRotate, onStep, onTakeOver }: PreviewKeys) =>
  (event: KeyboardEvent<HTMLElement>): void => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.nativeEvent.isComposing) return;
    const { scrollWidth, clientWidth } = event.currentTarget;
    const moves: Record<string, () => void> = {
      PageUp: () => onGo(page - 1),
      PageDown: () => onGo(page + 1),
      Home: () => onGo(1),
      End: () => onGo(pageCount),
      '+': () => onZoom(1),
      '=': () => onZoom(1),
      '-': () => onZoom(-1),
      '0': onFullSize,
      r: onRotate,
      ...(onStep && { p: () => onStep(-1), n: () => onStep(1) }),
      ...(onStep && scrollWidth <= clientWidth && { ArrowLeft: () => onStep(-1), ArrowRight: () => onStep(1) }),
    };
    const act = moves[event.key];
    if (act) {
      event.preventDefault();
      act();
    } else if (event.key.startsWith('Arrow') || event.key === ' ') {
      onTakeOver();
    }
  };
