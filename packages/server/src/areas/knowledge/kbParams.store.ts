import type { KbParams, KbSettings } from '@console/api/contract';
import sql, { empty } from 'sql-template-tag';
import { json, type Queryable } from '../../db/database.js';
import { isForeignKeyViolation } from '../../db/sqlError.js';
import { containing, type Order, orderBy, pageOf } from '../../db/sqlParts.js';
import { andSeenBase, type Reader } from '../../visibility/index.js';
import { fail } from '../../http/failure.js';
import { settingsOf, standardSettings } from './kbSettings.js';

export interface KbParamsFilter {
  readonly current: number;
  readonly size: number;
  readonly orders?: readonly Order[];
  readonly knowledgeBaseId?: string;
  readonly keyword?: string;
  /** Default: the bases with parameters of their own. */
  readonly scope?: 'own' | 'standard' | 'all';
}

/** What is set is null where the standard values count. */
type Row = { [K in keyof KbSettings]: KbSettings[K] | null } & {
  id: string | null;
  knowledgeBaseId: string;
  knowledgeBaseName: string;
  version: number;
  updatedBy: string;
  updatedAt: Date | null;
};

const columns = { knowledgeBaseName: 'b.name', topK: 'p.top_k', updateTime: 'p.updated_at' };

const selected = sql`
  p.id, b.id as "knowledgeBaseId", b.name as "knowledgeBaseName", p.top_k as "topK",
  p.score_threshold as "scoreThreshold", p.vector_weight as "vectorWeight", p.history_turns as "historyTurns",
  p.system_prompt as "systemPrompt", p.answer_prompt as "answerPrompt", p.empty_answer as "emptyAnswer",
  p.temperature, p.max_tokens as "maxTokens", coalesce(u.username, '') as "updatedBy", p.updated_at as "updatedAt",
  coalesce((select max(v.version) from kb_params_versions v where v.knowledge_base_id = b.id), 0)::int as version
  from knowledge_bases b left join kb_params p on p.knowledge_base_id = b.id left join users u on u.id = p.updated_by`;

const toParams = (row: Row): KbParams => ({
  id: row.id,
  knowledgeBaseId: row.knowledgeBaseId,
  knowledgeBaseName: row.knowledgeBaseName,
  ...(row.id === null ? standardSettings : settingsOf(withoutNulls(row))),
  version: row.version,
  updatedBy: row.updatedBy,
  updateTime: row.updatedAt?.toISOString() ?? null,
});

const withoutNulls = (row: Row): Partial<KbSettings> => ({
  topK: row.topK ?? undefined,
  scoreThreshold: row.scoreThreshold ?? undefined,
  vectorWeight: row.vectorWeight ?? undefined,
  historyTurns: row.historyTurns ?? undefined,
  systemPrompt: row.systemPrompt ?? undefined,
  answerPrompt: row.answerPrompt ?? undefined,
  emptyAnswer: row.emptyAnswer ?? undefined,
  temperature: row.temperature ?? undefined,
  maxTokens: row.maxTokens ?? undefined,
});

const inScope = {
  own: sql`p.id is not null`,
  standard: sql`p.id is null`,
  all: sql`true`,
};

/** Parameters of bases: those that have their own, and the standard ones of all others. */
export const kbParamsStore = (db: Queryable) => ({
  /** Those changed last come first. The total is true also past the end. */
  page: async (
    { current, size, orders, knowledgeBaseId, keyword = '', scope = 'own' }: KbParamsFilter,
    reader: Reader,
  ) => {
    const where = sql`
      ${inScope[scope]} ${andSeenBase(reader, 'b.id')}
      ${knowledgeBaseId === undefined ? empty : sql`and b.id = ${knowledgeBaseId}`}
      ${keyword.trim() === '' ? empty : sql`and b.name ilike ${containing(keyword)}`}`;
    const rows = await db.query<Row>(sql`
      select ${selected} where ${where} ${orderBy(orders, columns, 'p.updated_at desc nulls last, b.name, b.id')}
      ${pageOf({ current, size })}`);
    const [all] = await db.query<{ total: number }>(sql`
      select count(*)::int as total from knowledge_bases b left join kb_params p on p.knowledge_base_id = b.id
      where ${where}`);
    return { list: rows.map(toParams), total: all?.total ?? 0, current, size };
  },

  /** What counts for one base; null where there is no such base. */
  read: async (knowledgeBaseId: string): Promise<KbParams | null> => {
    const [row] = await db.query<Row>(sql`select ${selected} where b.id = ${knowledgeBaseId}`);
    return row === undefined ? null : toParams(row);
  },

  /** The base whose own parameters these are; null where there are none. */
  baseOf: async (id: string): Promise<string | null> => {
    const [row] = await db.query<{ base: string }>(sql`
      select knowledge_base_id as base from kb_params where id = ${id}`);
    return row?.base ?? null;
  },

  /** Settings of those of the bases that have their own, by base. */
  settingsOf: async (knowledgeBaseIds: readonly string[]): Promise<Map<string, KbSettings>> => {
    if (knowledgeBaseIds.length === 0) return new Map();
    const rows = await db.query<Row>(
      sql`select ${selected} where p.id is not null and b.id = any(${[...knowledgeBaseIds]}::text[])`,
    );
    return new Map(rows.map((row) => [row.knowledgeBaseId, settingsOf(withoutNulls(row))]));
  },

  /** The questions that the parameters of a base are tried on. */
  questions: async (knowledgeBaseId: string): Promise<string[]> => {
    const [row] = await db.query<{ questions: string[] }>(sql`
      select questions from kb_trial_questions where knowledge_base_id = ${knowledgeBaseId}`);
    return row?.questions ?? [];
  },

  /** Throws `knowledge_base_not_found`. */
  keepQuestions: async (knowledgeBaseId: string, questions: readonly string[]): Promise<void> => {
    try {
      await db.query(sql`
        insert into kb_trial_questions (knowledge_base_id, questions) values (${knowledgeBaseId}, ${json(questions)})
        on conflict (knowledge_base_id) do update set questions = excluded.questions`);
    } catch (error) {
      throw isForeignKeyViolation(error, 'kb_trial_questions_knowledge_base_id_fkey')
        ? fail('knowledge_base_not_found')
        : error;
    }
  },
});
