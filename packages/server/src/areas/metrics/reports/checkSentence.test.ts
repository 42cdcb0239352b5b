import { expect, it } from 'vitest';
import { truthOf } from './checkSentence.js';
import { delay, grounded, material, questions } from './reports.fixtures.js';

const check = (text: string, numbers: readonly number[] = [1], given = material()): boolean =>
  truthOf(given)({ text, numbers });

it.each([
  ['有依据回答率 96.3%，比前 6 天高 0.6 个百分点。', [1]],
  ['有依据回答率约 96%，略高于此前的 95.7%。', [1]],
  ['11 月 22 日降到 88.2%，此前的中位数是 95.9%，备注是停电检修。', [1]],
  ['2026-11-21 最高，为 98.1%。', [1]],
  ['近 6 天达到 95% 的目标，为 96.3%。', [1]],
  ['传播助手未达到目标 95%，只有 93.8%。', [1]],
  ['传播助手从 94.6% 降到 93.8%，低 0.8 个百分点。', [1]],
  ['问答 4.6 万次，比此前的 4.4 万次增长 5%。', [2]],
  ['通用助手有 30,000 次，占 64.9%。', [2]],
  ['问答次数增加 2,215 次（＋5.0％）。', [2]],
  ['首字延迟 1.8 秒，是此前的 2.6 倍，未达到目标 1.5 秒。', [3]],
  ['首字延迟高于目标，为 1.8 秒。', [3]],
  ['Grounded answers rose from 95.7% to 96.3%.', [1]],
  ['On November 22 it fell to 88.2%.', [1]],
  ['问答 46,215 次，有依据的占 96.3%。', [1, 2]],
])('lets stand what the figures show: %s', (text, numbers) => {
  expect(check(text, numbers)).toBe(true);
});

it.each([
  ['another value', '有依据回答率 97.3%。', [1]],
  ['a value rounded to another', '有依据回答率 96.2%。', [1]],
  ['the value of another figure', '有依据回答率 46,215 次。', [1]],
  ['a change that is none', '比前 6 天高 1.6 个百分点，为 96.3%。', [1]],
  ['a rise that was a fall', '比前 6 天低 0.6 个百分点，为 96.3%。', [1]],
  ['a fall told as a rise', '传播助手从 93.8% 升到 94.6%。', [1]],
  ['a rise of the whole told as a fall', '有依据回答率下降，降至 96.3%。', [1]],
  ['a share where points are meant', '提高 0.6%，为 96.3%。', [1]],
  ['a target missed that was reached', '有依据回答率 96.3%，未达到目标。', [1]],
  ['a target reached that was missed', '首字延迟 1.8 秒，达到目标。', [3]],
  ['a target that there is none of', '问答 46,215 次，达到目标。', [2]],
  ['a day outside of the span', '2025-11-21 最高，为 98.1%。', [1]],
  ['a span that is another', '近 30 天为 96.3%。', [1]],
  ['an amount in words', '问答次数翻了一番，达 46,215 次。', [2]],
  ['an amount in Chinese numerals', '提高了五个百分点，为 96.3%。', [1]],
  ['a percentage in Chinese', '有依据回答率为百分之九十九，而不是 96.3%。', [1]],
  ['an amount in English words', 'It doubled to 96.3%.', [1]],
  ['strange digits', '有依据回答率 ٩٧%，此前 95.7%。', [1]],
  ['full-width digits that lie', '有依据回答率 ９７．３％。', [1]],
  ['a power of ten', '问答 46,215 次，此前 4e3 次。', [2]],
  ['a reason that nothing shows', '因为新版本上线，问答增加到 46,215 次。', [2]],
  ['no number', '一切都很好。', [1]],
  ['no figure', '有依据回答率 96.3%。', []],
  ['a figure that is not there', '有依据回答率 96.3%。', [4]],
  ['one that is not there besides', '有依据回答率 96.3%。', [1, 4]],
  ['a link', '有依据回答率 96.3%，见 https://evil.example。', [1]],
  ['a picture', '有依据回答率 96.3% ![x](//evil.example)。', [1]],
  ['markup', '有依据回答率 96.3% <img src=x>。', [1]],
  ['an address', '有依据回答率 96.3%，请写信给 a@evil.example。', [1]],
  ['a sermon', `有依据回答率 96.3%${'，很好'.repeat(200)}。`, [1]],
])('drops %s', (_, text, numbers) => {
  expect(check(text, numbers)).toBe(false);
});

it('takes digits in names and notes for no figures, unless they are nothing else', () => {
  const named = { ...grounded, metricName: '24 小时响应率', breakdown: [{ name: 'U18', value: 98.1, before: 97.8 }] };
  expect(check('24 小时响应率 96.3%，U18 为 98.1%。', [1], material({ figures: [named] }))).toBe(true);
  const trick = { ...grounded, breakdown: [{ name: '99.9', value: 98.1, before: 97.8 }] };
  expect(check('有依据回答率 99.9%，此前 95.7%。', [1], material({ figures: [trick] }))).toBe(false);
});

it('asks for the sign of a value below nought', () => {
  const figures = [{ ...delay, value: -2, target: null }, questions];
  expect(check('首字延迟 −2 秒。', [3], material({ figures }))).toBe(true);
  expect(check('首字延迟 2 秒。', [3], material({ figures }))).toBe(false);
});
