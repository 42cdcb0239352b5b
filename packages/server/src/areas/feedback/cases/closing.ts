import type { AgainAnswer } from '@console/api/contract';
import sql from 'sql-template-tag';
import type { Queryable } from '../../../db/database.js';
import { Failure, fail } from '../../../http/failure.js';
import { hiddenSources, type Reader } from '../../../visibility/index.js';
import { addCaseEvent } from './caseEvents.js';

/** What is added to the conversation of whoever disliked an answer. */
export interface MendedAnswer {
  readonly userId: string;
  readonly topicId: string;
  readonly question: string;
  readonly again: AgainAnswer;
}

export interface ClosingDeps {
  readonly readerOfUser: (db: Queryable, userId: string) => Promise<Reader>;
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

/** An answer rests on what its reader could look at when it was made. What was taken from them since is not given back by it. */
const failIfHidden = async (tx: Queryable, reader: Reader, { references }: AgainAnswer): Promise<void> => {
  if ((await hiddenSources(tx, reader, references)).size > 0) throw fail('again_withheld');
};

const asBusy = (error: unknown): never => {
  throw error instanceof Failure && error.reason === 'answer_running' ? fail('conversation_busy') : error;
};

/** Closes all of these cases, or none, and tells everybody concerned. Those closed already are passed over. */
export const closeCases = async (
  tx: Queryable,
  { readerOfUser, giveAnswer, tell }: ClosingDeps,
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
      await failIfHidden(tx, await readerOfUser(tx, reader), again);
      await giveAnswer(tx, { userId: reader, topicId, question, again }).catch(asBusy);
    }
    await tell(tx, { userId: reader, topicId, reply });
  }
};
