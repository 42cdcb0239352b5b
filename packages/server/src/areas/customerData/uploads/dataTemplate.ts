import { type UploadDataType, uploadTargets } from '@console/api/contract';
import type { Language } from '../../../http/messages.js';
import { writeXlsx } from '../../../spreadsheets/index.js';
import { targetName } from './targetNames.js';

const examples: Readonly<Record<UploadDataType, Readonly<Record<Language, Readonly<Record<string, string>>>>>> = {
  customers: {
    'zh-CN': {
      name: '王芷晴',
      phone: '13800138000',
      memberNumber: 'VIP20260001',
      email: 'wang@example.com',
      gender: '女',
      birthday: '1996-05-12',
      city: '广州',
      level: '金卡',
      staffName: '陈思远',
      source: '赛事现场',
    },
    'en-US': {
      name: 'Grace Wang',
      phone: '13800138000',
      memberNumber: 'VIP20260001',
      email: 'wang@example.com',
      gender: 'female',
      birthday: '1996-05-12',
      city: 'Guangzhou',
      level: 'Gold',
      staffName: 'Simon Chen',
      source: 'At a game',
    },
  },
  orders: {
    'zh-CN': {
      number: '20260131-0001',
      phone: '13800138000',
      amount: '1288.00',
      status: '已完成',
      product: '2026 赛季季票',
      channel: '小程序',
      orderedAt: '2026-01-31 18:30',
    },
    'en-US': {
      number: '20260131-0001',
      phone: '13800138000',
      amount: '1288.00',
      status: 'done',
      product: 'Season ticket 2026',
      channel: 'Mini program',
      orderedAt: '2026-01-31 18:30',
    },
  },
  behaviours: {
    'zh-CN': { name: '打开消息', phone: '13800138000', object: '季票续费提醒', occurredAt: '2026-01-31 18:30' },
    'en-US': {
      name: 'open message',
      phone: '13800138000',
      object: 'Season ticket reminder',
      occurredAt: '2026-01-31 18:30',
    },
  },
};

const sheets: Readonly<Record<UploadDataType, Readonly<Record<Language, string>>>> = {
  customers: { 'zh-CN': '客户', 'en-US': 'Customers' },
  orders: { 'zh-CN': '订单', 'en-US': 'Orders' },
  behaviours: { 'zh-CN': '行为', 'en-US': 'Behaviours' },
};

const notes: Readonly<Record<Language, { name: string; title: string; lines: readonly string[] }>> = {
  'zh-CN': {
    name: '说明',
    title: '填写说明',
    lines: [
      '只读第一张表；第一行是列名，列的顺序不限，可以增减。第二行是示例，上传前请删除。',
      '每行至少要有手机号、会员号、邮箱之一：先按手机号找客户，再按会员号；两者都没有时按邮箱。',
      '空单元格不改动已有内容。',
      'xlsx 最多 100,000 行，更多请用 csv（UTF-8、GB18030 或 UTF-16），最多 2,000,000 行。',
    ],
  },
  'en-US': {
    name: 'Notes',
    title: 'How to fill in',
    lines: [
      'Only the first sheet is read. Its first row names the columns, in whatever order; leave out or add what you like. The second row is an example: delete it before you upload.',
      'Each row needs a phone number, a member number or an e-mail address. Customers are known by the phone number, else by the member number, and where a row has neither, by the e-mail address.',
      'Empty cells leave things as they are.',
      'An xlsx has 100,000 rows at most. Send more as csv (UTF-8, GB18030 or UTF-16), 2,000,000 rows at most.',
    ],
  },
};

/** An empty table with an example, and how to fill it in on a second sheet. */
export const dataTemplate = (dataType: UploadDataType, language: Language): { body: Uint8Array; name: string } => {
  const targets = uploadTargets[dataType].filter((target) => target !== 'extra' && target !== 'none');
  const example = examples[dataType][language];
  const { name, title, lines } = notes[language];
  const sheet = sheets[dataType][language];
  const body = writeXlsx([
    {
      name: sheet,
      columns: targets.map((target) => ({ title: targetName(target, dataType, language), width: 18 })),
      rows: [targets.map((target) => example[target] ?? '')],
    },
    { name, columns: [{ title, width: 100 }], rows: lines.map((line) => [line]) },
  ]);
  return { body, name: language === 'en-US' ? `${sheet}.xlsx` : `${sheet}模板.xlsx` };
};
