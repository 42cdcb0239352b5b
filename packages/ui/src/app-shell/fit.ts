/**
 * How many entries of a row fit. Widths in pixels, `gap` between two. Where not all fit, room for the entry that holds
 * the rest is kept free.
 */
export const fit = (widths: readonly number[], room: number, gap: number, rest: number): number => {
  const whole = widths.reduce((sum, width) => sum + width, 0) + gap * Math.max(0, widths.length - 1);
  if (whole <= room) return widths.length;
  let used = rest;
  let count = 0;
  for (const width of widths) {
    used += width + gap;
    if (used > room) break;
    count += 1;
  }
  return count;
};
