import sql from 'sql-template-tag';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startApp } from '../../../testing/startApp.js';
import { nextBatch } from './audience.js';
import { addPack } from './testing/planWorld.js';

let app: Awaited<ReturnType<typeof startApp>>;
beforeAll(async () => {
  app = await startApp();
  await addPack(app, 'pack', 5);
  await app.db.query(sql`
    insert into wecom_staff (id, user_id, nick, active)
    values ('s1', 'zhang', '张伟', true), ('s2', 'li', '李娜', true), ('s3', 'gone', '陈晨', false);
    update customers set staff_name = '张伟' where id = 'c1';
    insert into wecom_contacts (external_user_id, staff_id, customer_id, since, lost_at) values
      ('wm1', 's1', 'c1', now() - interval '9 days', null), ('wm1', 's2', 'c1', now() - interval '1 day', null),
      ('wm2', 's1', 'c2', now() - interval '9 days', null), ('wm2', 's2', 'c2', now() - interval '1 day', null),
      ('wm3', 's3', 'c3', now(), null), ('wm4', 's1', 'c4', now() - interval '9 days', now())`);
}, 120_000);
afterAll(() => app.close());

it('writes to contacts of WeCom from who follows them, else from who met them last, and to nobody else', async () => {
  const { messages, leftOut } = await nextBatch(
    app.db,
    {
      packId: 'pack',
      channel: 'qyWechat',
      settings: { wechatAttribute: '', appAttribute: '' },
      hasGot: () => sql`false`,
    },
    {
      after: '',
      most: 100,
      write: (_values, sender) => ({ content: { sender }, cost: 0 }),
      limits: { affordable: null, isSilent: false, room: 100, today: 100 },
    },
  );
  expect(messages).toMatchObject([
    { person: 'c1', address: 'wm1', content: { sender: 'zhang' } },
    { person: 'c2', address: 'wm2', content: { sender: 'li' } },
  ]);
  expect(leftOut).toEqual(['c3', 'c4', 'c5'].map((id) => ({ id, reason: 'noAddress' })));
});
