import sql from 'sql-template-tag';
import type { Queryable } from '../../../../db/database.js';
import { indexedText } from '../../../../retrieval/index.js';
import { scoreByWords, termsOf } from '../../../../retrieval/scoreByWords.js';
import { queryWords, termCounter } from '../../../../retrieval/tokenise.js';
import type { Candidate } from '../../../../retrieval/wordCandidates.js';
import { breather } from '../../../../workers/index.js';

/** Chunks that are in memory at a time, and those of one file that are looked at. */
const BATCH = 400;
const MOST_CHUNKS = 20_000;

/** A chunk that has to do with a point. */
export interface Ranked {
  readonly id: string;
  /** 0 to 1: how much of the point it holds, rare words counting more. */
  readonly coverage: number;
}

interface Text {
  id: string;
  index: number;
  heading: string[];
  content: string;
}

/**
 * The chunks of one file that have most to do with each of some points, `limit` of each, best first. However long the file
 * is, it is read once, and never in memory as a whole.
 */
export const rankInFile = async (
  db: Queryable,
  fileId: string,
  points: readonly string[],
  { limit, signal }: { readonly limit: number; readonly signal: AbortSignal },
): Promise<Ranked[][]> => {
  const wanted = points.map((point) => queryWords(point));
  const termsIn = termCounter([...new Set(wanted.flatMap((words) => [...termsOf(words).keys()]))]);
  const chunksWith = new Map<string, number>();
  const chunks: Candidate[] = [];
  const ids: string[] = [];
  const breathe = breather();
  let after = 0;
  while (ids.length < MOST_CHUNKS) {
    signal.throwIfAborted();
    const batch = await db.query<Text>(sql`
      select id, index, heading, content from dialogue_chunks where file_id = ${fileId} and index > ${after}
      order by index limit ${BATCH}`);
    for (const text of batch) {
      await breathe();
      const counts = termsIn(indexedText(text));
      for (const term of counts.keys()) chunksWith.set(term, (chunksWith.get(term) ?? 0) + 1);
      chunks.push({ seq: ids.length, length: text.content.length, counts });
      ids.push(text.id);
    }
    if (batch.length < BATCH) break;
    after = batch.at(-1)?.index ?? after;
  }
  return wanted.map((words) =>
    scoreByWords(words, { chunks, total: chunks.length, chunksWith })
      .filter(({ score }) => score > 0)
      .slice(0, limit)
      .flatMap(({ seq, coverage }) => {
        const id = ids[seq];
        return id === undefined ? [] : [{ id, coverage }];
      }),
  );
};
