import { expect, it } from 'vitest';
import { changeChip } from './changeChip.js';
import { ChipError } from './chipValues.js';
import { chipsOf } from './chips.js';
import { QueryPlan } from './plan.js';
import { planned, TODAY, vocabulary } from './semantics.fixtures.js';

const plan = planned('近 30 天各助手的有依据回答率怎么走，不含传播助手，和前 30 天比');
const change = (id: string, values: readonly string[], of = plan): QueryPlan =>
  changeChip(of, id, values, vocabulary, TODAY);
const shown = (of: QueryPlan, language: 'zh' | 'en' = 'zh'): string[] =>
  chipsOf(of, vocabulary, language, TODAY).map(({ label, text, assumed }) => `${label} ${text}${assumed ? '*' : ''}`);

it('says piece by piece what was understood, and what was assumed', () => {
  expect(shown(plan)).toEqual([
    '时间 近 30 天',
    '指标 有依据回答率',
    '分组 助手，按天*',
    '筛选 不含传播助手',
    '对比 前 30 天',
  ]);
  expect(shown(plan, 'en')).toEqual([
    'Time the last 30 days',
    'Metric grounded rate',
    'Groups assistant, by day*',
    'Filter without 传播助手',
    'Comparison the previous 30 days',
  ]);
  expect(shown(planned('满意率最低的 3 个助手'))).toEqual([
    '时间 近 30 天*',
    '指标 满意率',
    '分组 助手',
    '排序 从低到高',
    '排序 前 3 个',
  ]);
  expect(shown(planned('用户数'))).toEqual(['指标 用户数', '分组 不分组', '筛选 启用状态 启用*']);
});

it('can put back what each chip shows', () => {
  for (const chip of chipsOf(plan, vocabulary, 'zh', TODAY)) {
    expect({ ...change(chip.id, chip.values), assumed: [] }).toEqual({ ...plan, assumed: [] });
  }
});

it('changes the time, with the comparison and the steps', () => {
  expect(change('time', ['rolling:day:90'])).toMatchObject({
    grain: 'week',
    period: { start: '2026-08-24' },
    compare: { start: '2026-05-26', end: '2026-08-24' },
  });
  expect(change('time', ['2026-10-01', '2026-10-31'])).toMatchObject({
    period: { kind: 'range', start: '2026-10-01', end: '2026-11-01' },
    compare: { start: '2026-08-31', end: '2026-10-01' },
  });
});

it('changes groups, metrics, filters and comparison', () => {
  expect(change('group', ['base', '@week'])).toMatchObject({
    groupBy: ['base'],
    grain: 'week',
    rows: 'groups',
    assumed: [],
  });
  expect(change('group', ['@month'])).toMatchObject({ groupBy: [], grain: 'month', rows: 'steps' });
  expect(change('metric', ['satisfaction_rate', 'question_count'])).toMatchObject({
    metrics: ['satisfaction_rate', 'question_count'],
  });
  expect(change('without:assistant', ['财务助手'])).toMatchObject({ filters: [{ op: 'notIn', values: ['财务助手'] }] });
  expect(change('without:assistant', [])).toMatchObject({ filters: [] });
  expect(change('compare', ['year'])).toMatchObject({ compare: { start: '2025-10-23', end: '2025-11-22' } });
  expect(change('compare', ['none'])).toMatchObject({ compare: null });
});

it('is no assumption any more once it was chosen', () => {
  expect(change('time', ['rolling:day:30'], planned('满意率')).assumed).toEqual([]);
});

it.each<[chip: string, values: string[]]>([
  ['time', ["2026-01-01'; drop table answers; --", '2026-02-01']],
  ['time', ['2026-02-30', '2026-03-01']],
  ['time', ['2026-03-02', '2026-03-01']],
  ['time', ['rolling:day:0']],
  ['time', ['rolling:year:999']],
  ['time', ['0000-01-01', '9999-12-31']],
  ['time', []],
  ['metric', []],
  ['metric', ['password']],
  ['metric', ['document_count']],
  ['group', ['type']],
  ['group', ['@day', '@week']],
  ['group', ['assistant" from users --']],
  ['without:assistant', ["传播助手' or 1=1 --"]],
  ['without:assistant', Array.from({ length: 200 }, (_, at) => `x${at}`)],
  ['compare', ['range']],
  ['compare', ['__proto__']],
  ['limit', ['3']],
  ['order', ['value:desc']],
  ['filter:password', ['x']],
  ['threshold:0', ['1']],
  ['__proto__', ['x']],
])('refuses what the chip %s does not offer', (chip, values) => {
  expect(() => change(chip, values)).toThrow(ChipError);
});

it.each(['1e9', '0', '-1', '1.5', '1001', '3; drop table x', 'NaN', ''])(
  'refuses %s as a number of groups',
  (value) => {
    expect(() => change('limit', [value], planned('满意率最低的 3 个助手'))).toThrow(ChipError);
  },
);

it('keeps something to rank', () => {
  expect(() => change('group', [], planned('满意率最低的 3 个助手'))).toThrow(new ChipError('group_needed', 'group'));
});

it('leaves a plan that is valid', () => {
  const changes: [string, string[]][] = [
    ['time', ['current:month:0']],
    ['group', ['role', '@hour']],
    ['compare', ['month']],
  ];
  for (const [id, values] of changes) expect(QueryPlan.safeParse(change(id, values)).success).toBe(true);
});
