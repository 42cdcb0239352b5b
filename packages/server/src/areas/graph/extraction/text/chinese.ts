import { isUnclear } from '../checkSource.js';
import { type Statement, SURE, unquoted } from './statement.js';

const NUMBER = '(?:\\d[\\d,]*(?:\\.\\d+)?|[零〇一二两三四五六七八九十百千]+)';
const UNIT =
  '(?:分钟|秒钟?|小时|个?工作日|个月|个小时|天|日|(?<!\\d{4}\\s?)年|周岁|周|岁|平方米|厘米|毫米|公里|千米|公分|米|公斤|千克|克|万元|元|人次|人|名|位|支|次|分|节|场|局|个|张|份|条|级|倍|%|％)';
/** A number with its unit and perhaps what is counted, which ends the clause. */
const QUANTITY = `${NUMBER}\\s*(?:[-—~～至到]\\s*${NUMBER}\\s*)?${UNIT}(?:以上|以下|以内|之内)?(?!后|前|内|时|中|的)\\p{Script=Han}{0,6}`;

/** Words that no name holds: a clause with them says something else than it seems. */
const noName =
  /[，。；：？！,;:?!()（）]|如果|若|当|但|或者|并且|而且|因此|应|须|可以|不得|能够|被|把|将|使|让|给|向|对于|关于|根据|按照|如何|什么|哪|谁|是否|只有|除/u;
/** With the word in front of it, "是" says something else. */
const beforeBeing = /[不就还但于而可只总也都又要若或凡正便仍算即乃却更最既倒真像]$/u;
const noBeing =
  /^(?:否|在|由|对|为了|因为|不|可以|应|必须|需|指|要|如何|怎|什么|谁|从|以|按|根据|通过|被|将|当|经|没|有|一样|这样|那样|同)/u;
/** "是……的" stresses; these say how something is, not what. */
const noKind = /[的了吗呢吧]$|[，,]/u;

/** Words that a sentence is put together with, of which it does not say what they are. */
const framing =
  /(?:关键|重点|要点|目的|原因|理由|结果|结论|问题|时间|日期|地点|目标|前提|特点|意思|答案|任务|方式|方法|做法|核心|标准|条件|的)$/u;
/** With the word in front of it, "为" says something else. */
const beforeAmount = /[成作称定视认设列改变因以较更尤极行名]$/u;

/** What is the one of the other: "海河女篮的主教练". */
const ofSomething = /^([^的]{2,12})的([^的]{2,6})$/u;

const isName = (text: string, longest: number): boolean =>
  text.length >= 1 && text.length <= longest && /\p{L}/u.test(text) && !noName.test(text) && !isUnclear(text);

const subjectOf = (text: string): string =>
  unquoted(
    text
      .replace(/[由从]\p{Script=Han}[到至]\p{Script=Han}$/u, '')
      .replace(/^(?:所谓|(?:本|该)(?:规则|办法|规定|条例|章程|细则)(?:中)?所?称的?|其中[，,]?)/u, '')
      .replace(/[，,]$/u, ''),
  );

const COUNTED = /^(.+?)\s*([二两三四五六七八九十]|\d{1,2})(?:个?(?:级|类|种|人|项|部分|方面|名|位|档))$/u;
const DIGITS = '一二三四五六七八九十';

/** The last of several may end with how many they are: A、B 和 C 三级. */
const withoutCount = (items: readonly string[]): string[] => {
  const [, last = '', count = ''] = COUNTED.exec(items.at(-1) ?? '') ?? [];
  const number = count === '两' ? 2 : Number(count) || DIGITS.indexOf(count) + 1;
  return items.length > 1 && number === items.length ? [...items.slice(0, -1), last] : [...items];
};

/** Names in a row; empty where one of them is none. */
const itemsOf = (text: string): string[] => {
  const items = text
    .replace(/等(?:内容|方面|部分|几种|情形|人员|项目)?$/u, '')
    .split(/、|以及|及其|和|与|及/u)
    .map((item) => unquoted(item));
  const named = withoutCount(items);
  return named.length > 0 && named.every((item) => isName(item, 20)) ? named : [];
};

const definition = (clause: string): Statement[] => {
  const match = /^(.{1,24}?)[，,]?(是指|系指|指的是|是)(.{2,80})$/u.exec(clause);
  const [, subject = '', said = '', object = ''] = match ?? [];
  const name = subjectOf(subject);
  if (said === '' || said === '是' || !isName(name, 16) || object.length > 60) return [];
  return [{ subject: name, predicate: '定义', said, object: object.trim(), confidence: SURE.definition }];
};

const naming = (clause: string): Statement[] => {
  const match = /^(.{2,40}?)[，,]?(?:简)?(称为|称作|称之为|简称为?|又称为?|也称为?|叫做)[：:]?\s*(\S.{0,15})$/u.exec(
    clause,
  );
  const [, subject = '', said = '', object = ''] = match ?? [];
  const [name, called] = [subjectOf(subject).replace(/[应被可]$/u, ''), unquoted(object)];
  if (said === '' || !isName(name, 30) || !isName(called, 15)) return [];
  return [{ subject: name, predicate: '称为', said, object: called, confidence: SURE.definition }];
};

const being = (clause: string): Statement[] => {
  const match = /^(.{2,16}?)是(.{2,30})$/u.exec(clause);
  const [, subject = '', object = ''] = match ?? [];
  const name = subjectOf(subject);
  if (
    !isName(name, 15) ||
    framing.test(name) ||
    beforeBeing.test(subject) ||
    noBeing.test(object) ||
    noKind.test(object)
  )
    return [];
  if (!isName(object, 30)) return [];
  const [, whose, what] = ofSomething.exec(name) ?? [];
  const end =
    whose !== undefined && what !== undefined && isName(whose, 12)
      ? { subject: whose, predicate: what }
      : { subject: name, predicate: '是' };
  return [{ ...end, said: '是', object, confidence: SURE.being }];
};

const parts = (clause: string): Statement[] => {
  const made = /^(.{1,20}?)(?:应|须|可)?由(.{2,80}?)(?:共同)?(组成|构成)$/u.exec(clause);
  const held =
    made ??
    /^(.{1,20}?)(?:应|可|主要|一般|通常|具体|共|均)*(?:(包括|包含|分为|划分为|分成))[：:]?(.{2,100})$/u.exec(clause);
  if (held === null) return [];
  const [subject = '', list = '', said = ''] =
    made === null ? [held[1], held[3], held[2]] : [made[1], made[2], `由…${made[3]}`];
  const name = subjectOf(subject);
  // 75 分为合格 divides nothing.
  if (!isName(name, 20) || /\d\s*$/u.test(name) || /^(?:以下|下列|如下)/u.test(list)) return [];
  const predicate = /分/u.test(said) ? '分为' : '包括';
  return itemsOf(list).map((object) => ({ subject: name, predicate, said, object, confidence: SURE.parts }));
};

const limits: readonly (readonly [pattern: RegExp, predicate: string])[] = [
  [/(?:应|须)?(?:不得|不能|不应|不)(?:少于|低于|小于|短于)|至少(?:应|须)?(?:为|有)?|最[少小低短]为/u, '不少于'],
  [/(?:应|须)?(?:不得|不能|不应|不)(?:多于|超过|高于|大于|长于)|最多(?:为|有)?|至多为?|最[长高大]为/u, '不超过'],
  [/(?:应|须|均|规定|一般)?为|是|共有?/u, '为'],
];
const measured = new RegExp(
  `^(.{1,24}?)(${limits.map(([pattern]) => pattern.source).join('|')})\\s*(${QUANTITY})$`,
  'u',
);
const dimension = new RegExp(
  `^(.{0,20}?)(长度?|宽度?|高度?|直径|半径|周长|厚度?|深度?|重量?)(?:应|须)?为?\\s*(${QUANTITY})$`,
  'u',
);
const each = new RegExp(
  `^每(节|局|场|队|次|人|盘|组)(?:比赛)?(?:时间)?(?:为)?\\s*(${NUMBER}\\s*(?:分钟|秒钟?|小时))$`,
  'u',
);
const divided = new RegExp(`^(.{2,16}?)(?:共|应)?(分为|分成)\\s*(${QUANTITY})$`, 'u');

const quantity = (clause: string): Statement[] => {
  const [, unit, time] = each.exec(clause) ?? [];
  if (unit !== undefined && time !== undefined)
    return [{ subject: unit, predicate: '时长', said: '时间', object: time, confidence: SURE.number }];
  const [, whole = '', cut, count = ''] = divided.exec(clause) ?? [];
  if (cut !== undefined)
    return isName(subjectOf(whole), 16)
      ? [{ subject: subjectOf(whole), predicate: '分为', said: cut, object: count, confidence: SURE.number }]
      : [];
  const [, subject = '', said = '', object = ''] = measured.exec(clause) ?? [];
  const name = subjectOf(subject).replace(/(?:应|须|均|的)$/u, '');
  const isOther =
    (said === '是' && (beforeBeing.test(subject) || framing.test(name))) ||
    (said === '为' && beforeAmount.test(subject));
  if (said === '' || !isName(name, 20) || isOther) return [];
  const predicate = limits.find(([pattern]) => new RegExp(`^(?:${pattern.source})$`, 'u').test(said))?.[1] ?? said;
  return [{ subject: name, predicate, said, object, confidence: SURE.number }];
};

/** Lengths and weights, of which the later ones in a sentence are of the same thing. */
const dimensions = (clauses: readonly string[]): Statement[] => {
  let of = '';
  return clauses.flatMap((clause) => {
    const [, subject = '', which, object = ''] = dimension.exec(clause) ?? [];
    const name = subjectOf(subject).replace(/的$/u, '');
    if (name !== '') of = isName(name, 16) ? name : '';
    if (which === undefined || of === '') return [];
    return [{ subject: of, predicate: which.replace(/度$/u, ''), said: which, object, confidence: SURE.number }];
  });
};

/** Sentences that say what would be, or ask. */
const unsure = /^(?:如果?|若|当|假如|倘若|除非|只有|凡|为了?|由于|因|即使|虽然|无论|不论|在)|[？?]|(?:例如|比如|譬如)/u;
const aside = /[（(][^（）()]{0,60}[)）]/gu;

/** What a Chinese sentence says outright. */
export const chineseStatements = (sentence: string): Statement[] => {
  const whole = sentence
    .replace(aside, '')
    .trim()
    .replace(/[。；;！!\s]+$/u, '');
  if (unsure.test(whole)) return [];
  const defined = definition(whole);
  if (defined.length > 0) return defined;
  const clauses = whole.split(/[，,；;]/u).map((clause) => clause.trim());
  const [first = ''] = clauses;
  const measures = dimensions(whole.split(/[，,；;、]/u).map((clause) => clause.trim()));
  if (measures.length > 0) return measures;
  const named = naming(whole);
  if (named.length > 0) return named;
  const counted = quantity(first);
  const ofFirst = counted.length > 0 ? counted : parts(first);
  const further = clauses
    .slice(1)
    .flatMap((clause) => quantity(clause).filter(({ subject }) => clause.startsWith('每') || subject.length > 2));
  const found = [...ofFirst, ...further];
  return found.length > 0 ? found : being(whole);
};
