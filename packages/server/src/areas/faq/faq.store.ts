import type { Faq } from '@console/api/contract';
import { randomId } from '@console/base';
import sql, { empty, join, raw, type Sql } from 'sql-template-tag';
import type { Database, Queryable } from '../../db/database.js';
import { isForeignKeyViolation, isUniqueViolation } from '../../db/sqlError.js';
import { htmlToText } from '../../html/index.js';
import { fail } from '../../http/failure.js';
import { uploadPath } from '../../uploads/index.js';
import { normalQuestion, phrasingTerms } from './phrasing.js';

export interface FaqFilter {
  readonly current: number;
  readonly size: number;
  readonly kbId?: string;
  readonly keyword?: string;
  readonly enabled?: boolean;
  readonly orders?: readonly { readonly column: string; readonly asc: boolean }[];
}

/** A question with its answer, as it is kept. */
export interface FaqContent {
  readonly question: string;
  readonly similarQuestions: readonly string[];
  /** Clean HTML. */
  readonly answer: string;
  readonly enabled: boolean;
}

/** Files of an answer, by id. */
export interface FaqFiles {
  /** Undefined: as they are. */
  readonly resources?: readonly string[];
  readonly images?: readonly string[];
}

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

const fold = (text: string): string => text.normalize('NFKC').toLowerCase();
const containing = (keyword: string): string => `%${fold(keyword.trim()).replace(/[\\%_]/g, '\\$&')}%`;
const searchText = ({ question, similarQuestions, answer }: FaqContent): string =>
  fold([question, ...similarQuestions, htmlToText(answer)].join('\n'));

const refused = (error: unknown): unknown => {
  if (isUniqueViolation(error, 'faqs_normal')) return fail('question_taken');
  return isForeignKeyViolation(error, 'faqs_knowledge_base_id_fkey') ? fail('knowledge_base_not_found') : error;
};

/** Replaces the phrasings of FAQ with their terms. */
const writePhrasings = async (
  tx: Queryable,
  faqs: readonly { readonly seq: number; readonly content: FaqContent }[],
): Promise<void> => {
  await tx.query(sql`delete from faq_phrasings where faq_seq = any(${faqs.map(({ seq }) => seq)}::bigint[])`);
  const phrasings = faqs.flatMap(({ seq, content: { question, similarQuestions } }) =>
    [...new Map([question, ...similarQuestions].map((text) => [normalQuestion(text), text]))].map(([normal, text]) => ({
      seq,
      normal,
      text,
    })),
  );
  const written = await tx.query<{ seq: number; text: string }>(sql`
    insert into faq_phrasings (faq_seq, text, normal)
    select * from unnest(
      ${phrasings.map(({ seq }) => seq)}::bigint[], ${phrasings.map(({ text }) => text)}::text[],
      ${phrasings.map(({ normal }) => normal)}::text[]
    ) returning seq, text
  `);
  const terms = written.flatMap(({ seq, text }) => phrasingTerms(text).map((term) => ({ seq, term })));
  await tx.query(sql`
    insert into faq_terms (term, phrasing_seq)
    select * from unnest(${terms.map(({ term }) => term)}::text[], ${terms.map(({ seq }) => seq)}::bigint[])
    on conflict do nothing
  `);
};

const writeFiles = async (tx: Queryable, seq: number, { resources, images }: FaqFiles): Promise<void> => {
  for (const [role, ids] of [
    ['resource', resources],
    ['image', images],
  ] as const) {
    if (ids === undefined) continue;
    await tx.query(sql`delete from faq_files where faq_seq = ${seq}::bigint and role = ${role}`);
    await tx.query(sql`
      insert into faq_files (faq_seq, upload_id, role, place)
      select ${seq}::bigint, id, ${role}, place from unnest(${[...new Set(ids)]}::text[]) with ordinality as t (id, place)
    `);
  }
};

interface Written {
  readonly id: string;
  readonly content: FaqContent;
}

/** Inserts FAQ, all in one statement. */
const insertAll = async (
  tx: Queryable,
  kbId: string,
  userId: string,
  faqs: readonly Written[],
): Promise<{ seq: number; content: FaqContent }[]> => {
  const rows = await tx.query<{ seq: number; id: string }>(sql`
    insert into faqs (id, knowledge_base_id, question, normal, similar_questions, answer, search, enabled, created_by)
    select t.id, ${kbId}, t.question, t.normal, t.ways::jsonb, t.answer, t.search, t.enabled, ${userId}
    from unnest(
      ${faqs.map(({ id }) => id)}::text[], ${faqs.map(({ content }) => content.question)}::text[],
      ${faqs.map(({ content }) => normalQuestion(content.question))}::text[],
      ${faqs.map(({ content }) => JSON.stringify(content.similarQuestions))}::text[],
      ${faqs.map(({ content }) => content.answer)}::text[], ${faqs.map(({ content }) => searchText(content))}::text[],
      ${faqs.map(({ content }) => content.enabled)}::boolean[]
    ) with ordinality as t (id, question, normal, ways, answer, search, enabled, place)
    order by t.place returning seq, id
  `);
  const contents = new Map(faqs.map(({ id, content }) => [id, content]));
  return rows.flatMap(({ seq, id }) => {
    const content = contents.get(id);
    return content === undefined ? [] : [{ seq, content }];
  });
};

const update = async (tx: Queryable, seq: number, content: FaqContent): Promise<void> => {
  await tx.query(sql`
    update faqs set question = ${content.question}, normal = ${normalQuestion(content.question)},
      similar_questions = ${JSON.stringify(content.similarQuestions)}::jsonb, answer = ${content.answer},
      search = ${searchText(content)}, enabled = ${content.enabled}::boolean, updated_at = now()
    where seq = ${seq}::bigint
  `);
};

export type FaqStore = ReturnType<typeof faqStore>;

/** Questions with their answers. */
export const faqStore = (db: Database) => ({
  baseIsThere: async (kbId: string): Promise<boolean> =>
    (await db.query(sql`select 1 from knowledge_bases where id = ${kbId}`)).length > 0,

  /** Newest first. The total is true also past the end. */
  page: async ({ current, size, kbId, keyword = '', enabled, orders }: FaqFilter) => {
    const where = sql`
      true
      ${kbId === undefined ? empty : sql`and f.knowledge_base_id = ${kbId}`}
      ${enabled === undefined ? empty : sql`and f.enabled = ${enabled}::boolean`}
      ${keyword.trim() === '' ? empty : sql`and f.search like ${containing(keyword)}`}
    `;
    const rows = await db.query<Row>(sql`
      select f.id, f.knowledge_base_id as "kbId", k.name as "knowledgeBaseName", f.question,
        f.similar_questions as "similarQuestions", f.answer, f.enabled, f.hits, coalesce(u.username, '') as "createdBy",
        f.created_at as "createTime", f.updated_at as "updateTime",
        coalesce((
          select jsonb_agg(jsonb_build_object('id', r.id, 'name', r.name, 'size', r.size, 'type', r.type) order by x.place)
          from faq_files x join uploads r on r.id = x.upload_id where x.faq_seq = f.seq and x.role = 'resource'
        ), '[]') as resources
      from (
        select f.seq from faqs f where ${where} ${orderOf(orders)} limit ${size} offset ${(current - 1) * size}
      ) wanted
      join faqs f on f.seq = wanted.seq
      join knowledge_bases k on k.id = f.knowledge_base_id
      left join users u on u.id = f.created_by
      ${orderOf(orders)}
    `);
    const [all] = await db.query<{ total: number }>(sql`select count(*)::int as total from faqs f where ${where}`);
    const list: Faq[] = rows.map((row) => ({
      ...row,
      resources: row.resources.map((file) => ({ ...file, url: uploadPath(file.id) })),
      createTime: row.createTime.toISOString(),
      updateTime: row.updateTime.toISOString(),
    }));
    return { list, total: all?.total ?? 0, current, size };
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
          select seq, question, similar_questions as "similarQuestions", answer, enabled from faqs
          where id = ${id} for update
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

  /** Adds all, or gives those whose question is there already their new answers. All or nothing. */
  putAll: async (
    kbId: string,
    userId: string,
    faqs: readonly FaqContent[],
  ): Promise<{ added: number; updated: number }> =>
    db.transaction(async (tx) => {
      const normals = faqs.map(({ question }) => normalQuestion(question));
      const there = await tx.query<{ seq: number; normal: string }>(sql`
        select seq, normal from faqs
        where knowledge_base_id = ${kbId} and md5(normal) = any(select md5(n) from unnest(${normals}::text[]) as n)
        for update
      `);
      const seqs = new Map(there.map(({ seq, normal }) => [normal, seq]));
      const fresh: Written[] = [];
      const changed: { seq: number; content: FaqContent }[] = [];
      for (const [at, content] of faqs.entries()) {
        const seq = seqs.get(normals[at] ?? '');
        if (seq === undefined) fresh.push({ id: randomId(), content });
        else changed.push({ seq, content });
      }
      for (const { seq, content } of changed) await update(tx, seq, content);
      const inserted = fresh.length === 0 ? [] : await insertAll(tx, kbId, userId, fresh);
      await writePhrasings(tx, [...inserted, ...changed]);
      return { added: fresh.length, updated: changed.length };
    }),

  /** All of a base, oldest first. */
  all: (kbId: string): Promise<FaqContent[]> =>
    db.query<FaqContent>(sql`
      select question, similar_questions as "similarQuestions", answer, enabled from faqs
      where knowledge_base_id = ${kbId} order by seq
    `),
});
