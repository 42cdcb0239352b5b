import type { Language } from '../../../http/messages.js';
import { type StreamedSheet } from '../../../spreadsheets/index.js';
import { shanghaiTime } from '../../../text/moment.js';
import { untitled } from '../topics/conversationRecord.words.js';
import type { ExportedAnswer } from './exportedAnswer.store.js';

/** Characters, column by column. */
const widths = [20, 12, 16, 24, 40, 60, 10, 10, 30, 12];
const WIDTH = 16;

const words = {
  'zh-CN': {
    sheet: '会话记录',
    head: ['时间', '用户', '助手', '会话', '问题', '回答', '状态', '评价', '意见', '第几个回答'],
    statuses: { running: '回答中', done: '已完成', stopped: '已停止', interrupted: '已中断', failed: '失败' },
    like: '赞',
    dislike: '踩',
  },
  'en-US': {
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

async function* rowsOf(
  answers: AsyncIterable<ExportedAnswer>,
  language: Language,
  readable: (text: string) => string,
): AsyncGenerator<readonly string[]> {
  const { statuses, like, dislike } = words[language];
  const known: Readonly<Record<string, string>> = statuses;
  for await (const { time, username, assistantName, title, question, answer, status, ...more } of answers) {
    const { isLike, feedback, version, versions } = more;
    const judgement = isLike === null ? '' : isLike ? like : dislike;
    yield [
      shanghaiTime(time),
      username,
      assistantName,
      readable(title) || untitled[language],
      readable(question),
      readable(answer),
      known[status] ?? status,
      judgement,
      readable(feedback),
      versions > 1 ? `${version} / ${versions}` : '',
    ];
  }
}

/** A sheet of answers, one a row. `readable`: what somebody said, as whoever gets it may read it. */
export const recordSheet = (
  answers: AsyncIterable<ExportedAnswer>,
  language: Language,
  readable: (text: string) => string,
): StreamedSheet => {
  const { sheet, head } = words[language];
  const columns = head.map((title, at) => ({ title, width: widths[at] ?? WIDTH }));
  return { name: sheet, columns, rows: rowsOf(answers, language, readable) };
};
