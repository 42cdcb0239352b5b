import { afterAll, beforeAll, expect, it } from 'vitest';
import type * as z from 'zod/mini';
import { startApp, type TestUser } from '../../testing/startApp.js';
import { type App, allPermissions, nameOf } from '../walk.js';
import { incompleteBodies, type Wrong, wrongInBody, wrongParams, wrongQueries } from './fieldAttempts.js';
import { problemsOf } from './refusal.js';
import type { AnyEndpoint } from './requests.js';
import { turning } from './turning.js';

let app: App;
let as: TestUser;
beforeAll(async () => {
  app = await startApp();
  as = await app.user({ permissions: allPermissions });
});
afterAll(() => app.close());

const check = async (generate: (endpoint: AnyEndpoint) => Wrong[]): Promise<void> => {
  const attempts = app.served.flatMap((endpoint) =>
    generate(endpoint).map((wrong) => ({ ...wrong, call: nameOf(endpoint), token: as.token })),
  );
  expect(attempts.length).toBeGreaterThan(100);
  expect(await problemsOf(app, turning(attempts))).toEqual([]);
  expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
};

it('refuses wrong types, huge values and characters that are none, in every place of every body', () => {
  const known = new Set<z.core.$ZodType>();
  return check((endpoint) => wrongInBody(endpoint, known));
});
it('refuses bodies that lack something or have too much', () => check(incompleteBodies));
it('refuses queries with wrong, missing, repeated and surplus names', () => check(wrongQueries));
it('refuses paths with traversal, escapes and wrong types', () => check(wrongParams));
