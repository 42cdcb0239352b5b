import {
  addCrowdPack,
  addToCrowdPack,
  combineCrowdPacks,
  copyCrowdPack,
  countCrowd,
  explainCrowd,
  findCrowdPeople,
  listAddChannelTags,
  listCrowdPackSizes,
  listCrowdPackVersions,
  listUserBehaviourTags,
  modifyCrowdPack,
  pageCrowdPackMembers,
  pageCrowdPacks,
  readCrowdPack,
  readCrowdPicture,
  removeCrowdPacks,
  removeFromCrowdPack,
  type RuleSet,
  sampleCrowd,
  uploadCrowdPack,
} from '@console/api/contract';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { nodesOf } from '../../../audiences/ruleTree.js';
import { setFits } from '../../../audiences/testing/naive.js';
import { fillWorld, NOW, peopleOf } from '../../../audiences/testing/world.js';
import { startApp, type TestUser } from '../../../testing/startApp.js';
import { queueLostCounts, recount, recountJob, RECOUNT_DAILY } from './recount.js';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 });

const people = peopleOf(3, 400);
let app: Awaited<ReturnType<typeof startApp>>;
let as: TestUser;
beforeAll(async () => {
  app = await startApp();
  as = await app.user({ permissions: ['marketing.crowdPacks'] });
  await fillWorld(app.db, people);
});
afterAll(() => app.close());

const call: typeof app.call = (endpoint, input) => app.call(endpoint, input, { as });
const inCity = (...cities: string[]): RuleSet => ({
  match: 'all',
  rules: [{ field: 'city', operator: 'in', values: cities }],
});
const idsOf = (rules: RuleSet): string[] => people.filter((person) => setFits(person, rules)).map(({ id }) => id);
/** Does what waits in the queue for a pack. */
const counted = (id: string) => app.db.transaction((tx) => recount(tx, id, NOW));
const membersOf = async (id: string): Promise<string[]> => {
  const rows = await app.db.query<{ id: string }>(
    sql`select customer_id as id from crowd_pack_members where pack_id = ${id} order by customer_id`,
  );
  return rows.map((row) => row.id);
};
const jobsOf = (id: string) =>
  app.db.query<{ kind: string; runAt: Date }>(
    sql`select kind, run_at as "runAt" from jobs where subject = ${id} and status = 'queued' order by kind`,
  );

it('keeps whoever fits, follows its rules, and remembers its sizes and versions', async () => {
  const { id } = await call(addCrowdPack, { packName: '上海人', rules: inCity('上海'), countHour: 5 });
  expect((await jobsOf(id)).map(({ kind }) => kind)).toEqual(['recount_crowd_pack', RECOUNT_DAILY]);
  await counted(id);
  expect(await membersOf(id)).toEqual(idsOf(inCity('上海')));
  await call(modifyCrowdPack, { id, rules: inCity('上海', '北京'), note: '加上北京', version: 1 });
  await expect(call(modifyCrowdPack, { id, packName: '沪', version: 1 })).rejects.toMatchObject({
    reason: 'changed_meanwhile',
  });
  expect(await call(readCrowdPack, { id })).toMatchObject({
    status: 'counting',
    version: 2,
    alive: true,
    countHour: 5,
  });
  await counted(id);
  const both = idsOf(inCity('上海', '北京'));
  expect(await membersOf(id)).toEqual(both);
  expect(await call(readCrowdPack, { id })).toMatchObject({ status: 'ready', memberCount: both.length });
  expect(await call(listCrowdPackVersions, { id })).toMatchObject([{ version: 2, note: '加上北京' }, { version: 1 }]);
  expect(await call(listCrowdPackSizes, { id })).toMatchObject([
    { memberCount: idsOf(inCity('上海')).length, left: 0 },
    { memberCount: both.length, entered: idsOf(inCity('北京')).length, left: 0 },
  ]);
  const { list } = await call(pageCrowdPacks, { current: 1, size: 20, keyword: '上海人', alive: true });
  expect(list).toMatchObject([{ id, recentSizes: [idsOf(inCity('上海')).length, both.length], usedBy: 0 }]);
  await expect(call(addCrowdPack, { packName: '上海人', rules: inCity('上海') })).rejects.toMatchObject({
    reason: 'name_taken',
  });
});

it('shows members with masked numbers, page after page', async () => {
  const { id } = await call(addCrowdPack, {
    packName: '有号码',
    rules: { match: 'all', rules: [{ field: 'phone', operator: 'exists', values: [] }] },
  });
  await counted(id);
  const all = await membersOf(id);
  const first = await call(pageCrowdPackMembers, { crowdPackId: id, current: 1, size: 20 });
  expect(first.total).toBe(all.length);
  expect(first.list[0]?.phoneNumber).toMatch(/^138\*{4}\d{4}$/);
  const next = await call(pageCrowdPackMembers, {
    crowdPackId: id,
    current: 2,
    size: 20,
    after: first.list.at(-1)?.id,
  });
  expect([...first.list, ...next.list].map((row) => row.id)).toEqual(all.slice(0, 40));
  const one = people.find((person) => person.phone !== '');
  expect(
    await call(pageCrowdPackMembers, { crowdPackId: id, current: 1, size: 20, keyword: one?.phone ?? '' }),
  ).toMatchObject({ total: 1 });
  expect(await call(findCrowdPeople, { keyword: one?.phone.slice(0, 8) ?? '' })).toEqual([]);
  expect(await call(findCrowdPeople, { keyword: one?.phone ?? '' })).toMatchObject([{ id: one?.id }]);
});

it('is put together out of others, names them, and never itself', async () => {
  const [a, b] = await Promise.all([
    call(addCrowdPack, { packName: '甲', rules: inCity('上海', '北京') }),
    call(addCrowdPack, { packName: '乙', rules: inCity('北京', '广州') }),
  ]);
  for (const { id } of [a, b]) await counted(id);
  const made = async (operation: 'union' | 'intersection' | 'difference') => {
    const { id } = await call(combineCrowdPacks, {
      packName: operation.slice(0, 5),
      operation,
      crowdPackIds: [a.id, b.id],
    });
    await counted(id);
    return id;
  };
  expect(await membersOf(await made('union'))).toEqual(idsOf(inCity('上海', '北京', '广州')));
  expect(await membersOf(await made('intersection'))).toEqual(idsOf(inCity('北京')));
  const difference = await made('difference');
  expect(await membersOf(difference)).toEqual(idsOf(inCity('上海')));
  const { uses } = await call(readCrowdPack, { id: difference });
  expect(uses.map(({ id }) => id).toSorted()).toEqual([a.id, b.id].toSorted());
  await expect(call(removeCrowdPacks, { idList: [a.id] })).rejects.toMatchObject({ reason: 'crowd_pack_in_use' });
  const circle: RuleSet = { match: 'all', rules: [{ field: 'pack', operator: 'in', values: [difference] }] };
  await expect(call(modifyCrowdPack, { id: a.id, rules: circle })).rejects.toMatchObject({
    reason: 'crowd_pack_circle',
  });
  const gone: RuleSet = { match: 'all', rules: [{ field: 'pack', operator: 'in', values: ['gone'] }] };
  await expect(call(addCrowdPack, { packName: '丙', rules: gone })).rejects.toMatchObject({
    reason: 'crowd_pack_not_found',
  });
  // Whoever comes into a pack comes into those that are made of it.
  await call(modifyCrowdPack, { id: a.id, rules: inCity('上海') });
  await counted(a.id);
  expect((await jobsOf(difference)).map(({ kind }) => kind)).toContain('recount_crowd_pack');
});

it('takes a list of numbers, and says how many name nobody', async () => {
  const known = people.filter((person) => person.phone !== '').slice(0, 3);
  const lines = ['手机号', ...known.map(({ phone }) => `+86 ${phone}`), '13900000000', '13900000000', ''];
  const file = new File([lines.join('\n')], '名单.csv');
  const { id, memberCount, unknownCount } = await call(uploadCrowdPack, { packName: '名单', file });
  expect({ memberCount, unknownCount }).toEqual({ memberCount: 3, unknownCount: 1 });
  expect(await membersOf(id)).toEqual(known.map((person) => person.id));
  await expect(call(modifyCrowdPack, { id, rules: inCity('上海') })).rejects.toMatchObject({
    reason: 'crowd_pack_without_rules',
  });
  const [other] = people.filter((person) => person.phone === '');
  await call(addToCrowdPack, { id, customerIds: [other?.id ?? '', 'nobody'] });
  await call(removeFromCrowdPack, { id, customerIds: [known[0]?.id ?? ''] });
  expect(await call(readCrowdPack, { id })).toMatchObject({ memberCount: 3, source: 'file', alive: false });
  const { id: copy } = await call(copyCrowdPack, { id, packName: '名单二' });
  expect(await membersOf(copy)).toEqual(await membersOf(id));
  const alive = await call(addCrowdPack, { packName: '活的', rules: inCity('北京') });
  await expect(call(addToCrowdPack, { id: alive.id, customerIds: [other?.id ?? ''] })).rejects.toMatchObject({
    reason: 'crowd_pack_alive',
  });
  await call(removeCrowdPacks, { idList: [copy] });
  await expect(call(readCrowdPack, { id: copy })).rejects.toMatchObject({ reason: 'crowd_pack_not_found' });
  const wrong = new File([new Uint8Array([0xff, 0xd8, 0xff])], 'x.jpg');
  await expect(call(uploadCrowdPack, { packName: '坏', file: wrong })).rejects.toMatchObject({ status: 415 });
});

it('keeps members of a frozen pack until somebody has it counted anew', async () => {
  const { id } = await call(addCrowdPack, { packName: '冻结', rules: inCity('广州'), alive: false });
  await counted(id);
  expect((await jobsOf(id)).map(({ kind }) => kind)).toEqual(['recount_crowd_pack']);
  const before = await membersOf(id);
  await app.db.query(sql`insert into customers (id, name, city) values ('new-1', '新人', '广州')`);
  expect(await membersOf(id)).toEqual(before);
  await call(modifyCrowdPack, { id });
  await counted(id);
  expect(await membersOf(id)).toEqual([...before, 'new-1'].toSorted());
  await app.db.query(sql`delete from customers where id = 'new-1'`);
});

it('counts an alive pack at its hour each day, also after a count was lost', async () => {
  const { id } = await call(addCrowdPack, { packName: '每天', rules: inCity('上海'), countHour: 6 });
  await app.db.query(sql`delete from jobs where subject = ${id}`);
  await app.db.query(sql`update crowd_packs set next_count = now() - interval '1 hour' where id = ${id}`);
  await queueLostCounts(app.db);
  expect(await jobsOf(id)).toMatchObject([{ kind: RECOUNT_DAILY }]);
  await app.db.query(sql`update jobs set status = 'running' where subject = ${id}`);
  const job = {
    id: 'j',
    subject: id,
    payload: {},
    attempt: 1,
    fence: 1,
    signal: new AbortController().signal,
    report: () => undefined,
  };
  await recountJob(() => NOW, true).run({ ...job, write: (work) => app.db.transaction(work) });
  // 40 minutes after midnight of the second of March there.
  expect(await jobsOf(id)).toEqual([{ kind: RECOUNT_DAILY, runAt: new Date('2026-03-01T22:00:00Z') }]);
  expect(await membersOf(id)).toEqual(idsOf(inCity('上海')));
});

it('has the former members whole after a kill in the middle of a count, and the new ones after the next', async () => {
  const { id } = await call(addCrowdPack, { packName: '中断', rules: inCity('上海') });
  await counted(id);
  const before = await membersOf(id);
  await call(modifyCrowdPack, { id, rules: inCity('北京') });
  const killed = app.db.transaction(async (tx) => {
    await recount(tx, id, NOW);
    throw new Error('killed');
  });
  await expect(killed).rejects.toThrow('killed');
  expect(await membersOf(id)).toEqual(before);
  await counted(id);
  expect(await membersOf(id)).toEqual(idsOf(inCity('北京')));
});

it('tells how many fit, who for example, why not, and who they are', async () => {
  const rules: RuleSet = {
    ...inCity('上海'),
    exclude: [
      {
        field: 'event.count',
        operator: 'atLeast',
        values: ['1'],
        details: [{ name: 'name', operator: 'equals', values: ['打开消息'] }],
      },
    ],
  };
  const fitting = idsOf(rules);
  expect(await call(countCrowd, { rules, exact: true })).toMatchObject({
    count: fitting.length,
    exact: true,
    rules: [{ path: '' }, { path: 'rules.0', count: idsOf(inCity('上海')).length }, { path: 'exclude.0' }],
  });
  const sample = await call(sampleCrowd, { rules });
  expect(sample).toHaveLength(5);
  expect(sample.every((person) => fitting.includes(person.id))).toBe(true);
  expect(sample[0]?.reason).toEqual({ path: 'rules.0', value: '上海' });

  const { id } = await call(addCrowdPack, { packName: '没看过', rules });
  await counted(id);
  const out = people.find((person) => person.city === '上海' && !fitting.includes(person.id));
  const explained = await call(explainCrowd, { customerId: out?.id ?? '', crowdPackId: id });
  expect(explained).toMatchObject({ fits: false, member: false, firstFailing: 'exclude.0' });
  expect(explained.steps).toHaveLength(nodesOf(rules).length);
  const numbered = people.find((person) => person.phone !== '');
  const hidden = await call(explainCrowd, {
    customerId: numbered?.id ?? '',
    rules: { match: 'all', rules: [{ field: 'phone', operator: 'exists', values: [] }] },
  });
  expect(hidden.steps[0]?.value).toMatch(/^138\*{4}\d{4}$/);
  await expect(call(explainCrowd, { customerId: 'nobody', rules })).rejects.toMatchObject({
    reason: 'customer_not_found',
  });
  await expect(call(explainCrowd, { customerId: out?.id ?? '' })).rejects.toMatchObject({
    reason: 'crowd_pack_not_found',
  });

  const picture = await call(readCrowdPicture, { id });
  const agreed = people.filter((person) => fitting.includes(person.id) && person.consents['sms'] === true);
  expect(picture).toMatchObject({ memberCount: fitting.length, total: people.length });
  expect(picture.spreads.find(({ trait }) => trait === 'city')?.rows[0]).toEqual({
    value: '上海',
    inPack: fitting.length,
    inAll: idsOf(inCity('上海')).length,
  });
  expect(picture.reach[0]).toEqual({
    channel: 'sms',
    agreed: agreed.length,
    reachable: agreed.filter(({ phone }) => phone !== '').length,
  });
});

it('is closed to those without the right, and tells of tags to those with it', async () => {
  const nobody = await app.user();
  await expect(app.call(pageCrowdPacks, { current: 1, size: 1 }, { as: nobody })).rejects.toMatchObject({
    status: 403,
  });
  await expect(app.call(countCrowd, { rules: inCity('上海') }, { as: nobody })).rejects.toMatchObject({ status: 403 });
  expect((await call(listAddChannelTags, {})).map(({ tags }) => tags.length)).toEqual([3]);
  expect((await call(listUserBehaviourTags, {})).some(({ code }) => code === 'pack')).toBe(true);
});
