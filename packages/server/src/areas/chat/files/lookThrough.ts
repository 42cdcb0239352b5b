import sql from 'sql-template-tag';
import type { Queryable } from '../../../db/database.js';
import { indexedText } from '../../../retrieval/index.js';
import { type QueryWord, queryWords, termCounter } from '../../../retrieval/tokenise.js';
import { termsOf } from '../../../retrieval/scoreByWords.js';
import type { Candidate, Candidates } from '../../../retrieval/wordCandidates.js';
import { breather } from '../../../workers/index.js';

/** Chunks that are in memory at a time, and those that are looked at of all files together. */
const BATCH = 400;
const MOST_CHUNKS = 20_000;

interface Text {
  id: string;
  index: number;
  heading: string[];
  content: string;
}

export interface LookedThrough extends Candidates {
  /** Of all chunks looked at, in the order of the files; the `seq` of a candidate is its place here. */
  readonly ids: readonly string[];
  /** Of each question. */
  readonly words: readonly (readonly QueryWord[])[];
}

/**
 * Which words of some questions come in which chunks of files. However long they are, each is read once, and never in memory
 * as a whole; of files that are too many to be read to their ends, each is read equally far. Throws the signal's reason.
 */
export const lookThrough = async (
  db: Queryable,
  fileIds: readonly string[],
  questions: readonly string[],
  signal?: AbortSignal,
): Promise<LookedThrough> => {
  const words = questions.map((question) => queryWords(question));
  const termsIn = termCounter([...new Set(words.flatMap((one) => [...termsOf(one).keys()]))]);
  const chunksWith = new Map<string, number>();
  const chunks: Candidate[] = [];
  const ids: string[] = [];
  const breathe = breather();
  const most = Math.floor(MOST_CHUNKS / Math.max(1, fileIds.length));
  for (const fileId of fileIds) {
    let after = 0;
    for (let read = 0; read < most; ) {
      signal?.throwIfAborted();
      const wanted = Math.min(BATCH, most - read);
      const batch = await db.query<Text>(sql`
        select id, index, heading, content from dialogue_chunks where file_id = ${fileId} and index > ${after}
        order by index limit ${wanted}`);
      for (const text of batch) {
        await breathe();
        const counts = termsIn(indexedText(text));
        for (const term of counts.keys()) chunksWith.set(term, (chunksWith.get(term) ?? 0) + 1);
        chunks.push({ seq: ids.length, length: text.content.length, counts });
        ids.push(text.id);
      }
      if (batch.length < wanted) break;
      read += batch.length;
      after = batch.at(-1)?.index ?? after;
    }
  }
  return { ids, words, chunks, total: chunks.length, chunksWith };
};
