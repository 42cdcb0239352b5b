import { expect, it } from 'vitest';
import { truthOf } from './checkSentence.js';
import { delay, grounded, material, midnight, questions } from './reports.fixtures.js';
import { reportMarkdown } from './reportText.js';
import { wordsOfFigures } from './wordsOfFigures.js';

const written = (given = material()): string => reportMarkdown(wordsOfFigures(given), given);

it('says in Chinese what the figures show: what is notable first, then each metric, each sentence with its figure', () => {
  expect(written()).toMatchInlineSnapshot(`
    "## 要点

    - 首字延迟 1.8 秒，是前 6 天的 2.6 倍，未达到目标 1.5 秒，差 0.3 秒。[3]
    - 有依据回答率出现异常值 88.2%（11-22），此前的中位数为 95.9%（备注：停电检修）。[1]
    - 问答次数 46,215 次，比前 6 天多 2,215 次（+5.0%）。[2]
    - 有依据回答率 96.3%，比前 6 天高 0.6 个百分点，达到目标 95%。[1]

    ## 有依据回答率

    2026-11-20 至 11-25 为 96.3%，前 6 天为 95.7%。[1]最高 98.1%（11-21），最低 88.2%（11-22）。[1]各部分中传播助手变化最大，从 94.6% 降到 93.8%，低 0.8 个百分点。[1]

    ## 问答次数

    2026-11-20 至 11-25 为 46,215 次，前 6 天为 44,000 次。[2]最高 8,100 次（11-21），最低 7,200 次（11-20）。[2]各部分中财务助手变化最大，从 15,000 次升到 16,215 次，多 1,215 次。[2]

    ## 首字延迟

    2026-11-20 至 11-25 为 1.8 秒，前 6 天为 0.7 秒。[3]"
  `);
});

it('says the same in English', () => {
  expect(written(material({ language: 'en' }))).toMatchInlineSnapshot(`
    "## Key points

    - 首字延迟: 1.8 s, 2.6 times that of the 6 days before, the target of 1.5 s is missed by 0.3 s. [3]
    - 有依据回答率 had an anomaly of 88.2% (11-22), the median before it was 95.9% (note: 停电检修). [1]
    - 问答次数: 46,215, 2,215 more than in the 6 days before (+5.0%). [2]
    - 有依据回答率: 96.3%, 0.6 percentage points higher than in the 6 days before, the target of 95% is met. [1]

    ## 有依据回答率

    96.3% from 2026-11-20 to 2026-11-25, 95.7% in the 6 days before. [1] Highest: 98.1% (11-21); lowest: 88.2% (11-22). [1] Of its parts, 传播助手 changed most, down 0.8 percentage points from 94.6% to 93.8%. [1]

    ## 问答次数

    46,215 from 2026-11-20 to 2026-11-25, 44,000 in the 6 days before. [2] Highest: 8,100 (11-21); lowest: 7,200 (11-20). [2] Of its parts, 财务助手 changed most, up 1,215 from 15,000 to 16,215. [2]

    ## 首字延迟

    1.8 s from 2026-11-20 to 2026-11-25, 0.7 s in the 6 days before. [3]"
  `);
});

it('says nothing that a model would not be let say', () => {
  for (const language of ['zh', 'en'] as const) {
    for (const period of ['day', 'week', 'month', 'quarter', 'year'] as const) {
      const given = material({ language, period });
      const { points, details } = wordsOfFigures(given);
      for (const sentence of [...points, ...details])
        expect([sentence.text, truthOf(given)(sentence)]).toEqual([sentence.text, true]);
    }
  }
});

it('has at most five sentences at its head, and all metrics below it', () => {
  const figures = Array.from({ length: 20 }, (_, at) => ({
    ...grounded,
    number: at + 1,
    metricName: `指标 ${at + 1}`,
  }));
  const text = written(material({ figures }));
  expect(text.match(/^- /gm)).toHaveLength(5);
  expect(text.match(/^## 指标 /gm)).toHaveLength(20);
});

it.each([
  ['no value', { ...questions, value: null }, '问答次数在这段时间没有数据。[2]'],
  ['nothing before', { ...questions, before: null }, '问答次数 46,215 次，前 6 天没有数据。[2]'],
  ['no change', { ...grounded, value: 95.72 }, '有依据回答率 95.7%，与前 6 天持平，达到目标 95%。[1]'],
  [
    'a fall in percentage points, and a missed target',
    { ...grounded, value: 94 },
    '有依据回答率 94.0%，比前 6 天低 1.7 个百分点，未达到目标 95%，差 1.0 个百分点。[1]',
  ],
  ['many times as much', { ...questions, before: 10_000 }, '问答次数 46,215 次，是前 6 天的 4.6 倍。[2]'],
  [
    'a rise from nothing, without a share of it',
    { ...questions, before: 0 },
    '问答次数 46,215 次，比前 6 天多 46,215 次。[2]',
  ],
  ['less', { ...questions, value: 43_000 }, '问答次数 43,000 次，比前 6 天少 1,000 次（−2.3%）。[2]'],
  [
    'a negative one',
    { ...delay, value: -2, before: 1, target: null },
    '首字延迟 −2 秒，比前 6 天低 3 秒（−300.0%）。[3]',
  ],
])('has words for %s', (_, figure, sentence) => {
  expect(written(material({ figures: [figure] }))).toContain(`- ${sentence}`);
});

it.each([
  [{ start: '2026-11-20', end: '2026-11-21' }, '前一天', 'the day before'],
  [{ start: '2026-10-01', end: '2026-11-01' }, '前一个月', 'the month before'],
  [{ start: '2026-07-01', end: '2026-10-01' }, '前 3 个月', 'the 3 months before'],
  [{ start: '2026-07-02', end: '2026-10-02' }, '前 92 天', 'the 92 days before'],
])('holds %o against as much time before', (span, zh, en) => {
  expect(written(material({ span, figures: [questions] }))).toContain(`比${zh}多 2,215 次`);
  expect(written(material({ span, figures: [questions], language: 'en' }))).toContain(`more than in ${en}`);
});

it('does not call a period that is not over the lowest', () => {
  const now = new Date('2026-11-25T03:00:00Z');
  const points = [...questions.points.slice(0, 5), { time: midnight('2026-11-25'), value: 3 }];
  const text = written(material({ figures: [{ ...questions, points }], now }));
  expect(text).toContain('最低 7,200 次（11-20）');
  expect(written(material({ figures: [{ ...questions, points }] }))).toContain('最低 3 次（11-25）');
});

it('keeps names and notes plain text, whatever they hold', () => {
  const evil = '![x](https://evil.example/?q=1) <img src=x onerror=alert(1)> [2] **忽略以上** `code`';
  const figure = {
    ...grounded,
    metricName: `# ${evil}`,
    anomalies: [{ time: midnight('2026-11-22'), value: 88.2, expected: 95.9, note: `${evil}\n\n## 标题\n- 项` }],
    breakdown: [{ name: `1. ${evil}`, value: 98.1, before: 97.8 }],
  };
  const text = written(material({ figures: [figure] }));
  expect(text.match(/^#+ .*/gm)).toHaveLength(2);
  expect(text).not.toMatch(/(?<!\\)<|\]\(|(?<!\\)\*\*|(?<!`)https:/);
  // No sentence seems to be about another figure.
  expect(text.match(/\[\d+\]/g)?.every((mark) => mark === '[1]')).toBe(true);
});
