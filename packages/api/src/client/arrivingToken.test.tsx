import { afterEach, expect, it } from 'vitest';
import { arrivingToken } from './arrivingToken.js';

const before = location.href;
afterEach(() => {
  history.replaceState(null, '', before);
  sessionStorage.removeItem('F_T');
});

it('takes an arriving token out of the address at once, and keeps it for this tab through a reload', () => {
  const { pathname } = location;
  history.replaceState({ kept: true }, '', `${pathname}?x=1&F_T=abc#/rules`);
  expect(arrivingToken()()).toBe('abc');
  expect(location.href).not.toContain('abc');
  expect(location.search + location.hash).toBe('?x=1#/rules');
  expect(history.state).toEqual({ kept: true });
  // As after a reload: the address brings none any more.
  expect(arrivingToken()()).toBe('abc');
});

it('is nobody where none has arrived', () => {
  expect(arrivingToken()()).toBeNull();
});
