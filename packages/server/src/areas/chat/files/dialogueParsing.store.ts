import type { DialogueFile } from '@console/api/contract';
import { randomId } from '@console/base';
import sql from 'sql-template-tag';
import { json, type Queryable } from '../../../db/database.js';
import type { ReadType } from '../../../parsing/fileKind.js';
import type { ParsedChunk, ParsedPage } from '../../../parsing/types.js';

/** What the work on a file of a conversation writes about it, in the transactions of that work. */
export const dialogueParsing = (id: string) => ({
  /** Marks it as being read. Null where it is gone or was read already. */
  begin: async (tx: Queryable): Promise<{ key: string; hash: string; type: ReadType } | null> => {
    const [row] = await tx.query<{ key: string; hash: string; type: ReadType }>(sql`
      update dialogue_files set status = 'parsing' where id = ${id} and status in ('waiting', 'parsing')
      returning file_key as key, file_hash as hash, type`);
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

  /** Takes away what an attempt that was cut off left behind. */
  clear: async (tx: Queryable): Promise<void> => {
    await tx.query(sql`delete from dialogue_chunks where file_id = ${id}`);
  },

  /** Seen once the file is ready. `first` is the number of the first. */
  addChunks: async (tx: Queryable, chunks: readonly ParsedChunk[], first: number): Promise<void> => {
    const rows = chunks.map(({ heading, content, titles = [], spans, positions, place }, at) => ({
      id: randomId(),
      index: first + at,
      heading,
      content,
      titles,
      spans,
      positions,
      file_place: place,
    }));
    await tx.query(sql`
      insert into dialogue_chunks (id, file_id, index, heading, content, titles, spans, positions, file_place)
      select c.id, ${id}, c.index, c.heading, c.content, c.titles, c.spans, c.positions, c.file_place
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as c (id text, index integer, heading jsonb, content text, titles jsonb, spans jsonb, positions jsonb,
          file_place jsonb)`);
  },

  setReady: async (tx: Queryable, pages: readonly ParsedPage[]): Promise<void> => {
    await tx.query(sql`
      update dialogue_files set status = 'ready', progress = 100, page_count = ${pages.length},
        page_heights = ${json(pages.map(({ height }) => height))}, failure = null
      where id = ${id} and status = 'parsing'`);
  },

  /** Lets one that failed wait to be read again. False where it is gone, or nobody waits for that. */
  waitAgain: async (tx: Queryable): Promise<boolean> => {
    const changed = await tx.query(sql`
      update dialogue_files set status = 'waiting', progress = 0, failure = null
      where id = ${id} and status = 'failed' returning id`);
    return changed.length > 0;
  },
});
