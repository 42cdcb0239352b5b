import { latch } from './latch.js';

/**
 * Gathers pieces so that at most one leaves every `intervalMs`; the first leaves at once. What came before a failure
 * leaves before the failure does. Leaving the loop early ends the source too.
 */
export async function* inBatches(pieces: AsyncIterable<string>, intervalMs: number): AsyncGenerator<string> {
  const arrived = latch();
  const source = pieces[Symbol.asyncIterator]();
  let text = '';
  let end: { readonly error?: unknown } | null = null;

  const pump = async () => {
    try {
      for (let next = await source.next(); !next.done; next = await source.next()) {
        text += next.value;
        arrived.set();
      }
      end = {};
    } catch (error) {
      end = { error };
    }
    arrived.set();
  };
  const pumping = pump();

  const ended = (): { readonly error?: unknown } | null => end;
  try {
    let left = 0;
    while (ended() === null || text !== '') {
      if (text === '') {
        await arrived.wait();
        continue;
      }
      const early = left + intervalMs - performance.now();
      if (early > 0 && ended() === null) await new Promise((resolve) => setTimeout(resolve, early));
      const batch = text;
      text = '';
      left = performance.now();
      yield batch;
    }
    const last = ended();
    if (last !== null && 'error' in last) throw last.error;
  } finally {
    if (ended() === null) void Promise.resolve(source.return?.()).catch(() => undefined);
    void pumping;
  }
}
