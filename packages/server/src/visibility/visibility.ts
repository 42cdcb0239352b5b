import sql, { empty, raw, type Sql } from 'sql-template-tag';
import type { Queryable } from '../db/database.js';
import type { Actor } from '../http/serve.js';

/** Whoever reads, as far as it decides which bases and assistants there are for them. */
export interface Reader {
  readonly roleIds: readonly string[];
  /** Manages users and roles, could take any role, and so sees everything. */
  readonly seesAll: boolean;
}

/** A visitor of an embed key has no role: for them there is what everybody sees, and their key narrows that further. */
export const readerOf = ({ roleIds, permissions }: Pick<Actor, 'roleIds' | 'permissions'>): Reader => ({
  roleIds,
  seesAll: permissions.has('users') && permissions.has('roles'),
});

/** What may be there for some roles alone, by the name of its table without `s`. */
export type Thing = 'knowledge_base' | 'assistant' | 'data_source' | 'tool';

const seen = ({ roleIds }: Reader, thing: Thing): Sql => sql`
  select id from ${raw(`${thing}s`)} where not for_roles or id in (
    select ${raw(`${thing}_id`)} from ${raw(`${thing}_roles`)} where role_id = any(${[...roleIds]}::text[])
  )`;

/** `and` the base whose id is in this column is one that the reader sees. A base that is gone is seen by nobody. */
export const andSeenBase = (reader: Reader, column: string): Sql =>
  reader.seesAll ? empty : sql`and ${raw(column)} in (${seen(reader, 'knowledge_base')})`;

/** `and` the assistant whose id is in this column is one that the reader sees. */
export const andSeenAssistant = (reader: Reader, column: string): Sql =>
  reader.seesAll ? empty : sql`and ${raw(column)} in (${seen(reader, 'assistant')})`;

/** `and` the data source whose id is in this column is one that the reader sees. */
export const andSeenSource = (reader: Reader, column: string): Sql =>
  reader.seesAll ? empty : sql`and ${raw(column)} in (${seen(reader, 'data_source')})`;

/** `and` the tool whose id is in this column is one that the reader sees. */
export const andSeenTool = (reader: Reader, column: string): Sql =>
  reader.seesAll ? empty : sql`and ${raw(column)} in (${seen(reader, 'tool')})`;

/** Whether the reader sees all of the data sources whose ids are in this column, and they are in use. */
export const seesAllSources = (reader: Reader, column: string): Sql => sql`not exists (
  select 1 from unnest(${raw(column)}) as one (id) where not exists (
    select 1 from data_sources s where s.id = one.id and s.enabled ${andSeenSource(reader, 's.id')}))`;

/** Things that are seen with the base they belong to, and where they stand. */
const ofBases = {
  knowledgeBase: { table: 'knowledge_bases', base: 'id' },
  document: { table: 'documents', base: 'knowledge_base_id' },
  chunk: { table: 'chunks', base: 'knowledge_base_id' },
  faq: { table: 'faqs', base: 'knowledge_base_id' },
  gap: { table: 'gaps', base: 'knowledge_base_id' },
  kbFunction: { table: 'kb_functions', base: 'knowledge_base_id' },
  kbParams: { table: 'kb_params', base: 'knowledge_base_id' },
  retrievalCheck: { table: 'retrieval_checks', base: 'knowledge_base_id' },
  retrievalRun: { table: 'retrieval_runs', base: 'knowledge_base_id' },
  graphEntity: { table: 'graph_entities', base: 'knowledge_base_id' },
  graphTriple: { table: 'graph_triples', base: 'knowledge_base_id' },
  tripleTask: { table: 'triple_tasks', base: 'knowledge_base_id' },
  tripleImport: { table: 'triple_imports', base: 'knowledge_base_id' },
  tripleCandidate: { table: 'triple_candidates', base: 'knowledge_base_id' },
} as const;

/** What belongs to a base and is looked for by its id. */
export type ThingOfBase = keyof typeof ofBases;

/** Those of the ids that are not hidden from the reader. What is not there at all is not hidden. */
export const notHidden = async (
  db: Queryable,
  reader: Reader,
  kind: ThingOfBase,
  ids: readonly string[],
): Promise<string[]> => {
  if (reader.seesAll) return [...ids];
  const { table, base } = ofBases[kind];
  const hidden = await db.query<{ id: string }>(sql`
    select t.id from ${raw(table)} t
    where t.id = any(${[...ids]}::text[]) and t.${raw(base)} not in (${seen(reader, 'knowledge_base')})`);
  const without = new Set(hidden.map(({ id }) => id));
  return ids.filter((id) => !without.has(id));
};

/** True where none of them is hidden from the reader. */
export const seesAllOf = async (
  db: Queryable,
  reader: Reader,
  kind: ThingOfBase,
  ids: readonly string[],
): Promise<boolean> => (await notHidden(db, reader, kind, ids)).length === ids.length;

/** Those of the assistants that are not hidden from the reader. */
export const assistantsNotHidden = async (db: Queryable, reader: Reader, ids: readonly string[]): Promise<string[]> => {
  if (reader.seesAll) return [...ids];
  const hidden = await db.query<{ id: string }>(sql`
    select t.id from assistants t where t.id = any(${[...ids]}::text[]) and t.id not in (${seen(reader, 'assistant')})`);
  const without = new Set(hidden.map(({ id }) => id));
  return ids.filter((id) => !without.has(id));
};
