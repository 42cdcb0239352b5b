import type { FilePlace, Position } from '@console/base';
import { randomId } from '@console/base';
import sql, { type Sql } from 'sql-template-tag';
import { json, type Queryable } from '../../../db/database.js';
import { subjectKey, tripleKey } from '../../../graph/index.js';
import { quotePositions } from '../../../retrieval/index.js';
import type { Span } from '../../../parsing/types.js';
import { foldWithPlaces } from '../../../text/foldText.js';
import { checkSource } from '../extraction/checkSource.js';
import type { PlacedChunk } from '../extraction/chunkText.js';
import { type ExtractionSchema, relationNamed } from '../extraction/extractionSchema.js';
import type { FoundTriple } from '../extraction/foundTriple.js';
import { markAgainstGraph } from '../review/markAgainstGraph.js';
import { readable } from './wantedFiles.js';

/** A chunk that a task reads. */
export interface TaskChunk extends PlacedChunk {
  readonly id: string;
  readonly documentId: string;
  readonly documentName: string;
  readonly index: number;
}

/** What has come of a chunk: its triples, why it could not be read, or nothing, since it is not there any more. */
export type Outcome =
  | { readonly chunk: TaskChunk; readonly triples: readonly FoundTriple[]; readonly tokens: number }
  | { readonly chunkId: string; readonly failure: string }
  | { readonly chunkId: string; readonly gone: true };

/**
 * The document `d` is still in the base of the task: one that was moved may be hidden from whoever reads what the task has
 * found.
 */
const inBaseOf = (taskId: string): Sql =>
  sql`d.knowledge_base_id = (select k.knowledge_base_id from triple_tasks k where k.id = ${taskId})`;

/** Takes so many more chunks of the task's files in, in the order of the files. Answers how many. */
export const gatherChunks = async (tx: Queryable, taskId: string, most: number): Promise<number> => {
  const added = await tx.query<{ id: string }>(sql`
    insert into triple_task_chunks (task_id, chunk_id, document_id, place)
    select ${taskId}, next.id, next.document_id,
      (select coalesce(max(place), 0) from triple_task_chunks where task_id = ${taskId})
        + row_number() over (order by next.file_place, next.chunk_place, next.seq)
    from (
      select c.id, c.document_id, c.seq, f.place as file_place, c.place as chunk_place
      from triple_task_files f join documents d on d.id = f.document_id join chunks c on ${readable}
      where f.task_id = ${taskId} and ${inBaseOf(taskId)}
        and not exists (select 1 from triple_task_chunks t where t.task_id = ${taskId} and t.chunk_id = c.id)
      order by f.place, c.place, c.seq limit ${most}
    ) next
    on conflict do nothing returning chunk_id as id`);
  return added.length;
};

/** How many chunks there are, and how many of them wait. */
export const countChunks = async (
  db: Queryable,
  taskId: string,
): Promise<{ all: number; waiting: number; failed: number }> => {
  const [counts] = await db.query<{ all: number; waiting: number; failed: number }>(sql`
    select count(*)::int as all, (count(*) filter (where state = 'waiting'))::int as waiting,
      (count(*) filter (where state = 'failed'))::int as failed
    from triple_task_chunks where task_id = ${taskId}`);
  return counts ?? { all: 0, waiting: 0, failed: 0 };
};

interface NextRow {
  readonly chunkId: string;
  readonly documentId: string;
  readonly documentName: string | null;
  readonly index: number | null;
  readonly heading: string[] | null;
  readonly content: string | null;
  readonly spans: Span[] | null;
  readonly positions: Position[] | null;
  readonly place: FilePlace | null;
}

/** The next chunks that wait, in order; those that are not to be read any more have none. */
export const nextChunks = async (
  db: Queryable,
  taskId: string,
  most: number,
): Promise<{ readonly chunkId: string; readonly chunk: TaskChunk | null }[]> => {
  const rows = await db.query<NextRow>(sql`
    select t.chunk_id as "chunkId", t.document_id as "documentId", d.name as "documentName", c.index, c.heading,
      c.content, c.spans, c.positions, c.file_place as place
    from triple_task_chunks t
      left join (documents d join chunks c on ${readable}) on c.id = t.chunk_id and ${inBaseOf(taskId)}
    where t.task_id = ${taskId} and t.state = 'waiting' order by t.place limit ${most}`);
  return rows.map(({ chunkId, documentId, documentName, index, heading, content, positions, ...row }) => ({
    chunkId,
    chunk:
      content === null || documentName === null || index === null
        ? null
        : {
            ...row,
            id: chunkId,
            documentId,
            documentName,
            index,
            content,
            heading: heading ?? [],
            positions: positions ?? [],
          },
  }));
};

/** Of an extractor that does not say what kind a thing is. */
const someKind = (name: string): string => (/\p{Script=Han}/u.test(name) ? '概念' : 'Concept');

/** A triple as it is kept to be reviewed: in the words of the schema, held against the chunk that it was found in. */
const candidatesOf = (chunk: TaskChunk, triples: readonly FoundTriple[], schema: ExtractionSchema | null) => {
  const folded = foldWithPlaces(chunk.content);
  const seen = new Set<string>();
  return triples.flatMap((found) => {
    const triple: FoundTriple = {
      ...found,
      predicate: (schema === null ? undefined : relationNamed(schema, found.predicate))?.name ?? found.predicate,
      subjectType: found.subjectType || someKind(found.subject),
      objectType: found.objectType || someKind(found.object),
    };
    const words = {
      subject: { name: triple.subject, entityType: triple.subjectType },
      predicate: triple.predicate,
      object: { name: triple.object, entityType: triple.objectType },
      condition: triple.condition,
    };
    const key = tripleKey(words);
    if (seen.has(key)) return [];
    seen.add(key);
    const { marks, sentence } = checkSource(triple, chunk, schema, folded);
    return {
      id: randomId(),
      subject: triple.subject,
      subject_type: triple.subjectType,
      predicate: triple.predicate,
      object: triple.object,
      object_type: triple.objectType,
      condition: triple.condition,
      subject_key: subjectKey(words),
      triple_key: key,
      confidence: triple.confidence,
      marks,
      document_id: chunk.documentId,
      document_name: chunk.documentName,
      chunk_id: chunk.id,
      chunk_index: chunk.index,
      place: chunk.place,
      chunk_positions: chunk.positions,
      sentence: sentence === null ? '' : chunk.content.slice(sentence.start, sentence.end).trim(),
      positions: sentence === null ? [] : quotePositions(chunk, sentence.start, sentence.end),
    };
  });
};

export interface TaskOfChunks {
  readonly id: string;
  readonly knowledgeBaseId: string;
  readonly schema: ExtractionSchema | null;
}

/** What of outcomes has to be worked out before they are written. */
export const prepareOutcomes = (outcomes: readonly Outcome[], schema: ExtractionSchema | null) => ({
  candidates: outcomes.flatMap((one) => ('triples' in one ? candidatesOf(one.chunk, one.triples, schema) : [])),
  states: outcomes.map((one) => {
    if ('triples' in one) return { id: one.chunk.id, state: 'done', failure: '' };
    return 'gone' in one
      ? { id: one.chunkId, state: 'done', failure: 'gone' }
      : { id: one.chunkId, state: 'failed', failure: one.failure };
  }),
  tokens: outcomes.reduce((sum, one) => sum + ('triples' in one ? one.tokens : 0), 0),
});

/** Those of these chunks that may still be read, and stay so until the transaction ends. */
const stillThere = async (tx: Queryable, taskId: string, chunkIds: readonly string[]): Promise<ReadonlySet<string>> => {
  const rows = await tx.query<{ id: string }>(sql`
    select c.id from documents d join chunks c on ${readable}
    where c.id = any(${[...chunkIds]}::text[]) and ${inBaseOf(taskId)} for share of d`);
  return new Set(rows.map(({ id }) => id));
};

/**
 * Keeps what came of some chunks, all or nothing: cut off before, they are read again. What has gone while it was read, or was
 * moved out of the base, brings nothing.
 */
export const writeOutcomes = async (
  tx: Queryable,
  { id, knowledgeBaseId }: TaskOfChunks,
  { candidates: found, states: read, tokens }: ReturnType<typeof prepareOutcomes>,
): Promise<void> => {
  const there = await stillThere(
    tx,
    id,
    read.map((one) => one.id),
  );
  const candidates = found.filter(({ chunk_id: chunkId }) => there.has(chunkId));
  const states = read.map((one) => (there.has(one.id) ? one : { id: one.id, state: 'done', failure: 'gone' }));
  await tx.query(sql`
    update triple_task_chunks t set state = w.state, failure = w.failure
    from jsonb_to_recordset(${json(states)}) as w (id text, state text, failure text)
    where t.task_id = ${id} and t.chunk_id = w.id`);
  if (tokens > 0) {
    await tx.query(sql`
      update triple_tasks set tokens = coalesce(tokens, 0) + ${tokens}::bigint, updated_at = now() where id = ${id}`);
  }
  if (candidates.length === 0) return;
  await tx.query(sql`
    insert into triple_candidates (
      id, task_id, number, knowledge_base_id, subject, subject_type, predicate, object, object_type, condition,
      subject_key, triple_key, confidence, marks, document_id, document_name, chunk_id, chunk_index, place,
      chunk_positions, sentence, positions
    )
    select w.id, ${id}, (select coalesce(max(number), 0) from triple_candidates where task_id = ${id}) + w.at,
      ${knowledgeBaseId}, w.subject, w.subject_type, w.predicate, w.object, w.object_type, w.condition, w.subject_key,
      w.triple_key, w.confidence, w.marks, w.document_id, w.document_name, w.chunk_id, w.chunk_index,
      nullif(w.place, 'null'::jsonb), w.chunk_positions, w.sentence, w.positions
    from jsonb_to_recordset(${json(candidates.map((one, at) => ({ ...one, at: at + 1 })))}) as w (
      at integer, id text, subject text, subject_type text, predicate text, object text, object_type text,
      condition text, subject_key text, triple_key text, confidence real, marks text[], document_id text,
      document_name text, chunk_id text, chunk_index integer, place jsonb, chunk_positions jsonb, sentence text,
      positions jsonb
    )`);
  await markAgainstGraph(
    tx,
    { kind: 'task', id },
    candidates.map((one) => one.id),
  );
};
