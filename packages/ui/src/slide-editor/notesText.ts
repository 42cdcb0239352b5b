/** A piece of the notes: words, or the number of a source. */
export type NotesPiece = { readonly text: string } | { readonly n: number };

/** Notes cut at their citations, `[1]` or `[1][2]`; a number that is no source stays a word. */
export const notesPieces = (notes: string, known: ReadonlySet<number>): readonly NotesPiece[] =>
  notes.split(/(\[\d{1,3}\])/u).flatMap((part): NotesPiece[] => {
    if (part === '') return [];
    const n = Number(/^\[(\d{1,3})\]$/u.exec(part)?.[1] ?? 0);
    return known.has(n) ? [{ n }] : [{ text: part }];
  });

/** Letters of Chinese that are spoken in a second, and words of other languages. */
const LETTERS = 4.2;
const WORDS = 2.4;

/** Seconds that it takes to say the notes, at a quiet pace. */
export const secondsToSay = (notes: string): number => {
  const text = notes.replaceAll(/\[\d{1,3}\]/gu, '');
  const letters = text.match(/\p{Script=Han}/gu)?.length ?? 0;
  const words = text.replaceAll(/\p{Script=Han}/gu, ' ').match(/[\p{L}\p{N}][\p{L}\p{N},.'’-]*/gu)?.length ?? 0;
  return Math.round(letters / LETTERS + words / WORDS);
};
