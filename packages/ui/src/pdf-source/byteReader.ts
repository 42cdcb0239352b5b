import { failureOfStatus, PdfFailure } from './pdfFailure.js';

/** Bytes of a file, read piece by piece. */
export interface ByteReader {
  readonly length: number;
  /** The first bytes, read already. */
  readonly head: Uint8Array<ArrayBuffer>;
  /** The bytes from `begin` up to `end`. Rejects with a `PdfFailure`. */
  read(begin: number, end: number, signal: AbortSignal): Promise<Uint8Array<ArrayBuffer>>;
}

/** How a file is fetched. */
export interface FetchOptions {
  /** Sent with each request, e.g. `Authorization`. A function is asked anew each time, so that a token may change. */
  headers?: HeadersInit | (() => HeadersInit | Promise<HeadersInit>);
  /** Default `same-origin`. */
  credentials?: RequestCredentials;
  /** Fetches in place of the browser's own, e.g. to renew a token. */
  fetch?: (url: string, init: RequestInit) => Promise<Response>;
}

/** Bytes of the first request. */
const HEAD = 2 ** 16;

/** Milliseconds before each further try. */
const PAUSES = [250, 1000];

export const openBlob = async (blob: Blob): Promise<ByteReader> => {
  const read = async (begin: number, end: number) => {
    try {
      return new Uint8Array(await blob.slice(begin, end).arrayBuffer());
    } catch (cause) {
      // The file was changed or removed on the disk after it was chosen.
      throw new PdfFailure('changed', { cause });
    }
  };
  if (blob.size === 0) throw new PdfFailure('corrupt');
  return { length: blob.size, head: await read(0, HEAD), read };
};

const pause = (time: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, time);
    signal.addEventListener(
      'abort',
      () => {
        clearTimeout(timer);
        reject(signal.reason);
      },
      { once: true },
    );
  });

const mayPass = (failure: unknown): boolean =>
  failure instanceof PdfFailure && failure.problem === 'unreachable' && (failure.status ?? 500) !== 400;

/** Tries again what fails for reasons that may pass. */
const patiently = async <T>(attempt: () => Promise<T>, signal: AbortSignal): Promise<T> => {
  for (const time of PAUSES) {
    try {
      return await attempt();
    } catch (failure) {
      signal.throwIfAborted();
      if (!mayPass(failure)) throw failure;
      await pause(time, signal);
    }
  }
  return attempt();
};

const contentRange = /^bytes (\d+)-(\d+)\/(\d+)$/;

/** Tells one version of a file from another, where the server says anything about it. */
const versionOf = ({ headers }: Response): string | null => headers.get('ETag') ?? headers.get('Last-Modified');

type Ask = (range: readonly [number, number] | null, signal: AbortSignal, cache?: RequestCache) => Promise<Answer>;

interface Answer {
  answer: Response;
  bytes: Uint8Array<ArrayBuffer>;
}

const asking =
  (url: string, { headers: given, credentials = 'same-origin', fetch: send = fetch }: FetchOptions): Ask =>
  async (range, signal, cache = 'default') => {
    const headers = new Headers(typeof given === 'function' ? await given() : given);
    if (range) headers.set('Range', `bytes=${range[0]}-${range[1] - 1}`);
    try {
      const answer = await send(url, { headers, credentials, signal, cache });
      if (!answer.ok) {
        await answer.body?.cancel();
        throw failureOfStatus(answer.status);
      }
      return { answer, bytes: new Uint8Array(await answer.arrayBuffer()) };
    } catch (cause) {
      signal.throwIfAborted();
      throw cause instanceof PdfFailure ? cause : new PdfFailure('unreachable', { cause });
    }
  };

/** A file behind an address. A server that does not answer ranges sends it whole, once. */
export const openUrl = async (url: string, options: FetchOptions, signal: AbortSignal): Promise<ByteReader> => {
  const ask = asking(url, options);
  const first = await patiently(() => ask([0, HEAD], signal), signal);
  const told = contentRange.exec(first.answer.headers.get('Content-Range') ?? '');
  if (first.answer.status !== 206 || told === null) {
    // Another origin that does not expose Content-Range does not say how long the file is.
    const whole = first.answer.status === 206 ? await patiently(() => ask(null, signal), signal) : first;
    return openBlob(new Blob([whole.bytes]));
  }
  const length = Number(told[3]);
  const version = versionOf(first.answer);
  // Browsers that may keep what an address answers ask for one piece of it after the other.
  const cache = /\bno-store\b/.test(first.answer.headers.get('Cache-Control') ?? '') ? 'no-store' : 'default';
  const read = (begin: number, end: number, until: AbortSignal) =>
    patiently(async () => {
      const { answer, bytes } = await ask([begin, end], until, cache);
      const range = contentRange.exec(answer.headers.get('Content-Range') ?? '');
      const other = version !== null && versionOf(answer) !== version;
      if (other || range === null || Number(range[3]) !== length || Number(range[1]) !== begin) {
        throw new PdfFailure('changed', { status: answer.status });
      }
      if (bytes.length !== end - begin) throw new PdfFailure('unreachable', { status: answer.status });
      return bytes;
    }, until);
  return { length, head: first.bytes, read };
};
