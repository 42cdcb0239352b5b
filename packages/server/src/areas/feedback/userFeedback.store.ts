import type { FeedbackStatus, UserFeedback } from '@console/api/contract';
import { randomId } from '@console/base';
import sql, { empty } from 'sql-template-tag';
import type { Database } from '../../db/database.js';
import { fail } from '../../http/failure.js';
import { uploadPath } from '../../uploads/index.js';
import { containing, during, type FeedbackPage, orderBy } from './sqlParts.js';
import { pageOf } from '../../db/sqlParts.js';

interface Row {
  id: string;
  feedbackInfo: string;
  imageId: string | null;
  sessionId: string | null;
  question: string;
  userId: string;
  username: string;
  createTime: Date;
  status: FeedbackStatus;
  handleNote: string;
  handledBy: string;
  handleTime: Date | null;
}

const toFeedback = ({ imageId, createTime, handleTime, ...row }: Row): UserFeedback => ({
  ...row,
  imageUrl: imageId === null ? '' : uploadPath(imageId),
  createTime: createTime.toISOString(),
  handleTime: handleTime?.toISOString() ?? null,
});

/** What is set when feedback is handled. */
export interface Handling {
  readonly status: FeedbackStatus;
  /** Left out: as it was. */
  readonly handleNote?: string;
  readonly handledBy: string;
}

/** What users wrote about the product or about an answer. */
export const userFeedbackStore = (db: Database) => ({
  /** Answers the new id. Throws `session_not_found` for an answer that is not the user's own. */
  add: async (
    userId: string,
    { feedbackInfo, imageId, sessionId }: { feedbackInfo: string; imageId: string | null; sessionId?: string },
  ): Promise<string> => {
    let question = '';
    if (sessionId !== undefined) {
      const [session] = await db.query<{ question: string }>(sql`
        select s.question from sessions s join topics t on t.id = s.topic_id
        where s.id = ${sessionId} and t.user_id = ${userId}
      `);
      if (session === undefined) throw fail('session_not_found');
      question = session.question;
    }
    const id = randomId();
    await db.query(sql`
      insert into user_feedback (id, user_id, feedback_info, image_id, session_id, question)
      values (${id}, ${userId}, ${feedbackInfo}, ${imageId}, ${sessionId ?? null}, ${question})
    `);
    return id;
  },

  /** Newest first. The total is true also past the end. */
  page: async (wanted: FeedbackPage & { readonly status?: FeedbackStatus }) => {
    const { current, size, orders, keyword = '', status } = wanted;
    const where = sql`
      not f.removed ${during('f.created_at', wanted)}
      ${status === undefined ? empty : sql`and f.status = ${status}`}
      ${
        keyword.trim() === ''
          ? empty
          : sql`and (f.feedback_info ilike ${containing(keyword)} or f.question ilike ${containing(keyword)}
              or u.username ilike ${containing(keyword)})`
      }
    `;
    const rows = await db.query<Row>(sql`
      select f.id, f.feedback_info as "feedbackInfo", f.image_id as "imageId", f.session_id as "sessionId", f.question,
        f.user_id as "userId", u.username, f.created_at as "createTime", f.status, f.handle_note as "handleNote",
        coalesce(h.username, '') as "handledBy", f.handle_time as "handleTime"
      from user_feedback f join users u on u.id = f.user_id left join users h on h.id = f.handled_by
      where ${where}
      ${orderBy(orders, { createTime: 'f.seq', status: 'f.status', handleTime: 'f.handle_time', username: 'u.username' }, 'f.seq desc')}
      ${pageOf({ current, size })}
    `);
    const [all] = await db.query<{ total: number }>(
      sql`select count(*)::int as total from user_feedback f join users u on u.id = f.user_id where ${where}`,
    );
    return { list: rows.map(toFeedback), total: all?.total ?? 0, current, size };
  },

  /** Those that are not there are passed over. */
  remove: async (ids: readonly string[]): Promise<void> => {
    await db.query(sql`update user_feedback set removed = true where id = any(${[...ids]}::text[])`);
  },

  /** Sets all of them, or none; answers the writers. Throws `feedback_not_found`. */
  handle: async (ids: readonly string[], { status, handleNote, handledBy }: Handling): Promise<string[]> =>
    db.transaction(async (tx) => {
      const wanted = [...new Set(ids)];
      const rows = await tx.query<{ userId: string }>(sql`
        update user_feedback set status = ${status}, handle_note = coalesce(${handleNote ?? null}::text, handle_note),
          handled_by = ${handledBy}, handle_time = now()
        where id = any(${wanted}::text[]) and not removed returning user_id as "userId"
      `);
      if (rows.length < wanted.length) throw fail('feedback_not_found');
      return [...new Set(rows.map(({ userId }) => userId))];
    }),
});
