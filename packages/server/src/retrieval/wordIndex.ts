import sql, { raw } from 'sql-template-tag';
import type { Database, Queryable } from '../db/database.js';

/** What finds chunks by their words: BM25 inside of the database where it has `pg_textsearch`, else its own index of elements. */
export type WordEngine = 'bm25' | 'gin';

export const BM25_INDEX = 'chunk_words_bm25';
export const GIN_INDEX = 'chunk_words_gin';

/** How much a word that comes again adds, and how much long chunks are marked down. */
export const K1 = 1.2;
export const B = 0.7;

const hasIndex = async (db: Queryable, name: string): Promise<boolean> =>
  (await db.query(sql`select 1 where to_regclass(${name}) is not null`)).length > 0;

const makeBm25 = (db: Database): Promise<void> =>
  db.transaction(async (tx) => {
    await tx.query(sql`create extension if not exists pg_textsearch`);
    await tx.query(
      raw(
        `create index if not exists ${BM25_INDEX} on chunk_words using bm25 (words) with (text_config = 'simple', k1 = ${K1}, b = ${B})`,
      ),
    );
    await tx.query(raw(`drop index if exists ${GIN_INDEX}`));
  });

/** A chunk by itself is scored in half a millisecond: with statistics that are behind, a plan must never come to score them all. */
const scoreByIndexAlone = (db: Database): Promise<unknown> =>
  db.query(sql`
    do $$
    begin
      alter function bm25_text_bm25query_score(text, bm25query) cost 1000000;
    exception
      when insufficient_privilege then null;
    end
    $$`);

const makeGin = async (db: Database): Promise<void> => {
  await db.query(raw(`create index if not exists ${GIN_INDEX} on chunk_words using gin (string_to_array(words, ' '))`));
  // How common a word is, is read from the statistics.
  await db.query(raw(`alter index ${GIN_INDEX} alter column 1 set statistics 1000`));
};

/** Makes the index of words where it is missing, the better one as soon as the database has the extension for it. */
export const prepareWordIndex = async (db: Database): Promise<WordEngine> => {
  if (await hasIndex(db, BM25_INDEX)) return 'bm25';
  const offered = await db.query(sql`select 1 from pg_available_extensions where name = 'pg_textsearch'`);
  if (offered.length > 0) {
    try {
      await makeBm25(db);
      await scoreByIndexAlone(db);
      return 'bm25';
    } catch {
      // Offered but not to be had: it has to be among `shared_preload_libraries`, and an administrator has to allow it.
    }
  }
  await makeGin(db);
  return 'gin';
};
