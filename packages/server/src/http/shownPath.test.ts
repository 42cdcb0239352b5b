import { expect, it } from 'vitest';
import { shownPath } from './shownPath.js';

it('shows no key that opens a path', () => {
  expect(shownPath('/receipts/aliyun/Kd03kfE92')).toBe('/receipts/aliyun/***');
  expect(shownPath('/receipts/aliyun/Kd03kfE92/more')).toBe('/receipts/aliyun/***');
  expect(shownPath('/l/1-2-abcdef0123')).toBe('/l/***');
  expect(shownPath('/o/2-abcdef0123')).toBe('/o/***');
  for (const path of ['/', '/logo.svg', '/aiapi/qa/o/x', '/open/x', '/receipts/']) expect(shownPath(path)).toBe(path);
});
