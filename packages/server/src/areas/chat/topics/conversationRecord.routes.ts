import {
  countConversationRecords,
  draftRecordedFaq,
  markConversationRecords,
  pageConversationRecords,
  pageRecordedAnswers,
} from '@console/api/contract';
import type { Database } from '../../../db/database.js';
import { readableTo, readerOf, readsPhones } from '../../../visibility/index.js';
import { fail } from '../../../http/failure.js';
import { type Actor, type Route, serve } from '../../../http/serve.js';
import { readMoment } from '../../../text/moment.js';
import { withoutCitations } from '../evidence/citations.js';
import { conversationRecordStore } from './conversationRecord.store.js';
import { untitled } from './conversationRecord.words.js';
import { recordedAnswerStore } from './recordedAnswer.store.js';

const momentOf = (name: string, text: string | undefined): Date | undefined => {
  if (text === undefined) return undefined;
  const moment = readMoment(text);
  if (moment === null) throw fail('invalid_request', { fields: { [name]: text } });
  return moment;
};

const filterOf = <Wanted extends { readonly startTime?: string; readonly endTime?: string }>({
  startTime,
  endTime,
  ...wanted
}: Wanted) => ({ ...wanted, from: momentOf('startTime', startTime), to: momentOf('endTime', endTime) });

const lookerOf = (actor: Actor) => ({ userId: actor.userId, readsPhones: readsPhones(actor) });

export const conversationRecordRoutes = ({ db }: { readonly db: Database }): Route[] => {
  const records = conversationRecordStore(db);
  const answers = recordedAnswerStore(db);
  return [
    serve(pageConversationRecords, async ({ body, request }, actor) => {
      const page = await records.page(body, filterOf(body), lookerOf(actor));
      const readable = readableTo(actor);
      return {
        ...page,
        list: page.list.map((one) => ({ ...one, title: readable(one.title) || untitled[request.language] })),
      };
    }),
    serve(countConversationRecords, ({ body }, actor) => records.count(filterOf(body), lookerOf(actor))),
    serve(markConversationRecords, async ({ body: { idList, ...mark } }, actor) => {
      await db.transaction((tx) => conversationRecordStore(tx).mark(idList, mark, actor.userId));
      return null;
    }),
    serve(pageRecordedAnswers, async ({ body, request }, actor) => {
      if (!(await records.isThere(body.topicId))) return fail('topic_not_found');
      const page = await answers.page(body, body.topicId, readerOf(actor), request.language);
      const readable = readableTo(actor);
      const list = page.list.map((one) => ({
        ...one,
        question: readable(one.question),
        answer: readable(one.answer),
        feedback: readable(one.feedback),
      }));
      return { ...page, list };
    }),
    serve(draftRecordedFaq, async ({ body: { id } }, actor) => {
      const draft = await answers.faqDraft(id, readerOf(actor));
      if (draft === null) return fail('session_not_found');
      const readable = readableTo(actor);
      return {
        ...draft,
        question: readable(draft.question),
        answer: readable(withoutCitations(draft.answer)).trim(),
        feedback: readable(draft.feedback),
      };
    }),
  ];
};
