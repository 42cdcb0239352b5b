/** Text on its way from a model to its reader. What comes out is the same wherever the pieces are cut. */
export interface TextFilter {
  /** Takes the next piece. Answers what may go on by now. */
  push(piece: string): string;
  /** What was still held back. */
  end(): string;
}

/** The first, then the second. */
export const inTurn = (first: TextFilter, second: TextFilter): TextFilter => ({
  push: (piece) => second.push(first.push(piece)),
  end: () => second.push(first.end()) + second.end(),
});
