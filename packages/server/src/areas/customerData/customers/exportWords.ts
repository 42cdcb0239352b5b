import type { Language } from '../../../http/messages.js';

const zh = {
  person: '客户',
  orders: '订单',
  events: '行为',
  answers: '问答',
  messages: '消息',
  labels: '标签',
  packs: '人群包',
  fact: '资料',
  value: '内容',
  order: ['订单号', '金额（元）', '状态', '商品', '渠道', '时间'],
  event: ['行为', '对象', '详情', '时间'],
  answer: ['问题', '回答', '时间'],
  message: ['渠道', '模板', '状态', '时间'],
  messageStates: {
    sending: '发送中',
    taken: '已发送',
    delivered: '已送达',
    opened: '已打开',
    clicked: '已点击',
    failed: '未送达',
    unknown: '结果未知',
  },
  noAnswers: '未包含问答：导出的人没有查看对话记录的权限',
  noMessages: '未包含消息：导出的人没有查看运营计划的权限',
  name: '名称',
};

export type ExportWords = typeof zh;

const en: ExportWords = {
  person: 'Customer',
  orders: 'Orders',
  events: 'Behaviours',
  answers: 'Answers',
  messages: 'Messages',
  labels: 'Labels',
  packs: 'Crowd packs',
  fact: 'Fact',
  value: 'Value',
  order: ['Order number', 'Amount (yuan)', 'Status', 'Product', 'Channel', 'Time'],
  event: ['Behaviour', 'Object', 'Details', 'Time'],
  answer: ['Question', 'Answer', 'Time'],
  message: ['Channel', 'Template', 'State', 'Time'],
  messageStates: {
    sending: 'On its way',
    taken: 'Sent',
    delivered: 'Delivered',
    opened: 'Opened',
    clicked: 'Clicked',
    failed: 'Not delivered',
    unknown: 'Not known',
  },
  noAnswers: 'Left out: whoever made this file may not look at conversations',
  noMessages: 'Left out: whoever made this file may not look at plans',
  name: 'Name',
};

/** Words of the file that holds everything that is kept of somebody. */
export const exportWords: Readonly<Record<Language, ExportWords>> = { 'zh-CN': zh, 'en-US': en };
