import { type Model, type ModelKind, modelKinds } from '@console/api/contract';
import { randomId } from '@console/base';
import sql, { empty, type Sql } from 'sql-template-tag';
import { type Database, json } from '../../db/database.js';
import { isUniqueViolation } from '../../db/sqlError.js';
import { matching, type Order, orderBy, pageOf } from '../../db/sqlParts.js';
import { fail } from '../../http/failure.js';
import type { Connection } from '../../models/index.js';
import { modelPlace, type SecretBox } from '../../secrets/index.js';

/** Models that the server was started with; they cannot be changed here. */
export type EnvironmentModels = Readonly<Partial<Record<ModelKind, Connection>>>;

export interface ModelFilter {
  readonly current: number;
  readonly size: number;
  readonly orders?: readonly Order[];
  readonly kind?: ModelKind;
  readonly keyword?: string;
  /** Only these. */
  readonly idList?: readonly string[];
}

/** All that can be set. */
export interface ModelSettings {
  readonly name: string;
  readonly baseUrl: string;
  readonly model: string;
  readonly apiKey: string;
}

interface Row {
  /** As it is stored; empty where there is none, or it is the environment's. */
  sealedKey: string;
  id: string;
  name: string;
  kind: ModelKind;
  baseUrl: string;
  model: string;
  hasApiKey: boolean;
  active: boolean;
  standby: number | null;
  fromEnvironment: boolean;
  updatedBy: string;
  updatedAt: Date;
}

interface Stored extends ModelSettings {
  /** There is a key, which cannot be opened. */
  keyLost: boolean;
  kind: ModelKind;
  active: boolean;
}

const columns = { name: 'm.name', kind: 'm.kind', model: 'm.model', active: 'm.active', updateTime: 'm.updated_at' };

/** Id of a model of the environment. */
const environmentId = (kind: ModelKind): string => `environment-${kind}`;

const isEnvironmentId = (id: string): boolean => modelKinds.some((kind) => id === environmentId(kind));

export type ModelStore = ReturnType<typeof modelStore>;

/** Models behind services that speak the OpenAI protocol: those of the environment, and those set up here. */
export const modelStore = (db: Database, environment: EnvironmentModels, secrets: SecretBox) => {
  const started = new Date();
  const fixed = modelKinds.flatMap((kind) => {
    const connection = environment[kind];
    return connection === undefined ? [] : [{ id: environmentId(kind), kind, connection }];
  });

  /** Everything as rows of one shape; that of the environment is in use where no other of its kind is. */
  const all: Sql = sql`
    (
      select m.id, m.name, m.kind, m.base_url, m.model, m.api_key, m.api_key <> '' as has_key, m.active, m.standby, false as fixed,
        coalesce(u.username, '') as updated_by, m.updated_at
      from models m left join users u on u.id = m.updated_by
      union all
      select e.id, e.model, e.kind, e.base_url, e.model, '', e.has_key,
        not exists (select 1 from models where kind = e.kind and active), null, true, '', ${started}::timestamptz
      from jsonb_to_recordset(${json(
        fixed.map(({ id, kind, connection: { baseUrl, model, apiKey } }) => ({
          id,
          kind,
          base_url: baseUrl,
          model,
          has_key: Boolean(apiKey),
        })),
      )}) as e (id text, kind text, base_url text, model text, has_key boolean)
    ) m`;

  const mustBeOurs = (id: string): void => {
    if (isEnvironmentId(id)) throw fail('model_fixed');
  };

  /** With its key opened; one that cannot be is as good as none, but is known to be there. */
  const opened = <Sealed extends { readonly apiKey: string }>(
    id: string,
    row: Sealed,
  ): Sealed & { keyLost: boolean } => {
    const key = row.apiKey === '' ? '' : secrets.open(row.apiKey, modelPlace(id));
    return { ...row, apiKey: key ?? '', keyLost: key === null };
  };
  const sealed = (id: string, apiKey: string): string => (apiKey === '' ? '' : secrets.seal(apiKey, modelPlace(id)));

  const stored = async (id: string): Promise<Stored | null> => {
    const [row] = await db.query<Omit<Stored, 'keyLost'>>(sql`
      select name, kind, base_url as "baseUrl", model, api_key as "apiKey", active from models where id = ${id}`);
    return row === undefined ? null : opened(id, row);
  };

  return {
    /** Those of the environment first, then those changed last. The total is true also past the end. */
    page: async ({ current, size, orders, kind, keyword = '', idList }: ModelFilter) => {
      const where = sql`
        true ${kind === undefined ? empty : sql`and m.kind = ${kind}`}
        ${idList === undefined ? empty : sql`and m.id = any(${[...idList]}::text[])`}
        ${matching(keyword, 'm.name', 'm.model', 'm.base_url')}`;
      const rows = await db.query<Row>(sql`
        select m.id, m.name, m.kind, m.base_url as "baseUrl", m.model, m.has_key as "hasApiKey", m.api_key as "sealedKey", m.active, m.standby,
          m.fixed as "fromEnvironment", m.updated_by as "updatedBy", m.updated_at as "updatedAt"
        from ${all} where ${where} ${orderBy(orders, columns, 'm.fixed desc, m.updated_at desc, m.id')}
        ${pageOf({ current, size })}`);
      const [counted] = await db.query<{ total: number }>(
        sql`select count(*)::int as total from ${all} where ${where}`,
      );
      const list: Model[] = rows.map(({ updatedAt, sealedKey, ...row }) => ({
        ...row,
        ...(sealedKey !== '' && secrets.open(sealedKey, modelPlace(row.id)) === null && { keyLost: true }),
        updateTime: updatedAt.toISOString(),
      }));
      return { list, total: counted?.total ?? 0, current, size };
    },

    stored,

    /** How to reach a model, also one of the environment; null where there is none of this id. */
    connection: async (id: string): Promise<{ kind: ModelKind; connection: Connection } | null> => {
      const known = fixed.find((one) => one.id === id);
      if (known !== undefined) return known;
      const found = await stored(id);
      return found === null ? null : { kind: found.kind, connection: found };
    },

    /** How to reach the model in use; null: none. */
    inUse: async (kind: ModelKind): Promise<Connection | null> => {
      const [row] = await db.query<{ id: string; baseUrl: string; model: string; apiKey: string }>(sql`
        select id, base_url as "baseUrl", model, api_key as "apiKey" from models where kind = ${kind} and active`);
      if (row === undefined) return environment[kind] ?? null;
      const { baseUrl, model, apiKey, keyLost } = opened(row.id, row);
      return { baseUrl, model, apiKey, keyLost };
    },

    /**
     * How to reach the chat models that are asked one after the other until one answers: the one of this id, the one in use,
     * those that step in. Empty: none.
     */
    chain: async (id: string | null): Promise<Connection[]> => {
      const rows = await db.query<{ id: string; baseUrl: string; model: string; apiKey: string; active: boolean }>(sql`
        select id, base_url as "baseUrl", model, api_key as "apiKey", active from models
        where kind = 'chat' and (active or standby is not null or id = ${id})
        order by (id = ${id}) desc nulls last, active desc, standby, id`);
      const ours = rows.map((row) => ({ ...opened(row.id, row), isFirst: row.id === id }));
      const own = environment.chat;
      // That of the environment is in use where no other is, and can be chosen as well.
      const isChosen = own !== undefined && id === environmentId('chat');
      if (own === undefined || (!isChosen && ours.some(({ active }) => active))) return ours;
      const at = isChosen ? 0 : ours.filter(({ isFirst }) => isFirst).length;
      return [...ours.slice(0, at), own, ...ours.slice(at)];
    },

    /** Those that step in from now on, in their order. Throws `model_fixed` and `model_not_found`. */
    setStandbys: (ids: readonly string[], userId: string): Promise<void> => {
      ids.forEach(mustBeOurs);
      return db.transaction(async (tx) => {
        const wanted = [...new Set(ids)];
        const found = await tx.query(sql`
          select id from models where kind = 'chat' and id = any(${wanted}::text[]) order by id for update`);
        if (found.length < wanted.length) throw fail('model_not_found');
        await tx.query(sql`
          update models m set standby = array_position(${wanted}::text[], m.id), updated_by = ${userId}, updated_at = now()
          where kind = 'chat' and standby is distinct from array_position(${wanted}::text[], m.id)`);
      });
    },

    /** Answers the new id. Throws `name_taken`. */
    add: async (kind: ModelKind, { name, baseUrl, model, apiKey }: ModelSettings, userId: string): Promise<string> => {
      const id = randomId();
      try {
        await db.query(sql`
          insert into models (id, name, kind, base_url, model, api_key, updated_by)
          values (${id}, ${name}, ${kind}, ${baseUrl}, ${model}, ${sealed(id, apiKey)}, ${userId})`);
      } catch (error) {
        throw isUniqueViolation(error, 'models_name') ? fail('name_taken') : error;
      }
      return id;
    },

    /** Throws `model_fixed`, `model_not_found` and `name_taken`. */
    modify: async (id: string, change: Partial<ModelSettings>, userId: string): Promise<void> => {
      mustBeOurs(id);
      const apiKey = change.apiKey === undefined ? null : sealed(id, change.apiKey);
      try {
        const rows = await db.query(sql`
          update models set name = coalesce(${change.name ?? null}::text, name),
            base_url = coalesce(${change.baseUrl ?? null}::text, base_url),
            model = coalesce(${change.model ?? null}::text, model),
            api_key = coalesce(${apiKey}::text, api_key), updated_by = ${userId}, updated_at = now()
          where id = ${id} returning id`);
        if (rows.length === 0) throw fail('model_not_found');
      } catch (error) {
        throw isUniqueViolation(error, 'models_name') ? fail('name_taken') : error;
      }
    },

    /** Removes all of them or none; those that are gone are passed over. Throws `model_fixed` and `model_in_use`. */
    remove: (ids: readonly string[]): Promise<void> => {
      ids.forEach(mustBeOurs);
      return db.transaction(async (tx) => {
        const removed = await tx.query<{ active: boolean }>(
          sql`delete from models where id = any(${[...ids]}::text[]) returning active`,
        );
        const used = await tx.query(sql`
          select 1 from assistants where not removed and model_id = any(${[...ids]}::text[]) limit 1`);
        if (used.length > 0 || removed.some(({ active }) => active)) throw fail('model_in_use');
      });
    },

    /** Answers the model's kind. Throws `model_fixed` and `model_not_found`. */
    activate: (id: string, active: boolean, userId: string): Promise<ModelKind> => {
      mustBeOurs(id);
      return db.transaction(async (tx) => {
        // One after the other: two at once would both want to be the one in use.
        const [found] = await tx.query<{ kind: ModelKind }>(sql`
          select kind from models where kind = (select kind from models where id = ${id}) order by id for update`);
        if (found === undefined) throw fail('model_not_found');
        if (active) await tx.query(sql`update models set active = false where kind = ${found.kind} and active`);
        await tx.query(sql`
          update models set active = ${active}, updated_by = ${userId}, updated_at = now() where id = ${id}`);
        return found.kind;
      });
    },
  };
};
