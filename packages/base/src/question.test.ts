import { expect, it } from 'vitest';
import { normalQuestion } from './question.js';

it('tells questions apart by their letters and digits alone', () => {
  expect(normalQuestion(' 进攻 时间，多长？')).toBe(normalQuestion('进攻时间多长'));
  expect(normalQuestion('ＦＩＢＡ ２４')).toBe('fiba24');
  expect(normalQuestion('？？')).toBe('??');
});
