/** How wide a text is. */
export type Measure = (text: string) => number;

/** Signs that never begin a line. */
const CLOSING = /^[，。；：！？、）》”’%）·,.;:!?)\]]/u;

/** Latin words and numbers stay whole, everything else may break. */
const piecesOf = (text: string): string[] => text.match(/[A-Za-z0-9.,:/+\-–—×%]+|\s+|./gu) ?? [];

/** Cuts a text into lines no wider than this, but for a closing sign that hangs over. */
export const wrapText = (text: string, width: number, measure: Measure, indent = 0): string[] => {
  const lines: string[] = [];
  let line = '';
  let left = width - indent;
  for (const piece of piecesOf(text)) {
    if (line === '' || measure(line + piece) <= left || CLOSING.test(piece)) line += piece;
    else {
      lines.push(line.trimEnd());
      line = piece.trimStart();
      left = width;
    }
  }
  if (line.trim() !== '') lines.push(line.trimEnd());
  return lines;
};
