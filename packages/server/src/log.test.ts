import { afterEach, beforeEach, expect, it, type MockInstance, vi } from 'vitest';
import { createLog } from './log.js';

let written: string;
let stderr: MockInstance<typeof process.stderr.write>;
beforeEach(() => {
  written = '';
  stderr = vi.spyOn(process.stderr, 'write').mockImplementation((text) => {
    written += text;
    return true;
  });
});
afterEach(() => stderr.mockRestore());

it('writes one short line a call for people', () => {
  createLog('info', true).info({ requestId: 'r1', method: 'GET', path: '/x', status: 200, ms: 4 }, 'call');
  expect(written).toMatch(/^\d\d:\d\d:\d\d info  call GET \/x 200 4 ms r1\n$/);
});

it('tells the whole story of an error, with its causes', () => {
  const error = new Error('could not save', { cause: new Error('disk full') });
  createLog('info', true).error({ err: error }, 'unexpected error');
  expect(written).toContain('could not save');
  expect(written).toContain('caused by Error: disk full');
});

it('never writes a token or a password', () => {
  createLog('info', true).info(
    { token: 's3cret', user: { password: 's3cret' }, headers: { authorization: 's3cret' } },
    'x',
  );
  expect(written).toContain('[secret]');
  expect(written).not.toContain('s3cret');
});
