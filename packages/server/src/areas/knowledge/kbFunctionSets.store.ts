import type { KbFunctionSet } from '@console/api/contract';
import { randomId } from '@console/base';
import sql, { empty, type Sql } from 'sql-template-tag';
import type { Queryable } from '../../db/database.js';
import { isForeignKeyViolation, isUniqueViolation } from '../../db/sqlError.js';
import { matching, type Order, orderBy, pageOf } from '../../db/sqlParts.js';
import { fail } from '../../http/failure.js';
import { andSeenBase, type Reader } from '../../visibility/index.js';

/** All that can be set. What is left out stays, or is the usual. */
export interface SetSettings {
  readonly name?: string;
  readonly description?: string;
  readonly enabled?: boolean;
  readonly functionIds?: readonly string[];
  readonly knowledgeBaseIds?: readonly string[];
}

export interface SetFilter {
  readonly current: number;
  readonly size: number;
  readonly orders?: readonly Order[];
  readonly knowledgeBaseId?: string;
  readonly keyword?: string;
  readonly enabled?: boolean;
}

interface Row {
  id: string;
  name: string;
  description: string;
  enabled: boolean;
  functions: { id: string; name: string; enabled: boolean; knowledgeBaseName: string }[];
  knowledgeBases: { id: string; name: string }[];
  version: number;
  createdBy: string;
  createdAt: Date;
  updatedAt: Date;
}

const columns = { name: 's.name', enabled: 's.enabled', createTime: 's.created_at', updateTime: 's.updated_at' };

const selected = sql`
  s.id, s.name, s.description, s.enabled, s.version,
  coalesce((
    select jsonb_agg(jsonb_build_object('id', f.id, 'name', f.name, 'enabled', f.enabled, 'knowledgeBaseName', b.name)
      order by m.place)
    from kb_function_set_functions m join kb_functions f on f.id = m.function_id
    join knowledge_bases b on b.id = f.knowledge_base_id where m.set_id = s.id
  ), '[]') as functions,
  coalesce((
    select jsonb_agg(jsonb_build_object('id', b.id, 'name', b.name) order by b.name, b.id)
    from kb_function_set_bases k join knowledge_bases b on b.id = k.knowledge_base_id where k.set_id = s.id
  ), '[]') as "knowledgeBases",
  coalesce(u.username, '') as "createdBy", s.created_at as "createdAt", s.updated_at as "updatedAt"
  from kb_function_sets s left join users u on u.id = s.created_by`;

const toSet = ({ createdAt, updatedAt, ...row }: Row): KbFunctionSet => ({
  ...row,
  createTime: createdAt.toISOString(),
  updateTime: updatedAt.toISOString(),
});

const refused = (error: unknown): unknown => {
  if (isForeignKeyViolation(error, 'kb_function_set_functions_function_id_fkey')) return fail('function_not_found');
  if (isForeignKeyViolation(error, 'kb_function_set_bases_knowledge_base_id_fkey'))
    return fail('knowledge_base_not_found');
  return isUniqueViolation(error, 'kb_function_sets_name') ? fail('name_taken') : error;
};

/** A set is seen by whoever sees all of the bases that its functions come from, and those it is for. */
const seen = (reader: Reader): Sql => sql`
  not exists (
    select 1 from kb_function_set_functions m join kb_functions f on f.id = m.function_id
    where m.set_id = s.id and not (true ${andSeenBase(reader, 'f.knowledge_base_id')})
  ) and not exists (
    select 1 from kb_function_set_bases k
    where k.set_id = s.id and not (true ${andSeenBase(reader, 'k.knowledge_base_id')})
  )`;

/** Functions under one name, for bases besides their own. */
export const kbFunctionSetStore = (db: Queryable) => {
  const putTogether = async (id: string, { functionIds, knowledgeBaseIds }: SetSettings): Promise<void> => {
    if (functionIds !== undefined) {
      await db.query(sql`delete from kb_function_set_functions where set_id = ${id}`);
      await db.query(sql`
        insert into kb_function_set_functions (set_id, function_id, place)
        select ${id}, one, min(place) from unnest(${[...functionIds]}::text[]) with ordinality as f(one, place)
        group by one`);
    }
    if (knowledgeBaseIds !== undefined) {
      await db.query(sql`delete from kb_function_set_bases where set_id = ${id}`);
      await db.query(sql`
        insert into kb_function_set_bases (set_id, knowledge_base_id)
        select distinct ${id}, one from unnest(${[...knowledgeBaseIds]}::text[]) as one`);
    }
  };

  return {
    /** Newest first. The total is true also past the end. */
    page: async ({ current, size, orders, knowledgeBaseId, keyword = '', enabled }: SetFilter, reader: Reader) => {
      const where = sql`
        ${seen(reader)}
        ${
          knowledgeBaseId === undefined
            ? empty
            : sql`and exists (
                select 1 from kb_function_set_bases k where k.set_id = s.id and k.knowledge_base_id = ${knowledgeBaseId}
              )`
        }
        ${enabled === undefined ? empty : sql`and s.enabled = ${enabled}`}
        ${matching(keyword, 's.name', 's.description')}`;
      const rows = await db.query<Row>(sql`
        select ${selected} where ${where} ${orderBy(orders, columns, 's.created_at desc, s.id')}
        ${pageOf({ current, size })}`);
      const [all] = await db.query<{ total: number }>(
        sql`select count(*)::int as total from kb_function_sets s where ${where}`,
      );
      return { list: rows.map(toSet), total: all?.total ?? 0, current, size };
    },

    find: async (id: string, reader: Reader): Promise<KbFunctionSet | null> => {
      const [row] = await db.query<Row>(sql`select ${selected} where s.id = ${id} and ${seen(reader)}`);
      return row === undefined ? null : toSet(row);
    },

    /** Answers the new id. Throws `name_taken`, `function_not_found` and `knowledge_base_not_found`. */
    add: async (settings: SetSettings & { readonly name: string }, userId: string): Promise<string> => {
      const id = randomId();
      const { name, description = '', enabled = true } = settings;
      try {
        await db.query(sql`
          insert into kb_function_sets (id, name, description, enabled, created_by)
          values (${id}, ${name.trim()}, ${description.trim()}, ${enabled}, ${userId})`);
        await putTogether(id, settings);
      } catch (error) {
        throw refused(error);
      }
      return id;
    },

    /**
     * False where there is none. `read` is the version that whoever changes it has seen; left out: whichever there is.
     * Throws `changed_meanwhile` and what adding one throws.
     */
    modify: async (id: string, change: SetSettings, read?: number): Promise<boolean> => {
      const [before] = await db.query<{ version: number }>(
        sql`select version from kb_function_sets where id = ${id} for update`,
      );
      if (before !== undefined && read !== undefined && read !== before.version) throw fail('changed_meanwhile');
      try {
        const rows = await db.query(sql`
          update kb_function_sets set name = coalesce(${change.name?.trim() ?? null}::text, name),
            description = coalesce(${change.description?.trim() ?? null}::text, description),
            enabled = coalesce(${change.enabled ?? null}::boolean, enabled), updated_at = now(),
            version = version + 1
          where id = ${id} returning id`);
        if (rows.length === 0) return false;
        await putTogether(id, change);
        return true;
      } catch (error) {
        throw refused(error);
      }
    },

    /** Their functions stay. */
    remove: async (ids: readonly string[], reader: Reader): Promise<void> => {
      await db.query(sql`delete from kb_function_sets s where s.id = any(${[...ids]}::text[]) and ${seen(reader)}`);
    },
  };
};
