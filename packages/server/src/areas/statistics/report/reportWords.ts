import type { UsageMeasure } from '@console/api/contract';
import type { Language } from '../../../http/messages.js';

interface ReportWords {
  readonly title: string;
  readonly span: (from: string, to: string) => string;
  readonly before: (from: string, to: string) => string;
  readonly summary: string;
  readonly figure: string;
  readonly value: string;
  readonly previous: string;
  readonly change: string;
  readonly measures: Readonly<Record<UsageMeasure, string>>;
  readonly points: (value: string) => string;
  readonly seconds: string;
  readonly trend: string;
  readonly assistants: string;
  readonly assistant: string;
  readonly modelAlone: string;
  readonly gone: string;
  readonly bases: string;
  readonly base: string;
  readonly roles: string;
  readonly role: string;
  readonly noRole: string;
  readonly questions: string;
  readonly grounded: string;
  readonly satisfaction: string;
  readonly hours: string;
  readonly hour: (hour: number) => string;
  readonly busiest: (weekday: string, hour: number, count: string) => string;
  readonly weekdays: readonly string[];
  readonly documents: string;
  readonly document: string;
  readonly citedBy: string;
  readonly never: (count: string) => string;
  readonly nothing: string;
  readonly now: string;
  readonly earlier: string;
  readonly colon: string;
}

/** What a report says besides its numbers. */
export const reportWords: Readonly<Record<Language, ReportWords>> = {
  'zh-CN': {
    title: '使用统计报告',
    span: (from, to) => `${from} 至 ${to}`,
    before: (from, to) => `对比 ${from} 至 ${to}`,
    summary: '概况',
    figure: '指标',
    value: '本期',
    previous: '上期',
    change: '变化',
    measures: {
      questions: '问答次数',
      faq: 'FAQ 直接命中',
      citations: '文件引用次数',
      grounded: '有依据的回答',
      satisfaction: '满意率',
      firstWord: '首字延迟（秒）',
    },
    points: (value) => `${value} 个百分点`,
    seconds: '秒',
    trend: '问答趋势',
    assistants: '按助手',
    assistant: '助手',
    modelAlone: '未绑定助手',
    gone: '已删除的助手',
    bases: '按知识库',
    base: '知识库',
    roles: '按角色',
    role: '角色',
    noRole: '没有角色',
    questions: '问答次数',
    grounded: '有依据',
    satisfaction: '满意率',
    hours: '一天中的问答次数',
    hour: (hour) => `${hour} 时`,
    busiest: (weekday, hour, count) => `最忙的时段是${weekday} ${hour} 时，${count} 次。`,
    weekdays: ['周一', '周二', '周三', '周四', '周五', '周六', '周日'],
    documents: '引用最多的文档',
    document: '文档',
    citedBy: '引用它的回答',
    never: (count) => `另有 ${count} 份文档从未被引用。`,
    nothing: '这段时间没有问答。',
    now: '本期',
    earlier: '上期',
    colon: '：',
  },
  'en-US': {
    title: 'Usage report',
    span: (from, to) => `${from} to ${to}`,
    before: (from, to) => `compared with ${from} to ${to}`,
    summary: 'Summary',
    figure: 'Figure',
    value: 'This period',
    previous: 'Before',
    change: 'Change',
    measures: {
      questions: 'Questions',
      faq: 'Answered by FAQ',
      citations: 'Citations of files',
      grounded: 'Answers with evidence',
      satisfaction: 'Satisfaction',
      firstWord: 'Seconds to the first word',
    },
    points: (value) => `${value} pp`,
    seconds: 's',
    trend: 'Question trend',
    assistants: 'By assistant',
    assistant: 'Assistant',
    modelAlone: 'No assistant',
    gone: 'Deleted assistant',
    bases: 'By knowledge base',
    base: 'Knowledge base',
    roles: 'By role',
    role: 'Role',
    noRole: 'No role',
    questions: 'Questions',
    grounded: 'Evidence',
    satisfaction: 'Satisfaction',
    hours: 'Questions by hour of the day',
    hour: (hour) => `${hour}:00`,
    busiest: (weekday, hour, count) => `The busiest hour was ${weekday}, ${hour}:00, with ${count} questions.`,
    weekdays: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
    documents: 'Most cited documents',
    document: 'Document',
    citedBy: 'Answers citing it',
    never: (count) => `Besides, ${count} documents have never been cited.`,
    nothing: 'There were no questions in this period.',
    now: 'This period',
    earlier: 'Before',
    colon: ': ',
  },
};
