import type { WordReply, WordRequest } from './wordTypes.js';

export interface WriteWordOptions {
  /** Stands first in the document, and in its properties. */
  title?: string;
  /**
   * Fetches a picture of the text by its address, such as one that needs a sign-in; null for one that is not to be in the
   * document. Left out, there are only pictures whose bytes stand in the text, and of others their words, with a link.
   */
  loadPicture?: (address: string, signal: AbortSignal) => Promise<Blob | null>;
  /** 0 to 1, now and then. */
  onProgress?: (share: number) => void;
  /** Stops it: the promise rejects with what it was aborted with. */
  signal?: AbortSignal;
}

/** Seconds that writing may take, without what pictures take to come. */
const MOST_SECONDS = 120;
const TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/** Pictures fetched at a time. */
const AT_ONCE = 4;

const startWorker = (): Worker => new Worker(new URL('./word.worker.js', import.meta.url), { type: 'module' });

const bytesOf = async (source: string, { loadPicture }: WriteWordOptions, signal: AbortSignal) => {
  // One picture that does not come is no reason to have no document.
  const blob = await loadPicture?.(source, signal).catch(() => null);
  return (await blob?.arrayBuffer().catch(() => null)) ?? null;
};

const fetchAll = async (sources: readonly string[], options: WriteWordOptions, signal: AbortSignal) => {
  const pictures: (ArrayBuffer | null)[] = sources.map(() => null);
  const waiting = sources.entries();
  const fetchSome = async () => {
    for (const [at, source] of waiting) {
      if (signal.aborted) return;
      pictures[at] = await bytesOf(source, options, signal);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, fetchSome));
  return pictures;
};

/**
 * Writes markdown as a Word document (.docx), in a worker: however long it is, the page goes on. Nothing in the text runs,
 * leads or loads anywhere: links are kept to http, https and mailto, HTML is written as it stands. Rejects where it can't be
 * written, or with what `signal` is aborted with.
 */
export const writeWord = async (markdown: string, options: WriteWordOptions = {}): Promise<Blob> => {
  const { title, onProgress, signal } = options;
  signal?.throwIfAborted();
  const ended = new AbortController();
  const worker = startWorker();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const say = (request: WordRequest, transfer: Transferable[] = []) => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A worker has no origin to name.
    worker.postMessage(request, transfer);
  };
  try {
    return await new Promise<Blob>((resolve, reject) => {
      const fail = (why: string) => reject(new Error(why));
      const limit = () => {
        clearTimeout(timer);
        timer = setTimeout(() => fail('It takes too long'), MOST_SECONDS * 1000);
      };
      const bring = async (sources: readonly string[]) => {
        clearTimeout(timer);
        const pictures = await fetchAll(sources, options, ended.signal);
        if (ended.signal.aborted) return;
        limit();
        say(
          { kind: 'pictures', pictures },
          pictures.filter((one) => one !== null),
        );
      };
      signal?.addEventListener('abort', () => reject(signal.reason), { once: true, signal: ended.signal });
      for (const trouble of ['error', 'messageerror']) worker.addEventListener(trouble, () => fail('It was stopped'));
      worker.addEventListener('message', ({ data }: MessageEvent<WordReply>) => {
        if (data.kind === 'progress') onProgress?.(data.share);
        else if (data.kind === 'wanted') void bring(data.sources);
        else if (data.kind === 'failed') fail('It could not be written');
        else resolve(new Blob([data.file], { type: TYPE }));
      });
      limit();
      say({ kind: 'write', text: { markdown, ...(title !== undefined && { title }) } });
    });
  } finally {
    ended.abort();
    clearTimeout(timer);
    worker.terminate();
  }
};
