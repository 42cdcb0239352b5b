import sql, { empty, type Sql } from 'sql-template-tag';
import type { Queryable } from '../../../db/database.js';
import { wordsOf } from '../stream/answer.store.js';
import { version } from '../topics/answerColumns.js';
import { ofTopic, type RecordFilter } from '../topics/recordFilter.js';

/** One answer of an export, with where it stands. */
export interface ExportedAnswer {
  readonly id: string;
  readonly time: Date;
  readonly username: string;
  readonly assistantName: string;
  readonly title: string;
  readonly question: string;
  readonly answer: string;
  readonly status: string;
  readonly isLike: boolean | null;
  readonly feedback: string;
  /** Which of the answers to its question it is, from 1, and how many there are. */
  readonly version: number;
  readonly versions: number;
}

/** Questions that an export reads at a time. */
const BATCH = 500;

/** Answers that a conversation repeats are exported with the one that they are from. */
const isExported = (filter: RecordFilter): Sql => sql`
  s.copied_from is null ${ofTopic(filter)}
  ${filter.assistantId === undefined ? empty : sql`and s.assistant_id = ${filter.assistantId}`}`;

/** The answers that go into a spreadsheet of conversations. */
export const exportedAnswerStore = (db: Queryable) => ({
  /** How many answers an export has. */
  count: async ({ from, to, ...filter }: RecordFilter & { from: Date; to: Date }): Promise<number> => {
    const [counted] = await db.query<{ total: number }>(sql`
      select count(*)::int as total from sessions s join topics t on t.id = s.topic_id
      where s.created_at >= ${from} and s.created_at <= ${to} and ${isExported(filter)}`);
    return counted?.total ?? 0;
  },

  /** All answers of a span, oldest first, read little by little. */
  async *all({ from, to, ...filter }: RecordFilter & { from: Date; to: Date }): AsyncGenerator<ExportedAnswer> {
    let last: { place: string; id: string } | null = null;
    for (;;) {
      // Those of the next part first, by the index alone: what they are joined with does not make it look at the others.
      const rows: (ExportedAnswer & { place: string })[] = await db.query<ExportedAnswer & { place: string }>(sql`
        with part as materialized (
          select s.id from sessions s join topics t on t.id = s.topic_id
          where s.created_at >= ${from} and s.created_at <= ${to} and ${isExported(filter)}
            ${last === null ? empty : sql`and (s.created_at, s.id) > (${last.place}::timestamptz, ${last.id}::text)`}
          order by s.created_at, s.id limit ${BATCH}
        )
        select s.id, s.created_at::text as place, s.created_at as time, u.username, coalesce(a.name, '') as "assistantName",
          t.title, s.question, ${wordsOf} as answer, s.status, l.is_like as "isLike", coalesce(l.feedback, '') as feedback,
          ${version}
        from part join sessions s on s.id = part.id join topics t on t.id = s.topic_id join users u on u.id = t.user_id
        left join assistants a on a.id = s.assistant_id left join likes l on l.session_id = s.id
        order by s.created_at, s.id`);
      yield* rows;
      last = rows.at(-1) ?? null;
      if (rows.length < BATCH) return;
    }
  },
});
