import { createHash, createHmac } from 'node:crypto';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { receiptAesKey, receiptPath, type ReportingVendor } from '../../channels/receipts/receiptPath.js';
import { sealWeComReport } from '../../channels/testing/sealWeComReport.js';
import { type SecretBox, secretBox } from '../../secrets/secretBox.js';
import { readSecretKeys } from '../../secrets/secretKeys.js';
import { startApp } from '../../testing/startApp.js';
import { linkCode, optOutCode, sampleOptOut } from '../links.js';
import { countsOf, putIn } from '../outbox.store.js';
import { settle } from '../settle.js';
import { addCustomers, phoneOf, useGateway } from '../testing/putInTexts.js';

const CAUSE = 'task:1';
let app: Awaited<ReturnType<typeof startApp>>;
let secrets: SecretBox;
beforeAll(async () => {
  app = await startApp();
  secrets = secretBox(readSecretKeys(app.config.dataDir, []));
  await useGateway(app.db, secrets, 'https://sms.example.com');
}, 120_000);
afterAll(() => app.close());
beforeEach(async () => {
  for (const table of [sql`outbox`, sql`customers`, sql`opt_outs`, sql`short_links`, sql`early_receipts`])
    await app.db.query(sql`delete from ${table}`);
  await addCustomers(app.db, 2);
  const message = (n: number) => ({
    person: `c${n}`,
    customerId: `c${n}`,
    address: phoneOf(n),
    content: { signName: '', content: '周六见' },
    cost: 0,
  });
  await app.db.transaction((tx) => putIn(tx, CAUSE, 'sms', [message(1), message(2)]));
});

const seqs = async (): Promise<[string, string]> => {
  const rows = await app.db.query<{ seq: string }>(sql`select seq::text as seq from outbox order by customer_id`);
  return [rows[0]?.seq ?? '', rows[1]?.seq ?? ''];
};
const link = async (url: string): Promise<string> => {
  const [row] = await app.db.query<{ id: string }>(
    sql`insert into short_links (cause, url) values (${CAUSE}, ${url}) returning id::text as id`,
  );
  return row?.id ?? '';
};
const counts = () => countsOf(app.db, CAUSE);
const phone = {
  'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile Safari/604.1',
};

describe('a short address', () => {
  it('leads where the message says, and counts a person once', async () => {
    const [first, second] = await seqs();
    const id = await link('https://a.example.com/x?y=1');
    const open = (seq: string, method = 'GET', headers: Record<string, string> = phone) =>
      app.request(`/l/${linkCode(secrets, id, seq)}`, { method, headers });
    expect((await open(first, 'HEAD')).headers.get('location')).toBe('https://a.example.com/x?y=1');
    // A preview of the message, which is led there too.
    const preview = await open(first, 'GET', { 'user-agent': 'facebookexternalhit/1.1 Facebot Twitterbot/1.0' });
    expect(preview.headers.get('location')).toBe('https://a.example.com/x?y=1');
    expect(await counts()).toMatchObject({ clicked: 0, delivered: 0 });
    for (const seq of [first, first, second]) {
      const response = await open(seq);
      expect(response.status).toBe(302);
      expect(response.headers.get('location')).toBe('https://a.example.com/x?y=1');
    }
    expect(await counts()).toMatchObject({ clicked: 2, delivered: 2 });
  });

  it('tells that a message was taken of which nobody knew', async () => {
    const [first] = await seqs();
    await app.db.query(sql`update outbox set state = 'unknown' where seq = ${first}`);
    const id = await link('https://a.example.com/');
    await app.request(`/l/${linkCode(secrets, id, first)}`, { headers: phone });
    expect(await counts()).toMatchObject({ clicked: 1, taken: 1, unknown: 0 });
  });

  it('tells that a message was taken that was to be tried again, so that it does not go out twice', async () => {
    const [first] = await seqs();
    await app.db.query(sql`update outbox set state = 'waiting', attempts = 1, sent_at = null where seq = ${first}`);
    const id = await link('https://a.example.com/');
    await app.request(`/l/${linkCode(secrets, id, first)}`, { headers: phone });
    expect(await counts()).toMatchObject({ clicked: 1, taken: 1, waiting: 1 });
  });

  it('leads nowhere where it was changed, made up, of another cause, or to anything but https', async () => {
    const [first] = await seqs();
    const id = await link('https://a.example.com/');
    const code = linkCode(secrets, id, first);
    const wrong = await link('javascript:alert(1)');
    const plain = await link('http://a.example.com/');
    const codes = [
      code.replace(/.$/, (last) => (last === 'a' ? 'b' : 'a')),
      code.slice(0, -5),
      linkCode(secrets, id, '999999'),
      linkCode(secrets, wrong, first),
      linkCode(secrets, plain, first),
      optOutCode(secrets, first),
      '1-1-',
      '',
      '../o',
    ];
    for (const one of codes)
      expect((await app.request(`/l/${one}`, { headers: phone })).headers.get('location')).toBeNull();
    expect((await app.request(`/l/${code}`, { method: 'POST', headers: phone })).status).toBe(404);
    expect(await counts()).toMatchObject({ clicked: 0 });
  });
});

describe('the way out', () => {
  const path = async () => `/o/${optOutCode(secrets, (await seqs())[0])}`;
  const optedOut = () => app.db.query(sql`select customer_id, source from customer_consents where not agreed`);

  it('asks once and says done, in both languages; only the button counts', async () => {
    const at = await path();
    for (const method of ['GET', 'HEAD', 'GET']) expect((await app.request(at, { method })).status).toBe(200);
    expect(await optedOut()).toEqual([]);
    const english = await app.request(at, { headers: { 'accept-language': 'en' } });
    expect(await english.text()).toContain('Stop these messages?');
    const asked = await (await app.request(at)).text();
    expect(asked).toContain('不再接收消息？');
    const done = await app.request(at, { method: 'POST' });
    expect(await done.text()).toContain('已退订');
    expect(await optedOut()).toEqual([{ customer_id: 'c1', source: 'link' }]);
    expect((await app.request(at, { method: 'POST' })).status).toBe(200);
  });

  it('tells nothing of the person, nor whether there is one', async () => {
    const at = await path();
    const before = await (await app.request(at)).text();
    expect(before).not.toMatch(/客户1|139|c1|周六/);
    await app.db.query(sql`delete from outbox`);
    const after = await (await app.request(at)).text();
    const bare = (text: string) => text.replaceAll(/nonce="[^"]*"/g, '');
    expect(bare(after)).toBe(bare(before));
    expect((await app.request(at, { method: 'POST' })).status).toBe(200);
    expect((await app.request('/o/abc-0123456789')).status).toBe(404);
  });
});

it('says of the address that templates are tried with that it is a sample, and opts nobody out by it', async () => {
  const at = new URL(sampleOptOut('https://go.example.com') ?? '').pathname;
  expect(await (await app.request(at)).text()).toContain('退订链接示例');
  expect((await app.request(at, { method: 'POST' })).status).toBe(404);
});

describe('receipts', () => {
  const pathOf = (vendor: ReportingVendor) => receiptPath(secrets, vendor) ?? '';
  const own = (body: object, change: Record<string, string> = {}) => {
    const [text, timestamp] = [JSON.stringify(body), String(Math.floor(Date.now() / 1000))];
    const at = change['x-timestamp'] ?? timestamp;
    const signature = createHmac('sha256', 'a secret').update(`${at}\nn\n${text}`).digest('hex');
    const headers = { 'x-access-key': 'console', 'x-timestamp': at, 'x-nonce': 'n', 'x-signature': signature };
    return app.request(pathOf('smsGateway'), { method: 'POST', body: text, headers: { ...headers, ...change } });
  };
  /** Both messages are taken: `r1` and `r2`. */
  const taken = async (...ids: string[]) => {
    const all = await seqs();
    await app.db.query(sql`update outbox set state = 'sending', sent_at = now()`);
    const settled = all.map((seq, at) => ({ seq, outcome: { state: 'taken', receiptId: ids[at] ?? '' } as const }));
    await app.db.transaction((tx) => settle(tx, settled));
  };

  it('say what became of messages, however often and in whichever order they come', async () => {
    await taken('r1', 'r2');
    const delivered = { receipts: [{ id: 'r1', state: 'delivered' }] };
    const failed = { receipts: [{ id: 'r2', state: 'failed', message: 'off 13800138000' }] };
    for (const body of [delivered, failed, delivered, failed]) expect((await own(body)).status).toBe(200);
    expect(await counts()).toMatchObject({ delivered: 1, failed: 1 });
    const [row] = await app.db.query<{ said: string }>(sql`select said from outbox where receipt_id = 'r2'`);
    expect(row?.said).toBe('off 138****8000');
    // What has arrived did not fail.
    await own({ receipts: [{ id: 'r1', state: 'failed' }] });
    await own({ receipts: [{ id: 'r2', state: 'delivered' }] });
    expect(await counts()).toMatchObject({ delivered: 2, failed: 0 });
  });

  it('are kept where they come before the message is written down as taken, and quiet where nobody knows it', async () => {
    expect(
      (
        await own({
          receipts: [
            { id: 'r1', state: 'delivered' },
            { id: 'stranger', state: 'failed' },
          ],
        })
      ).status,
    ).toBe(200);
    await taken('r1', 'r2');
    expect(await counts()).toMatchObject({ delivered: 1, failed: 0 });
  });

  it('are kept by no number, and find their message by it all the same', async () => {
    const report = [{ phone_number: phoneOf(2), success: true, biz_id: 'biz' }];
    const send = () => app.request(pathOf('aliyun'), { method: 'POST', body: JSON.stringify(report) });
    await send();
    const kept = await app.db.query(sql`select * from early_receipts`);
    expect(kept).toHaveLength(1);
    expect(JSON.stringify(kept)).not.toContain(phoneOf(2));
    await taken('biz', 'biz');
    expect(await counts()).toMatchObject({ delivered: 1 });
    const [row] = await app.db.query<{ address: string }>(
      sql`select address from outbox where delivered_at is not null`,
    );
    expect(row?.address).toBe(phoneOf(2));
  });

  it('are taken of ids that no database can hold as they are', async () => {
    expect((await own({ receipts: [{ id: 'r\0\ud800', state: 'failed', message: '\udc00\0' }] })).status).toBe(200);
    await taken('r\ufffd', 'r2');
    expect(await counts()).toMatchObject({ failed: 1 });
  });

  it('say of a message nobody knew of that it was taken after all', async () => {
    const [first] = await seqs();
    await app.db.query(sql`update outbox set state = 'unknown'`);
    await own({
      receipts: [
        { id: `${CAUSE}-${first}`, state: 'delivered' },
        { id: `task:2-${first}`, state: 'failed' },
      ],
    });
    expect(await counts()).toMatchObject({ taken: 1, unknown: 1, delivered: 1, failed: 0 });
  });

  it('are believed only with the right key, account and signature, and while it is fresh', async () => {
    await taken('r1', 'r2');
    const body = { receipts: [{ id: 'r1', state: 'delivered' }] };
    expect((await own(body, { 'x-signature': '0'.repeat(64) })).status).toBe(401);
    expect((await own(body, { 'x-access-key': 'other' })).status).toBe(401);
    expect((await own(body, { 'x-timestamp': String(Math.floor(Date.now() / 1000) - 400) })).status).toBe(401);
    for (const path of ['/receipts/smsGateway/x', '/receipts/fcm/x', '/receipts/', `${pathOf('aliyun')}x`])
      expect((await app.request(path, { method: 'POST', body: '[]' })).status).toBe(404);
    expect((await app.request(pathOf('aliyun'))).status).toBe(405);
    expect((await app.request(pathOf('aliyun'), { method: 'POST', body: 'x'.repeat(2_000_001) })).status).toBe(413);
    expect(await counts()).toMatchObject({ delivered: 0 });
  });

  it('come from Alibaba Cloud as it sends them', async () => {
    await taken('biz', 'biz');
    const reports = [
      { phone_number: phoneOf(1), success: true, biz_id: 'biz' },
      { phone_number: phoneOf(2), success: false, biz_id: 'biz', err_code: 'MK:0001', err_msg: '空号' },
    ];
    const send = (body: string) => app.request(pathOf('aliyun'), { method: 'POST', body });
    expect(await (await send(JSON.stringify(reports))).json()).toMatchObject({ code: 0 });
    expect(await counts()).toMatchObject({ delivered: 1, failed: 1 });
    await send(JSON.stringify([{ phone_number: phoneOf(1), content: 'TD', sign_name: '省篮协' }]));
    await send(JSON.stringify([{ phone_number: phoneOf(2), content: '好的，TD', sign_name: '省篮协' }]));
    expect(await app.db.query(sql`select customer_id from customer_consents`)).toEqual([{ customer_id: 'c1' }]);
    expect((await send('nonsense')).status).toBe(400);
  });

  it('come from WeChat, which first asks whether this is the right place', async () => {
    await app.db.query(sql`update outbox set channel = 'wechat'`);
    await taken('700', '701');
    const token = pathOf('officialAccount').split('/').at(-1) ?? '';
    const signature = createHash('sha1').update([token, '1', '2'].toSorted().join('')).digest('hex');
    const at = `${pathOf('officialAccount')}?timestamp=1&nonce=2&signature=${signature}`;
    expect(await (await app.request(`${at}&echostr=hello`)).text()).toBe('hello');
    expect((await app.request(`${at.slice(0, -1)}x&echostr=hello`)).status).toBe(405);
    const event = (id: number, status: string) =>
      `<xml><MsgType><![CDATA[event]]></MsgType><Event><![CDATA[TEMPLATESENDJOBFINISH]]></Event><MsgID>${id}</MsgID><Status><![CDATA[${status}]]></Status></xml>`;
    for (const body of [event(700, 'success'), event(701, 'failed:user block'), '<xml></xml>'])
      expect(await (await app.request(at, { method: 'POST', body })).text()).toBe('success');
    expect(await counts()).toMatchObject({ delivered: 1, failed: 1 });
    expect(await app.db.query(sql`select customer_id, channel from customer_consents`)).toEqual([
      { customer_id: 'c2', channel: 'wechat' },
    ]);
  });

  it('come from WeChat encrypted as well, for this account alone', async () => {
    await app.db.query(sql`
      update outbox set channel = 'wechat';
      insert into channel_vendors (vendor, address, account, secret) values ('officialAccount', '', 'wx1', '')
      on conflict (vendor) do update set account = excluded.account`);
    await taken('700', '701');
    const token = pathOf('officialAccount').split('/').at(-1) ?? '';
    const encodingAesKey = receiptAesKey(secrets, 'officialAccount') ?? '';
    const event =
      '<xml><Event><![CDATA[TEMPLATESENDJOBFINISH]]></Event><MsgID>700</MsgID><Status><![CDATA[success]]></Status></xml>';
    const send = (corpId: string) => {
      const { encrypted, query } = sealWeComReport({ token, encodingAesKey, corpId }, event, '1764300000');
      const body = `<xml><ToUserName><![CDATA[gh_1]]></ToUserName><Encrypt><![CDATA[${encrypted}]]></Encrypt></xml>`;
      return app.request(`${pathOf('officialAccount')}?${query}&encrypt_type=aes`, { method: 'POST', body });
    };
    // What cannot be read is not thanked for: WeChat shows that, and tries again.
    expect((await send('wx2')).status).toBe(401);
    expect(await counts()).toMatchObject({ delivered: 0 });
    expect(await (await send('wx1')).text()).toBe('success');
    expect(await counts()).toMatchObject({ delivered: 1 });
  });
});
