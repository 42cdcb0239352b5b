import type { ByteReader } from './byteReader.js';

/** Bytes that are asked for, kept and handed on together. A power of two; pdf.js marks what it has by pieces of this size. */
export const PIECE = 2 ** 14;
/** Pieces kept at a time. */
const KEPT = 128;
/** Pieces that are read further than asked for, where one read follows upon another. */
const FARTHEST = 4;

/** Reads pieces once, and some of them before they are asked for. */
export interface ReadAhead extends ByteReader {
  /** Reads at least what is asked for, which are whole pieces. Rejects with a `PdfFailure`. */
  read: (begin: number, end: number) => Promise<Uint8Array<ArrayBuffer>>;
  /**
   * Bytes to look into. What was handed on by `read` and forgotten since is `null`, and read again only if asked for
   * `again`.
   */
  look: (begin: number, end: number, again?: 'again') => Promise<Uint8Array<ArrayBuffer> | null>;
}

/**
 * Saves journeys to the server: reads a little further than asked for, further still where reads follow upon one another,
 * what is asked for at a time and lies side by side in one, and nothing twice.
 */
export const readAhead = (reader: ByteReader, signal: AbortSignal): ReadAhead => {
  const { length, head } = reader;
  const count = Math.ceil(length / PIECE);
  const known = new Map<number, Uint8Array<ArrayBuffer>>();
  const coming = new Map<number, Promise<void>>();
  const given = new Set<number>();
  const wanted = new Set<number>();
  let flushing: Promise<Map<number, Promise<void>>> | null = null;
  let ahead = 1;
  let followed = -1;

  const keep = (first: number, bytes: Uint8Array<ArrayBuffer>) => {
    for (let at = 0; at < bytes.length; at += PIECE) known.set(first + at / PIECE, bytes.subarray(at, at + PIECE));
  };
  const trim = () => {
    for (const oldest of known.keys()) {
      if (known.size <= KEPT) break;
      known.delete(oldest);
    }
  };
  const isHere = (piece: number) => known.has(piece) || coming.has(piece) || wanted.has(piece);

  const fetchRun = (first: number, last: number): Promise<void> => {
    const arrival = reader.read(first * PIECE, Math.min(last * PIECE, length), signal).then((bytes) => {
      keep(first, bytes);
    });
    const settled = () => {
      for (let piece = first; piece < last; piece += 1) coming.delete(piece);
    };
    arrival.then(settled, settled);
    for (let piece = first; piece < last; piece += 1) coming.set(piece, arrival);
    return arrival;
  };
  /** Asks for all that came to be wanted in one turn, what lies side by side in one request. */
  const flush = async () => {
    await Promise.resolve();
    flushing = null;
    const pieces = Array.from(wanted).toSorted((a, b) => a - b);
    wanted.clear();
    const arrivals = new Map<number, Promise<void>>();
    for (let at = 0; at < pieces.length; ) {
      const first = pieces[at] ?? 0;
      let last = first;
      for (; pieces[at] === last; at += 1) last += 1;
      const arrival = fetchRun(first, last);
      for (let piece = first; piece < last; piece += 1) arrivals.set(piece, arrival);
    }
    return arrivals;
  };

  /** How far a read is to go on. */
  const farther = (first: number, last: number): number => {
    const follows = first >= followed && first <= followed + FARTHEST;
    ahead = follows ? Math.min(FARTHEST, ahead * 2) : 1;
    let end = last;
    while (end < Math.min(count, last + ahead) && !isHere(end) && !given.has(end)) end += 1;
    followed = end;
    return end;
  };

  const load = async (first: number, last: number, further: boolean): Promise<void> => {
    const waiting = new Set<Promise<void>>();
    const absent: number[] = [];
    for (let piece = first; piece < last; piece += 1) {
      const arrival = coming.get(piece);
      if (arrival) waiting.add(arrival);
      else if (!known.has(piece)) absent.push(piece);
    }
    if (absent.length > 0) {
      const [begin = first] = absent;
      const end = further && absent.at(-1) === last - 1 ? farther(begin, last) : last;
      for (let piece = begin; piece < end; piece += 1) if (!isHere(piece)) wanted.add(piece);
      flushing ??= flush();
      const arrivals = await flushing;
      for (const piece of absent) {
        const arrival = arrivals.get(piece);
        if (arrival) waiting.add(arrival);
      }
    }
    await Promise.all(waiting);
  };

  /** What lies there, if all of it is kept. */
  const gather = (begin: number, end: number): Uint8Array<ArrayBuffer> | null => {
    const bytes = new Uint8Array(end - begin);
    for (let piece = Math.floor(begin / PIECE); piece * PIECE < end; piece += 1) {
      const found = known.get(piece);
      if (!found) return null;
      const from = piece * PIECE;
      const part = found.subarray(Math.max(0, begin - from), Math.min(found.length, end - from));
      bytes.set(part, Math.max(0, from - begin));
    }
    return bytes;
  };

  const read = async (begin: number, end: number) => {
    const first = Math.floor(begin / PIECE);
    let last = Math.ceil(end / PIECE);
    // What would push everything else out is not kept.
    if (last - first > KEPT / 4) return reader.read(begin, end, signal);
    await load(first, last, true);
    for (const most = last + FARTHEST; last < most && known.has(last) && !given.has(last); last += 1);
    for (let piece = first; piece < last; piece += 1) given.add(piece);
    const bytes = gather(begin, Math.min(length, last * PIECE)) ?? (await reader.read(begin, end, signal));
    trim();
    return bytes;
  };
  const look = async (begin: number, end: number, again?: 'again') => {
    const until = Math.min(end, length);
    const first = Math.floor(begin / PIECE);
    const last = Math.ceil(until / PIECE);
    const isGone = (piece: number) => given.has(piece) && !known.has(piece);
    for (let piece = first; piece < last && again === undefined; piece += 1) if (isGone(piece)) return null;
    await load(first, last, false);
    const bytes = gather(begin, until);
    trim();
    return bytes;
  };

  // The rest of a file that is shorter than its head is there already.
  const whole = head.length < length ? Math.floor(head.length / PIECE) * PIECE : length;
  keep(0, head.slice(0, whole));
  for (let piece = 0; piece * PIECE < whole; piece += 1) given.add(piece);
  return { length, head, read, look };
};
