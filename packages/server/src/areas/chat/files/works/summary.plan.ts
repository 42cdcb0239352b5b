import sql from 'sql-template-tag';
import type { Queryable } from '../../../../db/database.js';

/** Characters that a model reads at a time: what a small one can hold besides its reply. */
const PART = 6_000;
/** Parts of one file, and of all of them: more calls than that nobody waits for. */
const MOST_OF_FILE = 8;
const MOST_OF_ALL = 40;
/** Chunks of a part. All numbers together have three digits at most, as citations have. */
const MOST_CHUNKS = 24;

/** What a model reads at a time of one file. */
export interface SummaryPart {
  readonly fileId: string;
  readonly name: string;
  /** From 1, among all parts of the file. */
  readonly at: number;
  readonly of: number;
  /** The chunks with their numbers among all that are cited. */
  readonly chunks: readonly { readonly id: string; readonly n: number }[];
}

export interface SummaryPlan {
  readonly parts: readonly SummaryPart[];
  /** A file is longer than its parts together: of each the beginning is read. */
  readonly partial: boolean;
}

interface Chunk {
  id: string;
  length: number;
}

const partsOf = (chunks: readonly Chunk[], most: number): { parts: Chunk[][]; partial: boolean } => {
  const total = chunks.reduce((sum, { length }) => sum + length, 0);
  const count = Math.max(1, Math.min(most, Math.ceil(total / PART)));
  const parts: Chunk[][] = Array.from({ length: count }, () => []);
  const sizes = parts.map(() => 0);
  let before = 0;
  let partial = false;
  for (const chunk of chunks) {
    const at = Math.min(count - 1, Math.floor((before * count) / Math.max(1, total)));
    before += chunk.length;
    const size = sizes[at] ?? 0;
    const part = parts[at] ?? [];
    if (size < PART && part.length < MOST_CHUNKS) part.push(chunk);
    else partial = true;
    sizes[at] = size + chunk.length;
  }
  return { parts: parts.filter((part) => part.length > 0), partial };
};

/** How files are read to be summed up: the same each time, so that work that was cut off goes on where it was. */
export const summaryPlan = async (
  db: Queryable,
  files: readonly { readonly id: string; readonly name: string }[],
): Promise<SummaryPlan> => {
  const most = Math.min(MOST_OF_FILE, Math.floor(MOST_OF_ALL / Math.max(1, files.length)));
  const parts: SummaryPart[] = [];
  let partial = false;
  for (const { id, name } of files) {
    const chunks = await db.query<Chunk>(sql`
      select id, length(content) as length from dialogue_chunks where file_id = ${id} order by index`);
    const planned = partsOf(chunks, most);
    partial ||= planned.partial;
    for (const [at, part] of planned.parts.entries()) {
      const first = parts.length * MOST_CHUNKS + 1;
      parts.push({
        fileId: id,
        name,
        at: at + 1,
        of: planned.parts.length,
        chunks: part.map((chunk, place) => ({ id: chunk.id, n: first + place })),
      });
    }
  }
  return { parts, partial };
};
