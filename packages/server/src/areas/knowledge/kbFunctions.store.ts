import type { KbFunction, KbFunctionMethod, KbFunctionParameter } from '@console/api/contract';
import { randomId } from '@console/base';
import sql, { empty } from 'sql-template-tag';
import { json, type Queryable } from '../../db/database.js';
import { isForeignKeyViolation, isUniqueViolation } from '../../db/sqlError.js';
import { matching, type Order, orderBy, pageOf } from '../../db/sqlParts.js';
import { andSeenBase, type Reader } from '../../visibility/index.js';
import { fail } from '../../http/failure.js';
import { functionPlace, type SecretBox } from '../../secrets/index.js';

/** A header as it is sent. */
export interface StoredHeader {
  readonly name: string;
  /** Null: it was encrypted with a key that is not here, and has to be entered again. */
  readonly value: string | null;
  /** As it is stored. Left out: it is not yet. */
  readonly sealed?: string;
}

/** All that can be set, as it is stored. */
export interface FunctionSettings {
  readonly name: string;
  readonly description: string;
  readonly method: KbFunctionMethod;
  readonly url: string;
  readonly headers: readonly StoredHeader[];
  readonly parameters: KbFunctionParameter[];
  /** Words of a question that call it where no model chooses. */
  readonly triggers: string[];
  /** Seconds. */
  readonly timeout: number;
  readonly enabled: boolean;
}

/** A function as an answer may call it. */
export interface CallableRow extends FunctionSettings {
  readonly id: string;
  readonly knowledgeBaseName: string;
}

/** Functions that one answer may choose from: a model chooses badly among more. */
const MOST_CALLABLE = 32;

export interface KbFunctionFilter {
  readonly current: number;
  readonly size: number;
  readonly orders?: readonly Order[];
  readonly knowledgeBaseId?: string;
  readonly keyword?: string;
  readonly enabled?: boolean;
}

interface SealedHeader {
  readonly name: string;
  readonly value: string;
}

interface Row extends Omit<FunctionSettings, 'headers'> {
  id: string;
  headers: SealedHeader[];
  sets: { id: string; name: string }[];
  version: number;
  knowledgeBaseId: string;
  knowledgeBaseName: string;
  createdBy: string;
  createdAt: Date;
  updatedAt: Date;
}

const columns = {
  name: 'f.name',
  knowledgeBaseName: 'b.name',
  enabled: 'f.enabled',
  createTime: 'f.created_at',
  updateTime: 'f.updated_at',
};

const selected = sql`
  f.id, f.knowledge_base_id as "knowledgeBaseId", b.name as "knowledgeBaseName", f.name, f.description, f.method, f.url,
  f.headers, f.parameters, f.triggers, f.timeout, f.enabled, coalesce(u.username, '') as "createdBy", f.created_at as "createdAt",
  f.updated_at as "updatedAt", f.version,
  coalesce((
    select jsonb_agg(jsonb_build_object('id', s.id, 'name', s.name) order by s.name, s.id)
    from kb_function_set_functions m join kb_function_sets s on s.id = m.set_id where m.function_id = f.id
  ), '[]') as sets
  from kb_functions f join knowledge_bases b on b.id = f.knowledge_base_id left join users u on u.id = f.created_by`;

const refused = (error: unknown): unknown => {
  if (isForeignKeyViolation(error, 'kb_functions_knowledge_base_id_fkey')) return fail('knowledge_base_not_found');
  return isUniqueViolation(error, 'kb_functions_name') ? fail('name_taken') : error;
};

export type KbFunctionStore = ReturnType<typeof kbFunctionStore>;

/** Calls to other systems that bases bring along. */
export const kbFunctionStore = (db: Queryable, secrets: SecretBox) => {
  const opened = (id: string, headers: readonly SealedHeader[]): StoredHeader[] =>
    headers.map(({ name, value }) => ({ name, value: secrets.open(value, functionPlace(id)), sealed: value }));
  const sealed = (id: string, headers: readonly StoredHeader[]): SealedHeader[] =>
    headers.map(({ name, value, sealed: before }) => ({
      name,
      value: value === null ? (before ?? '') : secrets.seal(value, functionPlace(id)),
    }));
  const toFunction = ({ createdAt, updatedAt, headers, ...row }: Row): KbFunction => ({
    ...row,
    headers: opened(row.id, headers).map(({ name, value }) => ({ name, ...(value === null && { lost: true }) })),
    createTime: createdAt.toISOString(),
    updateTime: updatedAt.toISOString(),
  });
  const toSettings = (row: Row | undefined): FunctionSettings | null =>
    row === undefined ? null : { ...row, headers: opened(row.id, row.headers) };

  return {
    /** Newest first. The total is true also past the end. */
    page: async (
      { current, size, orders, knowledgeBaseId, keyword = '', enabled }: KbFunctionFilter,
      reader: Reader,
    ) => {
      const where = sql`
      true ${andSeenBase(reader, 'f.knowledge_base_id')}
      ${knowledgeBaseId === undefined ? empty : sql`and f.knowledge_base_id = ${knowledgeBaseId}`}
      ${enabled === undefined ? empty : sql`and f.enabled = ${enabled}`}
      ${matching(keyword, 'f.name', 'f.description', 'f.url')}`;
      const rows = await db.query<Row>(sql`
      select ${selected} where ${where} ${orderBy(orders, columns, 'f.created_at desc, f.id')}
      ${pageOf({ current, size })}`);
      const [all] = await db.query<{ total: number }>(
        sql`select count(*)::int as total from kb_functions f where ${where}`,
      );
      return { list: rows.map(toFunction), total: all?.total ?? 0, current, size };
    },

    find: async (id: string): Promise<KbFunction | null> => {
      const [row] = await db.query<Row>(sql`select ${selected} where f.id = ${id}`);
      return row === undefined ? null : toFunction(row);
    },

    /** With the values of its headers, which are for calling alone. */
    settings: async (id: string): Promise<FunctionSettings | null> => {
      const [row] = await db.query<Row>(sql`select ${selected} where f.id = ${id}`);
      return toSettings(row);
    },

    /** The same, held until the transaction ends. Throws `changed_meanwhile` where it is not the version that was read. */
    settingsForChange: async (id: string, read: number | undefined): Promise<FunctionSettings | null> => {
      const [row] = await db.query<Row>(sql`select ${selected} where f.id = ${id} for update of f`);
      if (row !== undefined && read !== undefined && read !== row.version) throw fail('changed_meanwhile');
      return toSettings(row);
    },

    /** Answers the new id. Throws `knowledge_base_not_found` and `name_taken`. */
    add: async (knowledgeBaseId: string, settings: FunctionSettings, userId: string): Promise<string> => {
      const id = randomId();
      const { name, description, method, url, headers, parameters, triggers, timeout, enabled } = settings;
      try {
        await db.query(sql`
        insert into kb_functions
          (id, knowledge_base_id, name, description, method, url, headers, parameters, triggers, timeout, enabled,
            created_by)
        values (${id}, ${knowledgeBaseId}, ${name}, ${description}, ${method}, ${url}, ${json(sealed(id, headers))},
          ${json(parameters)}, ${json(triggers)}, ${timeout}, ${enabled}, ${userId})`);
      } catch (error) {
        throw refused(error);
      }
      return id;
    },

    /** Throws `name_taken`. */
    replace: async (id: string, settings: FunctionSettings): Promise<void> => {
      const { name, description, method, url, headers, parameters, triggers, timeout, enabled } = settings;
      try {
        await db.query(sql`
        update kb_functions set name = ${name}, description = ${description}, method = ${method}, url = ${url},
          headers = ${json(sealed(id, headers))}, parameters = ${json(parameters)}, triggers = ${json(triggers)}, timeout = ${timeout}, enabled = ${enabled},
          updated_at = now(), version = version + 1
        where id = ${id}`);
      } catch (error) {
        throw refused(error);
      }
    },

    remove: async (ids: readonly string[]): Promise<void> => {
      await db.query(sql`delete from kb_functions where id = any(${[...ids]}::text[])`);
    },

    /** The enabled functions of these bases, and of the sets that are enabled for them; those used longest first. */
    callable: async (knowledgeBaseIds: readonly string[]): Promise<CallableRow[]> => {
      const ids = [...knowledgeBaseIds];
      const rows = await db.query<Row>(sql`
      select ${selected} where f.enabled and (
        f.knowledge_base_id = any(${ids}::text[]) or exists (
          select 1 from kb_function_set_functions m join kb_function_sets s on s.id = m.set_id and s.enabled
          join kb_function_set_bases k on k.set_id = s.id
          where m.function_id = f.id and k.knowledge_base_id = any(${ids}::text[])
        )
      ) order by f.created_at, f.id limit ${MOST_CALLABLE}`);
      return rows.map((row) => ({
        ...row,
        headers: opened(row.id, row.headers),
      }));
    },
  };
};
