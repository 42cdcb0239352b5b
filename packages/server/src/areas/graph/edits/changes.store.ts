import { randomId } from '@console/base';
import sql, { join, raw, type Sql } from 'sql-template-tag';
import { json, type Database, type Queryable } from '../../../db/database.js';
import { isForeignKeyViolation, isUniqueViolation } from '../../../db/sqlError.js';
import { fail } from '../../../http/failure.js';
import { lockGraph } from '../../../graph/index.js';

/** How long a change can be taken back. */
const BACK = '1 day';

/** Tables of the graph in the order in which rows are put back, with the columns that a change may change. */
const tables = {
  graph_entities: ['name', 'entity_type', 'normal', 'aliases', 'normal_aliases', 'properties', 'by_hand', 'updated_at'],
  graph_triples: ['subject_id', 'predicate', 'object_id', 'condition', 'state', 'superseded_by', 'updated_at'],
  graph_evidence: ['triple_id'],
} as const;
type Table = keyof typeof tables;
const names: readonly Table[] = ['graph_entities', 'graph_triples', 'graph_evidence'];

/** Rows by their ids; null: it is not there. How well connected an entity is, is counted and not kept. */
type Rows = Readonly<Record<string, unknown>>;

/** Ids of what a change touches. */
export type Touched = Readonly<Record<Table, readonly string[]>>;

interface Side {
  readonly rows: Readonly<Record<Table, Rows>>;
  /** Pairs that are kept apart, as `one other`. */
  readonly apart: readonly string[];
  /** Which relationship each candidate has become. */
  readonly links: Readonly<Record<string, string>>;
}

export interface Change {
  readonly bases: readonly string[];
  readonly touched: Touched;
  readonly before: Side;
  readonly after: Side;
}

const sideOf = async (tx: Queryable, touched: Touched): Promise<Side> => {
  const rows: Record<Table, Rows> = { graph_entities: {}, graph_triples: {}, graph_evidence: {} };
  for (const table of names) {
    const found = await tx.query<{ id: string; row: unknown }>(sql`
      select t.id, to_jsonb(t) - 'degree' as row from ${raw(table)} t where t.id = any(${[...touched[table]]}::text[])`);
    rows[table] = Object.fromEntries(found.map(({ id, row }) => [id, row]));
  }
  const apart = await tx.query<{ pair: string }>(sql`
    select one_id || ' ' || other_id as pair from graph_apart
    where one_id = any(${[...touched.graph_entities]}::text[]) or other_id = any(${[...touched.graph_entities]}::text[])
    order by 1`);
  const links = await tx.query<{ id: string; tripleId: string }>(sql`
    select c.id, t.id as "tripleId" from graph_triples t join triple_candidates c on c.triple_id = t.id
    where t.id = any(${[...touched.graph_triples]}::text[])`);
  return {
    rows,
    apart: apart.map(({ pair }) => pair),
    links: Object.fromEntries(links.map(({ id, tripleId }) => [id, tripleId])),
  };
};

/**
 * Does `work` on the graph of these bases, which are locked by now, and keeps what was there before of what it touches, for
 * the one who did it. `work` answers what it has made.
 */
export const recordChange = async (
  tx: Queryable,
  { userId, bases, touched }: { readonly userId: string; readonly bases: readonly string[]; readonly touched: Touched },
  work: () => Promise<Partial<Touched> | undefined>,
): Promise<string> => {
  const before = await sideOf(tx, touched);
  const made = await work();
  const all: Touched = {
    graph_entities: [...touched.graph_entities, ...(made?.graph_entities ?? [])],
    graph_triples: [...touched.graph_triples, ...(made?.graph_triples ?? [])],
    graph_evidence: [...touched.graph_evidence, ...(made?.graph_evidence ?? [])],
  };
  const id = randomId();
  const change: Change = { bases, touched: all, before, after: await sideOf(tx, all) };
  await tx.query(sql`insert into graph_changes (id, user_id, before) values (${id}, ${userId}, ${json(change)})`);
  return id;
};

const columnsOf = (table: Table): Sql => join(tables[table].map((column) => raw(`${column} = excluded.${column}`)));

/** Puts rows back as they were, and takes away what was not there. */
const restore = async (tx: Queryable, { touched, before }: Change): Promise<void> => {
  for (const table of names.toReversed()) {
    const made = touched[table].filter((id) => !Object.hasOwn(before.rows[table], id));
    if (made.length > 0) await tx.query(sql`delete from ${raw(table)} where id = any(${made}::text[])`);
  }
  for (const table of names) {
    const rows = Object.values(before.rows[table]);
    if (rows.length === 0) continue;
    // What is there first: it may stand in the place of what has to be put back.
    const zero = table === 'graph_entities' ? sql`r || '{"degree": 0}'` : sql`r`;
    await tx.query(sql`
      insert into ${raw(table)} overriding system value
      select (jsonb_populate_record(null::${raw(table)}, ${zero})).* from jsonb_array_elements(${json(rows)}) r
      order by exists (select 1 from ${raw(table)} t where t.id = r ->> 'id') desc
      on conflict (id) do update set ${columnsOf(table)}`);
  }
  const entities = [...touched.graph_entities];
  await tx.query(sql`
    delete from graph_apart where one_id = any(${entities}::text[]) or other_id = any(${entities}::text[])`);
  await tx.query(sql`
    insert into graph_apart (one_id, other_id)
    select split_part(pair, ' ', 1), split_part(pair, ' ', 2) from unnest(${[...before.apart]}::text[]) as pair`);
  await tx.query(sql`
    update triple_candidates c set triple_id = w.value from jsonb_each_text(${json(before.links)}) w where c.id = w.key`);
};

/** Whether what a change has made is used by now by something that came later. */
const isBuiltOn = async (tx: Queryable, { touched, before }: Change): Promise<boolean> => {
  const made = (table: Table) => touched[table].filter((id) => !Object.hasOwn(before.rows[table], id));
  const rows = await tx.query(sql`
    select 1 from graph_evidence where triple_id = any(${made('graph_triples')}::text[])
      and id <> all(${[...touched.graph_evidence]}::text[])
    union all
    select 1 from graph_triples where subject_id = any(${made('graph_entities')}::text[])
      and id <> all(${[...touched.graph_triples]}::text[])
    union all
    select 1 from graph_triples where object_id = any(${made('graph_entities')}::text[])
      and id <> all(${[...touched.graph_triples]}::text[]) limit 1`);
  return rows.length > 0;
};

/**
 * Whether something has come since to rest on what a change has renamed, or given other words: taken back, it would be said of
 * what nobody said it of.
 */
const isSpokenOf = async (tx: Queryable, changeId: string): Promise<boolean> => {
  const rewritten = (table: Table, columns: readonly string[]): Sql => sql`
    select b.key as id from change c, jsonb_each(c.before #> ${['before', 'rows', table]}::text[]) b
      join jsonb_each(c.before #> ${['after', 'rows', table]}::text[]) a on a.key = b.key
    where ${join(
      columns.map((column) => sql`b.value -> ${column}::text is distinct from a.value -> ${column}::text`),
      ' or ',
    )}`;
  const rows = await tx.query(sql`
    with change as (select before, created_at from graph_changes where id = ${changeId}),
      renamed as (${rewritten('graph_entities', ['entity_type', 'normal', 'normal_aliases'])}),
      reworded as (${rewritten('graph_triples', ['subject_id', 'predicate', 'object_id', 'condition'])}),
      concerned as (
        select id from reworded
        union select t.id from renamed r join graph_triples t on t.subject_id = r.id
        union select t.id from renamed r join graph_triples t on t.object_id = r.id
      )
    select 1 from concerned o join graph_evidence v on v.triple_id = o.id
    where v.created_at > (select created_at from change) limit 1`);
  return rows.length > 0;
};

const isSame = async (tx: Queryable, one: unknown, other: unknown): Promise<boolean> => {
  const [row] = await tx.query<{ same: boolean }>(sql`select ${json(one)} = ${json(other)} as same`);
  return row?.same === true;
};

/** Throws `graph_change_not_found`, and `changed_meanwhile` where it cannot be taken back any more. */
export const undoChange = async (
  db: Database,
  userId: string,
  changeId: string,
  mayWrite: (tx: Queryable, bases: readonly string[]) => Promise<boolean>,
): Promise<void> => {
  try {
    await db.transaction(async (tx) => {
      const [row] = await tx.query<{ change: Change }>(sql`
        select before as change from graph_changes
        where id = ${changeId} and user_id = ${userId} and created_at > now() - ${BACK}::interval for update`);
      if (row === undefined || !(await mayWrite(tx, row.change.bases))) throw fail('graph_change_not_found');
      const { change } = row;
      await lockGraph(tx, change.bases);
      const now = await sideOf(tx, change.touched);
      if (!(await isSame(tx, [now.rows, now.apart], [change.after.rows, change.after.apart])))
        throw fail('changed_meanwhile');
      if ((await isBuiltOn(tx, change)) || (await isSpokenOf(tx, changeId))) throw fail('changed_meanwhile');
      await restore(tx, change);
      await tx.query(sql`delete from graph_changes where id = ${changeId}`);
    });
  } catch (error) {
    // A name that somebody else has given since, or a thing that is gone.
    throw isUniqueViolation(error) || isForeignKeyViolation(error) ? fail('changed_meanwhile') : error;
  }
};

/** Forgets changes that cannot be taken back any more. */
export const removeOldChanges = async (db: Queryable): Promise<void> => {
  await db.query(sql`delete from graph_changes where created_at < now() - ${BACK}::interval`);
};
