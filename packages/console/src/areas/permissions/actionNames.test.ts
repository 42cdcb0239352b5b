import { allEndpoints } from '@console/api/contract/all';
import { expect, it } from 'vitest';
import { actionName } from './actionNames.js';

/** Calls of pages that are still planned: nobody can have made one. */
const planned =
  /\/marketing\/(?!(?:crowdPack|ecologyMember|smsTemplate|wechatTemplate|appTemplate|template|operatePlan|pdTask|report|privateDomain|qyWechat)\/)/;

it('tells in Chinese what every call did that changes something', () => {
  const names = allEndpoints.flatMap(({ name, entry: { kind, path } }) =>
    kind === 'write' && !planned.test(path) ? [name] : [],
  );
  expect(names.length).toBeGreaterThan(100);
  expect(names.filter((name) => !/^\p{Script=Han}/u.test(actionName(name, 'zh-CN')))).toEqual([]);
});

it('calls things in English as the product does', () => {
  expect(actionName('addTagSystem', 'en-US')).toBe('Add label system');
  expect(actionName('importFaqExcel', 'en-US')).toBe('Import FAQ excel');
  expect(actionName('passTripleTask', 'en-US')).toBe('Put extracted triples into the graph');
});
