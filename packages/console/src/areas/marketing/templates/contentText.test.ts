import { expect, it } from 'vitest';
import { contentText, proofsOf } from './contentText.js';
import * as samples from './templates.fixtures.js';
import { templateZh } from './templateWordsZh.js';

const textOf = (content: Parameters<typeof contentText>[0], proofs: readonly string[] = []) =>
  Object.fromEntries(contentText(content, templateZh, proofs).map(({ label, value }) => [label, value]));

it('says everything that goes out, where it leads, and what vendors know it by', () => {
  const { wechatTemplateId, title, fields, url } = samples.wechat;
  expect(textOf({ channel: 'wechat', wechatTemplateId, title, fields, url })).toMatchObject({
    '微信模板 ID': 'TM00015',
    内容项: expect.stringContaining('thing1 会员姓名：${name}'),
    点击打开: 'https://hb.example.cn/renew',
  });
  const { content, imageUrl, appAction, target } = samples.app;
  expect(textOf({ channel: 'app', title: '', content, imageUrl, appAction, target })).toMatchObject({
    点击后: '打开 App 页面',
    点击后打开的地址: 'pages/ticket/renew',
  });
  expect(textOf({ ...samples.smsContent, vendorCode: 'SMS_1' })).toMatchObject({ 服务商模板编号: 'SMS_1' });
});

it('tells proofs apart without their ids', () => {
  const [one, other] = ['f-1', 'f-2'].map((signFileId) => ({ ...samples.smsContent, signFileId }));
  const proofs = proofsOf([one ?? null, null, other ?? null, one ?? null, samples.smsContent]);
  expect(proofs).toEqual(['f-1', 'f-2']);
  const proof = (signFileId: string | null) => textOf({ ...samples.smsContent, signFileId }, proofs)['签名证明'];
  expect(['f-1', 'f-2', 'f-3', null].map(proof)).toEqual(['第 1 份', '第 2 份', '另一份', '']);
});
