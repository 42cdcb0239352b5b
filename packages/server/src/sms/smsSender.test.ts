import { createServer } from 'node:http';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../db/database.js';
import { listenLocally } from '../outbound/testing/listenLocally.js';
import { secretBox } from '../secrets/index.js';
import { testDatabase } from '../testing/testDatabase.js';
import { isQuiet, type SmsOrder, smsSender } from './index.js';

describe('quiet hours', () => {
  const at = (clock: string) => new Date(`2026-11-28T${clock}+08:00`);
  it.each([
    ['22:00', '08:00', '21:59:59', false],
    ['22:00', '08:00', '22:00:00', true],
    ['22:00', '08:00', '00:00:00', true],
    ['22:00', '08:00', '07:59:59', true],
    ['22:00', '08:00', '08:00:00', false],
    ['12:00', '14:00', '11:59:59', false],
    ['12:00', '14:00', '13:30:00', true],
    ['12:00', '14:00', '14:00:00', false],
    ['', '', '03:00:00', false],
    ['08:00', '08:00', '08:00:00', false],
  ])('from %s to %s hold at %s: %s', (from, to, clock, quiet) => {
    expect(isQuiet(at(clock), from, to)).toBe(quiet);
  });

  it('go by the clocks of Shanghai, wherever the server stands', () => {
    expect(isQuiet(new Date('2026-11-28T15:00:00Z'), '22:00', '08:00')).toBe(true);
    expect(isQuiet(new Date('2026-11-28T23:00:00Z'), '22:00', '08:00')).toBe(true);
    expect(isQuiet(new Date('2026-11-29T00:00:00Z'), '22:00', '08:00')).toBe(false);
  });
});

describe('a message', () => {
  const heard: string[] = [];
  const gateway = createServer((request, response) => {
    request.on('data', (part: Buffer) => heard.push(part.toString('utf8')));
    request.on('end', () => response.end());
  });
  let db: Database;
  let listening: Awaited<ReturnType<typeof listenLocally>>;
  let send: (clock: string, more?: Partial<SmsOrder>) => Promise<unknown>;
  beforeAll(async () => {
    db = await testDatabase();
    listening = await listenLocally(gateway);
    const secrets = secretBox(['a secret of this test']);
    await db.query(sql`
      insert into sms_settings (enabled, gateway_url, access_key, secret, sign_name, daily_limit, quiet_from, quiet_to)
      values (true, ${listening.url}, 'console', '', '省篮协', 2, '22:00', '08:00')`);
    send = (clock, more = {}) =>
      smsSender({
        db,
        secrets,
        allowedHosts: [listening.host],
        now: () => new Date(`2026-11-28T${clock}+08:00`),
      }).send({ phoneNumber: '13800138000', content: '你好', ...more });
  }, 120_000);
  afterAll(async () => {
    await db.close();
    await listening.close();
  });

  it('waits for the end of quiet hours, unless somebody wants it all the same, and keeps to the limit then too', async () => {
    expect(await send('23:30:00')).toBe('quiet');
    expect(heard).toEqual([]);
    expect(await send('23:30:00', { evenIfQuiet: true })).toMatchObject({ outcome: 'sent' });
    expect(await send('08:00:00', { signName: '浙篮' })).toMatchObject({ outcome: 'sent' });
    expect(heard.map((one) => JSON.parse(one))).toEqual([
      { signName: '省篮协', phoneNumber: '13800138000', content: '你好' },
      { signName: '浙篮', phoneNumber: '13800138000', content: '你好' },
    ]);
    expect(await send('23:30:00', { evenIfQuiet: true })).toMatchObject({ outcome: 'dayFull' });
    await db.query(sql`update sms_settings set enabled = false`);
    expect(await send('08:00:00')).toBe('off');
  });
});
