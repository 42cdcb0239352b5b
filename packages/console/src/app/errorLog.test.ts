import { expect, it } from 'vitest';
import { withoutSecrets } from './errorLog.js';

it('cuts the tokens in use out of what is logged, wherever they stand', () => {
  expect(withoutSecrets('at x (abc123:1) abc123', ['abc123', null])).toBe('at x (***:1) ***');
});

it.each([
  ['GET /#/expAI?F_T=abc&x=1', 'GET /#/expAI?F_T=***&x=1'],
  ['Authorization: Bearer abc.def', 'Authorization: Bearer ***'],
  ['{"password":"Rules-2024","name":"x"}', '{"password":"***","name":"x"}'],
  ['Admin-Token=abc; size=small', 'Admin-Token=***; size=small'],
  ['api_key = abc', 'api_key = ***'],
])('cuts the secret out of %s', (text, cut) => {
  expect(withoutSecrets(text, [])).toBe(cut);
});

it('leaves what is no secret', () => {
  const text = "TypeError: Cannot read properties of undefined (reading 'token')";
  expect(withoutSecrets(text, [])).toBe(text);
});
