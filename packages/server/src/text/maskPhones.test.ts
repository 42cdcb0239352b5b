import sql from 'sql-template-tag';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../db/database.js';
import { testDatabase } from '../testing/testDatabase.js';
import { maskPhones } from './maskPhones.js';

let db: Database;
beforeAll(async () => {
  db = await testDatabase();
});
afterAll(() => db.close());

it.each([
  ['打13812342671找我', '打138****2671找我'],
  ['138-1234-2671、139 0000 1111', '138****2671、139****1111'],
  ['+8613812342671', '+86138****2671'],
  ['身份证 110101138123426710、1381234267 和 23812342671', '身份证 110101138123426710、1381234267 和 23812342671'],
])('leaves out the middle of mobile numbers alone: %s', async (text, masked) => {
  expect(maskPhones(text)).toBe(masked);
  // What is searched is what is shown.
  expect(await db.query(sql`select mask_phones(${text}) as said`)).toEqual([{ said: masked }]);
});
