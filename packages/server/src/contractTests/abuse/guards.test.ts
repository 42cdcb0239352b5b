import { addEmbedKey, logout, tradeEmbedKey, viewAsRole } from '@console/api/contract';
import { allEndpoints } from '@console/api/contract/all';
import { randomId } from '@console/base';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { permissionsOf } from '../../areas/account/grants.js';
import { startApp, type TestUser } from '../../testing/startApp.js';
import { type App, allPermissions, nameOf } from '../walk.js';
import { type Attempt, problemsOf } from './refusal.js';
import { type AnyEndpoint, prepare, sampleParts, withBody } from './requests.js';
import { turning } from './turning.js';

let app: App;
let hrefs: string[];
beforeAll(async () => {
  app = await startApp();
  hrefs = (await app.db.query<{ href: string }>(sql`select href from menus`)).map(({ href }) => href);
});
afterAll(() => app.close());

const all: readonly AnyEndpoint[] = allEndpoints.map(({ entry }) => entry);
const guarded = all.filter(({ needs }) => needs !== 'public');

const attempt = (endpoint: AnyEndpoint, more: Pick<Attempt, 'what' | 'token'> & Partial<Attempt>): Attempt => ({
  call: nameOf(endpoint),
  ...prepare(endpoint, sampleParts(endpoint)),
  ...more,
});

const signedOut = { status: 401, reason: 'not_signed_in' } as const;

/** Tokens that sign nobody in, each with what is wrong with it. */
const deadTokens = async (): Promise<[string, string | null][]> => {
  const change = async (statement: (userId: string) => ReturnType<typeof sql>): Promise<string> => {
    const { userId, token } = await app.user({ permissions: allPermissions });
    await app.db.query(statement(userId));
    return token;
  };
  return [
    ['no token', null],
    ['an empty token', ' '],
    ['an unknown token', randomId()],
    ['a very long token', 'x'.repeat(8000)],
    ['a token of SQL', "' or '1'='1"],
    ['the name of a prototype as a token', '__proto__'],
    ['an expired token', await change((id) => sql`update sign_ins set expires_at = now() where user_id = ${id}`)],
    [
      'a token not used for long',
      await change((id) => sql`update sign_ins set last_used_at = now() - interval '1 year' where user_id = ${id}`),
    ],
    [
      'a token that was signed out',
      await change((id) => sql`update sign_ins set revoked_at = now() where user_id = ${id}`),
    ],
    ['the token of a deleted user', await change((id) => sql`delete from users where id = ${id}`)],
  ];
};

it('lets nobody in without a token that is alive, to any call of the contract', async () => {
  const tokens = await deadTokens();
  const attempts = guarded.flatMap((endpoint) =>
    tokens.map(([what, token]) => attempt(endpoint, { what, token, ...signedOut })),
  );
  expect(await problemsOf(app, turning(attempts))).toEqual([]);
});

it('turns away who was stopped, at once', async () => {
  const { userId, token } = await app.user({ permissions: allPermissions });
  await app.db.query(sql`update users set stopped = true where id = ${userId}`);
  const refused = { status: 403, reason: 'user_stopped' };
  const attempts = guarded.map((endpoint) => attempt(endpoint, { what: 'a stopped user', token, ...refused }));
  expect(await problemsOf(app, turning(attempts))).toEqual([]);
});

it('refuses every call to a role without its page, though it has all others', async () => {
  const refused = { status: 403, reason: 'not_permitted' };
  const attempts: Attempt[] = [];
  for (const permission of allPermissions) {
    const others = hrefs.filter((href) => !permissionsOf([href]).has(permission));
    const { token } = await app.user({ menus: others });
    for (const endpoint of all.filter(({ needs }) => needs === permission)) {
      attempts.push(attempt(endpoint, { what: `all pages but those of ${permission}`, token, ...refused }));
    }
  }
  const { token } = await app.user();
  for (const endpoint of guarded.filter(({ needs }) => needs !== 'signedIn')) {
    attempts.push(attempt(endpoint, { what: 'no page at all', token, ...refused }));
    // Nothing of what was sent is looked at before.
    attempts.push(attempt(endpoint, { what: 'no page, and nonsense', token, ...refused, ...nonsense(endpoint) }));
  }
  expect(await problemsOf(app, turning(attempts))).toEqual([]);
});

const nonsense = (endpoint: AnyEndpoint): Pick<Attempt, 'address' | 'init'> =>
  withBody(endpoint, endpoint.method === 'GET' ? undefined : '{"__proto__":', 'application/json');

it('lets nobody change anything who only looks at the console as a role', async () => {
  const user = await app.user({ permissions: allPermissions });
  const [role] = await app.db.query<{ id: string }>(
    sql`select role_id as id from user_roles where user_id = ${user.userId}`,
  );
  const { token } = await app.call(viewAsRole, { roleId: role?.id ?? '' }, { as: user });
  const writes = guarded.filter((endpoint) => endpoint.kind === 'write' && nameOf(endpoint) !== nameOf(logout));
  const attempts = writes.map((endpoint) => attempt(endpoint, { what: 'a token for looking', token, status: 403 }));
  expect(await problemsOf(app, turning(attempts))).toEqual([]);
});

it('opens to a visitor what embed keys are for, and no other call', async () => {
  const manager = await app.user({ permissions: allPermissions });
  const { publicKey, secret } = await app.call(
    addEmbedKey,
    {
      name: '滥用测试',
      assistantIds: ['general'],
      origins: ['https://portal.example.com'],
      perMinute: 60,
      perDay: 100,
      perVisitorDay: 50,
    },
    { as: manager },
  );
  const { token } = await app.call(tradeEmbedKey, { publicKey, secret });
  const refused = { status: 403, reason: 'not_permitted', token };
  const closed = guarded.filter(({ embed }) => embed !== true);
  expect(closed.length).toBeGreaterThan(guarded.length - 40);
  const attempts = closed.map((endpoint) => attempt(endpoint, { what: 'a visitor', ...refused }));
  const elsewhere = guarded.map((endpoint) => {
    const one = attempt(endpoint, { what: 'a visitor on a page that the key is not for', ...refused });
    const headers = new Headers(one.init.headers);
    headers.set('origin', 'https://thief.example.com');
    return { ...one, init: { ...one.init, headers } };
  });
  expect(await problemsOf(app, turning([...attempts, ...elsewhere]))).toEqual([]);
});

it('says of calls that are not served that they are not, whatever is sent', async () => {
  const served = new Set(app.served.map(nameOf));
  const missing = all.filter((endpoint) => !served.has(nameOf(endpoint)));
  const { token }: TestUser = await app.user({ permissions: allPermissions });
  const refused = { status: 501, reason: 'not_available' };
  const attempts = missing.flatMap((endpoint) => {
    const who = endpoint.needs === 'public' ? null : token;
    return [
      attempt(endpoint, { what: 'a good request', token: who, ...refused }),
      attempt(endpoint, { what: 'nonsense', token: who, ...refused, ...nonsense(endpoint) }),
    ];
  });
  expect(await problemsOf(app, turning(attempts))).toEqual([]);
});

it('knows no calls beside the contract', async () => {
  const { token } = await app.user({ permissions: allPermissions });
  const missing = { status: 404, reason: 'not_found', token, call: 'a wrong address' };
  const addresses = [
    '/aiapi/qa/nothing',
    '/aiapi/qa/%2e%2e%2f%2e%2e%2fetc',
    '/rag/',
    '/aiTool/__proto__',
    '/aiapi/qa/login/%00',
  ];
  const attempts: Attempt[] = [
    ...addresses.map((address) => ({ ...missing, what: address, address, init: {} })),
    ...all.map((endpoint) => ({
      ...missing,
      ...prepare(endpoint, sampleParts(endpoint)),
      what: `${nameOf(endpoint)} with another method`,
      init: { method: 'PATCH' },
    })),
  ];
  expect(await problemsOf(app, turning(attempts))).toEqual([]);
});
