import type {
  DeliveryFigures,
  DeliveryReport,
  ReportExport,
  ReportGrouping,
  ReportPeople,
  ReportPerson,
  ReportRow,
} from '@console/api/contract';
import type { DeliveryCounts } from '../../../figures/delivery.js';

type Counts = DeliveryCounts & Pick<DeliveryFigures, 'withheldCount' | 'waitingCount'>;

/** Numbers of so many messages that were sent. */
export const counts = (sent: number, change: Partial<Counts> = {}): Counts => {
  const [failed, unknown, awaited] = [Math.round(sent * 0.032), Math.round(sent * 0.002), Math.round(sent * 0.013)];
  return {
    sentCount: sent,
    deliveredCount: sent - failed - unknown - awaited,
    openedCount: null,
    clickedCount: Math.round(sent * 0.114),
    failedCount: failed,
    unknownCount: unknown,
    awaitedCount: awaited,
    withheldCount: 0,
    waitingCount: 0,
    cost: Math.round(sent * 4.5),
    ...change,
  };
};

const daily = [5210, 3120, 2890, 4980, 5340, 5120, 4620];

const figuresOf = (scale: number, first: number): DeliveryFigures => ({
  ...counts(Math.round(31_280 * scale), { withheldCount: 401, waitingCount: 120 }),
  reasons: [
    { measure: 'failed', reason: 'address', count: Math.round(512 * scale) },
    { measure: 'withheld', reason: 'optedOut', count: 401 },
    { measure: 'failed', reason: 'undelivered', count: Math.round(371 * scale) },
    { measure: 'failed', reason: 'other', count: Math.round(118 * scale) },
  ],
  days: daily.map((sent, at) => ({
    day: `2026-11-${String(first + at).padStart(2, '0')}`,
    ...counts(Math.round(sent * scale)),
  })),
  planName: '',
  templateName: '',
  taskName: '',
});

export const figures = figuresOf(1, 14);
export const before = figuresOf(0.88, 7);
export const otherPlan: DeliveryFigures = { ...figuresOf(0.4, 14), planName: '季票早鸟 9 折' };
export const onePlan: DeliveryFigures = { ...figuresOf(0.3, 14), planName: '家庭观赛日邀请' };
export const noFigures: DeliveryFigures = {
  ...counts(0),
  reasons: [],
  days: figures.days.map(({ day }) => ({ day, ...counts(0) })),
  planName: '',
  templateName: '',
  taskName: '',
};

const row = (id: string | null, name: string, sent: number, change: Partial<ReportRow> = {}): ReportRow => ({
  id,
  name,
  planId: null,
  planName: '',
  channels: ['sms'],
  lastDay: '2026-11-20',
  ...counts(sent),
  ...change,
});

const rows: Readonly<Record<ReportGrouping, ReportRow[]>> = {
  plan: [
    row('family', '家庭观赛日邀请', 9812),
    row('early', '季票早鸟 9 折', 8640),
    row('birthday', '会员生日礼 11 月', 2117),
    row('gone', '', 640),
    row(null, '', 31),
  ],
  template: [row('t1', '观赛邀请', 9812), row('t2', '续费提醒', 8640), row(null, '', 31)],
  task: [
    row('invite', '观赛邀请', 9812, { planId: 'family', planName: '家庭观赛日邀请' }),
    row('remind', '开售提醒', 8640, { planId: 'early', planName: '季票早鸟 9 折' }),
  ],
  day: figures.days.toReversed().map((one) => row(one.day, one.day, one.sentCount, { lastDay: one.day })),
  channel: [
    row('sms', 'sms', 19_220),
    row('app', 'app', 12_060, { ...counts(12_060, { openedCount: 4036, cost: 0 }) }),
  ],
};

export const report = (by: ReportGrouping, list = rows[by], total = list.length): DeliveryReport => ({
  list,
  total,
  current: 1,
  size: 20,
  summary: counts(31_280),
});

const person = (id: string, customerName: string, change: Partial<ReportPerson> = {}): ReportPerson => ({
  id,
  customerId: `c${id}`,
  customerName,
  phoneNumber: '138****6271',
  channel: 'sms',
  planName: '家庭观赛日邀请',
  taskName: '观赛邀请',
  reach: 'delivered',
  reason: '',
  said: '',
  time: '2026-11-20T02:41:00.000Z',
  deliverTime: '2026-11-20T02:41:08.000Z',
  openTime: null,
  clickTime: null,
  ...change,
});

const list: ReportPerson[] = [
  person('1', '王芷晴', { reach: 'clicked', clickTime: '2026-11-20T03:10:00.000Z' }),
  person('2', '陈思远'),
  person('3', '李慧敏', { reach: 'failed', reason: 'undelivered', said: '用户关机', deliverTime: null }),
  person('4', '', { customerId: null, phoneNumber: '' }),
  person('5', '赵一', { reach: 'taken', deliverTime: null }),
];

export const people: ReportPeople = { list, total: 9812, after: 'next' };
export const morePeople: ReportPeople = { list: [person('6', '吴婷')], total: 9812, after: null };
export const nobody: ReportPeople = { list: [], total: 0, after: null };

const written = (id: string, change: Partial<ReportExport> = {}): ReportExport => ({
  id,
  status: 'done',
  fileName: '触达报表 2026-11-14 2026-11-20.xlsx',
  size: 18_432,
  createTime: '2026-11-20T02:40:00.000Z',
  ...change,
});
export const exportsOf: ReportExport[] = [written('e2', { status: 'running', size: null }), written('e1')];
