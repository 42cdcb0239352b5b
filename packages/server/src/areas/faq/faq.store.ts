import type { Faq, FaqVariant } from '@console/api/contract';
import { randomId } from '@console/base';
import sql, { empty, join, raw, type Sql } from 'sql-template-tag';
import type { Database, Queryable } from '../../db/database.js';
import { isUniqueViolation } from '../../db/sqlError.js';
import { fail } from '../../http/failure.js';
import { andSeenBase, type Reader } from '../../visibility/index.js';
import { uploadPath } from '../../uploads/index.js';
import {
  type FaqContent,
  type FaqFiles,
  fold,
  imagesIn,
  insertAll,
  update,
  writeFiles,
  writePhrasings,
} from './faqWrites.js';
import { normalQuestion } from './phrasing.js';
import { pageWithTotal } from '../../db/pageWithTotal.js';
import { pageOf } from '../../db/sqlParts.js';

/** Which FAQ. */
export interface FaqFilter {
  readonly kbId?: string;
  readonly id?: string;
  readonly keyword?: string;
  readonly enabled?: boolean;
  readonly tag?: string;
  /** Ids of labels: one of them. */
  readonly labels?: readonly string[] | undefined;
}

export interface FaqQuery extends FaqFilter {
  readonly current: number;
  readonly size: number;
  readonly orders?: readonly { readonly column: string; readonly asc: boolean }[];
}

export type { FaqContent, FaqFiles };

interface Row {
  id: string;
  number: number;
  kbId: string;
  knowledgeBaseName: string;
  question: string;
  similarQuestions: string[];
  negativeQuestions: string[];
  tags: string[];
  answer: string;
  variants: FaqVariant[];
  resources: { id: string; name: string; size: number; type: string }[];
  enabled: boolean;
  hits: number;
  version: number;
  trend: number[];
  createdBy: string;
  createTime: Date;
  updateTime: Date;
}

/** Days of a trend. */
const DAYS = 30;

/** Today as clocks in Shanghai count it. */
const today = sql`(now() at time zone 'Asia/Shanghai')::date`;

const recentHits = `(
  select coalesce(sum(h.hits), 0) from faq_hits h
  where h.faq_seq = f.seq and h.day > (now() at time zone 'Asia/Shanghai')::date - ${DAYS}
)`;

const orderings: Readonly<Record<string, string>> = {
  question: 'f.question',
  hits: 'f.hits',
  recentHits,
  enabled: 'f.enabled',
  createTime: 'f.seq',
  updateTime: 'f.updated_at',
};

const orderOf = (orders: FaqQuery['orders'] = []): Sql => {
  const wanted = orders.flatMap(({ column, asc }) => {
    const known = Object.hasOwn(orderings, column) ? orderings[column] : undefined;
    return known === undefined ? [] : [raw(`${known} ${asc ? 'asc' : 'desc'}`)];
  });
  return sql`order by ${join([...wanted, raw('f.seq desc')])}`;
};

const containing = (keyword: string): string => `%${fold(keyword.trim()).replace(/[\\%_]/g, '\\$&')}%`;

const refused = (error: unknown): unknown => (isUniqueViolation(error, 'faqs_normal') ? fail('question_taken') : error);

/** Throws where a question would have to be answered and not to be. */
export const mustNotDeny = ({ question, similarQuestions, negativeQuestions }: FaqContent): void => {
  const positive = new Set([question, ...similarQuestions].map(normalQuestion));
  const both = negativeQuestions.find((one) => positive.has(normalQuestion(one)));
  if (both !== undefined) throw fail('question_denied', { values: { question: both } });
};

/** FAQ of a deleted base are nobody's, though the last of them may go later. */
const present = sql`f.knowledge_base_id not in (select id from removed_bases)`;

/** The same of one base, asked once and not for each of its FAQ. */
const isPresent = (kbId: string): Sql => sql`not exists (select 1 from removed_bases where id = ${kbId})`;

const NUMBER = /^#\s?(\d{1,9})$/;

const whereOf = ({ kbId, id, keyword = '', enabled, tag, labels }: FaqFilter): Sql => {
  const [, number] = NUMBER.exec(keyword.normalize('NFKC').trim()) ?? [];
  return sql`
    ${kbId === undefined ? present : sql`f.knowledge_base_id = ${kbId} and ${isPresent(kbId)}`}
    ${id === undefined ? empty : sql`and f.id = ${id}`}
    ${enabled === undefined ? empty : sql`and f.enabled = ${enabled}::boolean`}
    ${tag === undefined ? empty : sql`and f.tags @> array[${tag}]::text[]`}
    ${labels === undefined ? empty : sql`and f.seq in (select faq_seq from faq_labels where tag_id = any(${[...labels]}::text[]))`}
    ${number === undefined ? empty : sql`and f.seq = ${Number(number)}::bigint`}
    ${number !== undefined || keyword.trim() === '' ? empty : sql`and f.search like ${containing(keyword)}`}
  `;
};

export type FaqStore = ReturnType<typeof faqStore>;

/** Questions with their answers. */
export const faqStore = (db: Database) => ({
  /** For this reader. */
  baseIsThere: async (kbId: string, reader: Reader): Promise<boolean> =>
    (await db.query(sql`select 1 from knowledge_bases k where k.id = ${kbId} ${andSeenBase(reader, 'k.id')}`)).length >
    0,

  /** Newest first. The total is true also past the end. */
  page: async ({ current, size, orders, ...filter }: FaqQuery, reader: Reader) => {
    const seen = filter.kbId === undefined ? andSeenBase(reader, 'f.knowledge_base_id') : empty;
    const where = sql`${whereOf(filter)} ${seen}`;
    const page = () =>
      db.query<Row>(sql`
      select f.id, f.seq::float8 as number, f.knowledge_base_id as "kbId", k.name as "knowledgeBaseName", f.question,
        f.similar_questions as "similarQuestions", f.negative_questions as "negativeQuestions", f.tags, f.answer, f.variants,
        f.enabled, f.hits, f.version, array(
          select coalesce(h.hits, 0) from generate_series(${DAYS - 1}::int, 0, -1) as ago
          left join faq_hits h on h.faq_seq = f.seq and h.day = ${today} - ago order by ago desc
        ) as trend, coalesce(u.username, '') as "createdBy",
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
    const searched = filter.keyword !== undefined && filter.keyword.trim() !== '';
    const { rows, total } = await pageWithTotal(db, { current, size, searched, count }, page);
    const list: Faq[] = rows.map((row) => ({
      ...row,
      recentHits: row.trend.reduce((sum, hits) => sum + hits, 0),
      resources: row.resources.map((file) => ({ ...file, url: uploadPath(file.id) })),
      createTime: row.createTime.toISOString(),
      updateTime: row.updateTime.toISOString(),
    }));
    return { list, total, current, size };
  },

  /** Answers the new id. `alongside` is done with it, or neither. Throws `knowledge_base_not_found` and `question_taken`. */
  add: async (
    kbId: string,
    userId: string,
    content: FaqContent,
    files: FaqFiles,
    alongside?: (tx: Queryable, id: string) => Promise<void>,
  ): Promise<string> => {
    const id = randomId();
    mustNotDeny(content);
    try {
      await db.transaction(async (tx) => {
        const inserted = await insertAll(tx, kbId, userId, [{ id, content }]);
        await writePhrasings(tx, inserted);
        for (const { seq } of inserted) await writeFiles(tx, seq, files);
        await alongside?.(tx, id);
      });
    } catch (error) {
      throw refused(error);
    }
    return id;
  },

  /**
   * What is left out stays. `read` is the version that whoever changes it has seen; left out: whichever there is. Throws
   * `faq_not_found`, `changed_meanwhile` and `question_taken`.
   */
  modify: async (
    id: string,
    settings: Partial<FaqContent>,
    { resources, read }: Pick<FaqFiles, 'resources'> & { readonly read?: number | undefined },
  ): Promise<void> => {
    try {
      await db.transaction(async (tx) => {
        const [before] = await tx.query<FaqContent & { seq: number; version: number }>(sql`
          select seq, version, question, similar_questions as "similarQuestions", negative_questions as "negativeQuestions", tags,
            answer, variants, enabled from faqs f
          where id = ${id} and ${present} for update
        `);
        if (before === undefined) throw fail('faq_not_found');
        const { seq, version, ...content } = before;
        if (read !== undefined && read !== version) throw fail('changed_meanwhile');
        const given = Object.fromEntries(Object.entries(settings).filter(([, value]) => value !== undefined));
        const after: FaqContent = { ...content, ...given };
        mustNotDeny(after);
        await update(tx, seq, after);
        await writePhrasings(tx, [{ seq, content: after }]);
        await writeFiles(tx, seq, { ...(resources && { resources }), images: imagesIn(after) });
      });
    } catch (error) {
      throw refused(error);
    }
  },

  /** Throws `faq_not_found`. */
  mustBeThere: async (ids: readonly string[]): Promise<void> => {
    const wanted = [...new Set(ids)];
    const found = await db.query(sql`select 1 from faqs f where id = any(${wanted}::text[]) and ${present}`);
    if (found.length < wanted.length) throw fail('faq_not_found');
  },

  /** Those that are not there are passed over. */
  remove: async (ids: readonly string[]): Promise<void> => {
    await db.query(sql`delete from faqs where id = any(${[...ids]}::text[])`);
  },

  /** Lets these answer, or stops them. */
  enable: async (ids: readonly string[], enabled: boolean): Promise<void> => {
    await db.query(sql`
      update faqs set enabled = ${enabled}::boolean, updated_at = now(), version = version + 1
      where id = any(${[...ids]}::text[]) and enabled <> ${enabled}::boolean`);
  },

  /** The tags of a base, those used most first. */
  tags: (kbId: string): Promise<{ tag: string; count: number }[]> =>
    db.query<{ tag: string; count: number }>(sql`
      select t.tag, count(*)::int as count from faqs f cross join unnest(f.tags) as t (tag)
      where f.knowledge_base_id = ${kbId} group by t.tag order by 2 desc, 1 limit 500`),

  /** All of a base that a list shows, oldest first. */
  all: (filter: FaqFilter): Promise<FaqContent[]> =>
    db.query<FaqContent>(sql`
      select f.question, f.similar_questions as "similarQuestions", f.negative_questions as "negativeQuestions", f.tags,
        f.answer, f.variants, f.enabled
      from faqs f where ${whereOf(filter)} order by f.seq
    `),
});
