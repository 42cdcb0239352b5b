import { expect, it } from 'vitest';
import { matches } from './matches.js';

const marked = (text: string, query: string) =>
  matches(text, query)
    .map((piece) => (piece.hit ? `[${piece.text}]` : piece.text))
    .join('');

it.each([
  ['裁判员培训', '裁判', '[裁判]员培训'],
  ['三级裁判考试说明.docx', 'DOCX 考试', '三级裁判[考试]说明.[docx]'],
  ['aaa', 'aa', '[aa]a'],
  ['竞赛规则库', '', '竞赛规则库'],
  ['竞赛规则库', '   ', '竞赛规则库'],
  ['a.b*c', '.*', 'a.b*c'],
  ['İstanbul 规则', '规则', 'İstanbul [规则]'],
  ['<b>x</b>', '<b>', '[<b>]x</b>'],
  ['', 'x', ''],
])('marks in %j what %j finds', (text, query, result) => {
  expect(marked(text, query)).toBe(result);
  expect(
    matches(text, query)
      .map((piece) => piece.text)
      .join(''),
  ).toBe(text);
});
