/** What a server of files does with the next requests. */
export interface PdfServer {
  fetch: (url: string, init: RequestInit) => Promise<Response>;
  /** Bytes sent so far. */
  readonly sent: () => number;
  /** The longest row of requests each of which was sent when the one before had been answered. */
  readonly journeys: () => number;
  /** How each request let the browser keep its answer. */
  readonly caches: (RequestCache | undefined)[];
  /** The header `Authorization` of each request. */
  readonly tokens: (string | null)[];
  /** Requests for bytes at or after this place fail as if the network were down. `null` mends it. */
  breakFrom: (place: number | null) => void;
  /** Another file in place of this one. */
  replace: (bytes: Uint8Array<ArrayBuffer>) => void;
}

export interface PdfServing {
  /** `false` sends the file whole whatever is asked. Default true. */
  ranges?: boolean;
  /** The header `Cache-Control` of each answer. */
  cacheControl?: string;
}

/** Serves one file by ranges, as web servers do. */
export const pdfServer = (
  first: Uint8Array<ArrayBuffer>,
  { ranges = true, cacheControl = 'private' }: PdfServing = {},
): PdfServer => {
  let bytes = first;
  let version = 1;
  let sent = 0;
  let broken: number | null = null;
  let journeys = 0;
  const tokens: (string | null)[] = [];
  const caches: (RequestCache | undefined)[] = [];
  const serve = async (_url: string, { headers, signal, cache }: RequestInit): Promise<Response> => {
    const journey = journeys + 1;
    caches.push(cache);
    await new Promise((resolve) => setTimeout(resolve, 20));
    signal?.throwIfAborted();
    journeys = Math.max(journeys, journey);
    const asked = new Headers(headers);
    tokens.push(asked.get('Authorization'));
    const range = /^bytes=(\d+)-(\d+)$/.exec(asked.get('Range') ?? '');
    if (!ranges || !range) {
      sent += bytes.length;
      return new Response(bytes, { headers: { ETag: `"${version}"`, 'Cache-Control': cacheControl } });
    }
    const begin = Number(range[1]);
    const end = Math.min(bytes.length, Number(range[2]) + 1);
    if (broken !== null && end > broken) throw new TypeError('Failed to fetch');
    sent += end - begin;
    return new Response(bytes.slice(begin, end), {
      status: 206,
      headers: {
        ETag: `"${version}"`,
        'Cache-Control': cacheControl,
        'Content-Range': `bytes ${begin}-${end - 1}/${bytes.length}`,
      },
    });
  };
  return {
    fetch: serve,
    sent: () => sent,
    journeys: () => journeys,
    caches,
    tokens,
    breakFrom: (place) => {
      broken = place;
    },
    replace: (next) => {
      bytes = next;
      version += 1;
    },
  };
};

/** Answers everything with one status. */
export const refusing = (status: number) => () => Promise.resolve(new Response('<h1>no</h1>', { status }));
