const OPEN = '<think>';
const CLOSE = '</think>';

/**
 * Leaves out what a reasoning model writes to itself: a `<think>` block at the very beginning. Services that know about
 * reasoning send it apart; the others put it in front of the answer.
 */
export async function* withoutThinking(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  let state: 'start' | 'thinking' | 'after' | 'answer' = 'start';
  let held = '';
  for await (const piece of pieces) {
    if (state === 'answer') {
      yield piece;
      continue;
    }
    held += piece;
    if (state === 'start') {
      const begun = held.trimStart();
      if (begun.length < OPEN.length && OPEN.startsWith(begun)) continue;
      state = begun.startsWith(OPEN) ? 'thinking' : 'answer';
    }
    if (state === 'thinking') {
      const end = held.indexOf(CLOSE);
      if (end < 0) {
        held = `${OPEN}${held.slice(-CLOSE.length)}`;
        continue;
      }
      held = held.slice(end + CLOSE.length);
      state = 'after';
    }
    if (state === 'after') {
      held = held.trimStart();
      if (held === '') continue;
      state = 'answer';
    }
    yield held;
    held = '';
  }
  if (state === 'start' && held !== '') yield held;
}
