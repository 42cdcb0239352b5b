import type { Chunk, ChunkRegion } from '@console/api/contract';
import { type FilePlace, randomId } from '@console/base';
import sql, { empty, type Sql } from 'sql-template-tag';
import type { Database, Queryable } from '../../db/database.js';
import { fail } from '../../http/failure.js';
import { countCharacters } from '../../parsing/characters.js';
import type { ParsedChunk, ParsedPage, Span } from '../../parsing/types.js';
import { countWords, storeWords } from '../../retrieval/chunkIndex.js';
import { queueAnchoring } from './anchorTriples.job.js';
import { queueRemoval } from './removeContents.job.js';
import { standing } from './standingChunks.js';
import { outdateSummaries } from './summaries.store.js';
import { containing, type Order, orderBy, pageOf } from '../../db/sqlParts.js';

export interface ChunkFilter {
  readonly current: number;
  readonly size: number;
  readonly documentId: string;
  readonly keyword?: string;
  readonly filter?: keyof typeof filters;
  readonly chunkId?: string;
  readonly orders?: readonly Order[];
}

interface Row {
  id: string;
  documentId: string;
  knowledgeBaseId: string;
  index: number;
  heading: string[];
  content: string;
  enabled: boolean;
  positions: [number, number, number, number, number][];
  filePlace: FilePlace | null;
  hits: number;
  edited: boolean;
  version: number;
  tags: string[];
  questions: string[];
  keywords: string[];
  checked: boolean;
  updateTime: Date;
}

const columns = { index: 'index', updateTime: 'updated_at', hits: 'hits' };

const selected = sql`
  id, document_id as "documentId", knowledge_base_id as "knowledgeBaseId", index, heading, content, enabled, positions, hits, file_place as "filePlace",
  edited, version, tags, questions, keywords, checked_at is not null as checked, updated_at as "updateTime"`;

const toChunk = ({ filePlace, ...row }: Row): Chunk => ({
  ...row,
  ...(filePlace !== null && { place: { ...filePlace } }),
  updateTime: row.updateTime.toISOString(),
});

const filters = {
  all: empty,
  disabled: sql`and not enabled`,
  edited: sql`and edited`,
  unchecked: sql`and checked_at is null`,
} as const;

const containingWords = (keyword: string): Sql => sql`
  and (content ilike ${containing(keyword)} or array_to_string(tags || questions || keywords, ' ') ilike ${containing(keyword)})`;

/** Takes what chunks hold off the pages' counts; by `sign` 1 puts it there again. */
const recount = (
  pages: readonly ParsedPage[],
  chunks: readonly { content: string; spans: Span[] | null }[],
  sign: 1 | -1,
): ParsedPage[] => {
  const held = new Map<number, number>();
  for (const { content, spans } of chunks) {
    for (const [start, end, page] of spans ?? []) {
      held.set(page, (held.get(page) ?? 0) + countCharacters(content.slice(start, end)));
    }
  }
  return pages.map((page, index) => {
    const covered = page.covered + sign * (held.get(index + 1) ?? 0);
    return { ...page, covered: Math.max(0, Math.min(page.characters, covered)) };
  });
};

interface Moved {
  documentId: string;
  content: string;
  spans: Span[] | null;
}

/** What follows for their documents when chunks have gone, or have come back. */
const followUp = async (tx: Queryable, moved: readonly Moved[], sign: 1 | -1): Promise<void> => {
  const documentIds = moved.map(({ documentId }) => documentId);
  await outdateSummaries(tx, documentIds);
  await queueAnchoring(tx, documentIds);
  for (const documentId of new Set(moved.map((one) => one.documentId))) {
    const ofDocument = moved.filter((one) => one.documentId === documentId);
    const [document] = await tx.query<{ pages: ParsedPage[] }>(
      sql`select pages from documents where id = ${documentId} for update`,
    );
    await tx.query(sql`
      update documents set chunk_count = chunk_count + ${sign * ofDocument.length}::int, updated_at = now(),
        pages = ${JSON.stringify(recount(document?.pages ?? [], ofDocument, sign))}::jsonb
      where id = ${documentId}`);
  }
};

/** Counts one more answer for each of these chunks. */
export const countHits = async (db: Queryable, chunkIds: readonly string[]): Promise<void> => {
  if (chunkIds.length === 0) return;
  await db.query(sql`update chunks set hits = hits + 1 where id = any(${[...chunkIds]}::text[])`);
};

/** Adds parsed chunks of a document, found by their words as soon as it is ready. `first` is the number of the first. */
export const insertChunks = async (
  tx: Queryable,
  document: { readonly id: string; readonly knowledgeBaseId: string },
  chunks: readonly ParsedChunk[],
  first: number,
  /** Which parsing they come of. Left out: the one whose chunks are found. */
  parsing?: number,
): Promise<void> => {
  // Locked, so that it cannot be deleted before its chunks are there to be removed with it.
  const there = await tx.query(sql`select 1 from documents where id = ${document.id} for key share`);
  if (there.length === 0) throw new Error('the document was deleted meanwhile');
  // Counted beforehand: a row that is changed in the transaction that adds it takes its place twice.
  const counted = await countWords(chunks);
  const rows = chunks.map((chunk, offset) => ({
    id: randomId(),
    index: first + offset,
    length: counted[offset]?.length ?? 0,
    heading: chunk.heading,
    content: chunk.content,
    titles: chunk.titles ?? [],
    spans: chunk.spans,
    positions: chunk.positions,
    file_place: chunk.place,
  }));
  const added = await tx.query<{ seq: number; index: number }>(sql`
    insert into chunks (id, document_id, knowledge_base_id, parsing, index, place, heading, content, titles, spans,
      positions, file_place, length)
    select id, ${document.id}, ${document.knowledgeBaseId}, coalesce(${parsing ?? null}::int, (select parsing from documents where id = ${document.id})), index, index, heading, content, titles, spans, positions,
      file_place, length
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as row (id text, index integer, heading jsonb, content text, titles jsonb, spans jsonb, positions jsonb,
        file_place jsonb, length integer)
    order by index
    returning seq, index`);
  const words = added.flatMap(({ seq, index }) => {
    const one = counted[index - first];
    return one === undefined ? [] : [{ seq, words: one.words }];
  });
  await storeWords(tx, words);
};

export type ChunkStore = ReturnType<typeof chunkStore>;

export const chunkStore = (db: Database) => ({
  /** In document order. With `chunkId`, the page that holds that chunk. */
  page: async ({ current, size, documentId, keyword = '', filter = 'all', chunkId, orders }: ChunkFilter) => {
    const where = sql`
      document_id = ${documentId} and ${standing} ${filters[filter]}
      ${keyword.trim() === '' ? empty : containingWords(keyword)}`;
    let shown = current;
    let order = orders;
    if (chunkId !== undefined) {
      const [before] = await db.query<{ count: number }>(sql`
        select (select count(*)::int from chunks where ${where} and (place, seq) < (wanted.place, wanted.seq)) as count
        from chunks wanted where id = ${chunkId} and ${where}`);
      if (before !== undefined) {
        shown = Math.floor(before.count / size) + 1;
        order = undefined;
      }
    }
    const rows = await db.query<Row>(sql`
      select ${selected} from chunks where ${where} ${orderBy(order, columns, 'place, seq')}
      ${pageOf({ current: shown, size })}`);
    const [all] = await db.query<{ total: number }>(sql`select count(*)::int as total from chunks where ${where}`);
    const [counts] = await db.query<{ all: number; disabled: number; edited: number; unchecked: number }>(sql`
      select count(*)::int as all, (count(*) filter (where not enabled))::int as disabled,
        (count(*) filter (where edited))::int as edited, (count(*) filter (where checked_at is null))::int as unchecked
      from chunks where document_id = ${documentId} and ${standing}`);
    return {
      list: rows.map(toChunk),
      total: all?.total ?? 0,
      current: shown,
      size,
      counts: counts ?? { all: 0, disabled: 0, edited: 0, unchecked: 0 },
    };
  },

  regions: async (documentId: string): Promise<ChunkRegion[]> =>
    db.query<ChunkRegion>(
      sql`select id, index, enabled, positions from chunks
        where document_id = ${documentId} and ${standing} order by place, seq`,
    ),

  byIds: async (ids: readonly string[]): Promise<Map<string, Chunk>> => {
    const rows = await db.query<Row>(
      sql`select ${selected} from chunks where id = any(${[...ids]}::text[]) and ${standing}`,
    );
    return new Map(rows.map((row) => [row.id, toChunk(row)]));
  },

  /** All of them or none. Throws `chunk_not_found`. */
  enable: async (ids: readonly string[], enabled: boolean): Promise<void> =>
    db.transaction(async (tx) => {
      const changed = await tx.query<{ documentId: string }>(sql`
        update chunks set enabled = ${enabled}, updated_at = now() where id = any(${[...ids]}::text[]) and ${standing}
        returning document_id as "documentId"`);
      if (changed.length < new Set(ids).size) throw fail('chunk_not_found');
      await outdateSummaries(
        tx,
        changed.map(({ documentId }) => documentId),
      );
    }),

  /** Marks them as looked at, or takes that back: all of them or none. Throws `chunk_not_found`. */
  check: async (ids: readonly string[], checked: boolean, userId: string): Promise<void> =>
    db.transaction(async (tx) => {
      const changed = await tx.query(sql`
        update chunks set checked_at = case when ${checked}::boolean then now() end,
          checked_by = case when ${checked}::boolean then ${userId} end
        where id = any(${[...ids]}::text[]) and ${standing} returning id`);
      if (changed.length < new Set(ids).size) throw fail('chunk_not_found');
    }),

  /** All of them or none. The others keep their numbers. For a day they can be brought back. Throws `chunk_not_found`. */
  remove: async (ids: readonly string[]): Promise<void> =>
    db.transaction(async (tx) => {
      const removed = await tx.query<Moved>(sql`
        update chunks set parsing = -1 - parsing, updated_at = now() where id = any(${[...ids]}::text[]) and ${standing}
        returning document_id as "documentId", content, spans`);
      if (removed.length < new Set(ids).size) throw fail('chunk_not_found');
      await followUp(tx, removed, -1);
      await queueRemoval(tx);
    }),

  /** Brings back what was deleted, until the document is parsed again: all of them or none. Throws `chunk_not_found`. */
  bringBack: async (ids: readonly string[]): Promise<void> =>
    db.transaction(async (tx) => {
      const back = await tx.query<Moved>(sql`
        update chunks set parsing = -1 - parsing, updated_at = now()
        where id = any(${[...ids]}::text[])
          and parsing = (select -1 - parsing from documents where id = document_id)
        returning document_id as "documentId", content, spans`);
      if (back.length < new Set(ids).size) throw fail('chunk_not_found');
      await followUp(tx, back, 1);
    }),
});
