/** Thousandths of a yuan, as messages cost, in one fen. */
export const PER_FEN = 10;

/** Rounded up: what is spent is never told as less. */
export const inFen = (thousandths: number): number => Math.ceil(thousandths / PER_FEN);
