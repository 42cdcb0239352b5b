import { afterAll, beforeAll, expect, it } from 'vitest';
import { startVendor, type Vendor } from '../testing/vendor.js';
import { weCom } from './weCom.js';
import { weComChannel } from './weComChannel.js';

let vendor: Vendor;
beforeAll(async () => {
  vendor = await startVendor();
});
afterAll(() => vendor.close());

const service = () =>
  weCom({ endpoint: vendor.url, corpId: 'ww1', secret: 's', allowed: vendor.allowed, patience: 500 });
/** What it answers by the end of the path. */
const answers = (bodies: Record<string, (body: Record<string, unknown>) => object>) =>
  vendor.answers(({ path, text }) => {
    if (path === '/cgi-bin/gettoken') return { body: { errcode: 0, access_token: 't1', expires_in: 7200 } };
    const name = path.split('/').at(-1) ?? '';
    return { body: { errcode: 0, errmsg: 'ok', ...bodies[name]?.(text === '' ? {} : JSON.parse(text)) } };
  });
const asked = (name: string) =>
  vendor.heard.filter(({ path }) => path.endsWith(`/${name}`)).map(({ text }) => JSON.parse(text));

it('reads all pages of contacts', async () => {
  const person = (id: string, mobiles?: string[]) => ({
    external_contact: { external_userid: id, name: id, type: 1 },
    follow_info: {
      userid: 'zhang',
      createtime: 1_764_300_000,
      state: 'link-1',
      ...(mobiles && { remark_mobiles: mobiles }),
    },
  });
  answers({
    get_by_user: ({ cursor }) =>
      cursor === ''
        ? { external_contact_list: [person('wm1', ['13800138000'])], next_cursor: 'c2' }
        : { external_contact_list: [person('wm2')], next_cursor: '' },
  });
  expect(await service().contacts(['zhang'])).toEqual([
    {
      externalUserId: 'wm1',
      name: 'wm1',
      userId: 'zhang',
      since: new Date('2025-11-28T03:20:00Z'),
      state: 'link-1',
      phones: ['13800138000'],
    },
    expect.objectContaining({ externalUserId: 'wm2', phones: [] }),
  ]);
  expect(vendor.heard[0]?.query.get('corpid')).toBe('ww1');
  expect(vendor.heard.slice(1).map(({ query }) => query.get('access_token'))).toEqual(['t1', 't1']);
});

it('hands contacts over, and says who was not', async () => {
  answers({
    transfer_customer: () => ({
      customer: [
        { external_userid: 'wm1', errcode: 0 },
        { external_userid: 'wm2', errcode: 40096 },
      ],
    }),
  });
  expect(await service().transfer({ from: 'zhang', to: 'li', hasLeft: false }, ['wm1', 'wm2'], '')).toEqual(
    new Map([['wm2', 40096]]),
  );
  expect(asked('transfer_customer')).toEqual([
    { handover_userid: 'zhang', takeover_userid: 'li', external_userid: ['wm1', 'wm2'] },
  ]);
});

it('makes ways to come, and takes them away', async () => {
  answers({ add_contact_way: () => ({ config_id: 'w1', qr_code: 'https://p.qpic.cn/w1' }) });
  expect(await service().addContactWay(['zhang', 'li'], 'link-1', '大厅')).toEqual({
    configId: 'w1',
    qrCode: 'https://p.qpic.cn/w1',
  });
  expect(asked('add_contact_way')).toMatchObject([{ type: 2, scene: 2, user: ['zhang', 'li'], state: 'link-1' }]);
  expect(await service().removeContactWay('w1')).toBeNull();
});

it('reads groups with their members', async () => {
  answers({
    list: () => ({ group_chat_list: [{ chat_id: 'g1', status: 0 }] }),
    get: () => ({
      group_chat: {
        chat_id: 'g1',
        name: '季票群',
        owner: 'zhang',
        member_list: [{ userid: 'wm1', type: 2, join_time: 1_764_300_000 }],
      },
    }),
  });
  expect(await service().groups(['zhang'])).toEqual(['g1']);
  expect(await service().group('g1')).toMatchObject({ name: '季票群', member_list: [{ userid: 'wm1' }] });
});

it('sends what is the same in one call for each member of staff, and reads what came of it', async () => {
  answers({
    add_msg_template: ({ sender }) => ({ msgid: `msg-${String(sender)}`, fail_list: ['wm2'] }),
    get_groupmsg_send_result: () => ({
      send_list: [
        { external_userid: 'wm1', userid: 'zhang', status: 1, send_time: 1_764_300_000 },
        { external_userid: 'wm3', userid: 'zhang', status: 2 },
        { external_userid: 'wm4', userid: 'zhang', status: 0 },
      ],
    }),
  });
  const one = (key: string, to: string, sender: string) => ({ key, to, content: { sender, content: '周六见' } });
  const batch = [one('a', 'wm1', 'zhang'), one('b', 'wm2', 'zhang'), one('c', 'wm5', 'li')];
  expect(await weComChannel(service()).send(batch)).toEqual([
    { state: 'taken', receiptId: 'msg-zhang' },
    { state: 'refused', reason: 'address', said: '' },
    { state: 'taken', receiptId: 'msg-li' },
  ]);
  expect(asked('add_msg_template')).toEqual([
    { chat_type: 'single', external_userid: ['wm1', 'wm2'], sender: 'zhang', text: { content: '周六见' } },
    { chat_type: 'single', external_userid: ['wm5'], sender: 'li', text: { content: '周六见' } },
  ]);
  expect(await service().messageResults('msg-zhang', 'zhang')).toEqual([
    { receiptId: 'msg-zhang', to: 'wm1', state: 'delivered', said: '' },
    { receiptId: 'msg-zhang', to: 'wm3', state: 'failed', said: 'no contact any more' },
  ]);
});

it('tells what a code means, for all that were in the call', async () => {
  answers({ add_msg_template: () => ({ errcode: 41048, errmsg: 'too many' }) });
  const batch = [{ key: 'a', to: 'wm1', content: { sender: 'zhang', content: 'x' } }];
  expect(await weComChannel(service()).send(batch)).toMatchObject([{ state: 'refused', reason: 'limit' }]);
});
