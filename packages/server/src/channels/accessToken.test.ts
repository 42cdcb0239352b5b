import { expect, it } from 'vitest';
import { keptToken } from './accessToken.js';

it('asks once for everybody, again shortly before the end, and again where it is refused', async () => {
  let time = 0;
  let asked = 0;
  const token = keptToken(
    async () => {
      asked += 1;
      return { token: `t${asked}`, seconds: 7200 };
    },
    () => time,
  );
  expect(await Promise.all([token.get(), token.get(), token.get()])).toEqual(['t1', 't1', 't1']);
  time = 6_899_000;
  expect(await token.get()).toBe('t1');
  time = 6_901_000;
  expect(await token.get()).toBe('t2');
  expect(await Promise.all([token.renew('t2'), token.renew('t2')])).toEqual(['t3', 't3']);
  // Somebody refused with an older one gets the one that came meanwhile.
  expect(await token.renew('t1')).toBe('t3');
  expect(asked).toBe(3);
});

it('asks again after a failure', async () => {
  let answer: Parameters<typeof keptToken>[0] = async () => ({ state: 'later', after: 1, said: 'busy' });
  const token = keptToken(() => answer());
  expect(await token.get()).toEqual({ state: 'later', after: 1, said: 'busy' });
  answer = async () => ({ token: 't', seconds: 10 });
  expect(await token.get()).toBe('t');
});
