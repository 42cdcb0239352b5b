import { expect, it } from 'vitest';
import { tokenBeside, tokensIn, whole } from './variableTokens.js';

const text = '${name}，你的${attribute.座位}';

it('finds variables where they stand, and nothing that is only half of one', () => {
  expect(tokensIn(text)).toEqual([
    { name: 'name', start: 0, end: 7 },
    { name: 'attribute.座位', start: 10, end: 25 },
  ]);
  expect(tokensIn('${na 和 ${} 和 $name')).toEqual([]);
  expect(tokensIn('${ name }')).toEqual([{ name: 'name', start: 0, end: 9 }]);
});

it('knows the variable at the caret on either side', () => {
  expect(tokenBeside(text, 7, -1)?.name).toBe('name');
  expect(tokenBeside(text, 7, 1)).toBeUndefined();
  expect(tokenBeside(text, 10, 1)?.name).toBe('attribute.座位');
  expect(tokenBeside('${a}${b}', 4, -1)?.name).toBe('a');
  expect(tokenBeside('${a}${b}', 4, 1)?.name).toBe('b');
});

it('cuts no variable in two, wherever a selection ends', () => {
  expect(whole(text, { start: 2, end: 2 })).toEqual({ start: 0, end: 0 });
  expect(whole(text, { start: 5, end: 5 })).toEqual({ start: 7, end: 7 });
  expect(whole(text, { start: 7, end: 7 })).toEqual({ start: 7, end: 7 });
  expect(whole(text, { start: 3, end: 12 })).toEqual({ start: 0, end: 25 });
  expect(whole(text, { start: 2, end: 6 })).toEqual({ start: 0, end: 7 });
  expect(whole(text, { start: 8, end: 9 })).toEqual({ start: 8, end: 9 });
});
