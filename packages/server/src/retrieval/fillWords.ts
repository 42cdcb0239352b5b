import sql from 'sql-template-tag';
import type { Database } from '../db/database.js';
import { pieces } from '../db/pieces.js';
import { hintsColumn, type IndexedText, writeWords } from './chunkIndex.js';

/** Told how many of how many chunks have their words. */
export type OnFilled = (done: number, all: number) => void;

const withoutWords = sql`chunks c where not exists (select 1 from chunk_words w where w.chunk_seq = c.seq)`;

/**
 * Indexes the chunks that have no words yet, as those of an installation from before there were any; vectors stay. Goes on where
 * it was ended. Resolves to how many there were.
 */
export const fillWords = async (db: Database, onFilled: OnFilled = () => undefined): Promise<number> => {
  const [missing] = await db.query<{ count: number }>(sql`select count(*)::int as count from ${withoutWords}`);
  const all = missing?.count ?? 0;
  const { size, timed } = pieces();
  for (let done = 0, last = 0; done < all; ) {
    const chunks = await db.query<IndexedText>(sql`
      select c.seq::int8 as seq, c.heading, c.content, ${hintsColumn} from ${withoutWords} and c.seq > ${last} order by c.seq limit ${size()}`);
    if (chunks.length === 0) return done;
    await timed(chunks.length, () => db.transaction((tx) => writeWords(tx, chunks)));
    last = chunks.at(-1)?.seq ?? last;
    done += chunks.length;
    onFilled(done, all);
  }
  return all;
};
