import {
  countConversationRecords,
  draftRecordedFaq,
  exportConversationRecords,
  markConversationRecords,
  pageConversationRecords,
  pageRecordedAnswers,
} from '@console/api/contract';
import type { Database } from '../../../db/database.js';
import { cleanFileName } from '../../../files/fileName.js';
import { readableTo, readerOf, readsPhones } from '../../../visibility/index.js';
import { fail } from '../../../http/failure.js';
import type { Language } from '../../../http/messages.js';
import { type Actor, type Route, serve } from '../../../http/serve.js';
import { streamXlsx, XLSX_TYPE } from '../../../spreadsheets/index.js';
import { readMoment, shanghaiTime } from '../../../text/moment.js';
import { withoutCitations } from '../evidence/citations.js';
import { conversationRecordStore, type ExportedAnswer } from './conversationRecord.store.js';

const DAY = 86_400_000;
const LONGEST_SPAN = 367 * DAY;

/** Characters, column by column. */
const widths = [20, 12, 16, 24, 40, 60, 10, 10, 30, 12];
const WIDTH = 16;

const words = {
  'zh-CN': {
    untitled: '新会话',
    sheet: '会话记录',
    head: ['时间', '用户', '助手', '会话', '问题', '回答', '状态', '评价', '意见', '第几个回答'],
    statuses: { running: '回答中', done: '已完成', stopped: '已停止', interrupted: '已中断', failed: '失败' },
    like: '赞',
    dislike: '踩',
  },
  'en-US': {
    untitled: 'New conversation',
    sheet: 'Conversations',
    head: [
      'Time',
      'User',
      'Assistant',
      'Conversation',
      'Question',
      'Answer',
      'Status',
      'Judgement',
      'Comment',
      'Which answer',
    ],
    statuses: { running: 'Running', done: 'Done', stopped: 'Stopped', interrupted: 'Interrupted', failed: 'Failed' },
    like: 'Liked',
    dislike: 'Disliked',
  },
} as const;

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

async function* rowsOf(
  answers: AsyncIterable<ExportedAnswer>,
  language: Language,
  readable: (text: string) => string,
): AsyncGenerator<readonly string[]> {
  const { statuses, like, dislike, untitled } = words[language];
  const known: Readonly<Record<string, string>> = statuses;
  for await (const { time, username, assistantName, title, question, answer, status, ...more } of answers) {
    const { isLike, feedback, version, versions } = more;
    const judgement = isLike === null ? '' : isLike ? like : dislike;
    yield [
      shanghaiTime(time),
      username,
      assistantName,
      readable(title) || untitled,
      readable(question),
      readable(answer),
      known[status] ?? status,
      judgement,
      readable(feedback),
      versions > 1 ? `${version} / ${versions}` : '',
    ];
  }
}

export const conversationRecordRoutes = ({ db }: { readonly db: Database }): Route[] => {
  const records = conversationRecordStore(db);
  return [
    serve(pageConversationRecords, async ({ body, request }, actor) => {
      const page = await records.page(body, filterOf(body), lookerOf(actor));
      const { untitled } = words[request.language];
      const readable = readableTo(actor);
      return { ...page, list: page.list.map((one) => ({ ...one, title: readable(one.title) || untitled })) };
    }),
    serve(countConversationRecords, ({ body }, actor) => records.count(filterOf(body), lookerOf(actor))),
    serve(markConversationRecords, async ({ body: { idList, ...mark } }, actor) => {
      await db.transaction((tx) => conversationRecordStore(tx).mark(idList, mark, actor.userId));
      return null;
    }),
    serve(pageRecordedAnswers, async ({ body, request }, actor) => {
      if (!(await records.isThere(body.topicId))) return fail('topic_not_found');
      const page = await records.answers(body, body.topicId, readerOf(actor), request.language);
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
      const draft = await records.faqDraft(id, readerOf(actor));
      if (draft === null) return fail('session_not_found');
      const readable = readableTo(actor);
      return {
        ...draft,
        question: readable(draft.question),
        answer: readable(withoutCitations(draft.answer)).trim(),
        feedback: readable(draft.feedback),
      };
    }),
    serve(exportConversationRecords, ({ query: { startTime, endTime, fileName, ...filter }, request }, actor) => {
      const from = momentOf('startTime', startTime);
      const to = momentOf('endTime', endTime);
      if (from === undefined || to === undefined || to < from || to.getTime() - from.getTime() > LONGEST_SPAN) {
        return fail('invalid_span');
      }
      const answers = records.export({ ...filter, from, to });
      const { sheet, head } = words[request.language];
      const columns = head.map((title, at) => ({ title, width: widths[at] ?? WIDTH }));
      return {
        body: streamXlsx({ name: sheet, columns, rows: rowsOf(answers, request.language, readableTo(actor)) }),
        type: XLSX_TYPE,
        name: `${cleanFileName(fileName.replace(/\.xlsx$/i, ''))}.xlsx`,
      };
    }),
  ];
};
