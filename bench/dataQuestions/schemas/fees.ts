import type { Vocabulary } from '../../../packages/server/src/analysis/semantics/index.js';
import { count, daysAfter, meanOf, randomFrom, type Row, type Schema, shareOf, sumOf, timeAfter } from '../facts.js';

const types = ['个人会员', '团体会员', '青少年会员'] as const;
const provinces = ['浙江', '江苏', '湖北', '陕西', '福建'] as const;
const methods = ['微信支付', '银行转账', '现金'] as const;

const random = randomFrom(23);
const payments: Row[] = Array.from({ length: 2400 }, (_, id) => ({
  id,
  paid_at: timeAfter('2025-01-01', random.below(689 * 1440)),
  member_type: random.one(types),
  province: random.chance(0.95) ? random.one(provinces) : null,
  method: random.one(methods),
  amount: 50 + 10 * random.below(100),
  refunded: random.chance(0.06),
}));
const dues: Row[] = Array.from({ length: 1600 }, (_, id) => ({
  id,
  due_on: daysAfter('2025-01-01', random.below(689)),
  member_type: random.one(types),
  province: random.one(provinces),
  amount: 100 + 50 * random.below(10),
  paid: random.chance(0.82),
}));

const memberType = {
  code: 'member_type',
  name: '会员类型',
  english: 'member type',
  synonyms: ['会员类别', '类型', 'membership type', 'type'],
  expression: '"member_type"',
  type: 'text',
  values: [
    { value: '个人会员', synonyms: ['个人', 'individual members', 'individuals'] },
    { value: '团体会员', synonyms: ['团体', 'group members'] },
    { value: '青少年会员', synonyms: ['青少年', 'youth members', 'youth'] },
  ],
  maxValues: 10,
} as const;
const province = {
  code: 'province',
  name: '省份',
  english: 'province',
  synonyms: ['省', '地区'],
  expression: '"province"',
  type: 'text',
  values: provinces.map((value, at) => ({
    value,
    synonyms: [['Zhejiang', 'Jiangsu', 'Hubei', 'Shaanxi', 'Fujian'][at] ?? value],
  })),
  maxValues: 40,
} as const;
const paid = ['member_type', 'province', 'method'];
const due = ['member_type', 'province'];

const vocabulary: Vocabulary = {
  tables: [
    {
      name: 'payments',
      label: '缴费记录',
      english: 'Payments',
      subjects: ['会员', 'member'],
      timeColumn: 'paid_at',
      columns: ['id', 'paid_at', 'member_type', 'province', 'method', 'amount', 'refunded'],
    },
    {
      name: 'dues',
      label: '应缴',
      english: 'Dues',
      subjects: ['会员', 'member'],
      timeColumn: 'due_on',
      columns: ['id', 'due_on', 'member_type', 'province', 'amount', 'paid'],
    },
  ],
  dimensions: [
    { ...memberType, table: 'payments' },
    { ...memberType, table: 'dues' },
    { ...province, table: 'payments' },
    { ...province, table: 'dues' },
    {
      code: 'method',
      name: '缴费方式',
      english: 'payment method',
      synonyms: ['支付方式', '付款方式', 'method'],
      table: 'payments',
      expression: '"method"',
      type: 'text',
      values: [
        { value: '微信支付', synonyms: ['微信', 'WeChat'] },
        { value: '银行转账', synonyms: ['转账', 'bank transfer'] },
        { value: '现金', synonyms: ['cash'] },
      ],
      maxValues: 10,
    },
  ],
  metrics: [
    {
      code: 'paid_amount',
      name: '缴费金额',
      english: 'paid amount',
      synonyms: ['实收会费', '实缴金额', '收入', '会费', 'fees', 'revenue', 'fees collected'],
      unit: '元',
      table: 'payments',
      expression: 'sum("amount")',
      filter: 'not "refunded"',
      higherIsBetter: true,
      dimensions: paid,
      definition: '实际收到的会费，退费的不计。',
    },
    {
      code: 'payment_count',
      name: '缴费笔数',
      english: 'payments',
      synonyms: ['缴费次数', '笔数', 'number of payments', 'payment count'],
      unit: '笔',
      table: 'payments',
      expression: 'count(*)',
      higherIsBetter: true,
      dimensions: paid,
      definition: '收到的缴费，退费的也计。',
    },
    {
      code: 'average_payment',
      name: '笔均金额',
      english: 'average payment',
      synonyms: ['平均缴费', '平均缴费金额', '客单价'],
      unit: '元',
      table: 'payments',
      expression: 'avg("amount")',
      filter: 'not "refunded"',
      higherIsBetter: true,
      dimensions: paid,
      definition: '每笔缴费的平均金额。',
    },
    {
      code: 'refund_rate',
      name: '退费率',
      english: 'refund rate',
      synonyms: ['退款率', '退费比例'],
      unit: '%',
      table: 'payments',
      expression: '100.0 * count(*) filter (where "refunded") / nullif(count(*), 0)',
      higherIsBetter: false,
      target: 5,
      dimensions: paid,
      definition: '退费的笔数占全部缴费的比例。',
    },
    {
      code: 'due_amount',
      name: '应缴金额',
      english: 'due amount',
      synonyms: ['应收会费', '会费', 'fees', 'amount due'],
      unit: '元',
      table: 'dues',
      expression: 'sum("amount")',
      higherIsBetter: null,
      dimensions: due,
      definition: '这段时间到期的会费，不论是否缴清。',
    },
    {
      code: 'completion_rate',
      name: '缴费完成率',
      english: 'completion rate',
      synonyms: ['完成率', '缴清率', '缴费率', 'payment completion rate'],
      unit: '%',
      table: 'dues',
      expression: '100.0 * count(*) filter (where "paid") / nullif(count(*), 0)',
      parts: {
        numerator: { name: '已缴', english: 'paid', expression: 'count(*) filter (where "paid")' },
        denominator: { name: '应缴', english: 'due', expression: 'count(*)' },
      },
      higherIsBetter: true,
      target: 80,
      dimensions: due,
      definition: '到期的会费里已经缴清的比例。',
    },
    {
      code: 'unpaid_count',
      name: '欠费会员数',
      english: 'unpaid members',
      synonyms: ['欠费人数', '欠费', '未缴会员数', 'members in arrears'],
      unit: '人',
      table: 'dues',
      expression: 'count(*) filter (where not "paid")',
      higherIsBetter: false,
      dimensions: due,
      definition: '到期没有缴清的会员。',
    },
  ],
};

const kept = (row: Row): boolean => row['refunded'] === false;
const payment = { table: 'payments', time: 'paid_at' };
const owed = { table: 'dues', time: 'due_on' };

export const feesSchema: Schema = {
  name: 'fees',
  vocabulary,
  columns: {
    payments: {
      id: 'integer',
      paid_at: 'timestamp',
      member_type: 'varchar',
      province: 'varchar',
      method: 'varchar',
      amount: 'integer',
      refunded: 'boolean',
    },
    dues: {
      id: 'integer',
      due_on: 'date',
      member_type: 'varchar',
      province: 'varchar',
      amount: 'integer',
      paid: 'boolean',
    },
  },
  rows: { payments, dues },
  metrics: {
    paid_amount: { ...payment, where: kept, of: sumOf('amount') },
    payment_count: { ...payment, of: count },
    average_payment: { ...payment, where: kept, of: meanOf('amount') },
    refund_rate: { ...payment, of: shareOf((row) => row['refunded'] === true) },
    due_amount: { ...owed, of: sumOf('amount') },
    completion_rate: { ...owed, of: shareOf((row) => row['paid'] === true) },
    unpaid_count: { ...owed, of: (rows) => rows.filter((row) => row['paid'] === false).length },
  },
  dimensions: { member_type: 'member_type', province: 'province', method: 'method' },
};
