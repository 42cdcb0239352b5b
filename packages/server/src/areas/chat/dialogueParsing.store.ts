import type { DialogueFile } from '@console/api/contract';
import { randomId } from '@console/base';
import sql from 'sql-template-tag';
import { json, type Queryable } from '../../db/database.js';
import type { DocumentType } from '../../parsing/fileKind.js';
import type { ParsedChunk, ParsedPage } from '../../parsing/types.js';

const BATCH = 200;

/** What the work on a file of a conversation writes about it, in the transactions of that work. */
export const dialogueParsing = (id: string) => ({
  /** Marks it as being read. Null where it is gone or was read already. */
  begin: async (tx: Queryable): Promise<{ key: string; type: DocumentType } | null> => {
    const [row] = await tx.query<{ key: string; type: DocumentType }>(sql`
      update dialogue_files set status = 'parsing', progress = 0 where id = ${id} and status in ('waiting', 'parsing')
      returning file_key as key, type`);
    return row ?? null;
  },

  /** Percent, and how many pages there are. */
  setProgress: async (tx: Queryable, progress: number, pageCount: number): Promise<void> => {
    await tx.query(sql`
      update dialogue_files set progress = ${progress}, page_count = ${pageCount}
      where id = ${id} and status = 'parsing'`);
  },

  setFailed: async (tx: Queryable, failure: NonNullable<DialogueFile['failure']>): Promise<void> => {
    await tx.query(sql`
      update dialogue_files set status = 'failed', failure = ${failure}
      where id = ${id} and status in ('waiting', 'parsing')`);
  },

  setReady: async (tx: Queryable, chunks: readonly ParsedChunk[], pages: readonly ParsedPage[]): Promise<void> => {
    const there = await tx.query(sql`select 1 from dialogue_files where id = ${id} for update`);
    if (there.length === 0) return;
    await tx.query(sql`delete from dialogue_chunks where file_id = ${id}`);
    for (let start = 0; start < chunks.length; start += BATCH) {
      const part = chunks.slice(start, start + BATCH).map(({ heading, content, spans, positions }, at) => ({
        id: randomId(),
        index: start + at + 1,
        heading,
        content,
        spans,
        positions,
      }));
      await tx.query(sql`
        insert into dialogue_chunks (id, file_id, index, heading, content, spans, positions)
        select c.id, ${id}, c.index, c.heading, c.content, c.spans, c.positions
        from jsonb_to_recordset(${JSON.stringify(part)}::jsonb)
          as c (id text, index integer, heading jsonb, content text, spans jsonb, positions jsonb)`);
    }
    await tx.query(sql`
      update dialogue_files set status = 'ready', progress = 100, page_count = ${pages.length},
        page_heights = ${json(pages.map(({ height }) => height))}, failure = null where id = ${id}`);
  },

  /** Lets one that failed wait to be read again. False where it is gone, or nobody waits for that. */
  waitAgain: async (tx: Queryable): Promise<boolean> => {
    const changed = await tx.query(sql`
      update dialogue_files set status = 'waiting', progress = 0, failure = null
      where id = ${id} and status = 'failed' returning id`);
    return changed.length > 0;
  },
});
