import type { DocumentSummary } from '@console/api/contract';
import { randomId } from '@console/base';
import sql from 'sql-template-tag';
import { type Database, json, type Queryable } from '../../db/database.js';
import { fail } from '../../http/failure.js';
import { enqueueOnce } from '../../jobs/index.js';
import type { OutlineEntry, SourceChunk } from '../../summaries/index.js';
import { standing } from './standingChunks.js';

/** The job that finds out what a whole document is about. Its subject is the document's id. */
export const SUMMARISE_DOCUMENT = 'summarise_document';

/** Chunks of a document that are looked at. */
const MOST_CHUNKS = 5_000;
/** Tries of one call of the model. */
const TRIES = 4;

/** The row of the summary, as it is kept. */
export interface SummaryRow {
  readonly status: DocumentSummary['status'];
  readonly kind: DocumentSummary['kind'];
  readonly text: string;
  readonly madeAt: string;
  readonly outdated: boolean;
  readonly partial: boolean;
  readonly outline?: { title: string; level: number }[];
}

/** Summary `s` of document `d` as one value, null where there is none: without its outline, for lists, and with it. */
export const summaryColumn = sql`
  case when s.document_id is null then null else jsonb_build_object(
    -- Nothing is being made of a document that is not read.
    'status', case when s.status = 'making' and d.status <> 'ready' then 'ready' else s.status end,
    'kind', s.kind, 'text', s.text, 'madeAt', s.made_at, 'outdated', s.outdated, 'partial', s.partial) end`;
export const summaryWithOutline = sql`${summaryColumn} || jsonb_build_object('outline', s.outline)`;

export const toSummary = ({ madeAt, ...row }: SummaryRow): DocumentSummary => ({
  ...row,
  time: new Date(madeAt).toISOString(),
});

/** Wants the summary of a document made: what is there stays to be read until then. In the transaction of whoever wants it. */
export const queueSummary = async (tx: Queryable, documentId: string): Promise<void> => {
  await enqueueOnce(tx, { kind: SUMMARISE_DOCUMENT, subject: documentId, maxAttempts: TRIES });
  await tx.query(sql`
    insert into document_summaries (document_id, status, run) values (${documentId}, 'making', ${randomId()})
    on conflict (document_id) do update set status = 'making', run = excluded.run`);
};

/** Chunks of these documents were changed by hand: what was said of the whole is older than they are. */
export const outdateSummaries = async (tx: Queryable, documentIds: readonly string[]): Promise<void> => {
  await tx.query(sql`
    update document_summaries set outdated = true where document_id = any(${[...new Set(documentIds)]}::text[])`);
};

/** The text that can be searched, in its order. */
export const sourceOf = async (
  db: Queryable,
  documentId: string,
): Promise<{ chunks: SourceChunk[]; isWhole: boolean }> => {
  const chunks = await db.query<{ id: string; heading: string[]; content: string; titles: OutlineEntry[] }>(sql`
    select id, heading, content, titles from chunks where document_id = ${documentId} and enabled and ${standing}
    order by place, seq limit ${MOST_CHUNKS + 1}`);
  return { chunks: chunks.slice(0, MOST_CHUNKS), isWhole: chunks.length <= MOST_CHUNKS };
};

/** What the making of a summary reads and writes, in the transactions of that work. */
export const summaryMaking = (documentId: string) => {
  const mine = (run: string) => sql`document_id = ${documentId} and run = ${run}`;
  return {
    /** Null where the document is gone, or nobody waits for it. */
    wanted: async (db: Queryable): Promise<{ name: string; run: string; kind: DocumentSummary['kind'] } | null> => {
      const [row] = await db.query<{ name: string; run: string; kind: DocumentSummary['kind'] }>(sql`
        select d.name, s.run, s.kind from document_summaries s join documents d on d.id = s.document_id
        where s.document_id = ${documentId} and s.status = 'making' and d.status = 'ready'`);
      return row ?? null;
    },

    /** What the document itself tells. A person's words stay; `done` where nobody writes better ones. */
    setExtract: async (
      tx: Queryable,
      run: string,
      made: { text: string; title: string | null; outline: readonly OutlineEntry[]; done: boolean },
    ): Promise<void> => {
      await tx.query(sql`
        update document_summaries set title = ${made.title}, outline = ${json(made.outline)},
          status = ${made.done ? 'ready' : 'making'},
          text = case when kind = 'person' then text else ${made.text} end,
          outdated = kind = 'person', partial = false,
          made_at = case when kind = 'person' then made_at else now() end,
          kind = case when kind = 'person' then kind else 'extract' end
        where ${mine(run)}`);
    },

    setModel: async (tx: Queryable, run: string, text: string, partial: boolean): Promise<void> => {
      await tx.query(sql`
        update document_summaries set status = 'ready', kind = 'model', text = ${text}, outdated = false,
          partial = ${partial}, made_at = now()
        where ${mine(run)}`);
    },

    /** The extract stays. */
    setFailed: async (tx: Queryable): Promise<void> => {
      await tx.query(sql`
        update document_summaries set status = 'failed' where document_id = ${documentId} and status = 'making'`);
    },

    /** False where it is gone, or nobody waits for it any more. */
    waitAgain: async (tx: Queryable): Promise<boolean> =>
      (
        await tx.query(sql`
          update document_summaries set status = 'making', run = ${randomId()}
          where document_id = ${documentId} and status = 'failed' returning document_id`)
      ).length > 0,
  };
};

/** Summaries as people correct them and ask for them. */
export const summaryStore = (db: Database) => {
  const lockReady = async (tx: Queryable, id: string): Promise<void> => {
    const [found] = await tx.query<{ status: string }>(sql`select status from documents where id = ${id} for update`);
    if (found === undefined) throw fail('document_not_found');
    if (found.status !== 'ready') throw fail('document_not_ready');
  };
  return {
    /** Throws `document_not_found` and `document_not_ready`. */
    modify: (id: string, text: string): Promise<void> =>
      db.transaction(async (tx) => {
        await lockReady(tx, id);
        // What a model is just writing is not wanted any more.
        await tx.query(sql`
          insert into document_summaries (document_id, status, kind, text, run)
          values (${id}, 'ready', 'person', ${text}, ${randomId()})
          on conflict (document_id) do update set status = 'ready', kind = 'person', text = excluded.text,
            outdated = false, partial = false, run = excluded.run, made_at = now()`);
      }),

    /** Throws `document_not_found` and `document_not_ready`. */
    makeAnew: (id: string): Promise<void> =>
      db.transaction(async (tx) => {
        await lockReady(tx, id);
        await queueSummary(tx, id);
        await tx.query(sql`
          update document_summaries set kind = 'extract', text = '' where document_id = ${id} and kind = 'person'`);
      }),
  };
};
