import sql, { raw } from 'sql-template-tag';
import type { Database, Queryable } from '../db/database.js';
import { fail } from '../http/failure.js';
import { currentSystem } from './systems.js';

/** What labels hang on: the table that says so with its column, and the key of the thing there. */
const kinds = {
  customer: { table: 'customer_labels', column: 'customer_id', things: 'customers', key: 'id' },
  document: { table: 'document_labels', column: 'document_id', things: 'documents', key: 'id' },
  faq: { table: 'faq_labels', column: 'faq_seq', things: 'faqs', key: 'seq' },
} as const;

export type Labelled = keyof typeof kinds;

export interface Hanging {
  /** Things by their ids; those that are gone are passed over. */
  readonly idList: readonly string[];
  /** Ids of labels. */
  readonly add?: readonly string[] | undefined;
  readonly remove?: readonly string[] | undefined;
}

/** What hung on what before, told as what puts it back. */
export interface LabelTakeBack {
  readonly idList: string[];
  readonly add?: string[];
  readonly remove?: string[];
}

interface Pair {
  readonly thing: string;
  readonly tag: string;
}

/** The pairs as few changes: labels that belong to the same things go together. */
const grouped = (pairs: readonly Pair[], way: 'add' | 'remove'): LabelTakeBack[] => {
  const things = new Map<string, string[]>();
  for (const { tag, thing } of pairs) {
    const own = things.get(tag);
    if (own === undefined) things.set(tag, [thing]);
    else own.push(thing);
  }
  const groups = new Map<string, { idList: string[]; tags: string[] }>();
  for (const [tag, own] of things) {
    const idList = own.toSorted();
    const group = groups.get(idList.join());
    if (group === undefined) groups.set(idList.join(), { idList, tags: [tag] });
    else group.tags.push(tag);
  }
  return [...groups.values()].map(({ idList, tags }) => ({ idList, [way]: tags.toSorted() }));
};

/**
 * Hangs labels on things, and takes others off; what is in both is taken off. Answers how many things changed, and what
 * undoes exactly that. Who may is up to the caller. Throws `tag_not_found` for labels that are not of the system that the
 * user works in, or are to be added and stopped.
 */
export const changeLabels = (
  db: Database,
  kind: Labelled,
  { idList, add = [], remove = [] }: Hanging,
  userId: string,
): Promise<{ changedCount: number; takeBack: LabelTakeBack[] }> =>
  db.transaction(async (tx) => {
    const { table, column, things, key } = kinds[kind];
    const [ids, off] = [[...new Set(idList)], [...new Set(remove)]];
    const on = [...new Set(add)].filter((id) => !off.includes(id));
    const system = await currentSystem(tx, userId);
    const usable = await tx.query(sql`
      select 1 from tags where tag_system_id = ${system}
        and (id = any(${off}::text[]) or enabled and id = any(${on}::text[])) for key share`);
    if (usable.length < on.length + off.length) throw fail('tag_not_found');
    const hung = await tx.query<Pair>(sql`
      with hung as (
        insert into ${raw(table)} (tag_id, ${raw(column)})
        select tag, t.${raw(key)} from unnest(${on}::text[]) as tag cross join ${raw(things)} t
        where t.id = any(${ids}::text[]) on conflict do nothing returning ${raw(column)} as thing, tag_id as tag
      )
      select t.id as thing, hung.tag from hung join ${raw(things)} t on t.${raw(key)} = hung.thing`);
    const taken = await tx.query<Pair>(sql`
      with taken as (
        delete from ${raw(table)} where tag_id = any(${off}::text[])
          and ${raw(column)} in (select ${raw(key)} from ${raw(things)} where id = any(${ids}::text[]))
        returning ${raw(column)} as thing, tag_id as tag
      )
      select t.id as thing, taken.tag from taken join ${raw(things)} t on t.${raw(key)} = taken.thing`);
    return {
      changedCount: new Set([...hung, ...taken].map(({ thing }) => thing)).size,
      takeBack: [...grouped(hung, 'remove'), ...grouped(taken, 'add')],
    };
  });

/** Labels of the system that the user works in, by the id of the thing that carries them. */
export const labelsOn = async (
  db: Queryable,
  kind: Labelled,
  ids: readonly string[],
  userId: string,
): Promise<ReadonlyMap<string, readonly { id: string; name: string }[]>> => {
  const found = new Map<string, { id: string; name: string }[]>();
  const system = ids.length === 0 ? null : await currentSystem(db, userId);
  if (system === null) return found;
  const { table, column, things, key } = kinds[kind];
  const rows = await db.query<{ thing: string; id: string; name: string }>(sql`
    select o.id as thing, t.id, t.name from ${raw(things)} o
      join ${raw(table)} l on l.${raw(column)} = o.${raw(key)} join tags t on t.id = l.tag_id
    where o.id = any(${[...ids]}::text[]) and t.tag_system_id = ${system} order by t.order_num, t.name, t.id`);
  for (const { thing, ...label } of rows) {
    const own = found.get(thing);
    if (own === undefined) found.set(thing, [label]);
    else own.push(label);
  }
  return found;
};

/** The same things, each with its labels. */
export const withLabels = async <T extends { id: string }>(
  db: Queryable,
  kind: Labelled,
  things: readonly T[],
  userId: string,
): Promise<(T & { labels: { id: string; name: string }[] })[]> => {
  const ids = things.map(({ id }) => id);
  const labels = await labelsOn(db, kind, ids, userId);
  return things.map((thing) => ({ ...thing, labels: [...(labels.get(thing.id) ?? [])] }));
};
