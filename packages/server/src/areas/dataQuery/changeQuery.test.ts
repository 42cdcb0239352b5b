import { changeDataAnswer, readDataAnswer, repeatDataAnswer } from '@console/api/contract';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type SavedApp, startSavedApp } from './saved/testing/savedApp.js';

let on: SavedApp;
let app: SavedApp['app'];
let as: SavedApp['as'];
let source: string;

beforeAll(async () => {
  on = await startSavedApp();
  ({ app, as } = on);
  source = await on.source();
}, 120_000);
beforeEach(async () => {
  await app.db.query(sql`delete from rate_limits`);
});
afterAll(() => app.close());

const query = `SELECT 球队, "报名费_元" FROM 报名 WHERE 省份 = '上海' ORDER BY 2 DESC LIMIT 1`;

const change = async (id: string, text: string, values: string[]) => {
  const { chips } = await app.call(readDataAnswer, { id }, { as });
  const chip = chips.find((one) => `${one.label} ${one.text}` === text)?.id ?? text;
  await app.call(changeDataAnswer, { id, chip, values }, { as });
  return on.ended(id);
};

/** An answer whose chips are those of its query. */
const answered = async (): Promise<string> => {
  const id = await on.written('上海最贵的', query, source);
  await app.db.query(sql`
    update data_answers set plan = jsonb_build_object('plan', null, 'kept', jsonb_build_object('plan', null, 'query', ${query}::text))
    where id = ${id}`);
  await app.call(repeatDataAnswer, { id }, { as });
  await on.ended(id);
  return id;
};

it('changes the query of a model without one, chip by chip', async () => {
  const id = await answered();
  const first = await app.call(readDataAnswer, { id }, { as });
  expect(first).toMatchObject({ table: { rows: [['上海队', 800]] } });
  expect(first.chips.map(({ label, text }) => `${label} ${text}`)).toEqual([
    '筛选 省份 上海',
    '排序 报名费（元） 从高到低',
    '排序 前 1 行',
  ]);
  expect((await change(id, '筛选 省份 上海', ['北京'])).table?.rows).toEqual([['北京队', 1200]]);
  expect((await change(id, '筛选 省份 北京', [])).table?.rows).toEqual([['北京队', 1200]]);
  expect((await change(id, '排序 前 1 行', ['3'])).table?.rows).toHaveLength(3);
  const turned = await change(id, '排序 报名费（元） 从高到低', ['asc']);
  expect(turned).toMatchObject({
    status: 'done',
    table: {
      rows: [
        ['申花队', 500],
        ['上海队', 800],
        ['北京队', 1200],
      ],
    },
  });
  // It is asked again as it is now.
  await app.call(repeatDataAnswer, { id }, { as });
  expect((await on.ended(id)).table?.rows).toHaveLength(3);
});

it('takes no change of a chip that has changed meanwhile, is not there, or has no such value', async () => {
  const id = await answered();
  const { chips } = await app.call(readDataAnswer, { id }, { as });
  const [filter, , limit] = chips;
  const refused = (chip: string, values: string[]) =>
    expect(app.call(changeDataAnswer, { id, chip, values }, { as })).rejects.toMatchObject({
      reason: 'data_chip_unknown',
    });
  await refused('more', ['x']);
  await refused('filter:0:0', ['x']);
  await refused(filter?.id ?? '', ["上海' or 1=1 --"]);
  await refused(limit?.id ?? '', ['0']);
  await change(id, '筛选 省份 上海', ['北京']);
  await refused(filter?.id ?? '', ['上海']);
});

it('changes nothing for somebody else', async () => {
  const id = await answered();
  await expect(
    app.call(changeDataAnswer, { id, chip: 'limit', values: ['3'] }, { as: on.colleague }),
  ).rejects.toMatchObject({ reason: 'data_answer_not_found' });
});

it('runs a changed query as far as its asker may by now', async () => {
  const id = await answered();
  await app.db.query(sql`update data_sources set enabled = false where id = ${source}`);
  const { chips } = await app.call(readDataAnswer, { id }, { as });
  await expect(
    app.call(changeDataAnswer, { id, chip: chips.at(-1)?.id ?? '', values: ['3'] }, { as }),
  ).rejects.toMatchObject({ reason: 'data_source_not_found' });
});
