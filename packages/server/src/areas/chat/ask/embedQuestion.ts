import sql from 'sql-template-tag';
import type { Queryable } from '../../../db/database.js';
import { today } from '../../../db/today.js';
import { fail } from '../../../http/failure.js';
import type { EmbedScope } from '../../../http/serve.js';

/** What a visitor's question is counted by. */
export interface EmbedQuestion extends EmbedScope {
  /** Of the page that it is asked on, where the call tells. */
  readonly origin: string | null;
}

/** Throws `assistant_not_found` where a visitor would talk with one that the key is not for, or with none. */
export const mayAsk = (embed: EmbedScope | undefined, assistantId: string | null): void => {
  if (embed === undefined) return;
  if (assistantId === null || !embed.assistantIds.includes(assistantId)) throw fail('assistant_not_found');
};

/**
 * Counts one question for the key, its origin and the visitor. Throws `too_many_questions` and `embed_quota_spent`; the
 * count then goes back with the transaction.
 */
export const countForKey = async (
  tx: Queryable,
  { keyId, origin, perMinute, perDay, perVisitorDay }: EmbedQuestion,
  userId: string,
): Promise<void> => {
  const rows = await tx.query<{ scope: string; questions: number; wait: number }>(sql`
    insert into embed_questions as q (key_id, scope, subject, since, questions)
    select ${keyId}, scope, subject, since, 1 from (
      values ('minute', '', date_trunc('minute', now())), ('day', '', ${today}),
        ('origin', ${origin}::text, ${today}), ('visitor', ${userId}, ${today})
    ) as c (scope, subject, since) where subject is not null
    on conflict (key_id, scope, subject) do update set
      questions = case when q.since = excluded.since then q.questions + 1 else 1 end, since = excluded.since
    returning scope, questions,
      ceil(extract(epoch from since + case scope when 'minute' then interval '1 minute' else interval '1 day' end - now()))::int
        as wait
  `);
  const limits: Readonly<Record<string, number>> = { minute: perMinute, day: perDay, visitor: perVisitorDay };
  for (const { scope, questions, wait } of rows) {
    if (questions <= (limits[scope] ?? Number.POSITIVE_INFINITY)) continue;
    const seconds = Math.max(1, wait);
    throw fail(scope === 'minute' ? 'too_many_questions' : 'embed_quota_spent', {
      retryAfter: seconds,
      values: { seconds },
    });
  }
};
