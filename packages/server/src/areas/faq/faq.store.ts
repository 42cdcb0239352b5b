import { setImmediate as turn } from 'node:timers/promises';
import type { Faq } from '@console/api/contract';
import { randomId } from '@console/base';
import sql, { empty, join, raw, type Sql } from 'sql-template-tag';
import type { Database } from '../../db/database.js';
import { isUniqueViolation } from '../../db/sqlError.js';
import { fail } from '../../http/failure.js';
import { andSeenBase, type Reader } from '../../visibility/index.js';
import { uploadPath } from '../../uploads/index.js';
import { piecesOf } from '../../workers/index.js';
import {
  effort,
  type FaqContent,
  type FaqFiles,
  fold,
  insertAll,
  MOST_EFFORT,
  putSome,
  update,
  writeFiles,
  writePhrasings,
} from './faqWrites.js';
import { pageWithTotal } from '../../db/pageWithTotal.js';
import { pageOf } from '../../db/sqlParts.js';

export interface FaqFilter {
  readonly current: number;
  readonly size: number;
  readonly kbId?: string;
  readonly keyword?: string;
  readonly enabled?: boolean;
  readonly orders?: readonly { readonly column: string; readonly asc: boolean }[];
}

export type { FaqContent, FaqFiles };

interface Row {
  id: string;
  kbId: string;
  knowledgeBaseName: string;
  question: string;
  similarQuestions: string[];
  answer: string;
  resources: { id: string; name: string; size: number; type: string }[];
  enabled: boolean;
  hits: number;
  createdBy: string;
  createTime: Date;
  updateTime: Date;
}

const orderings: Readonly<Record<string, string>> = {
  question: 'f.question',
  hits: 'f.hits',
  enabled: 'f.enabled',
  createTime: 'f.seq',
  updateTime: 'f.updated_at',
};

const orderOf = (orders: FaqFilter['orders'] = []): Sql => {
  const wanted = orders.flatMap(({ column, asc }) => {
    const known = Object.hasOwn(orderings, column) ? orderings[column] : undefined;
    return known === undefined ? [] : [raw(`${known} ${asc ? 'asc' : 'desc'}`)];
  });
  return sql`order by ${join([...wanted, raw('f.seq desc')])}`;
};

const containing = (keyword: string): string => `%${fold(keyword.trim()).replace(/[\\%_]/g, '\\$&')}%`;

const refused = (error: unknown): unknown => (isUniqueViolation(error, 'faqs_normal') ? fail('question_taken') : error);

/** FAQ of a deleted base are nobody's, though the last of them may go later. */
const present = sql`f.knowledge_base_id not in (select id from removed_bases)`;

/** The same of one base, asked once and not for each of its FAQ. */
const isPresent = (kbId: string): Sql => sql`not exists (select 1 from removed_bases where id = ${kbId})`;

export type FaqStore = ReturnType<typeof faqStore>;

/** Questions with their answers. */
export const faqStore = (db: Database) => ({
  /** For this reader. */
  baseIsThere: async (kbId: string, reader: Reader): Promise<boolean> =>
    (await db.query(sql`select 1 from knowledge_bases k where k.id = ${kbId} ${andSeenBase(reader, 'k.id')}`)).length >
    0,

  /** Newest first. The total is true also past the end. */
  page: async ({ current, size, kbId, keyword = '', enabled, orders }: FaqFilter, reader: Reader) => {
    const where = sql`
      ${kbId === undefined ? sql`${present} ${andSeenBase(reader, 'f.knowledge_base_id')}` : sql`f.knowledge_base_id = ${kbId} and ${isPresent(kbId)}`}
      ${enabled === undefined ? empty : sql`and f.enabled = ${enabled}::boolean`}
      ${keyword.trim() === '' ? empty : sql`and f.search like ${containing(keyword)}`}
    `;
    const page = () =>
      db.query<Row>(sql`
      select f.id, f.knowledge_base_id as "kbId", k.name as "knowledgeBaseName", f.question,
        f.similar_questions as "similarQuestions", f.answer, f.enabled, f.hits, coalesce(u.username, '') as "createdBy",
        f.created_at as "createTime", f.updated_at as "updateTime",
        coalesce((
          select jsonb_agg(jsonb_build_object('id', r.id, 'name', r.name, 'size', r.size, 'type', r.type) order by x.place)
          from faq_files x join uploads r on r.id = x.upload_id where x.faq_seq = f.seq and x.role = 'resource'
        ), '[]') as resources
      from (
        select f.seq from faqs f where ${where} ${orderOf(orders)} ${pageOf({ current, size })}
      ) wanted
      join faqs f on f.seq = wanted.seq
      join knowledge_bases k on k.id = f.knowledge_base_id
      left join users u on u.id = f.created_by
      ${orderOf(orders)}
    `);
    const count = sql`select count(*)::int as total from faqs f where ${where}`;
    const searched = keyword.trim() !== '';
    const { rows, total } = await pageWithTotal(db, { current, size, searched, count }, page);
    const list: Faq[] = rows.map((row) => ({
      ...row,
      resources: row.resources.map((file) => ({ ...file, url: uploadPath(file.id) })),
      createTime: row.createTime.toISOString(),
      updateTime: row.updateTime.toISOString(),
    }));
    return { list, total, current, size };
  },

  /** Answers the new id. Throws `knowledge_base_not_found` and `question_taken`. */
  add: async (kbId: string, userId: string, content: FaqContent, files: FaqFiles): Promise<string> => {
    const id = randomId();
    try {
      await db.transaction(async (tx) => {
        const inserted = await insertAll(tx, kbId, userId, [{ id, content }]);
        await writePhrasings(tx, inserted);
        for (const { seq } of inserted) await writeFiles(tx, seq, files);
      });
    } catch (error) {
      throw refused(error);
    }
    return id;
  },

  /** What is left out stays. Throws `faq_not_found` and `question_taken`. */
  modify: async (id: string, settings: Partial<FaqContent>, files: FaqFiles): Promise<void> => {
    try {
      await db.transaction(async (tx) => {
        const [before] = await tx.query<FaqContent & { seq: number }>(sql`
          select seq, question, similar_questions as "similarQuestions", answer, enabled from faqs f
          where id = ${id} and ${present} for update
        `);
        if (before === undefined) throw fail('faq_not_found');
        const { seq, ...content } = before;
        const given = Object.fromEntries(Object.entries(settings).filter(([, value]) => value !== undefined));
        const after: FaqContent = { ...content, ...given };
        await update(tx, seq, after);
        await writePhrasings(tx, [{ seq, content: after }]);
        await writeFiles(tx, seq, files);
      });
    } catch (error) {
      throw refused(error);
    }
  },

  /** Those that are not there are passed over. */
  remove: async (ids: readonly string[]): Promise<void> => {
    await db.query(sql`delete from faqs where id = any(${[...ids]}::text[])`);
  },

  /**
   * Adds all, or gives those whose question is there already their new answers: some at a time, so that nobody else waits
   * for the whole. What was stored when it breaks off stays, and is found there the next time.
   */
  putAll: async (
    kbId: string,
    userId: string,
    faqs: readonly FaqContent[],
  ): Promise<{ added: number; updated: number }> => {
    let [added, updated] = [0, 0];
    for (const piece of piecesOf(faqs, effort, MOST_EFFORT)) {
      await turn();
      const counts = await db.transaction((tx) => putSome(tx, kbId, userId, piece));
      added += counts.added;
      updated += counts.updated;
    }
    return { added, updated };
  },

  /** All of a base, oldest first. */
  all: (kbId: string): Promise<FaqContent[]> =>
    db.query<FaqContent>(sql`
      select question, similar_questions as "similarQuestions", answer, enabled from faqs
      where knowledge_base_id = ${kbId} order by seq
    `),
});
