import {
  addCrowdPack,
  countCrowd,
  explainCrowd,
  findCrowdPeople,
  modifyCrowdPack,
  pageCrowdPackMembers,
  pageCustomers,
  type Permission,
  type RuleSet,
  sampleCrowd,
} from '@console/api/contract';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { RefusedCall, startApp, type TestUser } from '../../../testing/startApp.js';

let app: Awaited<ReturnType<typeof startApp>>;
let as: TestUser;
const PHONE = '13800006271';

const user = (...more: Permission[]) => app.user({ permissions: ['marketing.crowdPacks', ...more] });
beforeAll(async () => {
  app = await startApp();
  as = await user();
  await app.db.query(sql`
    insert into customers (id, name, phone, email, birthday, city, attributes)
    values ('wang', '王芷晴', ${PHONE}, 'wang@example.com', '1996-05-12', '广州', ${JSON.stringify({ 备用手机: '13912345678' })}::jsonb)`);
}, 120_000);
afterAll(() => app.close());
beforeEach(() => app.db.query(sql`delete from rate_limits`));

const phones = (count: number): RuleSet => ({
  match: 'any',
  rules: Array.from({ length: count }, (_, at) => ({
    field: 'phone',
    operator: 'equals' as const,
    values: [`1380000627${at}`],
  })),
});
const reason = (work: Promise<unknown>) =>
  work.then(
    () => 'answered',
    (error: unknown) => (error instanceof RefusedCall ? error.reason : 'other'),
  );
const everywhere = (rules: RuleSet, by = as) => [
  app.call(countCrowd, { rules }, { as: by }),
  app.call(sampleCrowd, { rules }, { as: by }),
  app.call(explainCrowd, { rules, customerId: 'wang' }, { as: by }),
];

it('takes five phone numbers in all the rules of a set, wherever rules are sent', async () => {
  const looker = await user('customers.look');
  const asked = (rules: RuleSet) => [
    ...everywhere(rules),
    app.call(addCrowdPack, { packName: `点名${rules.rules.length}`, rules }, { as }),
    app.call(pageCustomers, { current: 1, size: 1, rules }, { as: looker }),
  ];
  const told = async (rules: RuleSet) => [...new Set(await Promise.all(asked(rules).map(reason)))];
  expect(await told(phones(5))).toEqual(['answered']);
  expect(await told(phones(6))).toEqual(['too_many_phones']);
});

it('answers about numbers so many times an hour, and those who may see them as often as they like', async () => {
  const { id } = await app.call(addCrowdPack, { packName: '一个号', rules: phones(1) }, { as });
  await app.db.query(sql`update rate_limits set points = 60`);
  const spent = [
    ...everywhere(phones(1)),
    app.call(explainCrowd, { crowdPackId: id, customerId: 'wang' }, { as }),
    app.call(addCrowdPack, { packName: '又一个', rules: phones(1) }, { as }),
    app.call(modifyCrowdPack, { id, rules: phones(1) }, { as }),
    app.call(findCrowdPeople, { keyword: PHONE }, { as }),
    app.call(pageCrowdPackMembers, { crowdPackId: id, current: 1, size: 1, keyword: PHONE }, { as }),
  ];
  expect(new Set(await Promise.all(spent.map(reason)))).toEqual(new Set(['too_many_requests']));
  const other: RuleSet = { match: 'all', rules: [{ field: 'phone', operator: 'exists', values: [] }] };
  expect(new Set(await Promise.all(everywhere(other).map(reason)))).toEqual(new Set(['answered']));
  expect(await reason(app.call(findCrowdPeople, { keyword: '王' }, { as }))).toBe('answered');

  const [looker, revealer] = [await user('customers.look'), await user('customers.look', 'customers.reveal')];
  const list = (by: TestUser) => reason(app.call(pageCustomers, { current: 1, size: 1, keyword: PHONE }, { as: by }));
  for (const by of [looker, revealer]) {
    expect(await list(by)).toBe('answered');
    await app.db.query(sql`update rate_limits set points = 60`);
  }
  expect([await list(looker), await list(revealer)]).toEqual(['too_many_requests', 'answered']);
});

it('explains without numbers, and with addresses and birthdays to those alone who see people', async () => {
  const rules: RuleSet = {
    match: 'all',
    rules: ['phone', 'attribute.备用手机', 'email', 'birthday', 'city'].map((field) => ({
      field,
      operator: 'exists' as const,
      values: [],
    })),
  };
  const told = async (by: TestUser) =>
    (await app.call(explainCrowd, { rules, customerId: 'wang' }, { as: by })).steps.map(({ value }) => value);
  const masked = ['138****6271', '139****5678'];
  expect(await told(as)).toEqual([...masked, 'w***@example.com', '1996-**-**', '广州']);
  for (const permission of ['customers', 'customers.look'] as const)
    expect(await told(await user(permission))).toEqual([...masked, 'wang@example.com', '1996-05-12', '广州']);
  const [, backup] = rules.rules;
  const sample = await app.call(sampleCrowd, { rules: { ...rules, rules: backup ? [backup] : [] } }, { as });
  expect(sample).toMatchObject([{ reason: { value: '139****5678' } }]);
});
