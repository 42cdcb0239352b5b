import { describe, expect, it } from 'vitest';
import { readArrival } from './arrivingTokens.js';

describe('a token in the address', () => {
  it.each([
    ['/?F_T=abc#/assistantAI/chatAI', '/#/assistantAI/chatAI'],
    ['/#/assistantAI/chatAI?F_T=abc', '/#/assistantAI/chatAI'],
    ['/?lang=zh&F_T=abc#/expAI?assistantId=general', '/?lang=zh#/expAI?assistantId=general'],
    ['/#/expAI?assistantId=general&F_T=abc&x=%2F%20y', '/#/expAI?assistantId=general&x=%2F%20y'],
    ['/expAI?F_T=abc', '/expAI'],
    ['/?F%5FT=abc#/', '/#/'],
    ['/?F_T=abc&F_T=abc#/?F_T=abc', '/#/'],
  ])('%s is taken out, and nothing else is', (address, rest) => {
    expect(readArrival(address)).toEqual({ rest, foreign: 'abc', provider: null, found: true });
  });

  it('after the hash goes before one that stands before it', () => {
    expect(readArrival('/?F_T=before#/expAI?F_T=after').foreign).toBe('after');
  });

  it('leaves an address without one as it is', () => {
    const address = '/?a=%20b&&c#/assistantAI/chatAI?x=1#y';
    expect(readArrival(address)).toEqual({ rest: address, foreign: null, provider: null, found: false });
  });

  it('of an identity provider is taken at the page for it alone', () => {
    expect(readArrival('/#/auth-redirect?token=abc&redirect=%2Fx')).toMatchObject({
      provider: 'abc',
      rest: '/#/auth-redirect?redirect=%2Fx',
    });
    expect(readArrival('/?token=abc#/auth-redirect').provider).toBe('abc');
    expect(readArrival('/#/assistantAI/chatAI?token=abc')).toMatchObject({ provider: null, found: false });
  });
});

const hostile = [
  '',
  ' ',
  '%00',
  'a%0d%0aX-Injected:%201',
  'a%0aSet-Cookie:%20x=1',
  '%E4%B8%AD%E6%96%87',
  '%F0%9F%98%80',
  'a%E2%80%A8b',
  '%7F',
  'x'.repeat(5000),
  '%ff%fe',
];

describe('what could not be a token', () => {
  it.each(hostile)('F_T=%s is taken out of the address and not kept', (value) => {
    for (const address of [`/?F_T=${value}#/login`, `/#/login?F_T=${value}`])
      expect(readArrival(address)).toEqual({ rest: '/#/login', foreign: null, provider: null, found: true });
  });

  it('does not stand in the way of one that could', () => {
    expect(readArrival('/?F_T=good#/login?F_T=%0a').foreign).toBe('good');
  });

  it.each(['javascript:alert(1)', '%3Cscript%3Ealert(1)%3C/script%3E', '"><img src=x onerror=alert(1)>', '__proto__'])(
    'F_T=%s is kept as the plain text it is, out of the address',
    (value) => {
      const { rest, foreign } = readArrival(`/#/login?F_T=${value}`);
      expect(rest).toBe('/#/login');
      expect(foreign).toBe(decodeURIComponent(value));
    },
  );
});
