import { randomId } from '@console/base';
import sql from 'sql-template-tag';
import type { Queryable } from '../../db/database.js';
import { escapeHtml } from '../../html/index.js';
import type { Language } from '../../http/messages.js';

/** What the server itself tells people. */
export type ServerMessageKind =
  | 'feedback_done'
  | 'feedback_ignored'
  | 'answer_mended'
  | 'case_assigned'
  | 'embed_key_ends'
  | 'export_ready'
  | 'weekly_report'
  | 'data_threshold'
  | 'metric_anomaly'
  | 'metric_missed'
  | 'plan_decided'
  | 'plan_task_failed';

interface Wording {
  readonly subject: string;
  /** Shown where nobody has written anything. */
  readonly content: string;
}

const wordings: Readonly<Record<ServerMessageKind, Readonly<Record<Language, Wording>>>> = {
  feedback_done: {
    'zh-CN': { subject: '反馈已处理', content: '提交的反馈已经处理。' },
    'en-US': { subject: 'Feedback handled', content: 'The feedback you sent has been handled.' },
  },
  feedback_ignored: {
    'zh-CN': { subject: '反馈已查看', content: '提交的反馈已经查看，暂不处理。' },
    'en-US': { subject: 'Feedback read', content: 'The feedback you sent has been read. Nothing is changed for now.' },
  },
  answer_mended: {
    'zh-CN': { subject: '你不满意的回答已处理', content: '你不满意的回答已经处理。' },
    'en-US': { subject: 'The answer you disliked was seen to', content: 'The answer you disliked has been seen to.' },
  },
  case_assigned: {
    'zh-CN': { subject: '有反馈转给你处理', content: '有反馈转给你处理。' },
    'en-US': { subject: 'Feedback was given to you', content: 'Feedback was given to you to see to.' },
  },
  embed_key_ends: {
    'zh-CN': { subject: '嵌入密钥即将到期', content: '有嵌入密钥即将到期。' },
    'en-US': { subject: 'An embed key ends soon', content: 'An embed key ends soon.' },
  },
  export_ready: {
    'zh-CN': { subject: '会话记录已导出', content: '会话记录已导出，可以保存文件。' },
    'en-US': {
      subject: 'Conversations exported',
      content: 'The conversations are exported. You can save the file now.',
    },
  },
  weekly_report: {
    'zh-CN': { subject: '上周的使用统计报告', content: '上周的使用统计报告已生成。' },
    'en-US': { subject: 'Usage report of last week', content: 'The usage report of last week is ready.' },
  },
  data_threshold: {
    'zh-CN': { subject: '保存的提问达到提醒条件', content: '保存的提问达到提醒条件。' },
    'en-US': { subject: 'A saved question met its condition', content: 'A saved question met its condition.' },
  },
  metric_anomaly: {
    'zh-CN': { subject: '指标出现异常', content: '关注的指标出现异常。' },
    'en-US': { subject: 'A metric is unusual', content: 'A metric that you follow is unusual.' },
  },
  metric_missed: {
    'zh-CN': { subject: '指标未达标', content: '关注的指标未达到目标。' },
    'en-US': { subject: 'A metric misses its target', content: 'A metric that you follow misses its target.' },
  },
  plan_decided: {
    'zh-CN': { subject: '运营计划的审批有结果了', content: '你提交审批的运营计划已有结果。' },
    'en-US': { subject: 'A plan was decided about', content: 'A plan that you handed in was decided about.' },
  },
  plan_task_failed: {
    'zh-CN': { subject: '运营计划的任务没有开始', content: '你启动的任务到时间没有开始。' },
    'en-US': { subject: 'A task of a plan did not begin', content: 'A task that you started could not begin.' },
  },
};

const isKind = (template: string): template is ServerMessageKind => Object.hasOwn(wordings, template);

export interface ServerMessage {
  readonly kind: ServerMessageKind;
  readonly userIds: readonly string[];
  /** What somebody has written about it; possibly nothing. */
  readonly note: string;
  /** Path in the console that it leads to. Default: nowhere. */
  readonly href?: string;
}

/** Sends a message to these users alone. It is kept out of the managed ones. */
export const sendServerMessage = async (
  db: Queryable,
  { kind, userIds, note, href = '' }: ServerMessage,
): Promise<void> => {
  const id = randomId();
  const content = note.trim() === '' ? '' : `<p>${escapeHtml(note.trim())}</p>`;
  await db.query(sql`
    insert into messages (id, subject, content, notification_time, scope, status, removed, template, href)
    values (${id}, ${wordings[kind]['zh-CN'].subject}, ${content}, now(), 'users', 'sent', true, ${kind}, ${href})
  `);
  await db.query(sql`
    insert into notification_records (id, message_id, user_id)
    select * from unnest(${userIds.map(() => randomId())}::text[], ${userIds.map(() => id)}::text[], ${[...userIds]}::text[])
  `);
};

/** Subject and content as the reader reads them. */
export const worded = (
  { template, messageSubject, content }: { template: string; messageSubject: string; content: string },
  language: Language,
): { messageSubject: string; content: string } => {
  if (!isKind(template)) return { messageSubject, content };
  const { subject, content: usual } = wordings[template][language];
  return { messageSubject: subject, content: content === '' ? `<p>${usual}</p>` : content };
};
