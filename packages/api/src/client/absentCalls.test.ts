import { expect, it } from 'vitest';
import { pageTopics, readDocument } from '../contract/index.js';
import { ApiError } from './ApiError.js';
import { isAbsence } from './absentCalls.js';

const gone = (reason?: string, status = 404) =>
  new ApiError({ status, code: 404, message: '', ...(reason !== undefined && { reason }) });

it.each([
  ['HTTP 404 without a reason', readDocument, gone(), true],
  ['HTTP 404 of a server that knows no such address', readDocument, gone('not_found'), true],
  ['a thing that is gone', readDocument, gone('document_not_found'), false],
  ['code 404 inside HTTP 200', readDocument, gone(undefined, 200), false],
  ['a call that every backend has', pageTopics, gone(), false],
])('tells a call that is missing from a thing that is: %s', (_name, entry, error, absent) => {
  expect(isAbsence(entry, error)).toBe(absent);
});
