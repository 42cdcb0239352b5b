import type { KeptChunk } from '@console/api/contract';
import type { Position } from '@console/base';
import { randomId } from '@console/base';
import sql from 'sql-template-tag';
import type { Database, Queryable } from '../../db/database.js';
import { fail } from '../../http/failure.js';
import { hintsColumn, indexChunks } from '../../retrieval/chunkIndex.js';
import { likest } from '../../text/likest.js';
import { chunkTexts, type ChunkText, type Meaning } from './chunkTexts.store.js';
import { placeOf } from './chunkPlace.js';
import { standing } from './standingChunks.js';

/** Less like it than this, and a chunk is another one. */
const LIKE = 0.35;
/** Of each document: more is nobody's work by hand. */
const MOST = 3000;

interface Row extends ChunkText {
  id: string;
  index: number;
  place: number;
  heading: string[];
  parsed: string;
  enabled: boolean;
  positions: Position[];
}

const selected = sql`id, index, place, heading, content, parsed, tags, questions, keywords, enabled, positions`;

/**
 * When a parsing takes the place of another: what people did to chunks whose text is the same goes along, the rest of it
 * is kept to be taken again. The document is locked, and still says the former parsing.
 */
export const keepHandwork = async (tx: Queryable, documentId: string, former: number, next: number): Promise<void> => {
  // Text that nobody changed, and that the new chunks have as well.
  const same = await tx.query<{ seq: number; heading: string[]; content: string; hints: string[] }>(sql`
    update chunks c set enabled = o.enabled, tags = o.tags, questions = o.questions, keywords = o.keywords,
      checked_at = o.checked_at, checked_by = o.checked_by, hits = o.hits
    from (
      select distinct on (content) * from chunks where document_id = ${documentId} and parsing = ${former}
        and (not enabled or checked_at is not null or hits > 0 or tags <> '{}' or questions <> '{}' or keywords <> '{}')
      order by content, place
    ) o
    where c.document_id = ${documentId} and c.parsing = ${next} and c.content = o.content
    returning c.seq::int8 as seq, c.heading, c.content, ${hintsColumn}`);
  const hinted = same.filter(({ hints }) => hints.length > 0);
  if (hinted.length > 0) await indexChunks(tx, hinted);
  const rows = await tx.query<Omit<Row, 'id'>>(sql`
    select o.index, o.place, o.heading, o.content, o.tags, o.questions, o.keywords, o.enabled, o.positions,
      coalesce((select v.content from chunk_versions v where v.chunk_id = o.id order by v.version limit 1), o.content)
        as parsed
    from chunks o
    where o.document_id = ${documentId} and o.parsing = ${former}
      and (o.edited or not o.enabled or o.tags <> '{}' or o.questions <> '{}' or o.keywords <> '{}')
      and not exists (
        select 1 from chunks n where n.document_id = ${documentId} and n.parsing = ${next} and n.content = o.content
      )
    order by o.place, o.seq limit ${MOST}`);
  if (rows.length === 0) return;
  await tx.query(sql`
    insert into kept_chunks (id, document_id, index, place, heading, content, parsed, tags, questions, keywords, enabled,
      positions)
    select id, ${documentId}, index, place, heading, content, parsed,
      array(select jsonb_array_elements_text(tags)), array(select jsonb_array_elements_text(questions)),
      array(select jsonb_array_elements_text(keywords)), enabled, positions
    from jsonb_to_recordset(${JSON.stringify(rows.map((row) => ({ ...row, id: randomId() })))}::jsonb)
      as row (id text, index integer, place float8, heading jsonb, content text, parsed text, tags jsonb,
        questions jsonb, keywords jsonb, enabled boolean, positions jsonb)`);
};

/** Work by hand on chunks that a later parsing replaced. */
export const keptChunks = (db: Database) => ({
  list: async (documentId: string): Promise<KeptChunk[]> => {
    const kept = await db.query<Row>(sql`
      select ${selected} from kept_chunks where document_id = ${documentId} order by place, id`);
    if (kept.length === 0) return [];
    const present = await db.query<{ id: string; index: number; content: string }>(sql`
      select id, index, content from chunks where document_id = ${documentId} and ${standing} order by place, seq`);
    const find = likest(present.map(({ content }) => content));
    return kept.map(({ place: _place, parsed, positions: _positions, tags, questions, keywords, ...row }) => {
      const [own, made] = [find(row.content), find(parsed)];
      const best = made.likeness > own.likeness ? made : own;
      const chunk = present[best.at];
      return {
        ...row,
        tags: [...tags],
        questions: [...questions],
        keywords: [...keywords],
        like: chunk === undefined || best.likeness < LIKE ? null : { ...chunk, likeness: best.likeness },
      };
    });
  },

  /** What it would be indexed by; null where it is settled already. */
  textOf: async (documentId: string, id: string): Promise<ChunkText | null> => {
    const [row] = await db.query<ChunkText>(sql`
      select content, tags, questions, keywords from kept_chunks where id = ${id} and document_id = ${documentId}`);
    return row ?? null;
  },

  /** Throws `kept_chunk_not_found`, `document_not_found` and `chunk_not_found`. */
  settle: (
    { documentId, id, take, into }: { documentId: string; id: string; take: boolean; into?: string | undefined },
    meaning: Meaning | null,
    userId: string,
  ): Promise<void> =>
    db.transaction(async (tx) => {
      const found = await tx.query(sql`select 1 from documents where id = ${documentId} for no key update`);
      if (found.length === 0) throw fail('document_not_found');
      const [row] = await tx.query<Row>(sql`
        delete from kept_chunks where id = ${id} and document_id = ${documentId} returning ${selected}`);
      if (row === undefined) throw fail('kept_chunk_not_found');
      if (!take) return;
      const { content, tags, questions, keywords, enabled, positions, heading } = row;
      const text = { content, tags, questions, keywords };
      const texts = chunkTexts(db);
      const made = { kind: 'brought', userId, meaning } as const;
      if (into === undefined) {
        const { place, heading: above } = await placeOf(tx, { documentId, at: positions[0] });
        await texts.insert(
          tx,
          { documentId, ...text, positions, place, enabled, heading: above.length > 0 ? above : heading },
          made,
        );
        return;
      }
      const chunk = await texts.lock(tx, into);
      if (chunk.documentId !== documentId) throw fail('chunk_not_found');
      await texts.write(tx, chunk, { ...text, spans: content === chunk.content ? chunk.spans : null }, made);
      await tx.query(sql`update chunks set enabled = ${enabled} where id = ${into}`);
    }),
});
