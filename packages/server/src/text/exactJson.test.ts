import { expect, it } from 'vitest';
import { exactJson } from './exactJson.js';

it('keeps all digits of a long number, and reads everything else as it is', () => {
  expect(exactJson('{"msgid": 9007199254740993, "list": [-12345678901234567,1]}')).toEqual({
    msgid: '9007199254740993',
    list: ['-12345678901234567', 1],
  });
  const text = '{"a": "x:9007199254740993,", "b\\"": "9007199254740993", "c": 1.2345678901234567, "d": 1e20, "e": 42}';
  expect(exactJson(text)).toEqual(JSON.parse(text));
  expect(exactJson('{"open')).toBeUndefined();
});
