import { expect, it } from 'vitest';
import { sealWeComReport } from '../testing/sealWeComReport.js';
import { openWeComReport } from './weComCallback.js';

/** As WeCom publishes it with its own sample programs. */
const keys = {
  token: 'QDG6eK',
  encodingAesKey: 'jWmYm7qr5nMoAUwZRjGtBxmz3KA1tkAj3ykkR6q2B2C',
  corpId: 'wx5823bf96d3bd56c7',
};
const ECHO = 'P9nAzCzyDtyTWESHep1vC5X9xho/qYX3Zpb4yKa9SKld1DsH3Iyt3tP3zNdtp+4RPcs8TgAE7OaBO+FZXvnaqQ==';
const query = (signature: string) =>
  new URLSearchParams({ msg_signature: signature, timestamp: '1409659589', nonce: '263014780' });
const SIGNATURE = '5c45ff5e21c57e6ad56bac8758b79b1d9ac89fd3';

it('opens the published example', () => {
  expect(openWeComReport(keys, query(SIGNATURE), ECHO)).toBe('1616140317555161061');
});

it('believes no other signature, no other association, and nothing that was changed', () => {
  expect(openWeComReport(keys, query('0'.repeat(40)), ECHO)).toBeNull();
  expect(openWeComReport(keys, query(''), ECHO)).toBeNull();
  expect(openWeComReport({ ...keys, corpId: 'ww1' }, query(SIGNATURE), ECHO)).toBeNull();
  expect(openWeComReport(keys, query(SIGNATURE), ECHO.replace('P9', 'Q9'))).toBeNull();
  const { encrypted, query: signed } = sealWeComReport(keys, 'x', '1');
  const other = { ...keys, encodingAesKey: 'a'.repeat(43) };
  expect(openWeComReport(other, signed, encrypted)).toBeNull();
  expect(openWeComReport(keys, signed, 'no base64 at all')).toBeNull();
});

it('reads texts of every length, also Chinese ones', () => {
  for (const text of ['', '<xml/>', '季票'.repeat(300), 'a'.repeat(31), 'a'.repeat(32)]) {
    const { encrypted, query: signed } = sealWeComReport(keys, text, '1764300000');
    expect(openWeComReport(keys, signed, encrypted)).toBe(text);
  }
});
