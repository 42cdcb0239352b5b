import type { RuleSet } from '@console/api/contract';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../db/database.js';
import { testDatabase } from '../testing/testDatabase.js';
import { checkRules, compileRules, countRules, explainPerson, ruleCatalogue } from './index.js';
import { isRule, nodesOf } from './ruleTree.js';
import { nodeFits, setFits } from './testing/naive.js';
import { randomRules } from './testing/randomRules.js';
import { fillWorld, NOW, peopleOf, randomOf } from './testing/world.js';

const people = peopleOf(7, 2000);
let db: Database;
beforeAll(async () => {
  db = await testDatabase();
  await fillWorld(db, people);
}, 120_000);
afterAll(() => db.close());

const membersOf = async (set: RuleSet, mode: 'each' | 'all'): Promise<string[]> => {
  const { joins, condition } = compileRules(set, { now: NOW, mode });
  const rows = await db.query<{ id: string }>(
    sql`select c.id from customers c ${joins} where ${condition} order by c.id`,
  );
  return rows.map(({ id }) => id);
};

const expected = (set: RuleSet): string[] => people.filter((person) => setFits(person, set)).map(({ id }) => id);

describe('what rules mean', () => {
  const random = randomOf(42);
  const sets = Array.from({ length: 300 }, () => randomRules(random));

  it.each(['each', 'all'] as const)(
    'is what a person would find who goes through everybody, looked up for %s',
    async (mode) => {
      const sizes: number[] = [];
      for (const set of sets) {
        checkRules(set);
        const members = await membersOf(set, mode);
        expect(members, JSON.stringify(set)).toEqual(expected(set));
        sizes.push(members.length);
      }
      // They tell people apart, or the test would say nothing.
      expect(sizes.filter((size) => size > 0 && size < people.length).length).toBeGreaterThan(120);
    },
    300_000,
  );

  it('adds up: who stays and who is kept out are all who fit before, each rule counted by itself', async () => {
    for (const set of sets.slice(0, 40)) {
      const { count, total, exact, rules } = await countRules(db, set, { now: NOW });
      const before = people.filter((person) => setFits(person, { match: set.match, rules: set.rules }));
      const out = before.filter((person) => (set.exclude ?? []).some((node) => nodeFits(person, node)));
      expect({ count, total, exact, before: rules[0]?.count }).toEqual({
        count: expected(set).length,
        total: people.length,
        exact: true,
        before: count + out.length,
      });
      const alone = nodesOf(set).map(({ path, node }) => ({
        path,
        count: people.filter((person) => nodeFits(person, node)).length,
      }));
      expect(rules.slice(1)).toEqual(alone);
    }
  }, 120_000);

  it('tells of each rule whether it holds for one person', async () => {
    for (const [at, set] of sets.slice(0, 60).entries()) {
      const person = people[(at * 31) % people.length] ?? people[0];
      if (person === undefined) throw new Error('nobody');
      const explained = await explainPerson(db, set, { customerId: person.id, now: NOW, seesPeople: true });
      expect(explained?.fits).toBe(setFits(person, set));
      expect(explained?.steps.map(({ path, fits }) => ({ path, fits }))).toEqual(
        nodesOf(set).map(({ path, node }) => ({ path, fits: nodeFits(person, node) })),
      );
      if (explained?.fits === false) {
        const failing = nodesOf(set).find(({ path }) => path === explained.firstFailing);
        expect(failing !== undefined && isRule(failing.node)).toBe(true);
      }
    }
  }, 60_000);
});

it('gives up a count that nobody waits for', async () => {
  const gone = new AbortController();
  gone.abort(new Error('gone'));
  const set: RuleSet = { match: 'all', rules: [{ field: 'city', operator: 'exists', values: [] }] };
  await expect(countRules(db, set, { now: NOW, signal: gone.signal })).rejects.toThrow('gone');
  const later = new AbortController();
  const counting = countRules(db, set, { now: NOW, exact: true, signal: later.signal });
  expect(await counting).toMatchObject({ total: people.length });
  // The database goes on whatever is given up.
  later.abort();
  expect(await countRules(db, set, { now: NOW })).toMatchObject({ exact: true });
});

it('reckons from a sample what many are, and is off by no more than it says', async () => {
  const crowd = await testDatabase();
  try {
    await crowd.query(sql`
      insert into customers (id, name, city) select 'm' || g, 'm' || g, case when g % 4 = 0 then '上海' else '' end
      from generate_series(1, 30000) g`);
    const set: RuleSet = { match: 'all', rules: [{ field: 'city', operator: 'exists', values: [] }] };
    const [sample, exact] = [
      await countRules(crowd, set, { now: NOW }),
      await countRules(crowd, set, { now: NOW, exact: true }),
    ];
    expect(exact).toMatchObject({ count: 7500, exact: true, margin: 0 });
    expect(sample).toMatchObject({ total: 30_000, exact: false });
    expect(Math.abs(sample.count - 7500)).toBeLessThanOrEqual(sample.margin);
    expect(sample.margin).toBeLessThan(400);
    // The same for the same crowd, so that a count does not jump while its rules are written.
    expect((await countRules(crowd, set, { now: NOW })).count).toBe(sample.count);
  } finally {
    await crowd.close();
  }
});

describe('days', () => {
  const buy = (id: string, at: string) =>
    db.query(sql`
      insert into customer_orders (id, number, customer_id, amount, ordered_at)
      values (${id}, ${id}, ${id.slice(0, 6)}, 10, ${at}::timestamptz)`);
  const recently = (days: number, values: readonly string[], operator: 'atLeast' | 'equals' = 'atLeast'): RuleSet => ({
    match: 'all',
    rules: [
      {
        field: 'order.count',
        operator,
        values: [...values],
        days,
        details: [{ name: 'product', operator: 'notExists', values: [] }],
      },
    ],
  });

  it('begin at midnight in Shanghai, not elsewhere', async () => {
    await db.query(sql`insert into customers (id, name) values ('zone-1', '零点'), ('zone-2', '零点前')`);
    await buy('zone-1', '2026-03-01T16:00:00Z');
    await buy('zone-2', '2026-03-01T15:59:59.999Z');
    expect(await membersOf(recently(1, ['1']), 'all')).toEqual(['zone-1']);
    expect(await membersOf(recently(2, ['1']), 'all')).toEqual(['zone-1', 'zone-2']);
    await db.query(sql`delete from customers where id like 'zone-%'`);
  });

  it('tell from when somebody would fit, and from when somebody is no longer kept out', async () => {
    await db.query(sql`insert into customers (id, name) values ('soon-1', '快了')`);
    await buy('soon-1', '2026-02-10T16:00:00Z');
    const never = await explainPerson(db, recently(30, ['0'], 'equals'), {
      customerId: 'soon-1',
      now: NOW,
      seesPeople: true,
    });
    expect(never).toMatchObject({
      fits: false,
      firstFailing: 'rules.0',
      steps: [{ value: '1', fits: false, passesFrom: '2026-03-13' }],
    });
    const { rules } = recently(30, ['1']);
    const out: RuleSet = { match: 'all', rules: [{ field: 'name', operator: 'exists', values: [] }], exclude: rules };
    expect(await explainPerson(db, out, { customerId: 'soon-1', now: NOW, seesPeople: true })).toMatchObject({
      fits: false,
      firstFailing: 'exclude.0',
      steps: [
        { fits: true, passesFrom: null },
        { fits: true, passesFrom: '2026-03-13' },
      ],
    });
    const later = new Date('2026-03-12T16:00:00Z');
    expect(await explainPerson(db, out, { customerId: 'soon-1', now: later, seesPeople: true })).toMatchObject({
      fits: true,
      firstFailing: null,
    });
    await db.query(sql`delete from customers where id = 'soon-1'`);
  });
});

describe('what is refused', () => {
  const one = (rule: Partial<RuleSet['rules'][number]>): RuleSet => ({
    match: 'all',
    rules: [{ field: 'city', operator: 'equals', values: ['上海'], ...rule }],
  });

  const phones = (first: number, count: number) => ({
    field: 'phone',
    operator: 'in' as const,
    values: Array.from({ length: count }, (_, at) => `1380000000${first + at}`),
  });

  it('is not a set with as many phone numbers as somebody looks up', () => {
    expect(() => checkRules({ match: 'any', rules: [phones(0, 3), phones(3, 2)] })).not.toThrow();
  });

  it.each([
    ['a field that nobody knows', one({ field: 'password' }), 'unknown_rule_field'],
    ['a field that is SQL', one({ field: "city' or 1=1 --" }), 'unknown_rule_field'],
    ['a field of every object', one({ field: 'constructor' }), 'unknown_rule_field'],
    [
      'a detail that nobody knows',
      one({
        field: 'order.count',
        operator: 'atLeast',
        values: ['1'],
        details: [{ name: 'id', operator: 'equals', values: ['1'] }],
      }),
      'unknown_rule_field',
    ],
    ['part of a phone number', one({ field: 'phone', operator: 'contains', values: ['138'] }), 'rule_value_refused'],
    [
      'a number that is none',
      one({ field: 'age', operator: 'atLeast', values: ['1; drop table customers'] }),
      'rule_value_refused',
    ],
    ['a number too long', one({ field: 'age', operator: 'atLeast', values: ['9'.repeat(40)] }), 'rule_value_refused'],
    [
      'a day that no month has',
      one({ field: 'birthday', operator: 'atLeast', values: ['2026-02-30'] }),
      'rule_value_refused',
    ],
    ['one value of two', one({ field: 'age', operator: 'between', values: ['1'] }), 'rule_value_refused'],
    ['no value', one({ values: [] }), 'rule_value_refused'],
    ['days of what spans no time', one({ days: 3 }), 'rule_value_refused'],
    [
      'more phone numbers than anybody looks up, though several rules share them',
      {
        match: 'all',
        rules: [{ match: 'any', rules: [phones(0, 3)] }, phones(3, 1)],
        exclude: [phones(4, 2)],
      } satisfies RuleSet,
      'too_many_phones',
    ],
    ['a sign that no database takes', one({ values: ['a\0b'] }), 'rule_value_refused'],
    [
      'more rules than anybody reads',
      {
        match: 'all',
        rules: Array.from({ length: 20 }, () => ({
          match: 'any' as const,
          rules: Array.from({ length: 6 }, () => ({ field: 'city', operator: 'exists' as const, values: [] })),
        })),
      } satisfies RuleSet,
      'too_many_rules',
    ],
  ])('%s', (_what, set, reason) => {
    expect(() => checkRules(set)).toThrow(expect.objectContaining({ reason }));
  });

  it.each(["'; drop table customers; --", '%', '_', '\\', "' or ''='", '$1', '${1}', '")]}'])(
    'takes %s for nothing but a text',
    async (value) => {
      const fields = ['name', 'city', `attribute.${value}`] as const;
      for (const field of fields) {
        for (const operator of ['equals', 'contains', 'in'] as const) {
          const set: RuleSet = { match: 'all', rules: [{ field, operator, values: [value] }] };
          checkRules(set);
          expect(await membersOf(set, 'all')).toEqual(expected(set));
        }
      }
      const detail: RuleSet = {
        match: 'all',
        rules: [
          {
            field: 'event.count',
            operator: 'atLeast',
            values: ['1'],
            details: [{ name: `property.${value}`, operator: 'contains', values: [value] }],
          },
        ],
      };
      expect(await membersOf(detail, 'each')).toEqual([]);
    },
  );
});

it('offers what the database holds, each with what fits it', async () => {
  const tags = await ruleCatalogue(db)('zh-CN');
  const tag = (code: string) => tags.find((one) => one.code === code);
  expect(
    tag('city')
      ?.options.map(({ value }) => value)
      .toSorted(),
  ).toEqual(["O'Fallon", '上海', '北京', '广州'].toSorted());
  expect(tag('gender')?.options).toContainEqual({ value: 'male', label: '男' });
  expect(tag('attribute.积分')).toMatchObject({ category: '其他属性', spansTime: false });
  expect(tag('order.count')).toMatchObject({ name: '下单次数', unit: '次', spansTime: true });
  expect(tag('order.count')?.details.find(({ code }) => code === 'product')?.options).toHaveLength(3);
  expect(tag('event.count')?.details.map(({ code }) => code)).toEqual(['name', 'object', 'property.seconds']);
});
