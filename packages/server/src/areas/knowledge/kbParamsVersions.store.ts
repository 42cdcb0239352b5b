import type { KbParamsVersion, KbSettings } from '@console/api/contract';
import { randomId } from '@console/base';
import sql from 'sql-template-tag';
import { type Database, json, type Queryable } from '../../db/database.js';
import { pageOf } from '../../db/sqlParts.js';
import { fail } from '../../http/failure.js';
import { settingsOf, standardSettings } from './kbSettings.js';

interface VersionRow {
  version: number;
  kind: string;
  restoredFrom: number | null;
  note: string;
  madeBy: string;
  madeAt: Date;
}

const selected = sql`v.version, v.kind, v.restored_from as "restoredFrom", v.note, coalesce(u.username, '') as "madeBy",
  v.made_at as "madeAt"`;

const toVersion = ({ madeAt, ...row }: VersionRow): KbParamsVersion => ({ ...row, madeTime: madeAt.toISOString() });

/** A change of the parameters of one base. */
export interface ParamsChange {
  readonly knowledgeBaseId: string;
  readonly userId: string;
  readonly kind: 'saved' | 'restored' | 'standard';
  /** The version that whoever changes it has read. Left out: whichever there is. */
  readonly expected?: number | undefined;
  readonly note?: string | undefined;
  readonly restoredFrom?: number;
  /** What is to count from now on, given what counts now; null on either side: the standard values. */
  readonly settings: (present: KbSettings | null, tx: Queryable) => Promise<KbSettings | null> | KbSettings | null;
}

const presentOf = async (tx: Queryable, knowledgeBaseId: string) => {
  const [row] = await tx.query<KbSettings & { id: string }>(sql`
    select id, top_k as "topK", score_threshold as "scoreThreshold", vector_weight as "vectorWeight",
      history_turns as "historyTurns", system_prompt as "systemPrompt", answer_prompt as "answerPrompt",
      empty_answer as "emptyAnswer", temperature, max_tokens as "maxTokens"
    from kb_params where knowledge_base_id = ${knowledgeBaseId}`);
  return row ?? null;
};

/** What the parameters of bases were, and every change of what they are. */
export const kbParamsVersions = (db: Database) => ({
  /**
   * Makes a version, and what it sets counts. Answers the id of the base's own parameters; null: it has none. Throws
   * `knowledge_base_not_found`, `changed_meanwhile`, and what `settings` throws.
   */
  change: ({ knowledgeBaseId, userId, kind, expected, note = '', restoredFrom, settings }: ParamsChange) =>
    db.transaction(async (tx): Promise<string | null> => {
      // Two who save at once come one after the other.
      const locked = await tx.query(
        sql`select id from knowledge_bases where id = ${knowledgeBaseId} for no key update`,
      );
      if (locked.length === 0) throw fail('knowledge_base_not_found');
      const [last] = await tx.query<{ version: number }>(sql`
        select coalesce(max(version), 0)::int as version from kb_params_versions
        where knowledge_base_id = ${knowledgeBaseId}`);
      const version = last?.version ?? 0;
      const present = await presentOf(tx, knowledgeBaseId);
      const next = await settings(present === null ? null : settingsOf(present), tx);
      if (expected !== undefined && expected !== version) throw fail('changed_meanwhile');
      await tx.query(sql`
        insert into kb_params_versions (knowledge_base_id, version, kind, restored_from, settings, note, made_by)
        values (${knowledgeBaseId}, ${version + 1}, ${kind}, ${restoredFrom ?? null},
          ${next === null ? null : json(next)}, ${note.trim()}, ${userId})`);
      if (next === null) {
        await tx.query(sql`delete from kb_params where knowledge_base_id = ${knowledgeBaseId}`);
        return null;
      }
      const id = present?.id ?? randomId();
      await tx.query(sql`
        insert into kb_params (id, knowledge_base_id, top_k, score_threshold, vector_weight, history_turns, system_prompt,
          answer_prompt, empty_answer, temperature, max_tokens, updated_by)
        values (${id}, ${knowledgeBaseId}, ${next.topK}, ${next.scoreThreshold}, ${next.vectorWeight},
          ${next.historyTurns}, ${next.systemPrompt}, ${next.answerPrompt}, ${next.emptyAnswer}, ${next.temperature},
          ${next.maxTokens}, ${userId})
        on conflict (knowledge_base_id) do update set
          top_k = excluded.top_k, score_threshold = excluded.score_threshold, vector_weight = excluded.vector_weight,
          history_turns = excluded.history_turns, system_prompt = excluded.system_prompt,
          answer_prompt = excluded.answer_prompt, empty_answer = excluded.empty_answer,
          temperature = excluded.temperature, max_tokens = excluded.max_tokens, updated_by = excluded.updated_by,
          updated_at = now()`);
      return id;
    }),

  /** Newest first. */
  page: async ({ knowledgeBaseId, current, size }: { knowledgeBaseId: string; current: number; size: number }) => {
    const rows = await db.query<VersionRow>(sql`
      select ${selected} from kb_params_versions v left join users u on u.id = v.made_by
      where v.knowledge_base_id = ${knowledgeBaseId} order by v.version desc ${pageOf({ current, size })}`);
    const [all] = await db.query<{ total: number }>(sql`
      select count(*)::int as total from kb_params_versions where knowledge_base_id = ${knowledgeBaseId}`);
    return { list: rows.map(toVersion), total: all?.total ?? 0, current, size };
  },

  /** Null where there is no such version. */
  read: async (knowledgeBaseId: string, version: number) => {
    const [row] = await db.query<VersionRow & { settings: KbSettings | null }>(sql`
      select ${selected}, v.settings from kb_params_versions v left join users u on u.id = v.made_by
      where v.knowledge_base_id = ${knowledgeBaseId} and v.version = ${version}`);
    if (row === undefined) return null;
    const { settings, ...rest } = row;
    return { ...toVersion(rest), settings: settingsOf(settings ?? standardSettings) };
  },

  /** What a version set; null: the standard values. Throws `version_not_found`. */
  settingsOf: async (tx: Queryable, knowledgeBaseId: string, version: number): Promise<KbSettings | null> => {
    const [row] = await tx.query<{ settings: KbSettings | null }>(sql`
      select settings from kb_params_versions where knowledge_base_id = ${knowledgeBaseId} and version = ${version}`);
    if (row === undefined) throw fail('version_not_found');
    return row.settings === null ? null : settingsOf(row.settings);
  },
});
