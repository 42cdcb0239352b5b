import { test as plain } from '@playwright/test';
import { type Backend, startBackend } from './backend.js';
import { type Staff, startStaff } from './staff.js';

interface Shared {
  /** One for all tests that ask for it: bring users, roles and names of your own, and tell nobody else's users anything. */
  backend: Backend;
  staff: Staff;
}

/** A test on the backend that such tests share. */
export const test = plain.extend<object, Shared>({
  backend: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs off its first parameter.
    async ({}, use) => {
      const backend = await startBackend();
      await use(backend);
      await backend.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  staff: [async ({ backend }, use) => use(await startStaff(backend.origin)), { scope: 'worker' }],
});
