import { test as plain } from '@playwright/test';
import { type PlayedWeCom, startPlayedWeCom } from '../../../server/src/weCom/testing/playedWeCom.js';
import { type Backend, startBackend } from './backend.js';
import { type Staff, startStaff } from './staff.js';

interface WithWeCom {
  /** One for all tests that ask for it: bring users, roles and names of your own. */
  backend: Backend;
  staff: Staff;
  /** WeCom on this machine, and the channel of it switched on or off. */
  weCom: PlayedWeCom & { readonly switchOn: (enabled: boolean) => Promise<void> };
}

/** A test on a backend of its own kind: one that reaches WeCom, as it is played on this machine. */
export const test = plain.extend<object, WithWeCom & { played: PlayedWeCom }>({
  played: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs off its first parameter.
    async ({}, use) => {
      const played = await startPlayedWeCom();
      await use(played);
      await played.close();
    },
    { scope: 'worker' },
  ],
  backend: [
    async ({ played }, use) => {
      const backend = await startBackend({
        FUNCTION_HOSTS: played.hosts.join(','),
        PUBLIC_URL: 'https://go.example.com',
      });
      await use(backend);
      await backend.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  staff: [async ({ backend }, use) => use(await startStaff(backend.origin)), { scope: 'worker' }],
  weCom: [
    async ({ played, staff }, use) => {
      const switchOn = async (enabled: boolean) => {
        await staff.asAdmin('channelSettings/modify', 'PUT', {
          channel: 'qyWechat',
          enabled,
          vendor: 'weCom',
          address: played.url,
          account: 'ww1',
          secret: 's',
          signName: '',
          dailyLimit: 100,
          dailyLimitPerPerson: 5,
          quietFrom: '',
          quietTo: '',
          price: 0,
        });
      };
      await switchOn(true);
      await use({ ...played, switchOn });
    },
    { scope: 'worker', timeout: 60_000 },
  ],
});
