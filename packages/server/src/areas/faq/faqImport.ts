import { setImmediate as turn } from 'node:timers/promises';
import { randomId } from '@console/base';
import sql from 'sql-template-tag';
import type { Database, Queryable } from '../../db/database.js';
import { isUniqueViolation } from '../../db/sqlError.js';
import { htmlToText } from '../../html/index.js';
import { piecesOf } from '../../workers/index.js';
import { type FaqContent, insertAll, type SheetFaq, update, whole, writePhrasings } from './faqWrites.js';
import { normalQuestion } from './phrasing.js';

/** A question of a spreadsheet, and the row that it stands in. */
export interface ImportedFaq {
  readonly row: number;
  readonly faq: SheetFaq;
}

/** What becomes of a row whose question is there with another answer. */
export type Existing = 'replace' | 'refuse';

export interface ImportCounts {
  added: number;
  updated: number;
  /** Rows whose question somebody else has given another answer meanwhile. */
  readonly taken: number[];
}

/** What storing an FAQ takes: each phrasing is cut into words, each answer is searched. */
const effort = ({ faq: { answer, similarQuestions = [] } }: ImportedFaq): number =>
  answer.length + 500 * (1 + similarQuestions.length);
const MOST_EFFORT = 60_000;
/** Somebody who adds one question by hand does not wait for an import, and may be quicker. */
const TRIES = 3;

interface There extends FaqContent {
  readonly seq: number;
  readonly normal: string;
}

/** Whether two answers read the same. */
export const sameAnswer = (one: string, other: string): boolean =>
  one === other || htmlToText(one).replace(/\s+/g, '') === htmlToText(other).replace(/\s+/g, '');

const putSome = async (
  tx: Queryable,
  { kbId, userId, existing, importId }: ImportPlace,
  rows: readonly ImportedFaq[],
): Promise<ImportCounts> => {
  // One import at a time in a base: two with the same question would each find it missing.
  await tx.query(sql`select 1 from knowledge_bases where id = ${kbId} for no key update`);
  const normals = rows.map(({ faq }) => normalQuestion(faq.question));
  const there = await tx.query<There>(sql`
    select seq, normal, question, similar_questions as "similarQuestions", negative_questions as "negativeQuestions", tags,
      answer, variants, enabled
    from faqs
    where knowledge_base_id = ${kbId} and md5(normal) = any(select md5(n) from unnest(${normals}::text[]) as n)
    for update
  `);
  const known = new Map(there.map((one) => [one.normal, one]));
  const fresh: { id: string; content: FaqContent; importId: string | undefined }[] = [];
  const changed: { seq: number; content: FaqContent }[] = [];
  const taken: number[] = [];
  for (const [at, { row, faq }] of rows.entries()) {
    const before = known.get(normals[at] ?? '');
    if (before === undefined) fresh.push({ id: randomId(), content: whole(faq), importId });
    else if (existing === 'replace') {
      const { seq, normal: _normal, ...content } = before;
      changed.push({ seq, content: { ...content, ...faq } });
    } else if (!sameAnswer(before.answer, faq.answer)) taken.push(row);
  }
  for (const { seq, content } of changed) await update(tx, seq, content);
  const inserted = fresh.length === 0 ? [] : await insertAll(tx, kbId, userId, fresh);
  await writePhrasings(tx, [...inserted, ...changed]);
  return { added: fresh.length, updated: changed.length, taken };
};

export interface ImportPlace {
  readonly kbId: string;
  readonly userId: string;
  readonly existing: Existing;
  /** By which it can be taken back. */
  readonly importId?: string | undefined;
}

/**
 * Adds all, or gives those whose question is there already their new answers: some at a time, so that nobody else waits
 * for the whole. What was stored when it breaks off stays, and is found there the next time.
 */
export const importFaqs = async (
  db: Database,
  place: ImportPlace,
  faqs: readonly ImportedFaq[],
): Promise<ImportCounts> => {
  const counts: ImportCounts = { added: 0, updated: 0, taken: [] };
  for (const piece of piecesOf(faqs, effort, MOST_EFFORT)) {
    await turn();
    for (let attempt = 1; ; attempt += 1) {
      try {
        const some = await db.transaction((tx) => putSome(tx, place, piece));
        counts.added += some.added;
        counts.updated += some.updated;
        counts.taken.push(...some.taken);
        break;
      } catch (error) {
        if (attempt === TRIES || !isUniqueViolation(error, 'faqs_normal')) throw error;
      }
    }
  }
  return counts;
};

/** Deletes what an import has added, but for what was changed since. */
export const takeBackImport = (
  db: Database,
  { kbId, importId }: { readonly kbId: string; readonly importId: string },
): Promise<{ removed: number; kept: number }> =>
  db.transaction(async (tx) => {
    // An import under the same id that is still going on comes before or after, as a whole part of it.
    await tx.query(sql`select 1 from knowledge_bases where id = ${kbId} for no key update`);
    const removed = await tx.query(sql`
      delete from faqs where knowledge_base_id = ${kbId} and import_id = ${importId} and version = 1 returning 1`);
    const [left] = await tx.query<{ kept: number }>(sql`
      select count(*)::int as kept from faqs where knowledge_base_id = ${kbId} and import_id = ${importId}`);
    return { removed: removed.length, kept: left?.kept ?? 0 };
  });
