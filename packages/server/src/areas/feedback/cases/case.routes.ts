import {
  type AgainAnswer,
  analyseFeedbackCases,
  askCaseAgain,
  closeFeedbackCases,
  commentFeedbackCase,
  type FeedbackCase,
  href,
  noteMend,
  readFeedbackCase,
  type Reference,
  updateFeedbackCases,
} from '@console/api/contract';
import type { Database, Queryable } from '../../../db/database.js';
import { fail } from '../../../http/failure.js';
import { type Actor, type Route, serve } from '../../../http/serve.js';
import { readMoment } from '../../../text/moment.js';
import { readWithin } from '../../../text/span.js';
import { readableTo, type Reader, readerOf } from '../../../visibility/index.js';
import { addCaseEvent } from './caseEvents.js';
import { caseFigures } from './caseFigures.js';
import { caseStore } from './case.store.js';
import { closeCases, type MendedAnswer } from './closing.js';
import { findMend } from './mends.store.js';

/** What an assistant says to a question that was asked before. */
export interface AskedAgain {
  readonly answer: string;
  readonly references: readonly Reference[];
  readonly failure: string | null;
  readonly faq: { readonly id: string; readonly question: string } | null;
  readonly seconds: number;
}

export interface CaseDeps {
  readonly db: Database;
  /** As an assistant answers now, from what all readers may look at. Throws the failures of `askCaseAgain`. */
  readonly again: (id: string, readers: readonly [Reader, ...Reader[]], signal: AbortSignal) => Promise<AskedAgain>;
  /** Whether somebody may handle feedback at all. */
  readonly mayHandle: (db: Queryable, userId: string) => Promise<boolean>;
  readonly readerOfUser: (db: Queryable, userId: string) => Promise<Reader>;
  /** Adds an answer to somebody's conversation. Throws `answer_running`. */
  readonly giveAnswer: (tx: Queryable, answer: MendedAnswer) => Promise<void>;
  readonly tellOfCase: (
    tx: Queryable,
    message: {
      readonly kind: 'answer_mended' | 'case_assigned';
      readonly userIds: readonly string[];
      readonly note: string;
      readonly href: string;
    },
  ) => Promise<void>;
}

/** As one who handles feedback may read what people said. */
const readableCase = (found: FeedbackCase, actor: Actor): FeedbackCase => {
  const readable = readableTo(actor);
  return {
    ...found,
    question: readable(found.question),
    answer: readable(found.answer),
    feedback: readable(found.feedback),
    again: found.again && { ...found.again, answer: readable(found.again.answer) },
    same: found.same.map((one) => ({ ...one, question: readable(one.question) })),
  };
};

const dueOf = (dueTime: string | null | undefined): Date | null | undefined => {
  if (dueTime === undefined || dueTime === null) return dueTime;
  const moment = readMoment(dueTime);
  if (moment === null) throw fail('invalid_request', { fields: { dueTime } });
  return moment;
};

/** Answers that people disliked: looked into, mended, asked again, and closed. */
export const caseRoutes = ({ db, again, mayHandle, readerOfUser, giveAnswer, tellOfCase }: CaseDeps): Route[] => {
  const cases = caseStore(db);
  return [
    serve(readFeedbackCase, async ({ body: { id }, request }, actor) => {
      const found = await cases.read(id, readerOf(actor), request.language);
      return found === null ? fail('feedback_not_found') : readableCase(found, actor);
    }),

    serve(updateFeedbackCases, async ({ body: { idList, dueTime, ...change } }, { userId }) => {
      const due = dueOf(dueTime);
      await db.transaction(async (tx) => {
        await caseStore(tx).change(idList, { ...change, ...(due !== undefined && { dueTime: due }) }, userId);
        const { assigneeId } = change;
        if (!assigneeId || assigneeId === userId) return;
        if (!(await mayHandle(tx, assigneeId))) throw fail('assignee_not_permitted');
        const [id, ...more] = idList;
        const page = href('feedbackHandle', more.length === 0 ? { open: id } : {});
        await tellOfCase(tx, { kind: 'case_assigned', userIds: [assigneeId], note: '', href: page });
      });
      return null;
    }),

    serve(commentFeedbackCase, async ({ body: { id, text } }, { userId }) => {
      if (!(await cases.isThere(id))) return fail('feedback_not_found');
      await addCaseEvent(db, { ids: [id], kind: 'commented', userId, text: text.trim() });
      return null;
    }),

    serve(noteMend, async ({ body: { id, kind, targetId } }, actor) => {
      if (!(await cases.isThere(id))) return fail('feedback_not_found');
      const mend = await findMend(db, { kind, targetId }, readerOf(actor));
      if (mend === null) return fail('mend_not_found');
      await db.transaction(async (tx) => {
        await addCaseEvent(tx, { ids: [id], kind: 'mended', userId: actor.userId, mend });
        if (kind === 'faq') await caseStore(tx).keepFaq(id, targetId);
      });
      return null;
    }),

    serve(askCaseAgain, async ({ body: { id }, request }, actor) => {
      const reader = readerOf(actor);
      const found = await cases.read(id, reader, request.language);
      if (found === null) return fail('feedback_not_found');
      const { answer, references, failure, faq, seconds } = await again(
        id,
        [reader, await readerOfUser(db, found.userId)],
        request.signal,
      );
      const kept: AgainAnswer = {
        answer,
        references: [...references],
        failure,
        faq: faq && { ...faq },
        seconds,
        username: actor.username,
        time: new Date().toISOString(),
      };
      await db.transaction(async (tx) => {
        await caseStore(tx).keepAgain(id, kept);
        await addCaseEvent(tx, { ids: [id], kind: 'asked', userId: actor.userId });
      });
      return { ...kept, answer: readableTo(actor)(kept.answer) };
    }),

    serve(closeFeedbackCases, async ({ body: { idList, reply, withAnswer } }, { userId }) => {
      const tell = (tx: Queryable, told: { userId: string; topicId: string; reply: string }) =>
        tellOfCase(tx, {
          kind: 'answer_mended',
          userIds: [told.userId],
          note: told.reply,
          href: href('chatAI', { topic: told.topicId }),
        });
      await db.transaction((tx) =>
        closeCases(tx, { readerOfUser, giveAnswer, tell }, { ids: idList, reply: reply.trim(), withAnswer, userId }),
      );
      return null;
    }),

    serve(analyseFeedbackCases, ({ body }) => caseFigures(db, readWithin(body))),
  ];
};
