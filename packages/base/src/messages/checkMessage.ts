import { isAppPage, type LinkFault, linkFault, linksOf } from './links.js';
import { asSeen, noVariants, pulledTogether, readingsOf, type Variant, wordsIn } from './readings.js';
import { smsSegments } from './segments.js';
import { filledTemplate, isWayOut, OPT_OUT_VARIABLE, templateVariables } from './template.js';

/** Letters that operators take as one message, in however many parts. */
export const SMS_MOST = 500;
/** Bytes that WeCom takes as one text. */
const PLAIN_MOST = 4000;
/** Letters of a title and a text that lock screens show; what is longer is cut there. */
const TITLE_SHOWN = 20;
const TEXT_SHOWN = 60;
/** Problems that are told of one message: nobody mends more at once. */
const TOLD = 30;

/**
 * `unknown_variable`: nothing fills it · `broken_variable`: `${` without its end · `too_long` · `cut_off`: lock screens do not
 * show all of it · `forbidden_word` · `link_insecure`: not https · `link_foreign`: leads to where links may not · `missing`: a
 * text that has to be there · `sign_twice`: the sign stands in the text as well · `no_way_out`: marketing without the words how
 * to leave · `promotion`: marketing words where there may be none · `not_a_page`: of the app, where a tap opens one ·
 * `vendor_code_missing`: the vendor sends by templates of its own, and none is named · `vendor_variable`: no such template can
 * hold a variable of that name.
 */
export type MessageProblemCode =
  | 'unknown_variable'
  | 'broken_variable'
  | 'too_long'
  | 'cut_off'
  | 'forbidden_word'
  | 'link_insecure'
  | 'link_foreign'
  | 'missing'
  | 'sign_twice'
  | 'no_way_out'
  | 'promotion'
  | 'not_a_page'
  | 'vendor_code_missing'
  | 'vendor_variable';

/** What keeps a message from going out, or is worth a thought. */
export interface MessageProblem {
  readonly code: MessageProblemCode;
  /** An error keeps it from being submitted; a warning does not. */
  readonly level: 'error' | 'warning';
  /** The field that it is in: `content`, `title`, `fields.2.value`. */
  readonly field: string;
  /** The variable, word or link that it is about; empty where it is about the whole. */
  readonly said: string;
  /** Letters that are allowed, where there are too many. */
  readonly limit?: number;
}

/** What messages are checked by. */
export interface MessageRules {
  /** Variables that are filled, each with a sample of its values. */
  readonly samples: Readonly<Record<string, string>>;
  /** Words that no message may hold. Hand in the same list as long as nothing in it changes. */
  readonly forbiddenWords: readonly string[];
  /** Other ways to write characters of these words. Default: none is known. */
  readonly variants?: readonly Variant[] | undefined;
  /** Where links may lead, with what is below; none: anywhere. */
  readonly linkHosts: readonly string[];
  /** Through whom text messages go. Default: through nobody whose ways matter here. */
  readonly vendor?: string | undefined;
}

/** A text message as it is written. */
export interface SmsText {
  readonly smsKind: string;
  readonly signName: string;
  readonly content: string;
  /** Of the vendor's own template. Default: none. */
  readonly vendorCode?: string;
}

/** A message of an official account as it is written. */
export interface WechatText {
  readonly wechatTemplateId: string;
  readonly title: string;
  readonly fields: readonly { readonly keyword: string; readonly value: string }[];
  readonly url: string;
}

/** A push message as it is written. */
export interface AppText {
  readonly title: string;
  readonly content: string;
  readonly imageUrl: string;
  readonly appAction: string;
  readonly target: string;
}

const UNFINISHED = /\$\{(?![^${}]{1,50}\})/;
const WAY_OUT = /(?:拒收|退订)[^，。；]{0,4}回复?\s*[a-z0-9]+|回复?\s*[a-z0-9]+\s*(?:退订|拒收)/i;
// What stands close to an address becomes a part of it, and then it leads nowhere.
const OWN_WAY_OUT = new RegExp(String.raw`(?<![\w/=&?#%}-])\$\{\s*${OPT_OUT_VARIABLE}\s*\}(?![\w/=&?#%~$-])`);
const PROMOTION =
  /\d(?:\.\d)?\s*折|[优優]惠|促[销銷]|特[价價]|秒[杀殺]|[满滿][减減]|立[减減]|[红紅]包|抽[奖獎]|免[费費][领領]|返[现現]|[买買]一送一|限[时時][抢搶]/;
/** How WeChat names what a keyword holds, and the letters that it takes of it. */
const keywordLimits: readonly (readonly [RegExp, number])[] = [
  [/^thing\d*$/, 20],
  [/^(?:number|letter|character_string)\d*$/, 32],
  [/^symbol\d*$/, 5],
  [/^phone_number\d*$/, 17],
  [/^car_number\d*$/, 8],
  [/^(?:name)\d*$/, 10],
  [/^phrase\d*$/, 5],
  [/^const\d*$/, 20],
];

type Found = Omit<MessageProblem, 'field' | 'level'> & { readonly level?: 'warning' };

const of = (field: string, problems: readonly Found[]): MessageProblem[] =>
  problems.map((problem) => ({ level: 'error', field, ...problem }));

const linkCodes = { insecure: 'link_insecure', foreign: 'link_foreign' } as const satisfies Record<
  LinkFault,
  MessageProblemCode
>;

const unknownIn = (text: string, { samples }: MessageRules): Found[] =>
  templateVariables(text)
    .filter((name) => !Object.hasOwn(samples, name))
    .map((said) => ({ code: 'unknown_variable', said }));

const linkProblems = (text: string, { samples, linkHosts }: MessageRules): Found[] => {
  const faultsIn = (one: string): Found[] =>
    linksOf(asSeen(one), linkHosts).flatMap(({ link, fault }) =>
      fault === null ? [] : [{ code: linkCodes[fault], said: link }],
    );
  const written = faultsIn(text);
  // Where a value, or none, makes a link of what is none by itself. The way out is the installation's own address.
  const values = { ...samples, [OPT_OUT_VARIABLE]: '' };
  return written.length > 0 ? written : readingsOf(text, values).flatMap(faultsIn);
};

/** What is wrong with every text that goes out. */
const textProblems = (text: string, rules: MessageRules): Found[] => {
  const { samples, forbiddenWords, variants = noVariants } = rules;
  return [
    ...unknownIn(text, rules),
    ...(UNFINISHED.test(text) ? [{ code: 'broken_variable', said: '' } as const] : []),
    ...wordsIn(readingsOf(text, samples), forbiddenWords, variants).map(
      (said): Found => ({ code: 'forbidden_word', said }),
    ),
    ...linkProblems(text, rules),
  ];
};

/** Of texts that bring no way out: nobody could follow it there, or it would be a part of another address. */
const withoutWayOut = (rules: MessageRules): MessageRules => ({
  ...rules,
  samples: Object.fromEntries(Object.entries(rules.samples).filter(([name]) => name !== OPT_OUT_VARIABLE)),
});

const addressProblems = (link: string, rules: MessageRules): Found[] => {
  if (link.trim() === '') return [];
  const fault = linkFault(link, rules.linkHosts);
  return [
    ...unknownIn(link, withoutWayOut(rules)),
    ...(fault === null ? [] : [{ code: linkCodes[fault], said: link } as const]),
  ];
};

/** Where a tap leads: also to where its reader opts out, which is the installation's own address. */
const tapProblems = (link: string, rules: MessageRules): Found[] =>
  isWayOut(link) ? unknownIn(link, rules) : addressProblems(link, rules);

const pageProblems = (target: string, rules: MessageRules): Found[] =>
  target.trim() === '' || isAppPage(target)
    ? unknownIn(target, rules)
    : [...unknownIn(target, rules), { code: 'not_a_page', said: target.trim() }];

const promotions = (text: string, { samples }: MessageRules, level?: 'warning'): Found[] => {
  for (const read of readingsOf(text, samples)) {
    const [said] = PROMOTION.exec(asSeen(read).normalize('NFKC')) ?? PROMOTION.exec(pulledTogether(read)) ?? [];
    if (said !== undefined) return [{ code: 'promotion', said, ...(level && { level }) }];
  }
  return [];
};

/** Whether a text says how to leave: what to answer, or an address at which one opts out. */
const hasWayOut = (text: string): boolean => WAY_OUT.test(asSeen(text)) || OWN_WAY_OUT.test(text);

const missing = (text: string): Found[] => (asSeen(text).trim() === '' ? [{ code: 'missing', said: '' }] : []);

const longer = (text: string, limit: number, code: 'too_long' | 'cut_off'): Found[] =>
  text.length <= limit ? [] : [{ code, said: '', limit, ...(code === 'cut_off' && { level: 'warning' as const }) }];

/** Each once, errors first. */
const told = (problems: readonly MessageProblem[]): MessageProblem[] => {
  const each = [...new Map(problems.map((one) => [`${one.code} ${one.field} ${one.said}`, one])).values()];
  const errors = each.filter(({ level }) => level === 'error');
  return [...errors, ...each.filter(({ level }) => level === 'warning')].slice(0, TOLD);
};

/** A text message as people read it, its variables filled. */
export const smsAsRead = (
  { signName, content }: Pick<SmsText, 'signName' | 'content'>,
  values: Readonly<Record<string, string>>,
): string => `${signName.trim() === '' ? '' : `【${signName.trim()}】`}${filledTemplate(content, values)}`;

/** A text that everybody gets as it is written, such as one of WeCom; what fills variables of it stands in `samples`. */
export const plainProblems = (content: string, rules: MessageRules): MessageProblem[] => {
  const read = filledTemplate(content, rules.samples);
  const isLong = new TextEncoder().encode(read).length > PLAIN_MOST;
  return told(
    of('content', [
      ...missing(content),
      ...textProblems(content, rules),
      // In Chinese, of which a letter is three bytes.
      ...(isLong ? [{ code: 'too_long', said: '', limit: Math.floor(PLAIN_MOST / 3) } as const] : []),
    ]),
  );
};

/** Aliyun sends templates that it has approved, whose variables it fills by their names. */
const aliyunProblems = ({ content, vendorCode = '' }: SmsText): MessageProblem[] => [
  ...(vendorCode.trim() === '' ? of('vendorCode', [{ code: 'vendor_code_missing', said: '', level: 'warning' }]) : []),
  ...of(
    'content',
    templateVariables(content)
      .filter((name) => !/^[a-z]\w*$/i.test(name))
      .map((said) => ({ code: 'vendor_variable', said, level: 'warning' })),
  ),
];

/** What is wrong with a text message, errors first. */
export const smsProblems = (sms: SmsText, rules: MessageRules): MessageProblem[] => {
  const { smsKind, signName, content } = sms;
  const isMarketing = smsKind === 'marketing';
  const { letters } = smsSegments(smsAsRead(sms, rules.samples));
  return told([
    ...of('signName', [...missing(signName), ...textProblems(signName, rules)]),
    ...of('content', [
      ...missing(content),
      ...textProblems(content, rules),
      ...(letters > SMS_MOST ? [{ code: 'too_long', said: '', limit: SMS_MOST } as const] : []),
      ...(/^\s*【[^】]*】/.test(asSeen(content)) ? [{ code: 'sign_twice', said: '' } as const] : []),
      ...(isMarketing && content.trim() !== '' && !hasWayOut(content)
        ? [{ code: 'no_way_out', said: '' } as const]
        : []),
      ...(isMarketing ? [] : promotions(content, rules, 'warning')),
    ]),
    ...(rules.vendor === 'aliyun' ? aliyunProblems(sms) : []),
  ]);
};

/** What is wrong with a message of an official account, errors first. WeChat stops accounts that promote by templates. */
export const wechatProblems = ({ wechatTemplateId, title, fields, url }: WechatText, rules: MessageRules) =>
  told([
    ...of('wechatTemplateId', missing(wechatTemplateId)),
    ...of('title', [...missing(title), ...textProblems(title, withoutWayOut(rules)), ...promotions(title, rules)]),
    ...(fields.length === 0 ? of('fields', [{ code: 'missing', said: '' }]) : []),
    ...fields.flatMap(({ keyword, value }, at) => {
      const limit = keywordLimits.find(([kind]) => kind.test(keyword.trim()))?.[1];
      return [
        ...of(`fields.${at}.keyword`, missing(keyword)),
        ...of(`fields.${at}.value`, [
          ...missing(value),
          ...textProblems(value, rules),
          ...promotions(value, rules),
          ...(limit === undefined ? [] : longer(filledTemplate(value, rules.samples), limit, 'too_long')),
        ]),
      ];
    }),
    ...of('url', tapProblems(url, rules)),
  ]);

/** What is wrong with a push message, errors first. */
export const appProblems = ({ title, content, imageUrl, appAction, target }: AppText, rules: MessageRules) =>
  told([
    ...of('title', [
      ...missing(title),
      ...textProblems(title, withoutWayOut(rules)),
      ...longer(filledTemplate(title, rules.samples), TITLE_SHOWN, 'cut_off'),
    ]),
    ...of('content', [
      ...missing(content),
      ...textProblems(content, rules),
      ...longer(filledTemplate(content, rules.samples), TEXT_SHOWN, 'cut_off'),
    ]),
    ...of('imageUrl', addressProblems(imageUrl, rules)),
    ...of('target', [
      ...(appAction === 'open' ? [] : missing(target)),
      ...(appAction === 'url' ? tapProblems(target, rules) : []),
      ...(appAction === 'page' ? pageProblems(target, withoutWayOut(rules)) : []),
    ]),
  ]);
