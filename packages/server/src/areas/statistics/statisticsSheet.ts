import type { Language } from '../../http/messages.js';
import { type Sheet, writeXlsx } from '../../spreadsheets/index.js';
import { shanghaiTime } from '../../text/moment.js';
import type { Span } from '../../text/span.js';
import type { Reader } from '../../visibility/index.js';
import { reportWords } from './report/reportWords.js';
import type { StatisticsStore } from './statistics.store.js';
import type { UsageStore } from './usage.store.js';

const words = {
  'zh-CN': {
    figures: '指标',
    figure: '指标',
    value: '本期',
    previous: '上期',
    time: '时间',
    trend: '趋势',
    questions: '提问数',
    grounded: '有依据的回答占比',
    firstWord: '首字用时（秒）',
    faqTotal: 'FAQ 命中数',
    faqRate: 'FAQ 命中率',
    files: '文件引用数',
    likes: '点赞数',
    dislikes: '点踩数',
    satisfaction: '满意度',
    assistants: '助手',
    assistant: '助手',
    modelAlone: '仅模型',
    bases: '知识库',
    roles: '角色',
    role: '角色',
    noRole: '没有角色',
    hours: '时段',
    ungrounded: '无依据的回答占比',
    topFaq: 'FAQ 排行',
    topFiles: '文件排行',
    question: '问题',
    file: '文件',
    base: '知识库',
    count: '次数',
  },
  'en-US': {
    figures: 'Figures',
    figure: 'Figure',
    value: 'This span',
    previous: 'Span before',
    time: 'Time',
    trend: 'Trend',
    questions: 'Questions',
    grounded: 'Share of grounded answers',
    firstWord: 'Seconds to the first word',
    faqTotal: 'Answered by FAQ',
    faqRate: 'Share answered by FAQ',
    files: 'Citations of files',
    likes: 'Likes',
    dislikes: 'Dislikes',
    satisfaction: 'Satisfaction',
    assistants: 'Assistants',
    assistant: 'Assistant',
    modelAlone: 'Model alone',
    bases: 'Knowledge bases',
    roles: 'Roles',
    role: 'Role',
    noRole: 'No role',
    hours: 'Hours',
    ungrounded: 'Share of ungrounded answers',
    topFaq: 'Top FAQ',
    topFiles: 'Top files',
    question: 'Question',
    file: 'File',
    base: 'Knowledge base',
    count: 'Count',
  },
} as const satisfies Record<Language, Record<string, string>>;

export interface SheetSources {
  readonly statistics: StatisticsStore;
  /** Null: the caller may not see what is told apart by role and base. */
  readonly usage: UsageStore | null;
}

/** All figures of a span as a spreadsheet; times as clocks in Shanghai show them. */
export const statisticsSheet = async (
  { statistics: store, usage }: SheetSources,
  span: Span,
  language: Language,
  reader: Reader,
): Promise<Uint8Array> => {
  const w = words[language];
  const questions = await store.questions(span, reader);
  const faq = await store.faq(span, reader);
  const files = await store.files(span, reader);
  const feedback = await store.feedback(span);
  const columns = (...titles: readonly string[]) => titles.map((title, at) => ({ title, width: at === 0 ? 36 : 18 }));
  const figures = [
    [w.questions, questions.total],
    [w.grounded, questions.grounded],
    [w.firstWord, questions.firstWord],
    [w.faqTotal, faq.total],
    [w.faqRate, faq.rate],
    [w.files, files.total],
    [w.likes, feedback.likes],
    [w.dislikes, feedback.dislikes],
    [w.satisfaction, feedback.satisfaction],
  ] as const;
  const toldApart = async (from: UsageStore): Promise<Sheet[]> => {
    const bases = await from.by(span, 'knowledgeBase', reader);
    const roles = await from.by(span, 'role', reader);
    const hours = await from.hours(span);
    return [
      {
        name: w.bases,
        columns: columns(w.base, w.value, w.previous, w.grounded, w.satisfaction),
        rows: bases.map(({ name, count, previous, grounded, satisfaction }) => [
          name,
          count,
          previous,
          grounded,
          satisfaction,
        ]),
      },
      {
        name: w.roles,
        columns: columns(w.role, w.value, w.previous, w.grounded, w.satisfaction),
        rows: roles.map(({ id, name, count, previous, grounded, satisfaction }) => [
          id === null ? w.noRole : name,
          count,
          previous,
          grounded,
          satisfaction,
        ]),
      },
      {
        name: w.hours,
        columns: columns(w.hours, ...reportWords[language].weekdays),
        rows: Array.from({ length: 24 }, (_, hour) => [
          `${String(hour).padStart(2, '0')}:00`,
          ...hours.map((day) => day[hour] ?? 0),
        ]),
      },
    ];
  };
  const sheets: Sheet[] = [
    {
      name: w.figures,
      columns: columns(w.figure, w.value, w.previous),
      rows: figures.map(([title, { value, previous }]) => [title, value, previous]),
    },
    {
      name: w.trend,
      columns: columns(w.time, w.questions, w.faqTotal, w.files, w.likes, w.dislikes),
      rows: questions.trend.map(({ time, value }, at) => [
        shanghaiTime(new Date(time)),
        value,
        faq.trend[at]?.value ?? 0,
        files.trend[at]?.value ?? 0,
        feedback.trend[at]?.likes ?? 0,
        feedback.trend[at]?.dislikes ?? 0,
      ]),
    },
    {
      name: w.assistants,
      columns: columns(w.assistant, w.questions, w.satisfaction, w.ungrounded),
      rows: questions.assistants.map(({ id, assistantName, count, satisfaction, ungrounded }) => [
        id === null ? w.modelAlone : assistantName,
        count,
        satisfaction,
        ungrounded,
      ]),
    },
    ...(usage === null ? [] : await toldApart(usage)),
    {
      name: w.topFaq,
      columns: columns(w.question, w.base, w.count),
      rows: faq.top.map(({ question, knowledgeBaseName, count }) => [question, knowledgeBaseName, count]),
    },
    {
      name: w.topFiles,
      columns: columns(w.file, w.base, w.count),
      rows: files.top.map(({ name, knowledgeBaseName, count }) => [name, knowledgeBaseName, count]),
    },
  ];
  return writeXlsx(sheets);
};
