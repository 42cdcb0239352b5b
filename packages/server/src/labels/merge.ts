import sql, { raw } from 'sql-template-tag';
import type { Queryable } from '../db/database.js';
import { fail } from '../http/failure.js';

const hanging = [
  { table: 'customer_labels', column: 'customer_id' },
  { table: 'document_labels', column: 'document_id' },
  { table: 'faq_labels', column: 'faq_seq' },
] as const;

/** What keeps ids of labels within what it remembers, and where. */
const remembering = [
  { table: 'crowd_packs', column: 'rules' },
  { table: 'crowd_pack_versions', column: 'rules' },
  { table: 'customer_merges', column: 'moved' },
] as const;

/** What carries one label carries the other; answers how many things had not carried it. */
const moveHung = async (tx: Queryable, goneId: string, keptId: string): Promise<number> => {
  let moved = 0;
  for (const { table, column } of hanging) {
    const [{ count } = { count: 0 }] = await tx.query<{ count: number }>(sql`
      with moved as (
        insert into ${raw(table)} (tag_id, ${raw(column)}, created_at)
        select ${keptId}, ${raw(column)}, created_at from ${raw(table)} where tag_id = ${goneId}
        on conflict do nothing returning 1
      )
      select count(*)::int as count from moved`);
    moved += count;
  }
  return moved;
};

/** Ids are made up at random, and nothing else is spelled like one. */
const rename = async (tx: Queryable, goneId: string, keptId: string): Promise<void> => {
  const [gone, kept] = [JSON.stringify(goneId), JSON.stringify(keptId)];
  await tx.query(sql`
    update crowd_packs set next_count = now() where alive and strpos(rules::text, ${gone}) > 0`);
  for (const { table, column } of remembering)
    await tx.query(sql`
      update ${raw(table)} set ${raw(column)} = replace(${raw(column)}::text, ${gone}, ${kept})::jsonb
      where strpos(${raw(column)}::text, ${gone}) > 0`);
};

/** Labels below the one go below the other; where that has one of the same name, they become one too. */
const moveBelow = async (tx: Queryable, goneId: string, keptId: string): Promise<number> => {
  const children = await tx.query<{ id: string; same: string | null }>(sql`
    select t.id, k.id as same from tags t left join tags k on k.parent_id = ${keptId} and k.name = t.name
    where t.parent_id = ${goneId} order by t.id`);
  let moved = 0;
  for (const { id, same } of children) {
    if (same === null) await tx.query(sql`update tags set parent_id = ${keptId}, updated_at = now() where id = ${id}`);
    else moved += await take(tx, id, same);
  }
  return moved;
};

const take = async (tx: Queryable, goneId: string, keptId: string): Promise<number> => {
  const moved = (await moveHung(tx, goneId, keptId)) + (await moveBelow(tx, goneId, keptId));
  await rename(tx, goneId, keptId);
  await tx.query(sql`delete from tags where id = ${goneId}`);
  return moved;
};

/**
 * Takes a label into another of its system, in a transaction that no other change of labels runs beside. Answers how
 * many things carry a label that they did not carry. Throws `tag_not_found`, `merged_with_itself`, `other_tag_system`;
 * and the unique violation of `tags_name` where the label that stays comes up beside one of its name.
 */
export const mergeLabels = async (tx: Queryable, goneId: string, keptId: string): Promise<number> => {
  if (goneId === keptId) throw fail('merged_with_itself');
  const found = await tx.query<{ id: string; parentId: string | null; systemId: string }>(sql`
    select id, parent_id as "parentId", tag_system_id as "systemId" from tags
    where id = any(${[goneId, keptId]}::text[]) for update`);
  const [gone, kept] = [goneId, keptId].map((id) => found.find((one) => one.id === id));
  if (gone === undefined || kept === undefined) throw fail('tag_not_found');
  if (gone.systemId !== kept.systemId) throw fail('other_tag_system');
  const above = await tx.query<{ id: string }>(sql`
    with recursive above as (
      select parent_id as id from tags where id = ${keptId}
      union
      select t.parent_id from tags t join above a on a.id = t.id
    )
    select id from above where id is not null`);
  if (above.some(({ id }) => id === goneId)) {
    // It takes the place of the one that goes, which may have its name.
    await tx.query(sql`update tags set name = id where id = ${goneId}`);
    await tx.query(sql`update tags set parent_id = ${gone.parentId}, updated_at = now() where id = ${keptId}`);
  }
  return take(tx, goneId, keptId);
};
