import { CHUNK_LOAD_TIMEOUT } from '@console/base';

/** A part of the program did not arrive, most often because a new version has replaced it. */
export class ChunkLoadError extends Error {
  constructor(cause?: unknown) {
    super('A part of the program did not arrive', { cause });
    this.name = 'ChunkLoadError';
  }
}

/**
 * Loads a part of the program: what `get` imports. Given up after 120 s; rejects with `ChunkLoadError`, and tells nobody.
 * Everything that is imported while the program runs goes through here.
 */
export const loadPart = async <T>(get: () => Promise<T>): Promise<T> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(
      () => reject(new ChunkLoadError(`not there after ${CHUNK_LOAD_TIMEOUT} ms`)),
      CHUNK_LOAD_TIMEOUT,
    );
  });
  try {
    return await Promise.race([get(), late]);
  } catch (error) {
    throw error instanceof ChunkLoadError ? error : new ChunkLoadError(error);
  } finally {
    clearTimeout(timer);
  }
};
