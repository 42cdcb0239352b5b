import type { FilePlace, Position } from '@console/base';
import sql from 'sql-template-tag';
import { json, type Queryable } from '../../db/database.js';
import { locate } from '../../parsing/locate.js';
import type { Span } from '../../parsing/types.js';
import type { FoundSentence } from './findSentence.js';

/** A sentence of the graph, or of what is yet to be reviewed, where it stood. */
export interface AnchoredRow {
  id: string;
  sentence: string;
  chunkId: string | null;
  chunkIndex: number;
}

/**
 * What is anchored: sentences that were found and have not passed, and those that the graph rests on. In this order, since what
 * passes meanwhile is among the second by then.
 */
export const anchored = ['candidates', 'evidence'] as const;
export type Anchored = (typeof anchored)[number];

/** The next of them that were read from a document. */
export const nextAnchored = (
  db: Queryable,
  what: Anchored,
  { documentId, after, most }: { readonly documentId: string; readonly after: string; readonly most: number },
): Promise<AnchoredRow[]> =>
  what === 'evidence'
    ? db.query<AnchoredRow>(sql`
        select id, sentence, chunk_id as "chunkId", chunk_index as "chunkIndex" from graph_evidence
        where document_id = ${documentId} and id > ${after} and state in ('standing', 'moved')
        order by id limit ${most}`)
    : db.query<AnchoredRow>(sql`
        select id, sentence, chunk_id as "chunkId", chunk_index as "chunkIndex" from triple_candidates
        where document_id = ${documentId} and id > ${after} and not passed order by id limit ${most}`);

interface Place {
  id: string;
  index: number;
  content: string;
  spans: Span[] | null;
  positions: Position[];
  place: FilePlace | null;
}

/** Where each was found, or null, is where it stands from now on. */
export const anchor = async (
  tx: Queryable,
  what: Anchored,
  found: readonly { readonly row: AnchoredRow; readonly at: FoundSentence | null }[],
): Promise<void> => {
  const ids = [...new Set(found.flatMap(({ at }) => at?.chunkId ?? []))];
  const chunks = await tx.query<Place>(sql`
    select id, index, content, spans, positions, file_place as place from chunks where id = any(${ids}::text[])`);
  const byId = new Map(chunks.map((chunk) => [chunk.id, chunk]));
  const rows = found.map(({ row, at }) => {
    const chunk = byId.get(at?.chunkId ?? '');
    if (at === null || chunk === undefined) return { id: row.id, chunk: null, index: row.chunkIndex, place: null };
    const { index, content, spans, positions, place } = chunk;
    const own = spans === null ? positions : locate(content, spans, at.start, at.end);
    return { id: row.id, chunk: chunk.id, index, place, positions: own, whole: positions };
  });
  const renewed = sql`
    jsonb_to_recordset(${json(rows)}::jsonb) as n (id text, chunk text, index integer, place jsonb, positions jsonb, whole jsonb)`;
  await (what === 'evidence'
    ? tx.query(sql`
        update graph_evidence e set chunk_id = n.chunk, chunk_index = n.index, place = n.place,
          positions = coalesce(n.positions, '[]'), state = case when n.chunk is null then 'moved' else 'standing' end
        from ${renewed} where e.id = n.id and e.state in ('standing', 'moved')`)
    : tx.query(sql`
        update triple_candidates c set chunk_id = n.chunk, chunk_index = n.index, place = n.place,
          positions = coalesce(n.positions, '[]'), chunk_positions = coalesce(n.whole, '[]')
        from ${renewed} where c.id = n.id and not c.passed`));
};

/** Those of these documents that something was read from. */
export const readDocuments = async (tx: Queryable, documentIds: readonly string[]): Promise<string[]> => {
  const rows = await tx.query<{ id: string }>(sql`
    select id from unnest(${[...documentIds]}::text[]) as d (id)
    where exists (select 1 from graph_evidence where document_id = d.id)
      or exists (select 1 from triple_candidates where document_id = d.id)`);
  return rows.map(({ id }) => id);
};
