import {
  type Menu,
  ask,
  logout,
  modifyFaq,
  pageFaq,
  pageKnowledgeBases,
  pageRoles,
  pageUsers,
  readUser,
  stopOrStartRole,
  updatePassword,
  viewAsRole,
} from '@console/api/contract';
import { randomId } from '@console/base';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { hrefsGranting } from '../../testing/hrefsGranting.js';
import { startApp, type TestUser } from '../../testing/startApp.js';
import { readToken } from './switchedRole.js';

let app: Awaited<ReturnType<typeof startApp>>;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

const paging = { current: 1, size: 10 };
const leaves = (menus: readonly Menu[]): string[] =>
  menus.flatMap(({ href, directorys }) => (directorys.length === 0 ? [href] : leaves(directorys)));

/** A role that grants these pages; its holder besides what they have. */
const role = async (
  permissions: Parameters<typeof hrefsGranting>[0],
  holder?: TestUser,
): Promise<{ id: string; name: string }> => {
  const made = { id: randomId(), name: `裁判 (${randomId()})` };
  await app.db.query(sql`insert into roles (id, name) values (${made.id}, ${made.name})`);
  await app.db.query(sql`
    insert into role_menus (role_id, menu_id)
    select ${made.id}, id from menus where href = any(${hrefsGranting(permissions)}::text[])`);
  if (holder !== undefined) {
    await app.db.query(sql`insert into user_roles (user_id, role_id) values (${holder.userId}, ${made.id})`);
  }
  return made;
};

const switched = ({ token }: { token: string }, name: string) => ({
  token: `${token}.${Buffer.from(name).toString('base64url')}`,
});

describe('a token switched to one role', () => {
  let person: TestUser;
  let referee: { id: string; name: string };
  beforeEach(async () => {
    person = await app.user({ permissions: ['knowledge', 'knowledge.look'] });
    referee = await role(['faq'], person);
  });

  it('has the menus and permissions of that role alone, and says which it is', async () => {
    const all = await app.call(readUser, {}, { as: person });
    expect(all.currentRole).toBeUndefined();
    expect(all.roles).toHaveLength(2);
    const as = switched(person, referee.name);
    const one = await app.call(readUser, {}, { as });
    expect(one.currentRole).toEqual(referee);
    expect(one.roles).toHaveLength(2);
    expect(leaves(one.menus)).toEqual(hrefsGranting(['faq']));
    expect(leaves(all.menus).length).toBeGreaterThan(leaves(one.menus).length);
    await app.call(pageFaq, { ...paging }, { as });
    const refused = app.call(pageUsers, { ...paging }, { as });
    await expect(refused).rejects.toMatchObject({ status: 403, reason: 'not_permitted' });
  });

  it('goes back to all roles as soon as the suffix is left out', async () => {
    await app.call(readUser, {}, { as: switched(person, referee.name) });
    expect((await app.call(readUser, {}, { as: person })).menus).not.toEqual([]);
    await app.call(pageKnowledgeBases, { ...paging }, { as: person });
  });

  it('ends the session with 403 once the role is taken away, stopped, or was never held', async () => {
    const other = await role(['users']);
    const lost = { status: 403, reason: 'role_lost' };
    await expect(app.call(readUser, {}, { as: switched(person, other.name) })).rejects.toMatchObject(lost);
    const as = switched(person, referee.name);
    await app.call(stopOrStartRole, { id: referee.id, enabled: false }, { as: await app.signIn() });
    await expect(app.call(readUser, {}, { as })).rejects.toMatchObject(lost);
    await app.db.query(sql`update roles set enabled = true where id = ${referee.id}`);
    await app.call(readUser, {}, { as });
    await app.db.query(sql`delete from user_roles where role_id = ${referee.id}`);
    await expect(app.call(readUser, {}, { as })).rejects.toMatchObject(lost);
  });

  it.each([
    '',
    '.',
    '..',
    'not base64url!',
    '5piv',
    '5piv====',
    '_-',
    Buffer.from("x' or '1'='1").toString('base64url'),
    Buffer.from([0xff, 0xfe]).toString('base64url'),
    Buffer.from('a\0b').toString('base64url'),
    Buffer.from('%').toString('base64url'),
    Buffer.from('系统管理员').toString('base64'),
    Buffer.from('系统管理员').toString('base64url'),
    `${Buffer.from('系统管理员').toString('base64url')}.x`,
    'constructor',
    '__proto__',
  ])('refuses the suffix %j with the session rule', async (suffix) => {
    const refused = app.call(readUser, {}, { as: { token: `${person.token}.${suffix}` } });
    await expect(refused).rejects.toMatchObject({ status: 403, reason: 'role_lost' });
  });

  it('takes the role as one text alone: neither other letters for the same bytes nor another case', async () => {
    const encoded = Buffer.from(referee.name).toString('base64url');
    for (const suffix of [
      `${encoded}=`,
      ` ${encoded}`,
      Buffer.from(referee.name.toUpperCase()).toString('base64url'),
    ]) {
      await expect(app.call(readUser, {}, { as: { token: `${person.token}.${suffix}` } })).rejects.toMatchObject({
        status: 403,
      });
    }
  });

  it('is no token without the session, whatever the role', async () => {
    const name = Buffer.from('系统管理员').toString('base64url');
    for (const token of [name, `.${name}`, `x.${name}`]) {
      await expect(app.call(readUser, {}, { as: { token } })).rejects.toMatchObject({ status: 401 });
    }
  });

  it('is dead after signing out, in either form', async () => {
    await app.call(logout, {}, { as: switched(person, referee.name) });
    await expect(app.call(readUser, {}, { as: person })).rejects.toMatchObject({ status: 401 });
  });
});

describe('looking at the console as a role', () => {
  const manager = () => app.user({ permissions: ['roles', 'faq', 'chat'] });
  const view = async (roleId: string, as: { token: string }) => app.call(viewAsRole, { roleId }, { as });

  it('shows what the role shows, and changes nothing', async () => {
    const as = await manager();
    const referee = await role(['faq', 'chat']);
    const looking = await view(referee.id, as);
    const seen = await app.call(readUser, {}, { as: looking });
    expect(seen.viewedRole).toEqual(referee);
    expect(leaves(seen.menus).toSorted()).toEqual(hrefsGranting(['faq', 'chat']).toSorted());
    await app.call(pageFaq, { ...paging }, { as: looking });
    for (const refused of [
      () => app.call(pageRoles, { ...paging }, { as: looking }),
      () => app.call(modifyFaq, { id: 'x', enabled: false }, { as: looking }),
      () => app.call(ask, { question: '问' }, { as: looking }),
      () => app.call(viewAsRole, { roleId: referee.id }, { as: looking }),
      () =>
        app.call(
          updatePassword,
          { account: as.account, id: as.userId, oldPassword: as.password, newPassword: 'Another-Pass-9' },
          { as: looking },
        ),
    ]) {
      await expect(refused()).rejects.toMatchObject({ status: 403, reason: 'not_permitted' });
    }
  });

  it('ends by itself, with the session it was made in, or by signing out of it alone', async () => {
    const as = await manager();
    const { id } = await role(['faq']);
    const first = await view(id, as);
    const second = await view(id, as);
    await app.call(logout, {}, { as: first });
    await expect(app.call(readUser, {}, { as: first })).rejects.toMatchObject({ status: 401 });
    await app.call(readUser, {}, { as: second });
    await app.db.query(sql`update sign_ins set expires_at = now() - interval '1 s' where viewed_role_id is not null`);
    await expect(app.call(readUser, {}, { as: second })).rejects.toMatchObject({ status: 401 });
    const third = await view(id, as);
    await app.call(logout, {}, { as });
    await expect(app.call(readUser, {}, { as: third })).rejects.toMatchObject({ status: 401 });
  });

  it('never opens more than whoever looks may do', async () => {
    const as = await manager();
    const users = await role(['users']);
    await expect(view(users.id, as)).rejects.toMatchObject({ status: 403, reason: 'beyond_rights' });
    await expect(view('gone', as)).rejects.toMatchObject({ reason: 'role_not_found' });
    const growing = await role(['faq']);
    const looking = await view(growing.id, as);
    await app.db.query(sql`
      insert into role_menus (role_id, menu_id)
      select ${growing.id}, id from menus where href = any(${hrefsGranting(['users'])}::text[])`);
    await expect(app.call(pageUsers, { ...paging }, { as: looking })).rejects.toMatchObject({ status: 403 });
  });
});

it('reads a token and the role after it', () => {
  expect(readToken('abc')).toEqual({ token: 'abc', roleName: undefined });
  expect(readToken(`abc.${Buffer.from('裁判').toString('base64url')}`)).toEqual({ token: 'abc', roleName: '裁判' });
  expect(readToken('abc.')).toEqual({ token: 'abc', roleName: null });
});
