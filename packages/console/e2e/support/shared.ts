import { test as plain } from '@playwright/test';
import { type Backend, startBackend } from './backend.js';
import { addDocument } from './records.js';
import { type Staff, startStaff } from './staff.js';

/** The name of the shared backend's host that counts as one for tests; its `origin` does not. */
export const TEST_HOST = 'localhost';

interface Shared {
  /** One for all tests that ask for it: bring users, roles and names of your own, and tell nobody else's users anything. */
  backend: Backend;
  staff: Staff;
  /** A parsed document of some twenty pages. */
  documentId: string;
}

/** A test on the backend that such tests share. */
export const test = plain.extend<object, Shared>({
  backend: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs off its first parameter.
    async ({}, use) => {
      const backend = await startBackend({ TEST_HOSTS: TEST_HOST });
      await use(backend);
      await backend.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  documentId: [
    async ({ staff }, use) => use(await addDocument(staff, '裁判资料')),
    { scope: 'worker', timeout: 180_000 },
  ],
  staff: [async ({ backend }, use) => use(await startStaff(backend.origin)), { scope: 'worker' }],
});
