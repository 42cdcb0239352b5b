import { expect, it } from 'vitest';
import { provenFigures, withWorkedOut } from './provenFigures.js';

const seen = [
  '意外身故保险金额为50万元，免赔额100元，等待期三十日，赔付比例80%。',
  '400000',
  '我投保了 2 份，能赔多少？',
];

it.each([
  '意外身故最高赔 50 万元[1]。',
  '按比例赔 400,000 元[1]，即 40 万元。',
  '等待期为30天[1]。',
  '等待期为三十日[1]。',
  '你投保了 2 份。',
  '赔付比例是 80％。',
  '一般由第三者责任险承担，统一办理。',
  '1. 意外身故\n2. 医疗费用\n\n# 3. 结论',
])('keeps what was seen, worked out or asked: %s', (answer) => {
  expect(provenFigures(answer, seen)).toEqual({ answer, leftOut: 0 });
});

it.each([
  '意外身故最高赔 60 万元[1]。',
  '赔付比例是 90%。',
  '等待期为四十五日。',
  '理赔要二十个工作日。',
  'It takes forty days.',
  '大约１２０元。',
])('leaves out a figure that nothing tells: %s', (answer) => {
  expect(provenFigures(answer, seen)).toEqual({ answer: '', leftOut: 1 });
});

it('leaves out the sentence and not what stands around it', () => {
  const answer = '- 保额 50 万元[1]。另外补贴 7777 元[1]。\n- 免赔额 100 元。';
  expect(provenFigures(answer, seen)).toEqual({ answer: '- 保额 50 万元[1]。\n- 免赔额 100 元。', leftOut: 1 });
});

it('leaves out rows of a table as a whole, and keeps its head', () => {
  const answer = '| 项目 | 金额 |\n| --- | --- |\n| 身故 | 50万元 |\n| 伤残 | 33万元 |';
  expect(provenFigures(answer, seen)).toEqual({
    answer: '| 项目 | 金额 |\n| --- | --- |\n| 身故 | 50万元 |',
    leftOut: 1,
  });
});

it('counts what was worked out of what was seen, whatever came first', () => {
  const calculations = [
    { expression: '399900 * 80%', told: '399900 * 80% = 319920' },
    { expression: '400000 - 100', told: '400000 - 100 = 399900' },
    { expression: 'days(2026-03-01, 2026-03-31)', told: 'days(2026-03-01, 2026-03-31) = 30' },
  ];
  const answer = '能赔 319,920 元[1]，隔 30 天。';
  expect(provenFigures(answer, withWorkedOut(seen, calculations))).toEqual({ answer, leftOut: 0 });
});

it('takes no figure for proved that only its own calculation names', () => {
  const calculations = [{ expression: '999999 * 1', told: '999999 * 1 = 999999' }];
  expect(provenFigures('可以赔 999,999 元[1]。', withWorkedOut(seen, calculations))).toEqual({
    answer: '',
    leftOut: 1,
  });
});
