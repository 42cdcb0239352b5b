import type { AnswerNotice, AnswerStatus, RecordedAnswer, Reference } from '@console/api/contract';
import sql from 'sql-template-tag';
import type { Queryable } from '../../../db/database.js';
import { orderBy, pageOf } from '../../../db/sqlParts.js';
import type { Language } from '../../../http/messages.js';
import { basesForFaq, hiddenSources, type Reader, withheldReferences } from '../../../visibility/index.js';
import { wordsOf } from '../stream/answer.store.js';
import { since, version } from './answerColumns.js';
import type { RecordPage } from './conversationRecord.store.js';

interface AnswerRow {
  id: string;
  question: string;
  answer: string;
  status: AnswerStatus;
  notice: AnswerNotice | null;
  failure: string | null;
  references: Reference[];
  isLike: boolean | null;
  feedback: string;
  createTime: Date;
  found: number | null;
  firstWord: number | null;
  total: number | null;
  version: number;
  versions: number;
}

/** An answer as the FAQ it would become. */
export interface FaqDraft {
  readonly question: string;
  /** Markdown with its citations. */
  readonly answer: string;
  readonly isLike: boolean | null;
  readonly feedback: string;
  readonly knowledgeBases: { id: string; name: string }[];
}

const answerColumns = { createTime: 's.created_at' };

/** What was asked and answered in everybody's conversations. */
export const recordedAnswerStore = (db: Queryable) => ({
  /** Oldest first. The total is true also past the end. */
  page: async ({ current, size, orders }: RecordPage, topicId: string, reader: Reader, language: Language) => {
    const rows = await db.query<AnswerRow>(sql`
      select s.id, s.question, ${wordsOf} as answer, s.status, l.is_like as "isLike", coalesce(l.feedback, '') as feedback,
        s.created_at as "createTime", ${since(sql`s.found_at`)} as found, ${since(sql`s.first_word_at`)} as "firstWord",
        ${since(sql`s.ended_at`)} as total, ${version},
        s.notice, s.failure, s.passages as "references"
      from sessions s left join likes l on l.session_id = s.id
      where s.topic_id = ${topicId} ${orderBy(orders, answerColumns, 's.place, s.version')}
      ${pageOf({ current, size })}`);
    const [all] = await db.query<{ total: number }>(
      sql`select count(*)::int as total from sessions where topic_id = ${topicId}`,
    );
    const hidden = await hiddenSources(
      db,
      reader,
      rows.flatMap(({ references }) => references),
    );
    const list: RecordedAnswer[] = rows.map(({ version, versions, found, firstWord, total, ...row }) => ({
      ...row,
      references: withheldReferences(row.references, hidden, language),
      timing: { found, firstWord, total },
      createTime: row.createTime.toISOString(),
      ...(versions > 1 && { version, versions }),
    }));
    return { list, total: all?.total ?? 0, current, size };
  },

  /** An answer, and the bases that `reader` may look at in the order in which an FAQ on it belongs there; null: none is. */
  faqDraft: async (id: string, reader: Reader): Promise<FaqDraft | null> => {
    const [draft] = await db.query<FaqDraft>(sql`
      select s.question, ${wordsOf} as answer, l.is_like as "isLike", coalesce(l.feedback, '') as feedback,
        ${basesForFaq(reader)} as "knowledgeBases"
      from sessions s join topics t on t.id = s.topic_id left join likes l on l.session_id = s.id where s.id = ${id}`);
    return draft ?? null;
  },
});
