import type { Tag } from '@console/api/contract';
import { randomId } from '@console/base';
import sql from 'sql-template-tag';
import type { Database } from '../../db/database.js';
import { isForeignKeyViolation, isUniqueViolation } from '../../db/sqlError.js';
import { fail } from '../../http/failure.js';
import { mergeLabels } from '../../labels/index.js';

/** What can be set; what is left out stays, or begins as it is by default. */
export interface TagSettings {
  readonly name?: string;
  readonly description?: string;
  readonly orderNum?: number;
  readonly enabled?: boolean;
  /** Null: at the top. */
  readonly parentId?: string | null;
}

interface TagRow {
  id: string;
  parentId: string | null;
  tagSystemId: string;
  name: string;
  description: string;
  orderNum: number;
  enabled: boolean;
  updatedAt: Date;
}

/** Any number that nobody else takes: two labels moved at once could end up below each other. */
const LOCK = 7_305_442_874;

/** Turns what the tables refuse into the failure that it means. */
const refused = (error: unknown): unknown => {
  if (isUniqueViolation(error, 'tags_name')) return fail('name_taken');
  if (isForeignKeyViolation(error, 'tags_tag_system_id_fkey')) return fail('tag_system_not_found');
  return error;
};

/** Each label after its parent, brothers in the order given. */
const parentsFirst = (tags: readonly Tag[]): Tag[] => {
  const below = new Map<string | null, Tag[]>();
  for (const tag of tags) {
    const brothers = below.get(tag.parentId);
    if (brothers) brothers.push(tag);
    else below.set(tag.parentId, [tag]);
  }
  const ordered: Tag[] = [];
  const waiting = (below.get(null) ?? []).toReversed();
  for (let tag = waiting.pop(); tag !== undefined; tag = waiting.pop()) {
    ordered.push(tag);
    waiting.push(...(below.get(tag.id) ?? []).toReversed());
  }
  return ordered;
};

export type TagStore = ReturnType<typeof tagStore>;

/** The labels of label systems, each with labels below it. */
export const tagStore = (db: Database) => ({
  /** Null where there is no such system. */
  list: async (tagSystemId: string): Promise<Tag[] | null> => {
    if ((await db.query(sql`select 1 from tag_systems where id = ${tagSystemId}`)).length === 0) return null;
    const rows = await db.query<TagRow>(sql`
      select id, parent_id as "parentId", tag_system_id as "tagSystemId", name, description, order_num as "orderNum",
        enabled, updated_at as "updatedAt"
      from tags where tag_system_id = ${tagSystemId} order by order_num, name, id
    `);
    return parentsFirst(rows.map(({ updatedAt, ...row }) => ({ ...row, updateTime: updatedAt.toISOString() })));
  },

  /** Answers the new id. Throws `tag_system_not_found`, `tag_not_found` and `name_taken`. */
  add: async (tagSystemId: string, settings: TagSettings & { readonly name: string }): Promise<string> => {
    const { name, description = '', orderNum = 0, enabled = true, parentId = null } = settings;
    const id = randomId();
    try {
      await db.transaction(async (tx) => {
        await tx.query(sql`select pg_advisory_xact_lock(${LOCK})`);
        if (parentId !== null) {
          const parent = await tx.query(
            sql`select 1 from tags where id = ${parentId} and tag_system_id = ${tagSystemId}`,
          );
          if (parent.length === 0) throw fail('tag_not_found');
        }
        await tx.query(sql`
          insert into tags (id, tag_system_id, parent_id, name, description, order_num, enabled)
          values (${id}, ${tagSystemId}, ${parentId}, ${name}, ${description}, ${orderNum}, ${enabled})
        `);
      });
    } catch (error) {
      throw refused(error);
    }
    return id;
  },

  /** False where there is no such label. Throws `tag_not_found` for the parent, `moved_into_itself` and `name_taken`. */
  modify: async (id: string, settings: TagSettings): Promise<boolean> => {
    const { name = null, description = null, orderNum = null, enabled = null, parentId } = settings;
    try {
      return await db.transaction(async (tx) => {
        await tx.query(sql`select pg_advisory_xact_lock(${LOCK})`);
        const [tag] = await tx.query<{ systemId: string }>(
          sql`select tag_system_id as "systemId" from tags where id = ${id}`,
        );
        if (tag === undefined) return false;
        if (parentId !== undefined && parentId !== null) {
          const above = await tx.query<{ id: string }>(sql`
            with recursive above as (
              select id, parent_id from tags where id = ${parentId} and tag_system_id = ${tag.systemId}
              union
              select t.id, t.parent_id from tags t join above on above.parent_id = t.id
            )
            select id from above
          `);
          if (above.length === 0) throw fail('tag_not_found');
          if (above.some((one) => one.id === id)) throw fail('moved_into_itself');
        }
        await tx.query(sql`
          update tags set
            name = coalesce(${name}::text, name),
            description = coalesce(${description}::text, description),
            order_num = coalesce(${orderNum}::int, order_num),
            enabled = coalesce(${enabled}::boolean, enabled),
            parent_id = case when ${parentId !== undefined}::boolean then ${parentId ?? null}::text else parent_id end,
            updated_at = now()
          where id = ${id}
        `);
        return true;
      });
    } catch (error) {
      throw refused(error);
    }
  },

  /**
   * Takes one into another; answers how many things carry a label that they did not carry. Throws `tag_not_found`,
   * `merged_with_itself`, `other_tag_system` and `name_taken`.
   */
  merge: async (goneId: string, keptId: string): Promise<number> => {
    try {
      return await db.transaction(async (tx) => {
        await tx.query(sql`select pg_advisory_xact_lock(${LOCK})`);
        return mergeLabels(tx, goneId, keptId);
      });
    } catch (error) {
      throw refused(error);
    }
  },

  /** With those below. Labels that are not there are passed over. */
  remove: async (ids: readonly string[]): Promise<void> => {
    await db.query(sql`delete from tags where id = any(${[...ids]}::text[])`);
  },
});
