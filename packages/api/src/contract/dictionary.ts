import * as z from 'zod/mini';
import { endpoint } from './endpoint.js';
import { named, text } from './fields.js';

const DictionaryItem = z.looseObject({
  dictCode: z.string(),
  /** What is shown. */
  dictLabel: z.string(),
  /** What is stored. */
  dictValue: z.string(),
  orderNum: z.int(),
});
export interface DictionaryItem extends z.infer<typeof DictionaryItem> {}

/** The choices of one kind, in their order. */
export const listDictionary = endpoint({
  kind: 'read',
  method: 'GET',
  path: '/aiapi/qa/sysDict/getByDictCode',
  query: z.strictObject({ dictCode: text(50) }),
  reply: z.array(named<DictionaryItem>(DictionaryItem)),
  needs: 'signedIn',
  fails: { dictionary_not_found: 404 },
  origin: 'spec',
});
