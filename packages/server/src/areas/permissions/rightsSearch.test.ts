import { allEndpoints } from '@console/api/contract/all';
import { listMenus, type Menu, type Permission } from '@console/api/contract';
import { randomId } from '@console/base';
import * as fc from 'fast-check';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { chooser, inputFor, permissionsOf, type Pool, rightsCalls } from '../../testing/rightsCalls.js';
import { RefusedCall, startApp, type TestUser } from '../../testing/startApp.js';

let app: Awaited<ReturnType<typeof startApp>>;
let admin: { token: string };
let menus: Menu[];
beforeAll(async () => {
  app = await startApp();
  admin = await app.signIn();
  const flat = (entries: readonly Menu[]): Menu[] => entries.flatMap((one) => [one, ...flat(one.directorys)]);
  menus = flat(await app.call(listMenus, {}, { as: admin }));
});
afterAll(() => app.close());

const KNOWLEDGE = '/assistantAI/knowledgeBase/index';
const USERS = '/assistantAI/permission/user/index';
const ROLES = '/assistantAI/permission/role/index';
const CHAT = '/assistantAI/chatAI';
const LABELS = '/configManagement/permissionSet/labelSystem/index';

const allPermissions = [
  ...new Set(
    allEndpoints.flatMap(({ entry: { needs } }) => (needs === 'public' || needs === 'signedIn' ? [] : [needs])),
  ),
];

const roleOf = async (hrefs: readonly string[], enabled = true): Promise<string> => {
  const id = randomId();
  await app.db.query(sql`insert into roles (id, name, enabled) values (${id}, ${`role ${id}`}, ${enabled})`);
  await app.db.query(
    sql`insert into role_menus (role_id, menu_id) select ${id}, id from menus where href = any(${[...hrefs]}::text[])`,
  );
  return id;
};
const give = (user: TestUser, roleIds: readonly string[]) =>
  app.db.query(
    sql`insert into user_roles (user_id, role_id) select ${user.userId}, role from unnest(${[...roleIds]}::text[]) as role`,
  );

interface Held {
  id: string;
  row: string;
  roles: string;
  hrefs: string[];
  enabledHrefs: string[];
}

/** Everybody as they are: the row but for when they last signed in, the roles, what those open or would open. */
const everybody = async (): Promise<Map<string, Held>> =>
  new Map(
    (
      await app.db.query<Held>(sql`
        with leaves as (
          select rm.role_id, m.href from role_menus rm join menus m on m.id = rm.menu_id
          where not exists (select 1 from menus child where child.parent_id = m.id)
        )
        select u.id, concat_ws('|', account, username, phone_number, email, department, stopped, password_hash) as row,
          (select string_agg(role_id, ',' order by role_id) from user_roles where user_id = u.id) as roles,
          array(select href from leaves join user_roles ur using (role_id) where ur.user_id = u.id) as hrefs,
          array(
            select href from leaves join user_roles ur using (role_id) join roles r on r.id = role_id and r.enabled
            where ur.user_id = u.id
          ) as "enabledHrefs"
        from users u
      `)
    ).map((one) => [one.id, one]),
  );

const isWithin = (hrefs: readonly string[], bound: ReadonlySet<Permission>): boolean =>
  [...permissionsOf(hrefs)].every((one) => bound.has(one));

/** Two who work together, and everyone that a thing could be tried on. */
const cast = async () => {
  const pages = { roles: [ROLES, LABELS, CHAT], users: [USERS, KNOWLEDGE] };
  const [asleep, spare, shared] = [
    await roleOf([ROLES, USERS, KNOWLEDGE], false),
    await roleOf([KNOWLEDGE]),
    await roleOf([CHAT]),
  ];
  const first = await app.user({ menus: pages.roles });
  const second = await app.user({ menus: pages.users });
  const boss = await app.user({ permissions: allPermissions });
  const away = await app.user({ permissions: allPermissions });
  const sleeper = await app.user();
  const juniors = [await app.user({ menus: [CHAT] }), await app.user({ menus: [KNOWLEDGE] }), await app.user()];
  await app.db.query(sql`update users set stopped = true where id = ${away.userId}`);
  await give(sleeper, [asleep]);
  await give(first, [asleep, shared]);
  await give(boss, [shared]);
  const people = [first, second, boss, away, sleeper, ...juniors];
  const ids = people.map(({ userId }) => userId);
  const rows = await app.db.query<{ id: string; name: string }>(sql`
    select distinct r.id, r.name from roles r left join user_roles ur on ur.role_id = r.id
    where ur.user_id = any(${ids}::text[]) or r.id in ('role-administrator', ${spare})
  `);
  const names = new Map(rows.map(({ id, name }) => [id, name]));
  const pool: Pool = {
    users: [...ids],
    roles: [...names.keys()],
    menus: menus.map(({ permissionId }) => permissionId),
    hrefs: [KNOWLEDGE, USERS, ROLES, '/assistantAI/overview'],
    roleName: (id) => names.get(id) ?? '',
  };
  return { first, second, pool };
};

let accepted = new Map<string, number>();

const attempt = async (name: string, input: object, as: { token: string }): Promise<unknown> => {
  const entry = rightsCalls.find((one) => one.name === name)?.entry;
  if (entry === undefined) throw new Error(`no call ${name}`);
  try {
    const reply: unknown = await app.call(entry, input, { as });
    accepted.set(name, (accepted.get(name) ?? 0) + 1);
    return reply;
  } catch (error) {
    if (!(error instanceof RefusedCall)) throw error;
    if (error.status >= 500) throw error;
    return undefined;
  }
};

const idIn = (reply: unknown): string[] =>
  typeof reply === 'object' && reply !== null && 'id' in reply && typeof reply.id === 'string' ? [reply.id] : [];
const tellsPassword = (reply: unknown): boolean => typeof reply === 'object' && reply !== null && 'password' in reply;

const call = fc.record({
  // Labels open nothing: one in four is enough of them.
  name: fc.constantFrom(
    ...rightsCalls.flatMap(({ name, entry }) => (entry.path.includes('/tag/') ? [name] : [name, name, name])),
  ),
  /** Most often who may make the call at all. */
  who: fc.nat(9),
  dice: fc.array(fc.nat(9973), { minLength: 16, maxLength: 16 }),
});
/** Up to two calls at once, again and again. */
const plan = fc.array(fc.array(call, { minLength: 1, maxLength: 2 }), { minLength: 8, maxLength: 14 });

it('can make up every call that changes rights', async () => {
  const { pool } = await cast();
  for (const { entry } of rightsCalls) expect(inputFor(entry, chooser([0]), pool)).toBeTypeOf('object');
});

it('lets no chain of calls, alone or at once, lead beyond what those who make them held when they began', async () => {
  accepted = new Map();
  await fc.assert(
    fc.asyncProperty(plan, async (steps) => {
      const { first, second, pool } = await cast();
      const before = await everybody();
      const bounds = [first, second].map(({ userId }) => permissionsOf(before.get(userId)?.enabledHrefs ?? []));
      const bound = new Set(bounds.flatMap((own) => [...own]));
      const above = [...before.values()].filter(
        ({ id, hrefs }) => id !== first.userId && !bounds.some((own) => isWithin(hrefs, own)),
      );
      const controlled = new Set([first.userId, second.userId]);
      for (const calls of steps) {
        await Promise.all(
          calls.map(async ({ name, who, dice }) => {
            const entry = rightsCalls.find((one) => one.name === name)?.entry;
            if (entry === undefined) return;
            const input = inputFor(entry, chooser(dice), pool);
            const isFirsts = entry.needs !== 'users' && entry.needs !== 'users.look';
            const reply = await attempt(name, input, isFirsts === who > 0 ? first : second);
            if (tellsPassword(reply)) for (const id of [...idIn(reply), ...idIn(input)]) controlled.add(id);
            if (name === 'addUser') pool.users.push(...idIn(reply));
            if (name === 'addRole') pool.roles.push(...idIn(reply));
            if (name === 'addMenu') pool.menus.push(...idIn(reply));
          }),
        );
      }
      const after = await everybody();
      for (const { id, row, roles, hrefs, enabledHrefs } of above) {
        expect(after.get(id)).toMatchObject({ row, roles });
        expect([...permissionsOf(after.get(id)?.hrefs ?? [])].toSorted()).toEqual([...permissionsOf(hrefs)].toSorted());
        expect(permissionsOf(after.get(id)?.enabledHrefs ?? [])).toEqual(permissionsOf(enabledHrefs));
      }
      for (const id of controlled) {
        expect([...permissionsOf(after.get(id)?.enabledHrefs ?? [])].filter((one) => !bound.has(one))).toEqual([]);
        if (id !== first.userId) expect(isWithin(after.get(id)?.hrefs ?? [], bound)).toBe(true);
      }
      for (const { id, hrefs } of after.values()) {
        if (!before.has(id)) expect(isWithin(hrefs, bound)).toBe(true);
      }
    }),
    // Looks for a shorter way to what it found no longer than that: the first one says enough.
    { numRuns: 18, seed: 20_261_122, interruptAfterTimeLimit: 150_000 },
  );
  // A search in which everything is refused would find nothing.
  const found = Object.fromEntries(accepted);
  expect(Object.keys(found).length, JSON.stringify(found)).toBeGreaterThan(8);
  expect(
    Object.values(found).reduce((sum, count) => sum + count, 0),
    JSON.stringify(found),
  ).toBeGreaterThan(30);
});
