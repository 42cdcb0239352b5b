import { CHUNK_LOAD_TIMEOUT } from '@console/base';
import type { ComponentType } from 'react';

/** A part of the program did not arrive, most often because a new version has replaced it. */
export class ChunkLoadError extends Error {
  constructor(cause?: unknown) {
    super('ChunkLoadError', { cause });
    this.name = 'ChunkLoadError';
  }
}

/** Loads a page's component when it is first opened; given up after 120 s. */
export const lazyPage = (load: () => Promise<{ default: ComponentType }>) => async () => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new ChunkLoadError()), CHUNK_LOAD_TIMEOUT);
  });
  try {
    return { Component: (await Promise.race([load(), late])).default };
  } catch (error) {
    throw error instanceof ChunkLoadError ? error : new ChunkLoadError(error);
  } finally {
    clearTimeout(timer);
  }
};
