/** Characters of one cell of a result. */
export const LONGEST_CELL = 10_000;
/** Rows of a result, at the most. */
export const MOST_ROWS = 1_000_000;
/** Bytes of a result that is answered in one piece. */
export const MOST_BYTES = 8 * 1024 * 1024;
