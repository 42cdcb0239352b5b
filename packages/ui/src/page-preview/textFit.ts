import { fonts } from '../theme/layout.js';

let context: CanvasRenderingContext2D | null = null;

/** Pixels that a text takes in the type of the text layer, at a size of 100. */
const naturalWidth = (text: string): number => {
  context ??= document.createElement('canvas').getContext('2d');
  if (!context) return 0;
  context.font = `100px ${fonts.text}`;
  return context.measureText(text).width;
};

/** How much a run must be stretched so that it is as wide as the words it lies over. 1 where it can't be told. */
export const stretchOf = (run: { text: string; width: number; size: number }): number => {
  const natural = (naturalWidth(run.text) * run.size) / 100;
  const stretch = run.width / natural;
  return Number.isFinite(stretch) && stretch > 0 ? stretch : 1;
};
