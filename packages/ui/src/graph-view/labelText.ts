/** Pixels of a label. */
export const LABEL = { size: 12, line: 16, focus: 14, widest: 168, halo: 4 } as const;

const WIDE = /[\u1100-\u115f\u2e80-\u9fff\uac00-\ud7ff\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60\uffe0-\uffe6]/;

/** About as wide as a text is in that size, whatever the font: what is arranged by it is the same everywhere. */
export const roughWidth = (text: string, size: number = LABEL.size): number => {
  let width = 0;
  for (const letter of text) {
    width += WIDE.test(letter) ? size : size * 0.58;
    if (width >= LABEL.widest) return LABEL.widest;
  }
  return width;
};

/** As much of a text as has room, with an ellipsis where that is not all. */
export const fitText = (text: string, widest: number, widthOf: (text: string) => number): string => {
  if (widthOf(text) <= widest) return text;
  const letters = [...text];
  let [low, high] = [0, letters.length];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (widthOf(`${letters.slice(0, middle).join('')}…`) <= widest) low = middle;
    else high = middle - 1;
  }
  return `${letters.slice(0, low).join('').trimEnd()}…`;
};
