import type { KbParams } from '@console/api/contract';
import { randomId } from '@console/base';
import sql, { empty } from 'sql-template-tag';
import type { Queryable } from '../../db/database.js';
import { isForeignKeyViolation, isUniqueViolation } from '../../db/sqlError.js';
import { containing, type Order, orderBy, pageOf } from '../../db/sqlParts.js';
import { andSeenBase, type Reader } from '../../visibility/index.js';
import { fail } from '../../http/failure.js';

/** What can be set for a base. */
export interface KbSettings {
  readonly topK: number;
  readonly scoreThreshold: number;
  readonly vectorWeight: number;
  readonly historyTurns: number;
  readonly systemPrompt: string;
  readonly answerPrompt: string;
  readonly emptyAnswer: string;
  readonly temperature: number;
  readonly maxTokens: number;
}

export const standardSettings: KbSettings = {
  topK: 8,
  scoreThreshold: 0,
  vectorWeight: 0.5,
  historyTurns: 12,
  systemPrompt: '',
  answerPrompt: '',
  emptyAnswer: '',
  temperature: 0.3,
  maxTokens: 4096,
};

export interface KbParamsFilter {
  readonly current: number;
  readonly size: number;
  readonly orders?: readonly Order[];
  readonly knowledgeBaseId?: string;
  readonly keyword?: string;
}

interface Row extends KbSettings {
  id: string;
  knowledgeBaseId: string;
  knowledgeBaseName: string;
  updatedBy: string;
  updatedAt: Date;
}

const columns = { knowledgeBaseName: 'b.name', topK: 'p.top_k', updateTime: 'p.updated_at' };

const selected = sql`
  p.id, p.knowledge_base_id as "knowledgeBaseId", b.name as "knowledgeBaseName", p.top_k as "topK",
  p.score_threshold as "scoreThreshold", p.vector_weight as "vectorWeight", p.history_turns as "historyTurns",
  p.system_prompt as "systemPrompt", p.answer_prompt as "answerPrompt", p.empty_answer as "emptyAnswer",
  p.temperature, p.max_tokens as "maxTokens", coalesce(u.username, '') as "updatedBy", p.updated_at as "updatedAt"
  from kb_params p join knowledge_bases b on b.id = p.knowledge_base_id left join users u on u.id = p.updated_by`;

export type KbParamsStore = ReturnType<typeof kbParamsStore>;

/** Parameters of the bases that have their own. */
export const kbParamsStore = (db: Queryable) => ({
  /** Those changed last come first. The total is true also past the end. */
  page: async ({ current, size, orders, knowledgeBaseId, keyword = '' }: KbParamsFilter, reader: Reader) => {
    const where = sql`
      true ${andSeenBase(reader, 'b.id')}
      ${knowledgeBaseId === undefined ? empty : sql`and p.knowledge_base_id = ${knowledgeBaseId}`}
      ${keyword.trim() === '' ? empty : sql`and b.name ilike ${containing(keyword)}`}`;
    const rows = await db.query<Row>(sql`
      select ${selected} where ${where} ${orderBy(orders, columns, 'p.updated_at desc, p.id')}
      ${pageOf({ current, size })}`);
    const [all] = await db.query<{ total: number }>(sql`
      select count(*)::int as total from kb_params p join knowledge_bases b on b.id = p.knowledge_base_id where ${where}`);
    const list: KbParams[] = rows.map(({ updatedAt, ...row }) => ({ ...row, updateTime: updatedAt.toISOString() }));
    return { list, total: all?.total ?? 0, current, size };
  },

  /** Settings of those of the bases that have their own, by base. */
  settingsOf: async (knowledgeBaseIds: readonly string[]): Promise<Map<string, KbSettings>> => {
    if (knowledgeBaseIds.length === 0) return new Map();
    const rows = await db.query<Row>(
      sql`select ${selected} where p.knowledge_base_id = any(${[...knowledgeBaseIds]}::text[])`,
    );
    return new Map(rows.map((row) => [row.knowledgeBaseId, row]));
  },

  /** Answers the new id. Throws `knowledge_base_not_found` and `params_exist`. */
  add: async (knowledgeBaseId: string, settings: Partial<KbSettings>, userId: string): Promise<string> => {
    const id = randomId();
    const all = { ...standardSettings, ...settings };
    try {
      await db.query(sql`
        insert into kb_params (id, knowledge_base_id, top_k, score_threshold, vector_weight, history_turns, system_prompt,
          answer_prompt, empty_answer, temperature, max_tokens, updated_by)
        values (${id}, ${knowledgeBaseId}, ${all.topK}, ${all.scoreThreshold}, ${all.vectorWeight}, ${all.historyTurns},
          ${all.systemPrompt}, ${all.answerPrompt}, ${all.emptyAnswer}, ${all.temperature}, ${all.maxTokens}, ${userId})`);
    } catch (error) {
      if (isForeignKeyViolation(error, 'kb_params_knowledge_base_id_fkey')) throw fail('knowledge_base_not_found');
      throw isUniqueViolation(error) ? fail('params_exist') : error;
    }
    return id;
  },

  /** What is left out stays. False where there are none. */
  modify: async (id: string, settings: Partial<KbSettings>, userId: string): Promise<boolean> =>
    (
      await db.query(sql`
        update kb_params set
          top_k = coalesce(${settings.topK ?? null}::int, top_k),
          score_threshold = coalesce(${settings.scoreThreshold ?? null}::float8, score_threshold),
          vector_weight = coalesce(${settings.vectorWeight ?? null}::float8, vector_weight),
          history_turns = coalesce(${settings.historyTurns ?? null}::int, history_turns),
          system_prompt = coalesce(${settings.systemPrompt ?? null}::text, system_prompt),
          answer_prompt = coalesce(${settings.answerPrompt ?? null}::text, answer_prompt),
          empty_answer = coalesce(${settings.emptyAnswer ?? null}::text, empty_answer),
          temperature = coalesce(${settings.temperature ?? null}::float8, temperature),
          max_tokens = coalesce(${settings.maxTokens ?? null}::int, max_tokens),
          updated_by = ${userId}, updated_at = now()
        where id = ${id} returning id`)
    ).length > 0,
});
