import type { Assistant } from '@console/api/contract';
import { randomId } from '@console/base';
import sql, { empty, join } from 'sql-template-tag';
import type { Database, Queryable } from '../../db/database.js';
import { fail } from '../../http/failure.js';
import { isForeignKeyViolation, isUniqueViolation } from '../../db/sqlError.js';
import { andSeenAssistant, andSeenBase, type Reader, rolesOf, setRoles } from '../../visibility/index.js';
import { pageOf } from '../../db/sqlParts.js';

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
  knowledgeBases: { id: string; name: string }[];
  enabled: boolean;
  answersAlone: boolean;
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
const bind = async (tx: Queryable, id: string, knowledgeBaseIds: readonly string[], reader: Reader): Promise<void> => {
  await tx.query(sql`
    delete from assistant_bases where assistant_id = ${id} ${andSeenBase(reader, 'knowledge_base_id')}`);
  await tx.query(sql`
    insert into assistant_bases (assistant_id, knowledge_base_id)
    select ${id}, base from unnest(${[...new Set(knowledgeBaseIds)]}::text[]) as base on conflict do nothing
  `);
};

export type AssistantStore = ReturnType<typeof assistantStore>;

/** Assistants and the knowledge bases bound to them. */
export const assistantStore = (db: Database) => ({
  /** `withBases` false leaves the bound bases out. */
  page: async (
    { current, size, idList, keyword, enabled }: AssistantFilter,
    withBases: boolean,
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
        a.enabled, a.answers_alone as "answersAlone", a.order_num as "orderNum", a.updated_at as "updatedAt",
        coalesce(
          (
            select jsonb_agg(jsonb_build_object('id', k.id, 'name', k.name) order by k.name)
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
    const list = rows.map(({ updatedAt, ...row }) => ({ ...row, updateTime: updatedAt.toISOString() }));
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
      enabled = true,
      answersAlone = false,
      roleIds = null,
    }: AssistantSettings,
    reader: Reader,
  ): Promise<string> => {
    const id = randomId();
    try {
      await db.transaction(async (tx) => {
        await tx.query(sql`
          insert into assistants (id, name, description, welcome, sample_questions, enabled, answers_alone, order_num)
          select ${id}, ${assistantName}, ${description}, ${welcome}, ${JSON.stringify(sampleQuestions)}::jsonb,
            ${enabled}::boolean, ${answersAlone}::boolean, coalesce(max(order_num), 0) + 1 from assistants
        `);
        await bind(tx, id, knowledgeBaseIds, reader);
        if (roleIds !== null) await setRoles(tx, 'assistant', id, roleIds, reader);
      });
    } catch (error) {
      throw refused(error);
    }
    return id;
  },

  /** False where there is no such assistant. Throws `name_taken` and `knowledge_base_not_found`. */
  modify: async (id: string, settings: AssistantSettings, reader: Reader): Promise<boolean> => {
    const {
      assistantName = null,
      description = null,
      welcome = null,
      sampleQuestions,
      enabled = null,
      answersAlone = null,
    } = settings;
    const samples = sampleQuestions === undefined ? null : JSON.stringify(sampleQuestions);
    try {
      return await db.transaction(async (tx) => {
        const rows = await tx.query(sql`
          update assistants set
            name = coalesce(${assistantName}::text, name),
            description = coalesce(${description}::text, description),
            welcome = coalesce(${welcome}::text, welcome),
            sample_questions = coalesce(${samples}::jsonb, sample_questions),
            enabled = coalesce(${enabled}::boolean, enabled),
            answers_alone = coalesce(${answersAlone}::boolean, answers_alone),
            updated_at = now()
          where id = ${id} and not removed returning id
        `);
        if (rows.length === 0) return false;
        if (settings.knowledgeBaseIds !== undefined) await bind(tx, id, settings.knowledgeBaseIds, reader);
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
