/** What no database keeps, and no reader sees. */
const NUL = /\0/g;
const OPEN_PAIR = /[\uD800-\uDBFF]$/;

/**
 * Text without NUL and halves of characters. Services that cut a character in two send its halves one after the other:
 * they come out whole.
 */
export async function* wellFormed(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  let half = '';
  for await (const piece of pieces) {
    const text = half + piece;
    half = OPEN_PAIR.exec(text)?.[0] ?? '';
    const whole = text
      .slice(0, text.length - half.length)
      .replace(NUL, '')
      .replace(/\p{Surrogate}/gu, '\uFFFD');
    if (whole !== '') yield whole;
  }
  if (half !== '') yield '\uFFFD';
}
