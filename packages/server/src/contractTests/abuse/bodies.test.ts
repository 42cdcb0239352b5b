import { afterAll, beforeAll, expect, it } from 'vitest';
import { startApp, type TestUser } from '../../testing/startApp.js';
import { type App, allPermissions, nameOf } from '../walk.js';
import { heavyBodies, takesJson, wrongBodies } from './bodyAttempts.js';
import { problemsOf } from './refusal.js';
import { turning } from './turning.js';

let app: App;
let as: TestUser;
beforeAll(async () => {
  app = await startApp();
  as = await app.user({ permissions: allPermissions });
});
afterAll(() => app.close());

it('refuses bodies that are none, of another kind, and too large', async () => {
  const few = new Set(app.served.filter(takesJson).slice(0, 3));
  const attempts = app.served.flatMap((endpoint) =>
    [...wrongBodies(endpoint), ...(few.has(endpoint) ? heavyBodies(endpoint) : [])].map((wrong) => ({
      ...wrong,
      call: nameOf(endpoint),
      token: as.token,
    })),
  );
  expect(attempts.length).toBeGreaterThan(100);
  expect(await problemsOf(app, turning(attempts))).toEqual([]);
});
