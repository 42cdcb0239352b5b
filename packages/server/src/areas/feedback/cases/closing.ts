import type { AgainAnswer } from '@console/api/contract';
import sql from 'sql-template-tag';
import type { Queryable } from '../../../db/database.js';
import { Failure, fail } from '../../../http/failure.js';
import { addCaseEvent } from './caseEvents.js';

/** What is added to the conversation of whoever disliked an answer. */
export interface MendedAnswer {
  readonly userId: string;
  readonly topicId: string;
  readonly question: string;
  readonly again: AgainAnswer;
}

export interface ClosingDeps {
  /** Throws `answer_running` while they are being answered. */
  readonly giveAnswer: (tx: Queryable, answer: MendedAnswer) => Promise<void>;
  /** Tells whoever disliked the answer; their conversation is `topicId`. */
  readonly tell: (
    tx: Queryable,
    told: { readonly userId: string; readonly topicId: string; readonly reply: string },
  ) => Promise<void>;
}

export interface Closing {
  readonly ids: readonly string[];
  readonly reply: string;
  readonly withAnswer: boolean;
  readonly userId: string;
}

interface Closed {
  id: string;
  userId: string;
  topicId: string;
  question: string;
  again: AgainAnswer | null;
}

const asBusy = (error: unknown): never => {
  throw error instanceof Failure && error.reason === 'answer_running' ? fail('conversation_busy') : error;
};

/** Closes all of these cases, or none, and tells everybody concerned. Those closed already are passed over. */
export const closeCases = async (
  tx: Queryable,
  { giveAnswer, tell }: ClosingDeps,
  { ids, reply, withAnswer, userId }: Closing,
): Promise<void> => {
  const wanted = [...new Set(ids)];
  const found = await tx.query<Closed & { status: string }>(sql`
    select h.session_id as id, h.status, t.user_id as "userId", s.topic_id as "topicId", s.question, h.again
    from answer_handling h join sessions s on s.id = h.session_id join topics t on t.id = s.topic_id
    where h.session_id = any(${wanted}::text[]) and h.number is not null order by h.number for update of h`);
  if (found.length < wanted.length) throw fail('feedback_not_found');
  const open = found.filter(({ status }) => status !== 'done');
  const openIds = open.map(({ id }) => id);
  await tx.query(sql`
    update answer_handling set status = 'done', closed_at = now(), reply = ${reply}, handled_by = ${userId}, handle_time = now()
    where session_id = any(${openIds}::text[])`);
  await addCaseEvent(tx, { ids: openIds, kind: 'closed', userId, text: reply });
  for (const { userId: reader, topicId, question, again } of open) {
    if (withAnswer && again?.failure === null) {
      await giveAnswer(tx, { userId: reader, topicId, question, again }).catch(asBusy);
    }
    await tell(tx, { userId: reader, topicId, reply });
  }
};
