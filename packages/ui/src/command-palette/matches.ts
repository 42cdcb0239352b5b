/** A piece of a text, and whether it is what was searched for. */
export interface Piece {
  readonly text: string;
  readonly hit: boolean;
}

const words = (query: string): readonly string[] => query.trim().toLowerCase().split(/\s+/).filter(Boolean);

// A fold that keeps each character's place: some letters grow when their case changes.
const fold = (text: string): string =>
  Array.from(text, (one) => (one.toLowerCase().length === one.length ? one.toLowerCase() : one)).join('');

/** Cuts a text where the words of a query occur in it, whatever their case. Joined, the pieces are the text. */
export const matches = (text: string, query: string): readonly Piece[] => {
  const lower = fold(text);
  const hit = Array.from({ length: text.length }, () => false);
  for (const word of words(query)) {
    for (let at = lower.indexOf(word); at >= 0; at = lower.indexOf(word, at + word.length)) {
      hit.fill(true, at, at + word.length);
    }
  }
  const pieces: Piece[] = [];
  let start = 0;
  for (let end = 1; end <= text.length; end += 1) {
    if (end < text.length && hit[end] === hit[start]) continue;
    pieces.push({ text: text.slice(start, end), hit: hit[start] ?? false });
    start = end;
  }
  return pieces;
};
