/** A variable where it stands in a text: `${name}`, from its first sign to behind its last. */
export interface Token {
  readonly name: string;
  readonly start: number;
  readonly end: number;
}

/** What of a text is selected: a caret, where both are the same. */
export interface Selected {
  readonly start: number;
  readonly end: number;
}

const VARIABLE = /\$\{([^${}]{1,50})\}/g;

export const tokensIn = (text: string): Token[] =>
  [...text.matchAll(VARIABLE)].map(({ index, 0: whole, 1: name = '' }) => ({
    name: name.trim(),
    start: index,
    end: index + whole.length,
  }));

/** The variable that begins at the caret (1), or that ends there (-1). */
export const tokenBeside = (text: string, caret: number, by: 1 | -1): Token | undefined =>
  tokensIn(text).find(({ start, end }) => (by === 1 ? start : end) === caret);

/** The same selection with no variable cut in two: a caret goes to the nearer end of one, all else takes the whole of it in. */
export const whole = (text: string, { start, end }: Selected): Selected => {
  const cut = (at: number) => tokensIn(text).find((token) => token.start < at && at < token.end);
  const [first, last] = [cut(start), cut(end)];
  if (start !== end) return { start: first?.start ?? start, end: last?.end ?? end };
  if (first === undefined) return { start, end };
  const at = start - first.start < first.end - start ? first.start : first.end;
  return { start: at, end: at };
};
