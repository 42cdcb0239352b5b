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
  expect(vendor.heard[0]?.query.get('corpid')).toBe('ww1');
  expect(vendor.heard[1]?.query.get('access_token')).toBe('t1');
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

it('sends to groups by their owner, apart from what goes to people, and reads what came of it by group', async () => {
  answers({
    add_msg_template: ({ chat_type }) => ({ msgid: `msg-${String(chat_type)}`, fail_list: ['g2'] }),
    get_groupmsg_send_result: () => ({
      send_list: [
        { chat_id: 'g1', userid: 'zhang', status: 1, send_time: 1_764_300_000 },
        { chat_id: 'g3', userid: 'zhang', status: 0 },
      ],
    }),
  });
  const said = { sender: 'zhang', content: '周六见' };
  const group = (to: string) => ({ key: to, to, content: { ...said, chatType: 'group' as const } });
  const batch = [group('g1'), group('g2'), { key: 'p', to: 'wm1', content: said }];
  expect(await weComChannel(service()).send(batch)).toEqual([
    { state: 'taken', receiptId: 'msg-group' },
    { state: 'refused', reason: 'address', said: '' },
    { state: 'taken', receiptId: 'msg-single' },
  ]);
  expect(asked('add_msg_template')).toEqual([
    { chat_type: 'group', chat_id_list: ['g1', 'g2'], sender: 'zhang', text: { content: '周六见' } },
    { chat_type: 'single', external_userid: ['wm1'], sender: 'zhang', text: { content: '周六见' } },
  ]);
  expect(await service().messageResults('msg-group', 'zhang')).toEqual([
    { receiptId: 'msg-group', to: 'g1', state: 'delivered', said: '' },
  ]);
});

it('tells what a code means, for all that were in the call', async () => {
  answers({ add_msg_template: () => ({ errcode: 41048, errmsg: 'too many' }) });
  const batch = [{ key: 'a', to: 'wm1', content: { sender: 'zhang', content: 'x' } }];
  expect(await weComChannel(service()).send(batch)).toMatchObject([{ state: 'refused', reason: 'limit' }]);
});
