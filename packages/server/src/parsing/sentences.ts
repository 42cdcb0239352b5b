const end = /(?:[。！？…]|[!?](?=\s|$)|\.(?=\s+[A-Z"“(]|\s*$)|\n)+["”’」』）)\]]*\s*/g;

/** Start and end of each sentence of a text. Together they are the whole text; line breaks end a sentence too. */
export const sentenceRanges = (text: string): { start: number; end: number }[] => {
  const ranges: { start: number; end: number }[] = [];
  let start = 0;
  for (const match of text.matchAll(end)) {
    const stop = match.index + match[0].length;
    if (stop > start) ranges.push({ start, end: stop });
    start = stop;
  }
  if (start < text.length) ranges.push({ start, end: text.length });
  return ranges;
};

/** Cuts a range that is too long at weaker marks, or anywhere if there are none. */
export const cutRange = (
  text: string,
  range: { start: number; end: number },
  length: number,
): { start: number; end: number }[] => {
  if (range.end - range.start <= length) return [range];
  const part = text.slice(range.start, range.start + length);
  const marks = ['；', ';', '，', ',', '、', ' '];
  const at = marks.map((mark) => part.lastIndexOf(mark) + 1).find((position) => position > length / 3) ?? length;
  const middle = range.start + at;
  return [{ start: range.start, end: middle }, ...cutRange(text, { start: middle, end: range.end }, length)];
};
