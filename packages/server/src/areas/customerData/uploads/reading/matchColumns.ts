import type { UploadDataType } from '@console/api/contract';
import { isReasonTitle } from './reasonTitles.js';
import { readEmail, readPhone, readTime } from './values.js';

export interface MatchedColumn {
  readonly title: string;
  readonly target: string;
  readonly how: 'title' | 'content' | 'none';
  readonly samples: readonly string[];
}

const who = {
  phone: [
    '手机',
    '手机号',
    '手机号码',
    '电话',
    '联系电话',
    '联系方式',
    '移动电话',
    'phone',
    'mobile',
    'phone number',
    'tel',
    'cell',
  ],
  memberNumber: [
    '会员号',
    '会员编号',
    '会员卡号',
    '卡号',
    '客户编号',
    '会员id',
    'member number',
    'member no',
    'member id',
    'membership',
  ],
  email: ['邮箱', '电子邮箱', '邮箱地址', '邮件', 'email', 'e-mail', 'mail', 'email address'],
};

/** What people call each column, in both languages. */
const names: Readonly<Record<UploadDataType, Readonly<Record<string, readonly string[]>>>> = {
  customers: {
    ...who,
    name: [
      '姓名',
      '名字',
      '客户姓名',
      '会员姓名',
      '客户名称',
      '称呼',
      'name',
      'full name',
      'customer',
      'customer name',
    ],
    gender: ['性别', 'gender', 'sex'],
    birthday: ['生日', '出生日期', '出生年月日', 'birthday', 'date of birth', 'birth date', 'dob'],
    city: ['城市', '所在城市', '所在地', '居住地', '地区', 'city', 'town', 'location'],
    level: ['等级', '会员等级', '级别', '会员级别', 'level', 'tier', 'member level'],
    staffName: ['客户经理', '跟进人', '负责人', '专属顾问', '服务人员', 'staff', 'owner', 'account manager'],
    source: ['来源', '渠道来源', '客户来源', '获客渠道', 'source', 'origin', 'lead source'],
  },
  orders: {
    ...who,
    number: ['订单号', '订单编号', '单号', '交易号', 'order number', 'order no', 'order id', 'number'],
    amount: [
      '金额',
      '订单金额',
      '实付金额',
      '支付金额',
      '总价',
      '付款金额',
      'amount',
      'total',
      'price',
      'order amount',
    ],
    status: ['状态', '订单状态', '交易状态', 'status', 'order status', 'state'],
    product: ['商品', '商品名称', '产品', '产品名称', '票种', 'product', 'item', 'product name'],
    channel: ['渠道', '下单渠道', '销售渠道', '购买渠道', 'channel', 'sales channel'],
    orderedAt: [
      '下单时间',
      '订单时间',
      '购买时间',
      '支付时间',
      '交易时间',
      '日期',
      'ordered at',
      'order date',
      'order time',
      'date',
    ],
  },
  behaviours: {
    ...who,
    name: ['行为', '行为名称', '事件', '事件名称', '动作', 'event', 'event name', 'behaviour', 'behavior', 'action'],
    object: ['对象', '行为对象', '页面', '内容', '赛事', '目标', 'object', 'page', 'target', 'content'],
    occurredAt: [
      '时间',
      '发生时间',
      '行为时间',
      '事件时间',
      '日期',
      'time',
      'occurred at',
      'event time',
      'timestamp',
      'date',
    ],
  },
};

const simple = (title: string): string =>
  title
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[(（[【].*?[)）\]】]/g, '')
    .replace(/[^\p{L}\p{N}]/gu, '');

const distance = (one: string, other: string): number => {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let i = 1; i <= one.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const swap = (row[j - 1] ?? 0) + (one[i - 1] === other[j - 1] ? 0 : 1);
      next.push(Math.min(swap, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[other.length] ?? 0;
};

/** How like a title is to one of the names of a column: 0 to 1. */
const likeness = (title: string, known: readonly string[]): number => {
  const own = simple(title).slice(0, 40);
  if (own === '') return 0;
  let best = 0;
  for (const one of known) {
    const name = simple(one);
    if (own === name) return 1;
    const holds = name.length > 1 && own.includes(name) ? 0.6 + 0.35 * (name.length / own.length) : 0;
    const like = 1 - distance(own, name) / Math.max(own.length, name.length);
    best = Math.max(best, holds, like);
  }
  return best;
};

const LIKE_ENOUGH = 0.66;
/** Share of the cells that have to look like it. */
const MOST_OF = 0.6;

const contents: readonly (readonly [readonly string[], (cell: string) => boolean])[] = [
  [['phone'], (cell) => 'value' in readPhone(cell)],
  [['email'], (cell) => 'value' in readEmail(cell)],
  [
    ['orderedAt', 'occurredAt', 'birthday'],
    (cell) => 'value' in readTime(Date.now())(cell) || /^\d{4}[-/.年]\d{1,2}[-/.月]\d{1,2}日?$/.test(cell),
  ],
];

const SAMPLES = 5;

/**
 * What the columns of a file probably are: by titles that are alike, else by what stands under them. Each target is
 * proposed once. What is like none is kept under its own title, where the data has room for that, but why rows were left out.
 */
export const matchColumns = (
  dataType: UploadDataType,
  titles: readonly string[],
  rows: readonly (readonly string[])[],
): MatchedColumn[] => {
  const proposals = titles.flatMap((title, column) =>
    Object.entries(names[dataType]).map(([target, known]) => ({ column, target, like: likeness(title, known) })),
  );
  const chosen = new Map<number, { target: string; how: 'title' | 'content' }>();
  for (const [column, title] of titles.entries())
    if (isReasonTitle(title)) chosen.set(column, { target: 'none', how: 'title' });
  const isTaken = (target: string): boolean => [...chosen.values()].some((one) => one.target === target);
  for (const { column, target, like } of proposals.toSorted((a, b) => b.like - a.like)) {
    if (like < LIKE_ENOUGH) break;
    if (!chosen.has(column) && !isTaken(target)) chosen.set(column, { target, how: 'title' });
  }
  const cellsOf = (column: number): string[] => rows.flatMap((row) => (row[column] ? [row[column]] : []));
  for (const column of titles.keys()) {
    if (chosen.has(column)) continue;
    const cells = cellsOf(column);
    const found = contents.find(([, fits]) => cells.length > 0 && cells.filter(fits).length >= cells.length * MOST_OF);
    const target = found?.[0].find((one) => Object.hasOwn(names[dataType], one) && !isTaken(one));
    if (target !== undefined) chosen.set(column, { target, how: 'content' });
  }
  const rest = dataType === 'orders' ? 'none' : 'extra';
  return titles.map((title, column) => ({
    title,
    ...(chosen.get(column) ?? { target: rest, how: 'none' as const }),
    samples: [...new Set(cellsOf(column))].slice(0, SAMPLES).map((cell) => cell.slice(0, 60)),
  }));
};
