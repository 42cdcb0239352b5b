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

/** Weaker than the end of a sentence, the stronger ones first. */
const marks = ['；', ';', '，', ',', '、', ' '];

/** Whether a character that takes two units would be cut in its middle there. */
const isSecondHalf = (text: string, at: number): boolean => {
  const unit = text.charCodeAt(at);
  return unit >= 0xdc00 && unit < 0xe000;
};

/** Cuts a range that is too long at weaker marks, or anywhere if there are none. */
export const cutRange = (
  text: string,
  range: { start: number; end: number },
  length: number,
): { start: number; end: number }[] => {
  const cut: { start: number; end: number }[] = [];
  let { start } = range;
  while (range.end - start > length) {
    const part = text.slice(start, start + length);
    const at = marks.map((mark) => part.lastIndexOf(mark) + 1).find((position) => position > length / 3) ?? length;
    const middle = start + (isSecondHalf(text, start + at) ? at - 1 : at);
    cut.push({ start, end: middle });
    start = middle;
  }
  return [...cut, { start, end: range.end }];
};
