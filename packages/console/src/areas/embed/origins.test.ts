import { expect, it } from 'vitest';
import { originOf, problemOf } from './origins.js';

it.each([
  ['https://www.example.com', 'https://www.example.com'],
  [' https://WWW.Example.com/tickets?a=1#b ', 'https://www.example.com'],
  ['www.example.com', 'https://www.example.com'],
  ['http://localhost:4000', 'http://localhost:4000'],
  ['https://www.example.com:443', 'https://www.example.com'],
  ['http://10.0.0.5:8080/a', 'http://10.0.0.5:8080'],
])('takes %s for the origin that was meant', (typed, origin) => {
  expect(originOf(typed)).toBe(origin);
});

it.each(['', '   ', 'example', 'https://', 'ftp://example.com', 'javascript:alert(1)', 'https://a:b@example.com'])(
  'takes "%s" for no origin',
  (typed) => {
    expect(originOf(typed)).toBeUndefined();
  },
);

it('says why an origin cannot be added', () => {
  expect(problemOf('https://*.example.com', [])).toBe('noWildcards');
  expect(problemOf('example', [])).toBe('notOrigin');
  expect(problemOf('www.example.com/a', ['https://www.example.com'])).toBe('originTwice');
  expect(problemOf('www.example.com', [])).toBeUndefined();
});
