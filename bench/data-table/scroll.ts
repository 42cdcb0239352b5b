import { type Cost, costOf, painted } from '../measure.js';

export interface Scrolled {
  readonly cost: Cost;
  readonly frames: number;
  /** Frames that took over 50 ms. */
  readonly slow: number;
  /** Frames in which the middle of the table showed no row. */
  readonly blank: number;
}

/** Scrolls as with a wheel (400 px a frame), then as with the scroll bar (over the whole length in 60 frames). */
export const scroll = async (scroller: Element, isRow: (element: Element) => boolean): Promise<Scrolled> => {
  const { left, top, width, height } = scroller.getBoundingClientRect();
  const [middle, centre] = [left + width / 2, top + height / 2];
  const length = scroller.scrollHeight - scroller.clientHeight;
  const steps = [
    ...Array.from({ length: 60 }, (_, step) => (step + 1) * 400),
    ...Array.from({ length: 60 }, (_, step) => Math.round(((step + 1) / 60) * length)),
  ];
  let [slow, blank] = [0, 0];
  const cost = await costOf(async () => {
    for (const goal of steps) {
      const began = performance.now();
      scroller.scrollTop = goal;
      await painted();
      if (performance.now() - began > 50) slow += 1;
      const seen = document.elementFromPoint(middle, centre);
      if (seen === null || !isRow(seen)) blank += 1;
    }
  });
  return { cost, frames: steps.length, slow, blank };
};
