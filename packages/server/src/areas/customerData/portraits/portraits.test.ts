import {
  addCrowdPack,
  addPortrait,
  countCrowd,
  modifyPortrait,
  pageCrowdPacks,
  pagePortraits,
  type PortraitDetail,
  portraitTraits,
  readPortrait,
  removeCrowdPacks,
  removePortraits,
  ruleOperators,
  sliceCode,
} from '@console/api/contract';
import { ifKnown } from '@console/base';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { fillWorld, LABELS, peopleOf } from '../../../audiences/testing/world.js';
import { startApp, type TestUser } from '../../../testing/startApp.js';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 });

const people = peopleOf(5, 300);
let app: Awaited<ReturnType<typeof startApp>>;
let as: TestUser;
beforeAll(async () => {
  app = await startApp();
  as = await app.user({ permissions: ['portraits', 'marketing.crowdPacks', 'marketing.crowdPacks.look'] });
  await fillWorld(app.db, people);
});
afterAll(() => app.close());

const call: typeof app.call = (endpoint, input) => app.call(endpoint, input, { as });

const sliceOf = (portrait: PortraitDetail, trait: string, value: string) =>
  portrait.spreads.find((one) => one.trait === trait)?.slices.find((slice) => slice.value === value);

it('spreads everybody over each trait, and each slice holds whom its rule finds', async () => {
  const { id } = await call(addPortrait, { portraitName: '全体会员', traits: [...portraitTraits] });
  const portrait = await call(readPortrait, { id });
  expect(portrait).toMatchObject({ customerCount: 300, comparedCount: 300, comparedPackId: null, crowdPackName: '' });
  expect(portrait.spreads.map(({ trait }) => trait)).toEqual([...portraitTraits]);
  const naive = (fits: (person: (typeof people)[number]) => boolean) => people.filter((one) => fits(one)).length;
  expect(sliceOf(portrait, 'city', '上海')?.count).toBe(naive(({ city }) => city === '上海'));
  expect(sliceOf(portrait, 'segment', '')?.count ?? 0).toBe(naive(({ segment }) => segment === null));
  expect(sliceOf(portrait, 'tag', LABELS[0])?.count).toBe(naive(({ labels }) => labels.includes(LABELS[0])));
  expect(sliceOf(portrait, 'tag', '')?.count).toBe(naive(({ labels }) => labels.length === 0));
  const kept = (orders: (typeof people)[number]['orders']) =>
    orders.filter(({ status }) => status === 'done' || status === 'open').length;
  expect(sliceOf(portrait, 'orderCount', '0')?.count).toBe(naive(({ orders }) => kept(orders) === 0));
  for (const { slices } of portrait.spreads) {
    for (const { rule, count, value } of slices) {
      if (rule === null) continue;
      const { field, operator, values } = rule;
      const found = await call(countCrowd, {
        rules: {
          match: 'all',
          rules: [{ field, operator: ifKnown(ruleOperators, operator, 'equals'), values }],
        },
        exact: true,
      });
      expect([field, value, found.count]).toEqual([field, value, count]);
    }
  }
});

it('shows a pack beside another one, and holds on to the pack that it is of', async () => {
  const ids = people.slice(0, 50).map(({ id }) => id);
  const pack = await call(addCrowdPack, { packName: '前五十', customerIds: ids });
  const other = await call(addCrowdPack, { packName: '后面的', customerIds: people.slice(50, 60).map(({ id }) => id) });
  const { id } = await call(addPortrait, { portraitName: '前五十人', crowdPackId: pack.id, traits: ['city'] });
  const portrait = await call(readPortrait, { id, comparedPackId: other.id });
  expect(portrait).toMatchObject({ customerCount: 50, comparedCount: 10, comparedPackName: '后面的' });
  const own = people.slice(0, 50).filter(({ city }) => city === '上海').length;
  const compared = people.slice(50, 60).filter(({ city }) => city === '上海').length;
  expect(sliceOf(portrait, 'city', '上海')).toMatchObject({ count: own, compared });
  await expect(call(readPortrait, { id, comparedPackId: 'gone' })).rejects.toMatchObject({
    reason: 'crowd_pack_not_found',
  });
  await expect(call(removeCrowdPacks, { idList: [pack.id] })).rejects.toMatchObject({ reason: 'crowd_pack_in_use' });
  expect((await call(pageCrowdPacks, { current: 1, size: 10, keyword: '前五十' })).list).toMatchObject([{ usedBy: 1 }]);
  await call(modifyPortrait, { id, crowdPackId: null, traits: ['level', 'level'] });
  expect(await call(readPortrait, { id })).toMatchObject({ customerCount: 300, traits: ['level'] });
  await call(removeCrowdPacks, { idList: [pack.id] });
});

it('is narrowed to each of its slices, of which it then shows the people, of both audiences', async () => {
  const { id } = await call(addPortrait, { portraitName: '逐片', traits: [...portraitTraits] });
  const whole = await call(readPortrait, { id });
  for (const { trait, slices } of whole.spreads) {
    for (const { value, count, rule } of slices) {
      if (rule === null) continue;
      const portrait = await call(readPortrait, { id, slices: [sliceCode(trait, value)] });
      expect([trait, value, portrait.customerCount]).toEqual([trait, value, count]);
      expect(portrait.comparedCount).toBe(count);
      expect(sliceOf(portrait, trait, value)?.count ?? 0).toBe(count);
      expect(portrait.narrowedTo).toMatchObject([{ trait, value, rule }]);
    }
  }
});

it('joins slices of one trait, and asks for one of each trait', async () => {
  const pack = await call(addCrowdPack, { packName: '前一百', customerIds: people.slice(0, 100).map(({ id }) => id) });
  const { id } = await call(addPortrait, { portraitName: '两片', crowdPackId: pack.id, traits: ['tag', 'gender'] });
  const slices = [sliceCode('city', '上海'), sliceCode('city', '杭州'), sliceCode('tag', LABELS[0])];
  const portrait = await call(readPortrait, { id, slices });
  const fits = ({ city, labels }: (typeof people)[number]) =>
    ['上海', '杭州'].includes(city) && labels.includes(LABELS[0]);
  expect(portrait).toMatchObject({
    customerCount: people.slice(0, 100).filter(fits).length,
    comparedCount: people.filter(fits).length,
  });
  expect(portrait.narrowedTo.at(-1)).toMatchObject({ trait: 'tag', label: LABELS[0] });
  for (const slice of ['age:12', 'city:other', 'tag:none', 'nothing:x'])
    await expect(call(readPortrait, { id, slices: [slice] })).rejects.toMatchObject({ reason: 'slice_not_found' });
  expect(await call(readPortrait, { id, slices: [sliceCode('city', '甲,乙%')] })).toMatchObject({
    customerCount: 0,
    narrowedTo: [{ value: '甲,乙%' }],
  });
});

it('sums up rare values, and refuses names and packs that cannot be', async () => {
  await app.db.query(sql`
    insert into customers (id, name, city) select 'rare' || n, '罕见', '城' || n from generate_series(1, 15) n`);
  const { id } = await call(addPortrait, { portraitName: '城市', traits: ['city'] });
  const { spreads } = await call(readPortrait, { id });
  const slices = spreads[0]?.slices ?? [];
  expect(slices).toHaveLength(13);
  expect(slices.at(-1)).toMatchObject({ value: 'other', rule: null });
  expect(slices.reduce((sum, { count }) => sum + count, 0)).toBe(315);
  await expect(call(addPortrait, { portraitName: '城市', traits: ['city'] })).rejects.toMatchObject({
    reason: 'name_taken',
  });
  await expect(
    call(addPortrait, { portraitName: '没有的包', crowdPackId: 'gone', traits: ['city'] }),
  ).rejects.toMatchObject({ reason: 'crowd_pack_not_found' });
  expect(await call(pagePortraits, { current: 1, size: 10, keyword: '城市' })).toMatchObject({ total: 1 });
  await call(removePortraits, { idList: [id] });
  await expect(call(readPortrait, { id })).rejects.toMatchObject({ reason: 'portrait_not_found' });
});
