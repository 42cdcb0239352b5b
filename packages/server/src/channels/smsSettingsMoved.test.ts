import sql from 'sql-template-tag';
import { expect, it } from 'vitest';
import { embeddedDatabase } from '../db/embedded.js';
import { migrate, readMigrations } from '../db/migrate.js';
import { openPglite } from '../db/pglite.js';
import { secretBox } from '../secrets/secretBox.js';
import { channelSettingsStore } from './channelSettings.store.js';

it('keeps what was set for text messages before there were other channels, its secret and the day’s count too', async () => {
  const db = embeddedDatabase(await openPglite({}));
  const all = await readMigrations();
  await migrate(
    db,
    all.filter(({ name }) => name < '0090'),
  );
  const secrets = secretBox(['a secret of this test that is long enough']);
  const sealed = secrets.seal('top-secret', 'sms_settings');
  await db.query(sql`
    insert into sms_settings (enabled, gateway_url, access_key, secret, sign_name, daily_limit, daily_limit_per_phone,
      quiet_from, quiet_to)
    values (true, 'https://sms.example.com/send', 'console', ${sealed}, '省篮协', 700, 3, '21:00', '07:30')`);
  await db.query(sql`
    insert into sms_sent (day, phone_hash, count) values
      (date_trunc('day', now() at time zone 'Asia/Shanghai') at time zone 'Asia/Shanghai', '\\x01', 2),
      (date_trunc('day', now() at time zone 'Asia/Shanghai') at time zone 'Asia/Shanghai', '\\x02', 5)`);
  await migrate(db, all);
  const settings = channelSettingsStore(db, secrets);
  expect(await settings.access('sms')).toMatchObject({
    enabled: true,
    vendor: 'smsGateway',
    address: 'https://sms.example.com/send',
    account: 'console',
    secret: 'top-secret',
    signName: '省篮协',
    quietFrom: '21:00',
    quietTo: '07:30',
  });
  expect(await settings.read('sms')).toMatchObject({ dailyLimit: 700, dailyLimitPerPerson: 3, sentToday: 7 });
  await db.close();
});
