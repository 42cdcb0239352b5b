import { expect, it } from 'vitest';
import {
  type AppText,
  appProblems,
  type MessageRules,
  smsAsRead,
  smsProblems,
  type SmsText,
  wechatProblems,
  type WechatText,
} from './checkMessage.js';

const rules: MessageRules = {
  samples: { name: '王芷晴', game: '浙江主场对北京' },
  forbiddenWords: ['全网最低'],
  linkHosts: ['example.cn'],
};
const sms: SmsText = {
  smsKind: 'marketing',
  signName: '浙江篮协',
  content: '${name}，续费请点 https://hb.example.cn/a 办理。拒收请回复R',
};
const codes = (problems: readonly { code: string; field: string; said: string }[]) =>
  problems.map(({ code, field, said }) => `${field} ${code} ${said}`.trim());
const ofSms = (change: Partial<SmsText>) => codes(smsProblems({ ...sms, ...change }, rules));

it('finds nothing in a text message that may go out', () => {
  expect(ofSms({})).toEqual([]);
  expect(smsAsRead(sms, rules.samples)).toBe('【浙江篮协】王芷晴，续费请点 https://hb.example.cn/a 办理。拒收请回复R');
});

it.each<[Partial<SmsText>, string[]]>([
  [{ content: '你好 ${seat}，退订回T' }, ['content unknown_variable seat']],
  [{ content: '你好 ${constructor}，退订回T' }, ['content unknown_variable constructor']],
  [{ content: '你好 ${name，退订回T' }, ['content broken_variable']],
  [{ content: '续费有礼' }, ['content no_way_out']],
  [{ content: '续费有礼', smsKind: 'notice' }, []],
  [{ content: '周六开赛，9 折续费', smsKind: 'notice' }, ['content promotion 9 折']],
  [{ content: '退订回T，全 网\u200b最 低' }, ['content forbidden_word 全网最低']],
  [{ content: '【别家】续费，退订回T' }, ['content sign_twice']],
  [{ signName: ' ' }, ['signName missing']],
  [{ content: '' }, ['content missing']],
  [{ content: `${'票'.repeat(490)}退订回TD` }, ['content too_long']],
  [{ content: 'http://hb.example.cn/a，退订回T' }, ['content link_insecure http://hb.example.cn/a']],
  [{ content: '点hb.example.cn/a办理，退订回T' }, ['content link_insecure hb.example.cn/a']],
  [{ content: 'https://example.cn.evil.top/，退订回T' }, ['content link_foreign https://example.cn.evil.top/']],
  [{ content: 'https://example.cn@evil.top/，退订回T' }, ['content link_foreign https://example.cn@evil.top/']],
  [{ content: 'https://${name}.example.cn/，退订回T' }, ['content link_foreign https://${name}.example.cn/']],
  [{ content: '${game} https://example.cn/?n=${name}。退订回T' }, []],
  [{ content: '2.5 版 v1.0，12-05 10:30，退订回T' }, []],
])('of %j it tells %j', (change, expected) => {
  expect(ofSms(change)).toEqual(expected);
});

it('counts the values of variables, not their names, and tells errors before warnings', () => {
  expect(ofSms({ content: `\${name}${'票'.repeat(479)}退订回TD` })).toEqual([]);
  const found = smsProblems({ smsKind: 'notice', signName: '', content: '优惠 ${x}' }, rules);
  expect(found.map(({ level }) => level)).toEqual(['error', 'error', 'warning']);
});

const card: WechatText = {
  wechatTemplateId: 'TM1',
  title: '季票到期提醒',
  fields: [{ keyword: 'thing1', value: '${name}' }],
  url: 'https://hb.example.cn/a',
};
const ofCard = (change: Partial<WechatText>) => codes(wechatProblems({ ...card, ...change }, rules));

it('checks a WeChat card: no promotion, no more letters than a keyword takes, a link that may be opened', () => {
  expect(ofCard({})).toEqual([]);
  expect(ofCard({ fields: [{ keyword: 'thing1', value: '续费立减' }] })).toEqual(['fields.0 promotion 立减']);
  expect(ofCard({ fields: [{ keyword: 'phrase2', value: '${game}' }] })).toEqual(['fields.0 too_long']);
  expect(ofCard({ fields: [] })).toEqual(['fields missing']);
  expect(ofCard({ url: 'http://a.cn' })).toEqual(['url link_insecure http://a.cn']);
  expect(ofCard({ url: 'javascript:alert(1)' })).toEqual(['url link_insecure javascript:alert(1)']);
});

const push: AppText = { title: '季票到期', content: '${name}，请续费', imageUrl: '', appAction: 'open', target: '' };
const ofPush = (change: Partial<AppText>) => codes(appProblems({ ...push, ...change }, rules));

it('checks a push message: what lock screens cut off, and where a tap leads', () => {
  expect(ofPush({})).toEqual([]);
  expect(ofPush({ title: '季'.repeat(21) })).toEqual(['title cut_off']);
  expect(ofPush({ appAction: 'url' })).toEqual(['target missing']);
  expect(ofPush({ appAction: 'url', target: 'https://evil.top' })).toEqual(['target link_foreign https://evil.top']);
  expect(ofPush({ appAction: 'page', target: 'pages/ticket' })).toEqual([]);
  expect(ofPush({ imageUrl: 'http://example.cn/a.png' })).toEqual(['imageUrl link_insecure http://example.cn/a.png']);
});

it('stays quick with many words and many letters', () => {
  const forbiddenWords = Array.from({ length: 500 }, (_, at) => `词语${at}`);
  const began = performance.now();
  for (let at = 0; at < 20; at += 1)
    smsProblems({ ...sms, content: `${'字a.'.repeat(160)}\${name}` }, { ...rules, forbiddenWords });
  expect((performance.now() - began) / 20).toBeLessThan(20);
});
