import { describe, expect, it } from 'vitest';
import {
  type AppText,
  appProblems,
  type MessageRules,
  plainProblems,
  smsAsRead,
  smsProblems,
  type SmsText,
  wechatProblems,
  type WechatText,
} from './checkMessage.js';

const rules: MessageRules = {
  samples: { name: '王芷晴', game: '浙江主场对北京', number: 'M2026' },
  forbiddenWords: ['全网最低', '稳赚', '★级', 'No.1'],
  variants: [
    { written: '穩', usual: '稳' },
    { written: '賺', usual: '赚' },
  ],
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
  [{ content: '2.5 版 v1.0，12-05 10:30，2026.11.21，A.B，退订回T' }, []],
  // What takes no room, other widths, accents, signs and traditional characters hide no word.
  [{ content: '稳\u2063赚，退订回T' }, ['content forbidden_word 稳赚']],
  [{ content: '稳\ufe0f赚，退订回T' }, ['content forbidden_word 稳赚']],
  [{ content: '稳\u3164赚，退订回T' }, ['content forbidden_word 稳赚']],
  [{ content: '稳\u0336★-赚，退订回T' }, ['content forbidden_word 稳赚']],
  [{ content: '穩賺，退订回T' }, ['content forbidden_word 稳赚']],
  [{ content: 'ｎｏ．１，退订回T' }, ['content forbidden_word No.1']],
  [{ content: '★级，退订回T' }, ['content forbidden_word ★级']],
  [{ content: '级，退订回T' }, []],
  [{ signName: '稳\u200d赚' }, ['signName forbidden_word 稳赚']],
  // Nor do variables, whose values may be empty, or the rest of a word.
  [{ content: '稳${name}赚，退订回T' }, ['content forbidden_word 稳赚']],
  [{ content: '稳${seat}赚，退订回T' }, ['content unknown_variable seat', 'content forbidden_word 稳赚']],
  [{ content: '你好 ${稳赚}，退订回T' }, ['content unknown_variable 稳赚']],
  // A host needs no scheme, nor a name.
  [{ content: '点 bit.ly/x 办理，退订回T' }, ['content link_insecure bit.ly/x']],
  [{ content: '点 bit.ly 办理，退订回T' }, ['content link_insecure bit.ly']],
  [{ content: '点 t.zzz:8080/x 办理，退订回T' }, ['content link_insecure t.zzz:8080/x']],
  [{ content: '点ｂｉｔ．ｌｙ／ｘ，退订回T' }, ['content link_insecure bit.ly/x']],
  [{ content: '点 bit\u200b.ly/x，退订回T' }, ['content link_insecure bit.ly/x']],
  [{ content: '点 8.8.8.8/x，退订回T' }, ['content link_insecure 8.8.8.8/x']],
  [{ content: 'https://8.8.8.8/，退订回T' }, ['content link_foreign https://8.8.8.8/']],
  [{ content: '点 bit.${name}ly/x，退订回T' }, ['content link_insecure bit.ly/x']],
  [{ content: '点 ${number}.com，退订回T' }, ['content link_insecure M2026.com']],
  [{ content: '点 https:/${name}/evil.top/，退订回T' }, ['content link_foreign https://evil.top/']],
])('of %j it tells %j', (change, expected) => {
  expect(ofSms(change)).toEqual(expected);
});

describe('an address at which its reader opts out', () => {
  const optOutLink = 'https://go.example.com/o/k3f9a-Qw8ZtB2mLx';
  const withWayOut = { ...rules, samples: { ...rules.samples, optOutLink } };
  const of = (content: string) => codes(smsProblems({ ...sms, content }, withWayOut));

  it('is a way out, wherever links may lead', () => {
    expect(of('${name}，续费享 9 折。退订点 ${optOutLink}')).toEqual([]);
    expect(of('${name}，续费享 9 折，退订:${ optOutLink }，谢谢')).toEqual([]);
  });

  it('is none where it would be torn off by what stands close to it', () => {
    for (const close of ['${optOutLink}R', '${optOutLink}${name}', '${name}${optOutLink}', 'a/${optOutLink}'])
      expect(of(`退订点 ${close}`)).toContain('content no_way_out');
  });

  it('counts with all its letters', () => {
    expect(of(`${'票'.repeat(452)} \${optOutLink}`)).toEqual([]);
    expect(of(`${'票'.repeat(453)} \${optOutLink}`)).toEqual(['content too_long']);
  });

  it('is where a tap on a card or a push leads, wherever links may lead, and never a part of an address', () => {
    const ofUrl = (url: string) => codes(wechatProblems({ ...card, url }, withWayOut));
    const ofTarget = (target: string) => codes(appProblems({ ...push, appAction: 'url', target }, withWayOut));
    for (const whole of ['${optOutLink}', ' ${ optOutLink } ']) {
      expect(ofUrl(whole)).toEqual([]);
      expect(ofTarget(whole)).toEqual([]);
    }
    const torn = 'https://hb.example.cn/?back=${optOutLink}';
    expect(ofUrl(torn)).toEqual(['url unknown_variable optOutLink']);
    expect(ofTarget(torn)).toEqual(['target unknown_variable optOutLink']);
    expect(codes(wechatProblems({ ...card, url: '${optOutLink}' }, rules))).toEqual([
      'url unknown_variable optOutLink',
    ]);
  });

  it('may stand in texts of a card and a push, but where it cannot be followed', () => {
    const fields = [{ keyword: 'remark', value: '退订点 ${optOutLink}' }];
    expect(codes(wechatProblems({ ...card, fields }, withWayOut))).toEqual([]);
    expect(codes(appProblems({ ...push, content: '退订点 ${optOutLink}' }, withWayOut))).toEqual([]);
    const unfilled = [
      wechatProblems({ ...card, title: '${optOutLink}' }, withWayOut),
      appProblems({ ...push, title: '${optOutLink}' }, withWayOut),
      appProblems({ ...push, imageUrl: '${optOutLink}' }, withWayOut),
      appProblems({ ...push, appAction: 'page', target: 'pages/x?u=${optOutLink}' }, withWayOut),
    ];
    for (const problems of unfilled) expect(codes(problems).join()).toContain('unknown_variable optOutLink');
  });

  it('is a variable that nothing fills where the installation has no such address', () => {
    expect(ofSms({ content: '续费。退订点 ${optOutLink}' })).toEqual(['content unknown_variable optOutLink']);
  });
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
  expect(ofCard({ fields: [{ keyword: 'thing1', value: '续费立减' }] })).toEqual(['fields.0.value promotion 立减']);
  expect(ofCard({ title: '優\u200b 惠' })).toEqual(['title promotion 優惠']);
  expect(ofCard({ fields: [{ keyword: 'phrase2', value: '${game}' }] })).toEqual(['fields.0.value too_long']);
  expect(ofCard({ fields: [] })).toEqual(['fields missing']);
  expect(ofCard({ url: 'http://a.cn' })).toEqual(['url link_insecure http://a.cn']);
  // Each says once what it lacks, and which part of it.
  expect(ofCard({ fields: [{ keyword: '', value: '\u200b' }] })).toEqual([
    'fields.0.keyword missing',
    'fields.0.value missing',
  ]);
  expect(ofCard({ url: 'javascript:alert(1)' })).toEqual(['url link_insecure javascript:alert(1)']);
});

const push: AppText = { title: '季票到期', content: '${name}，请续费', imageUrl: '', appAction: 'open', target: '' };
const ofPush = (change: Partial<AppText>) => codes(appProblems({ ...push, ...change }, rules));

it('checks a push message: what lock screens cut off, and where a tap leads', () => {
  expect(ofPush({})).toEqual([]);
  expect(ofPush({ title: '季'.repeat(21) })).toEqual(['title cut_off']);
  expect(ofPush({ appAction: 'url' })).toEqual(['target missing']);
  expect(ofPush({ appAction: 'url', target: 'https://evil.top' })).toEqual(['target link_foreign https://evil.top']);
  const toPage = (target: string) => ofPush({ appAction: 'page', target });
  for (const page of ['pages/ticket', '/pages/game-2/', 'pages/ticket/renew?id=${number}&from=push', 'a/${number}'])
    expect(toPage(page)).toEqual([]);
  expect(toPage('pages/x?id=${seat}')).toEqual(['target unknown_variable seat']);
  for (const other of [
    'javascript:alert(1)',
    'intent://evil#Intent;end',
    'https://evil.top/a',
    '//evil.top/a',
    '/${name}/evil.top',
    '${name}',
    'pages/../admin',
    'pages\\admin',
    'pages/a b',
  ])
    expect(toPage(other)).toEqual([`target not_a_page ${other}`]);
  expect(ofPush({ imageUrl: 'http://example.cn/a.png' })).toEqual(['imageUrl link_insecure http://example.cn/a.png']);
});

it('says the same thing once, however often it stands there', () => {
  expect(ofSms({ content: '${seat} ${seat} 稳赚稳赚 bit.ly/x bit.ly/x 退订回T' })).toEqual([
    'content unknown_variable seat',
    'content forbidden_word 稳赚',
    'content link_insecure bit.ly/x',
  ]);
});

it('lets links lead to hosts with a name where nobody has said which', () => {
  const anywhere = { ...rules, linkHosts: [] };
  const of = (content: string) => codes(smsProblems({ ...sms, content: `${content} 退订回T` }, anywhere));
  expect(of('https://any.example.org/')).toEqual([]);
  expect(of('https://1.2.3.4/')).toEqual(['content link_foreign https://1.2.3.4/']);
  expect(of('https://0x7f.1/')).toEqual(['content link_foreign https://0x7f.1/']);
  expect(of('https://[::1]/')).toEqual(['content link_foreign https://[::1]/']);
});

it('stays quick with many words and many letters', () => {
  const forbiddenWords = Array.from({ length: 500 }, (_, at) => `词语${at}`);
  const began = performance.now();
  for (let at = 0; at < 20; at += 1)
    smsProblems({ ...sms, content: `${'字a.'.repeat(160)}\${name}` }, { ...rules, forbiddenWords });
  expect((performance.now() - began) / 20).toBeLessThan(20);
});

it('checks a text that everybody gets as it is written', () => {
  const of = (content: string, samples = {}) => codes(plainProblems(content, { ...rules, samples }));
  expect(of('周六见 https://hb.example.cn/a')).toEqual([]);
  expect(of(' ')).toEqual(['content missing']);
  expect(of('${name}，周六见')).toEqual(['content unknown_variable name']);
  expect(of('${name}，周六见', { name: '王芷晴' })).toEqual([]);
  expect(of('稳赚，见 http://hb.example.cn')).toEqual([
    'content forbidden_word 稳赚',
    'content link_insecure http://hb.example.cn',
  ]);
  expect(of('票'.repeat(1333))).toEqual([]);
  expect(plainProblems('票'.repeat(1334), rules)).toMatchObject([{ code: 'too_long', limit: 1333 }]);
});

it('warns of what Aliyun will not send: a text without the code of its template, and variables that no template there has', () => {
  const warned = (change: Partial<SmsText>, vendor?: string) =>
    smsProblems(
      { ...sms, content: '${name}，座位 ${attribute.座位}。退订回T', ...change },
      {
        ...rules,
        samples: { name: '王芷晴', 'attribute.座位': '八排' },
        vendor,
      },
    );
  expect(warned({}, 'smsGateway')).toEqual([]);
  expect(warned({})).toEqual([]);
  expect(warned({ vendorCode: ' ' }, 'aliyun')).toMatchObject([
    { code: 'vendor_code_missing', field: 'vendorCode', level: 'warning' },
    { code: 'vendor_variable', field: 'content', said: 'attribute.座位', level: 'warning' },
  ]);
  expect(codes(warned({ vendorCode: 'SMS_1', content: '${name}，退订回T' }, 'aliyun'))).toEqual([]);
});
