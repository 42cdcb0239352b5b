import { expect, it } from 'vitest';
import { textLikeness } from './textLikeness.js';

it('knows a text again that was cut or broken into lines otherwise', () => {
  const text = '上半时每队可以请求两次暂停，下半时三次。';
  expect(textLikeness(text, text)).toBe(1);
  expect(textLikeness(text, `第五节\n${text.replace('，', '，\n')}\n每次一分钟。`)).toBe(1);
});

it('tells another text apart', () => {
  expect(textLikeness('上半时每队可以请求两次暂停。', '替补球员在记录台前等候换人。')).toBeLessThan(0.2);
  expect(textLikeness('', '替补')).toBe(0);
});
