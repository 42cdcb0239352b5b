/** What a server of files does with the next requests. */
export interface PdfServer {
  fetch: (url: string, init: RequestInit) => Promise<Response>;
  /** Bytes sent so far. */
  readonly sent: () => number;
  /** The header `Authorization` of each request. */
  readonly tokens: (string | null)[];
  /** Requests for bytes at or after this place fail as if the network were down. `null` mends it. */
  breakFrom: (place: number | null) => void;
  /** Another file in place of this one. */
  replace: (bytes: Uint8Array<ArrayBuffer>) => void;
}

/** Serves one file by ranges, as web servers do. `ranges: false` sends it whole whatever is asked. */
export const pdfServer = (first: Uint8Array<ArrayBuffer>, { ranges = true } = {}): PdfServer => {
  let bytes = first;
  let version = 1;
  let sent = 0;
  let broken: number | null = null;
  const tokens: (string | null)[] = [];
  const serve = async (_url: string, { headers, signal }: RequestInit): Promise<Response> => {
    await new Promise((resolve) => setTimeout(resolve));
    signal?.throwIfAborted();
    const asked = new Headers(headers);
    tokens.push(asked.get('Authorization'));
    const range = /^bytes=(\d+)-(\d+)$/.exec(asked.get('Range') ?? '');
    if (!ranges || !range) {
      sent += bytes.length;
      return new Response(bytes, { headers: { ETag: `"${version}"` } });
    }
    const begin = Number(range[1]);
    const end = Math.min(bytes.length, Number(range[2]) + 1);
    if (broken !== null && end > broken) throw new TypeError('Failed to fetch');
    sent += end - begin;
    return new Response(bytes.slice(begin, end), {
      status: 206,
      headers: { ETag: `"${version}"`, 'Content-Range': `bytes ${begin}-${end - 1}/${bytes.length}` },
    });
  };
  return {
    fetch: serve,
    sent: () => sent,
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
