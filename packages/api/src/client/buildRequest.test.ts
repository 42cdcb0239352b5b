import { expect, it } from 'vitest';
import { enableChunk, giveLike, pageAssistants, removeAssistants, uploadDocument } from '../contract/index.js';
import { buildRequest } from './buildRequest.js';

it('lays flat input out over path, query and body', () => {
  expect(buildRequest(enableChunk, { isEnable: false, idList: ['a', 'b'] })).toEqual({
    method: 'POST',
    url: '/rag/enableChunk/false',
    body: { idList: ['a', 'b'] },
  });
  expect(buildRequest(pageAssistants, { current: 1, size: 200, keyword: '财务' })).toEqual({
    method: 'POST',
    url: '/aiapi/qa/aiAssistant/queryPage?current=1&size=200',
    body: { keyword: '财务' },
  });
});

it('joins lists of a query with commas and leaves out what is undefined', () => {
  expect(buildRequest(removeAssistants, { idList: ['a', 'b'] }).url).toBe(
    '/aiapi/qa/aiAssistant/removeByIds?idList=a%2Cb',
  );
  expect(buildRequest(giveLike, { id: 'x', isLike: undefined }).url).toBe('/aiapi/qa/aiSession/giveLike/x');
});

it('keeps a hostile path parameter in its place', () => {
  expect(buildRequest(giveLike, { id: '../../login?x=1#' }).url).toBe(
    '/aiapi/qa/aiSession/giveLike/..%2F..%2Flogin%3Fx%3D1%23',
  );
});

it('sends files as a form, and nothing that the entry does not name', () => {
  const file = new File(['规则'], '规则.txt');
  const { body } = buildRequest(uploadDocument, { knowledgeBaseId: 'k1', file, extra: 1 });
  expect(body).toBeInstanceOf(FormData);
  if (!(body instanceof FormData)) return;
  expect([...body.keys()]).toEqual(['knowledgeBaseId', 'file']);
  expect(body.get('file')).toBeInstanceOf(File);
});
