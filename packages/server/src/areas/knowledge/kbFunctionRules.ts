import type { KbFunctionParameter } from '@console/api/contract';
import type { Language } from '../../http/messages.js';
import type { FunctionSettings, StoredHeader } from './kbFunctions.store.js';

type Parameter = KbFunctionParameter;

/** What is wrong, by the dotted path of the field. */
export type Problems = Record<string, string>;

const words = {
  'zh-CN': {
    wrongType: '类型不正确',
    required: '此项必填',
    unknown: '没有此参数',
    twice: '名称重复',
    reserved: '此请求头由系统设置',
    wrongHeader: '请求头的值只能包含英文、数字和符号',
    headerValue: '请填写请求头的值',
    retype: '地址的主机已更改，请重新填写请求头的值',
    notInAddress: '地址中没有 {名称}',
    noParameter: (name: string) => `地址中的 {${name}} 没有对应的路径参数`,
    noBody: 'GET 请求没有请求体',
    wrongPath: '该值不能用于路径',
    wrongChoice: (choices: string) => `只能是：${choices}`,
    noChoices: '只有文本参数可以限定取值',
    lost: '密钥需要重新填写',
  },
  'en-US': {
    wrongType: 'Wrong type',
    required: 'Required',
    unknown: 'There is no such parameter',
    twice: 'The same name stands here twice',
    reserved: 'The server sets this header itself',
    wrongHeader: 'A header takes Latin letters, digits and signs',
    headerValue: 'Enter the value of the header',
    retype: 'The host has changed: enter the values of the headers again',
    notInAddress: 'The address has no such {name}',
    noParameter: (name: string) => `{${name}} in the address has no path parameter`,
    noBody: 'A GET request has no body',
    wrongPath: 'This value cannot stand in a path',
    wrongChoice: (choices: string) => `Only one of: ${choices}`,
    noChoices: 'Only a text parameter has fixed values',
    lost: 'Enter the key again',
  },
};

/** Headers that say how a request travels; setting them would let it be read in another way than it was checked. */
const reserved =
  /^(?:host|connection|content-length|content-encoding|transfer-encoding|te|trailer|upgrade|expect|keep-alive|proxy-.*|accept-encoding)$/i;
const sendable = /^[\t\x20-\x7e]*$/;
const slot = /\{([A-Za-z_][\w.-]*)\}/g;

/** The address with something in the place of each `{name}`, or null where it is none, or names its host so. */
export const addressOf = (url: string, fill: (name: string) => string = () => 'x'): URL | null => {
  if (/^https?:\/\/[^/?#\\]*[{}]/i.test(url)) return null;
  const filled = url.replace(slot, (_all, name: string) => fill(name));
  return URL.canParse(filled) ? new URL(filled) : null;
};

export interface SentHeader {
  readonly name: string;
  readonly value?: string;
}

export interface HeaderChange {
  /** Left out: they stay as they are. */
  readonly sent: readonly SentHeader[] | undefined;
  readonly former: readonly StoredHeader[];
  /** The calls go to another host than before, which must not be told what was meant for the former. */
  readonly moved: boolean;
}

/** The headers that are stored from now on; what is wrong with them is put into `problems`. */
export const headersOf = (
  { sent, former, moved }: HeaderChange,
  problems: Problems,
  language: Language,
): StoredHeader[] => {
  const say = words[language];
  if (sent === undefined && !moved) return [...former];
  const wanted: readonly SentHeader[] = sent ?? former.map(({ name }) => ({ name }));
  const seen = new Set<string>();
  return wanted.map(({ name, value }, at) => {
    const key = name.toLowerCase();
    if (seen.has(key)) problems[`headers.${at}.name`] = say.twice;
    if (reserved.test(name)) problems[`headers.${at}.name`] = say.reserved;
    seen.add(key);
    if (value !== undefined && !sendable.test(value)) problems[`headers.${at}.value`] = say.wrongHeader;
    const kept = former.find((one) => one.name.toLowerCase() === key)?.value;
    if (value === undefined && kept === null) problems[`headers.${at}.value`] = say.lost;
    if (value === undefined && kept === undefined) problems[`headers.${at}.value`] = say.headerValue;
    if (value === undefined && kept !== undefined && moved) problems[`headers.${at}.value`] = say.retype;
    return { name, value: value ?? kept ?? '' };
  });
};

/** Puts into `problems` what does not fit between address, method and parameters. */
export const checkParameters = (
  { url, method, parameters }: Pick<FunctionSettings, 'url' | 'method' | 'parameters'>,
  problems: Problems,
  language: Language,
): void => {
  const say = words[language];
  const slots = new Set([...url.matchAll(slot)].map(([, name = '']) => name));
  const seen = new Set<string>();
  for (const [at, { name, place, type, choices }] of parameters.entries()) {
    if (choices !== undefined && type !== 'string') problems[`parameters.${at}.choices`] = say.noChoices;
    if (seen.has(name)) problems[`parameters.${at}.name`] = say.twice;
    seen.add(name);
    if (place === 'path' && !slots.has(name)) problems[`parameters.${at}.place`] = say.notInAddress;
    if (place === 'body' && method === 'GET') problems[`parameters.${at}.place`] = say.noBody;
  }
  for (const name of slots) {
    const known = parameters.some((parameter) => parameter.name === name && parameter.place === 'path');
    if (!known) problems.url = say.noParameter(name);
  }
};

/** A day of the calendar, `2026-11-20`. */
export const isDay = (text: string): boolean => {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const time = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(time.getTime()) && time.toISOString().startsWith(text);
};

const readAs: Readonly<Record<Parameter['type'], (text: string) => string | number | boolean | null>> = {
  string: (text) => text,
  number: (text) => (/^-?\d+(?:\.\d+)?$/.test(text.trim()) ? Number(text) : null),
  boolean: (text) => (text === 'true' ? true : text === 'false' ? false : null),
  date: (text) => (isDay(text.trim()) ? text.trim() : null),
};

/** What one call sends, from the values given; what is wrong with those is put into `problems`. */
export const requestFrom = (
  { url, method, parameters }: FunctionSettings,
  given: readonly { readonly name: string; readonly value: string }[],
  problems: Problems,
  language: Language,
): { readonly url: URL; readonly body: string | undefined } | null => {
  const say = words[language];
  const values = new Map<string, string | number | boolean>();
  for (const [at, { name, value }] of given.entries()) {
    const parameter = parameters.find((one) => one.name === name);
    const read = parameter === undefined ? null : readAs[parameter.type](value);
    if (parameter === undefined) problems[`values.${at}.name`] = say.unknown;
    else if (values.has(name)) problems[`values.${at}.name`] = say.twice;
    else if (value === '') continue;
    else if (read === null) problems[`values.${at}.value`] = say.wrongType;
    else if (parameter.choices !== undefined && !parameter.choices.includes(value))
      problems[`values.${at}.value`] = say.wrongChoice(parameter.choices.join(', '));
    else values.set(name, read);
  }
  for (const { name, required, place } of parameters) {
    if ((required || place === 'path') && !values.has(name)) problems[`values.${name}`] = say.required;
  }
  if (Object.keys(problems).length > 0) return null;

  const address = addressOf(url, (name) => encodeURIComponent(String(values.get(name) ?? '')));
  const template = addressOf(url);
  if (address === null || template === null) return null;
  // A value such as ".." would climb out of the path.
  if (address.pathname.split('/').length !== template.pathname.split('/').length || address.host !== template.host) {
    problems.values = say.wrongPath;
    return null;
  }
  const sent = (place: Parameter['place']) =>
    parameters.flatMap((one) => {
      const value = one.place === place ? values.get(one.name) : undefined;
      return value === undefined ? [] : [[one.name, value] as const];
    });
  for (const [name, value] of sent('query')) address.searchParams.append(name, String(value));
  return { url: address, body: method === 'POST' ? JSON.stringify(Object.fromEntries(sent('body'))) : undefined };
};
