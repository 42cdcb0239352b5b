import { expect, it } from 'vitest';
import { checksOf } from '../checks.js';
import { readQuestion } from '../reader.js';
import { planned, TODAY, vocabulary } from '../semantics.fixtures.js';
import { followUpsOf } from './followUps.js';
import type { ResultRow } from './numbers.js';
import { titleOf, understoodOf } from './titles.js';
import { wordsOf } from './words.js';

const row = (assistant: string | null, value: number | null, before: number | null): ResultRow => ({
  is_total: assistant === null,
  assistant,
  grounded_rate: value,
  grounded_rate_before: before,
  grounded_rate_change: value === null || before === null ? null : value - before,
  group_count: 5n,
});

const compared = planned('近 30 天各助手的有依据回答率怎么走，和前 30 天比');
const rows = [
  row('文献助手', 98.1, 97.8),
  row('财务助手', 97.3, 96.8),
  row('通用助手', 96.9, 96.2),
  row('智能客服', 95.2, 94),
  row('传播助手', 93.8, 94.6),
  row(null, 96.3, 95.7),
];

it('says the total, its change, the target, and the only one that fell', () => {
  expect(wordsOf(compared, vocabulary, { rows }, 'zh')).toBe(
    '五个助手合计 **96.3%**，比前 30 天高 0.6 个百分点，达到目标 95%；只有**传播助手**从 94.6% 降到 93.8%。',
  );
  expect(wordsOf(compared, vocabulary, { rows }, 'en')).toBe(
    'Grounded rate over 5 assistants: **96.3%**, 0.6 percentage points higher than the previous 30 days, the target of 95% is met; only **传播助手** fell from 94.6% to 93.8%.',
  );
});

it('says how much a count changed, with its unit and in percent', () => {
  const plan = planned('近 7 天问答次数，环比');
  const counted = [
    {
      is_total: true,
      question_count: 46_215,
      question_count_before: 44_000,
      question_count_change: 2215,
      question_count_percent: 5.034,
    },
  ];
  expect(wordsOf(plan, vocabulary, { rows: counted }, 'zh')).toBe(
    '近 7 天问答次数 **46,215 次**，比前 7 天多 2,215 次（+5.0%）。',
  );
});

it('says that a target is missed, and by how much', () => {
  const plan = planned('本月首字延迟');
  expect(wordsOf(plan, vocabulary, { rows: [{ is_total: true, first_token_seconds: 1.8 }] }, 'zh')).toBe(
    '本月首字延迟 **1.8 秒**，未达到目标 1.5 秒，差 0.3 秒。',
  );
});

it('says that there is nothing where there is nothing', () => {
  expect(wordsOf(compared, vocabulary, { rows: [row(null, null, 95)] }, 'zh')).toBe('这段时间没有数据。');
  expect(wordsOf(compared, vocabulary, { rows: [] }, 'en')).toBe('There is no data for this period.');
});

it('says that there is nothing to compare with', () => {
  expect(wordsOf(compared, vocabulary, { rows: [row('文献助手', 98, null), row(null, 98, null)] }, 'zh')).toContain(
    '前 30 天没有数据',
  );
});

it('names those that a threshold leaves, or that there are none', () => {
  const plan = planned('有依据回答率低于 95% 的助手');
  expect(wordsOf(plan, vocabulary, { rows: [row('传播助手', 93.8, null), row(null, 96.3, null)] }, 'zh')).toContain(
    '1 个低于 95%：**传播助手** 93.8%',
  );
  expect(wordsOf(plan, vocabulary, { rows: [row(null, 96.3, null)] }, 'zh')).toContain('没有低于 95% 的');
});

it('writes values of the data as plain text', () => {
  const hostile = [
    row('**x**<img src=x onerror=alert(1)>[a](javascript:b)', 10, null),
    row('y', 20, null),
    row(null, 15, null),
  ];
  const words = wordsOf(planned('各助手有依据回答率'), vocabulary, { rows: hostile }, 'zh');
  expect(words).toContain('\\*\\*x\\*\\*\\<img');
  expect(words).not.toContain('](javascript');
});

it('says in one line what was understood, and has a short title for it', () => {
  expect(understoodOf(compared, vocabulary, 'zh')).toBe('近 30 天各助手每天的有依据回答率，与前 30 天比');
  expect(titleOf(compared, vocabulary, 'zh')).toBe('各助手有依据回答率');
  expect(understoodOf(compared, vocabulary, 'en')).toBe(
    'grounded rate by assistant and day, the last 30 days, against the previous 30 days',
  );
  expect(titleOf(planned('不含传播助手，满意率最低的 3 个角色'), vocabulary, 'zh')).toBe('不含传播助手的各角色满意率');
});

it.each(['zh', 'en'] as const)('offers questions to go on with that it understands itself, in %s', (language) => {
  for (const question of [
    '近 30 天各助手的有依据回答率怎么走，和前 30 天比',
    '文档数',
    '本月问答次数',
    '各角色的用户数',
    '满意率最低的 3 个助手',
  ]) {
    const plan = planned(question);
    const offered = followUpsOf(plan, vocabulary, { rows }, language, TODAY);
    expect(offered.length).toBeGreaterThan(0);
    expect(offered.length).toBeLessThanOrEqual(3);
    for (const next of offered) {
      expect(readQuestion(next, vocabulary, { today: TODAY, previous: plan }).kind).toBe('plan');
    }
  }
});

it('looks at rows, gaps, what was cut, sums and units, and puts what it found first', () => {
  const plan = planned('近 30 天各助手问答次数');
  const counted = [
    { is_total: false, assistant: '文献助手', question_count: 60_000, group_count: 2n },
    { is_total: false, assistant: null, question_count: 50_000, group_count: 2n },
    { is_total: true, assistant: null, question_count: 100_000, group_count: 2n },
  ];
  expect(
    checksOf(plan, vocabulary, {
      summary: counted,
      series: null,
      cut: false,
      last: { value: 99_000, time: '2026-11-01' },
    }),
  ).toEqual([
    { kind: 'nulls', state: 'warn', count: 1 },
    { kind: 'fanout', state: 'warn', column: 'question_count', value: 110_000, before: 100_000 },
    { kind: 'rows', state: 'ok', count: 2 },
    { kind: 'cut', state: 'ok', count: 2 },
    { kind: 'unit', state: 'ok', column: 'question_count', unit: '万次' },
    { kind: 'since', state: 'ok', column: 'question_count', value: 100_000, before: 99_000, beforeTime: '2026-11-01' },
  ]);
});
