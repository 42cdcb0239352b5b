import { catalogue } from '@console/base';
import { describe, expect, it } from 'vitest';
import { readFailure } from './readFailure.js';

const envelope = (code: number, message?: string) => ({ code, message, requestId: 'r1' });

describe('the error catalogue', () => {
  it.each([
    ['400 with words', 400, envelope(400, '名称已存在'), '名称已存在'],
    ['400 without', 400, undefined, catalogue.badRequest],
    ['404', 404, envelope(404, 'no such route'), catalogue.notFound],
    ['500 with words', 500, envelope(500, '服务维护中'), '服务维护中'],
    ['500 without', 500, undefined, catalogue.serverError],
    ['502', 502, '<html><h1>Bad Gateway</h1></html>', catalogue.busy],
    ['503', 503, envelope(503, 'whatever'), catalogue.busy],
    ['HTML where words should be', 500, envelope(500, '<script>alert(1)</script>'), catalogue.serverError],
    ['1000-1999 inside HTTP 200', 200, envelope(1234, 'x'), catalogue.invalidData],
    ['2000-2999 inside HTTP 200', 200, envelope(2999, 'x'), catalogue.missingResource],
    ['3000-3999 inside HTTP 200', 200, envelope(3000, 'x'), catalogue.outOfOrder],
    ['400 inside HTTP 200', 200, envelope(400, '名称已存在'), '名称已存在'],
  ])('%s', (_name, status, body, message) => {
    expect(readFailure(status, body)).toMatchObject({ status, message });
  });

  it('tells "not permitted" from the end of the session', () => {
    expect(readFailure(403, envelope(4030, '没有权限')).notPermitted).toBe(true);
    expect(readFailure(403, envelope(403, '已停用')).notPermitted).toBe(false);
  });

  it('keeps the reason, the fields and the request id of a failure', () => {
    const body = { code: 400, message: '请检查', reason: 'invalid_request', fields: { name: '太长' }, requestId: 'r9' };
    expect(readFailure(400, body)).toMatchObject({
      reason: 'invalid_request',
      fields: { name: '太长' },
      requestId: 'r9',
    });
  });

  it.each([
    [404, 404, catalogue.notFound],
    [200, 404, catalogue.notFound],
    [502, 502, catalogue.busy],
    [503, 503, catalogue.busy],
    [200, 1500, catalogue.invalidData],
    [201, 2500, catalogue.missingResource],
    [200, 3500, catalogue.outOfOrder],
  ])('keeps to the fixed words of a row whatever the server says: HTTP %i, code %i', (status, code, words) => {
    const body = { code, message: '会话不存在或已删除', reason: 'topic_not_found' };
    expect(readFailure(status, body)).toMatchObject({ message: words, reason: 'topic_not_found' });
  });

  it('lets the words of a named failure through where no row speaks', () => {
    const body = { code: 409, message: '名称已存在', reason: 'name_taken' };
    expect(readFailure(409, body).message).toBe('名称已存在');
  });
});
