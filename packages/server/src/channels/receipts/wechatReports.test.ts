import { expect, it } from 'vitest';
import { sealWeComReport } from '../testing/sealWeComReport.js';
import { openWeComReport } from '../weCom/weComCallback.js';
import { readWechat } from './wechatReports.js';

/** As WeChat publishes it with its own sample programs for official accounts. */
const published = {
  token: 'spamtest',
  encodingAesKey: 'abcdefghijklmnopqrstuvwxyz0123456789ABCDEFG',
  corpId: 'wx2c2769f8efd9abc2',
};
const ENCRYPTED =
  'hyzAe4OzmOMbd6TvGdIOO6uBmdJoD0Fk53REIHvxYtJlE2B655HuD0m8KUePWB3+LrPXo87wzQ1QLvbeUgmBM4x6F8PGHQHFVAFmOD2LdJF9FrXpbUAh0B5G' +
  'IItb52sn896wVsMSHGuPE328HnRGBcrS7C41IzDWyWNlZkyyXwon8T332jisa+h6tEDYsVticbSnyU8dKOIbgU6ux5VTjg3yt+WGzjlpKn6NPhRjpA912xMe' +
  'zR4kw6KWwMrCVKSVCZciVGCgavjIQ6X8tCOp3yZbGpy0VxpAe+77TszTfRd5RJSVO/HTnifJpXgCSUdUue1v6h0EIBYYI1BD1DlD+C0CR8e6OewpusjZ4uBl' +
  '9FyJvnhvQl+q5rv1ixrcpCumEPo5MJSgM9ehVsNPfUM669WuMyVWQLCzpu9GhglF2PE=';

it('opens the published example', () => {
  const query = new URLSearchParams({
    msg_signature: '5d197aaffba7e9b25a30732f161a50dee96bd5fa',
    timestamp: '1409735669',
    nonce: '1320562132',
  });
  expect(openWeComReport(published, query, ENCRYPTED)).toContain('<Content><![CDATA[abcdteT]]></Content>');
});

const keys = { token: 'token', encodingAesKey: 'a'.repeat(43), appId: 'wx1' };
const EVENT =
  '<xml><Event><![CDATA[TEMPLATESENDJOBFINISH]]></Event><MsgID>700</MsgID><Status><![CDATA[success]]></Status></xml>';
const sealed = (appId = 'wx1', encodingAesKey = keys.encodingAesKey) => {
  const { encrypted, query } = sealWeComReport({ token: 'token', encodingAesKey, corpId: appId }, EVENT, '1');
  return { query, xml: `<xml><ToUserName>gh</ToUserName><Encrypt><![CDATA[${encrypted}]]></Encrypt></xml>` };
};

it('reads what is encrypted, also where the same stands beside it in plain', () => {
  const delivered = { reports: [{ receiptId: '700', to: '', state: 'delivered', said: '' }], optedOut: [] };
  const { xml, query } = sealed();
  expect(readWechat(xml, query, keys)).toEqual(delivered);
  const both = xml.replace('</xml>', '<MsgID>999</MsgID></xml>');
  expect(readWechat(both, query, keys)).toEqual(delivered);
});

it('believes nothing that was encrypted for another account, with another key, or is not signed', () => {
  const { xml, query } = sealed('wx2');
  expect(readWechat(xml, query, keys)).toBeNull();
  const other = sealed('wx1', 'b'.repeat(43));
  expect(readWechat(other.xml, other.query, keys)).toBeNull();
  expect(readWechat(sealed().xml, new URLSearchParams(), keys)).toBeNull();
  expect(readWechat(EVENT, new URLSearchParams(), keys)).toBeNull();
});
