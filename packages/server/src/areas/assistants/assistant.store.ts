import type { Answering, Assistant } from '@console/api/contract';
import { randomId } from '@console/base';
import sql, { empty, join } from 'sql-template-tag';
import type { Database, Queryable } from '../../db/database.js';
import { fail } from '../../http/failure.js';
import { isForeignKeyViolation, isUniqueViolation } from '../../db/sqlError.js';
import { andSeenAssistant, andSeenBase, type Reader, rolesOf, setRoles } from '../../visibility/index.js';
import { pageOf } from '../../db/sqlParts.js';
import { answeringColumn, type BaseWeight, usualAnswering } from './answering.js';
import { keepVersion } from './assistantVersions.store.js';

export interface AssistantFilter {
  readonly current: number;
  readonly size: number;
  readonly idList?: readonly string[];
  readonly keyword?: string;
  readonly enabled?: boolean;
}

/** What can be set; what is left out stays, or begins, as it is by default. */
export interface AssistantSettings {
  readonly assistantName?: string;
  readonly description?: string;
  readonly welcome?: string;
  readonly sampleQuestions?: readonly string[];
  readonly knowledgeBaseIds?: readonly string[];
  /** Those that are not named count 1. */
  readonly baseWeights?: readonly BaseWeight[];
  readonly answering?: Answering;
  readonly enabled?: boolean;
  readonly answersAlone?: boolean;
  /** Null: everybody sees it. */
  readonly roleIds?: readonly string[] | null;
}

interface AssistantRow {
  id: string;
  assistantName: string;
  description: string;
  welcome: string;
  sampleQuestions: string[];
  knowledgeBases: { id: string; name: string; weight: number }[];
  enabled: boolean;
  answersAlone: boolean;
  answering: Answering;
  version: number;
  roles: { id: string; name: string }[] | null;
  orderNum: number;
  updatedAt: Date;
}

const containing = (keyword: string): string => `%${keyword.replace(/[\\%_]/g, '\\$&')}%`;

/** Turns what the tables refuse into the failure that it means. */
const refused = (error: unknown): unknown => {
  if (isUniqueViolation(error, 'assistants_name')) return fail('name_taken');
  if (isForeignKeyViolation(error, 'assistant_bases_knowledge_base_id_fkey')) return fail('knowledge_base_not_found');
  return error;
};

/** Bases that are hidden from whoever binds stay bound: they can neither be seen nor left out. */
const bind = async (
  tx: Queryable,
  id: string,
  { knowledgeBaseIds, baseWeights = [] }: Pick<AssistantSettings, 'knowledgeBaseIds' | 'baseWeights'>,
  reader: Reader,
): Promise<void> => {
  if (knowledgeBaseIds === undefined) return;
  const weights = new Map(baseWeights.map((one) => [one.id, one.weight]));
  const bases = [...new Set(knowledgeBaseIds)];
  await tx.query(sql`
    delete from assistant_bases where assistant_id = ${id} ${andSeenBase(reader, 'knowledge_base_id')}`);
  await tx.query(sql`
    insert into assistant_bases (assistant_id, knowledge_base_id, weight)
    select ${id}, base, weight
    from unnest(${bases}::text[], ${bases.map((base) => weights.get(base) ?? 1)}::float8[]) as t (base, weight)
    on conflict do nothing
  `);
};

/** Who changes an assistant, and from where. */
export interface AssistantChange {
  readonly userId: string;
  /** The version that whoever changes it has read. Left out: whichever there is. */
  readonly expected?: number | undefined;
  /** The version that is brought back. */
  readonly restoredFrom?: number;
}

export type AssistantStore = ReturnType<typeof assistantStore>;

/** Assistants and the knowledge bases bound to them. */
export const assistantStore = (db: Database) => ({
  /** `withBases` false leaves the bound bases out, `withSettings` false how they answer. */
  page: async (
    { current, size, idList, keyword, enabled }: AssistantFilter,
    { withBases, withSettings }: { readonly withBases: boolean; readonly withSettings: boolean },
    reader: Reader,
  ): Promise<{ list: Assistant[]; total: number }> => {
    const wanted = keyword?.trim() ?? '';
    const where = sql`
      not a.removed ${andSeenAssistant(reader, 'a.id')}
      ${idList === undefined ? empty : sql`and a.id in (${join([...idList])})`}
      ${enabled === undefined ? empty : sql`and a.enabled = ${enabled}`}
      ${wanted === '' ? empty : sql`and (a.name ilike ${containing(wanted)} or a.description ilike ${containing(wanted)})`}
    `;
    const rows = await db.query<AssistantRow>(sql`
      select a.id, a.name as "assistantName", a.description, a.welcome, a.sample_questions as "sampleQuestions",
        a.enabled, a.answers_alone as "answersAlone", ${answeringColumn} as answering, a.version, a.order_num as "orderNum", a.updated_at as "updatedAt",
        coalesce(
          (
            select jsonb_agg(jsonb_build_object('id', k.id, 'name', k.name, 'weight', b.weight) order by k.name)
            from assistant_bases b join knowledge_bases k on k.id = b.knowledge_base_id
            where b.assistant_id = a.id and ${withBases}::boolean ${andSeenBase(reader, 'k.id')}
          ),
          '[]'
        ) as "knowledgeBases", case when ${withBases}::boolean then ${rolesOf('assistant', 'a')} end as roles
      from assistants a where ${where} order by a.order_num, a.id ${pageOf({ current, size })}
    `);
    const [all] = await db.query<{ total: number }>(
      sql`select count(*)::int as total from assistants a where ${where}`,
    );
    const list = rows.map(({ updatedAt, answering, version, knowledgeBases, ...row }) => ({
      ...row,
      knowledgeBases: withSettings ? knowledgeBases : knowledgeBases.map(({ id, name }) => ({ id, name })),
      ...(withSettings && { answering, version }),
      updateTime: updatedAt.toISOString(),
    }));
    return { list, total: all?.total ?? 0 };
  },

  /** Answers the new id. Throws `name_taken` and `knowledge_base_not_found`. */
  add: async (
    {
      assistantName = '',
      description = '',
      welcome = '',
      sampleQuestions = [],
      knowledgeBaseIds = [],
      baseWeights = [],
      answering: { prompt, modelId, temperature, followUps, functionIds, usesGraph = true } = usualAnswering,
      enabled = true,
      answersAlone = false,
      roleIds = null,
    }: AssistantSettings,
    reader: Reader,
    userId: string,
  ): Promise<string> => {
    const id = randomId();
    try {
      await db.transaction(async (tx) => {
        await tx.query(sql`
          insert into assistants (id, name, description, welcome, sample_questions, enabled, answers_alone, prompt,
            model_id, temperature, follow_ups, function_ids, uses_graph, order_num)
          select ${id}, ${assistantName}, ${description}, ${welcome}, ${JSON.stringify(sampleQuestions)}::jsonb,
            ${enabled}::boolean, ${answersAlone}::boolean, ${prompt}, ${modelId}, ${temperature}::float8,
            ${followUps}::boolean, ${functionIds}::text[], ${usesGraph}::boolean,
            coalesce(max(order_num), 0) + 1 from assistants
        `);
        await bind(tx, id, { knowledgeBaseIds, baseWeights }, reader);
        await keepVersion(tx, id, { kind: 'begun', userId });
        if (roleIds !== null) await setRoles(tx, 'assistant', id, roleIds, reader);
      });
    } catch (error) {
      throw refused(error);
    }
    return id;
  },

  /**
   * Makes a version. False where there is no such assistant. Throws `name_taken`,
   * `changed_meanwhile` and `knowledge_base_not_found`.
   */
  modify: async (
    id: string,
    settings: AssistantSettings,
    reader: Reader,
    { userId, expected, restoredFrom }: AssistantChange,
  ): Promise<boolean> => {
    const {
      assistantName = null,
      description = null,
      welcome = null,
      sampleQuestions,
      enabled = null,
      answersAlone = null,
      answering,
    } = settings;
    const samples = sampleQuestions === undefined ? null : JSON.stringify(sampleQuestions);
    try {
      return await db.transaction(async (tx) => {
        const [before] = await tx.query<{ version: number }>(
          sql`select version from assistants where id = ${id} and not removed for update`,
        );
        if (before === undefined) return false;
        if (expected !== undefined && expected !== before.version) throw fail('changed_meanwhile');
        // One that was there before versions were kept.
        await keepVersion(tx, id, { kind: 'begun' });
        await tx.query(sql`
          update assistants set
            name = coalesce(${assistantName}::text, name),
            description = coalesce(${description}::text, description),
            welcome = coalesce(${welcome}::text, welcome),
            sample_questions = coalesce(${samples}::jsonb, sample_questions),
            enabled = coalesce(${enabled}::boolean, enabled),
            answers_alone = coalesce(${answersAlone}::boolean, answers_alone),
            version = version + 1, updated_at = now()
          where id = ${id}
        `);
        if (answering !== undefined) {
          const { prompt, modelId, temperature, followUps, functionIds, usesGraph = true } = answering;
          await tx.query(sql`
            update assistants set prompt = ${prompt}, model_id = ${modelId}, temperature = ${temperature}::float8,
              follow_ups = ${followUps}::boolean, function_ids = ${functionIds}::text[],
              uses_graph = ${usesGraph}::boolean
            where id = ${id}`);
        }
        await bind(tx, id, settings, reader);
        await keepVersion(tx, id, { kind: restoredFrom === undefined ? 'saved' : 'restored', userId, restoredFrom });
        if (settings.roleIds !== undefined) await setRoles(tx, 'assistant', id, settings.roleIds, reader);
        return true;
      });
    } catch (error) {
      throw refused(error);
    }
  },

  /** Those that are not there are passed over. Conversations with them stay readable. */
  remove: async (ids: readonly string[]): Promise<void> => {
    await db.query(sql`
      with gone as (
        update assistants set removed = true, updated_at = now() where id = any(${[...ids]}::text[]) returning id
      )
      delete from assistant_bases where assistant_id in (select id from gone)
    `);
  },
});
