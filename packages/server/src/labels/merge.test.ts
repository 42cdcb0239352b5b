import {
  addCrowdPack,
  addTag,
  addTagSystem,
  listLabelChoices,
  listTags,
  mergeTags,
  readCrowdPack,
  setCurrentTagSystem,
  tagCustomers,
} from '@console/api/contract';
import { randomCode } from '@console/base';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startApp, type TestUser } from '../testing/startApp.js';

let app: Awaited<ReturnType<typeof startApp>>;
let as: TestUser;
let role: string;
beforeAll(async () => {
  app = await startApp();
  as = await app.user({ permissions: ['knowledge', 'faq', 'labelSystems', 'customers', 'marketing.crowdPacks'] });
  const [row] = await app.db.query<{ id: string }>(
    sql`select role_id as id from user_roles where user_id = ${as.userId}`,
  );
  role = row?.id ?? '';
  await app.db.query(sql`insert into customers (id, name) values ('c1', '王芳'), ('c2', '李强'), ('c3', '赵敏')`);
});
afterAll(() => app.close());

const system = async (): Promise<string> => {
  const code = randomCode(12);
  const { id } = await app.call(addTagSystem, { code, name: `体系${code}`, roleIds: [role] }, { as });
  await app.call(setCurrentTagSystem, { tagSystemId: id }, { as });
  return id;
};
const label = async (tagSystemId: string, name: string, parentId?: string): Promise<string> =>
  (await app.call(addTag, { tagSystemId, name, ...(parentId !== undefined && { parentId }) }, { as })).id;
const hang = (idList: string[], add: string[]) => app.call(tagCustomers, { idList, add }, { as });
const merge = (goneId: string, keptId: string) => app.call(mergeTags, { goneId, keptId }, { as });
const paths = async (): Promise<string[]> =>
  (await app.call(listLabelChoices, {}, { as })).map(({ path }) => path.join(' / '));

it('moves what carries the one to the other, each once, and the one is gone', async () => {
  const tagSystemId = await system();
  const [gone, kept] = [await label(tagSystemId, '铁粉'), await label(tagSystemId, '球迷')];
  await hang(['c1', 'c2'], [gone]);
  await hang(['c2', 'c3'], [kept]);
  expect(await merge(gone, kept)).toEqual({ movedCount: 1 });
  expect(await app.call(listTags, { tagSystemId }, { as })).toMatchObject([{ id: kept, uses: { customers: 3 } }]);
  await expect(merge(gone, kept)).rejects.toMatchObject({ status: 404, reason: 'tag_not_found' });
});

it('brings the labels below along, and makes one of those with one name', async () => {
  const tagSystemId = await system();
  const [gone, kept] = [await label(tagSystemId, '会员'), await label(tagSystemId, '持卡')];
  const same = await label(tagSystemId, '季票', gone);
  const stays = await label(tagSystemId, '季票', kept);
  await label(tagSystemId, '年票', gone);
  await label(tagSystemId, '家庭', same);
  await hang(['c1'], [same]);
  expect(await merge(gone, kept)).toEqual({ movedCount: 1 });
  expect((await paths()).toSorted()).toEqual(['持卡', '持卡 / 季票', '持卡 / 季票 / 家庭', '持卡 / 年票'].toSorted());
  const uses = (await app.call(listTags, { tagSystemId }, { as })).find(({ id }) => id === stays)?.uses;
  expect(uses?.customers).toBe(1);
});

it('takes a label into one that stands deep below it', async () => {
  const tagSystemId = await system();
  const top = await label(tagSystemId, '球迷');
  const middle = await label(tagSystemId, '现场', top);
  const deep = await label(tagSystemId, '球迷', middle);
  await merge(top, deep);
  expect((await paths()).toSorted()).toEqual(['球迷', '球迷 / 现场'].toSorted());
  expect(await app.call(listTags, { tagSystemId }, { as })).toMatchObject([
    { id: deep, parentId: null },
    { id: middle, parentId: deep },
  ]);
});

it('refuses itself and labels of two systems, and changes nothing', async () => {
  const other = await label(await system(), '别处');
  const tagSystemId = await system();
  const one = await label(tagSystemId, '球迷');
  await expect(merge(one, one)).rejects.toMatchObject({ status: 409, reason: 'merged_with_itself' });
  await expect(merge(one, other)).rejects.toMatchObject({ status: 409, reason: 'other_tag_system' });
  await expect(merge(one, 'none')).rejects.toMatchObject({ status: 404, reason: 'tag_not_found' });
  expect(await paths()).toEqual(['球迷']);
});

it('keeps the rules of crowd packs that named it', async () => {
  const tagSystemId = await system();
  const [gone, kept] = [await label(tagSystemId, '铁粉'), await label(tagSystemId, '球迷')];
  const rules = { match: 'all' as const, rules: [{ field: 'label', operator: 'in' as const, values: [gone] }] };
  const { id } = await app.call(addCrowdPack, { packName: `铁粉 ${randomCode(6)}`, rules }, { as });
  await merge(gone, kept);
  expect((await app.call(readCrowdPack, { id }, { as })).rules).toMatchObject({ rules: [{ values: [kept] }] });
});
