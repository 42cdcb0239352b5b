import type * as z from 'zod/mini';
import { type Language, languageCode } from './messages.js';

type Issue = z.core.$ZodRawIssue;

const MOST_KEYS = 5;

/** The first few names, joined. */
const some = (keys: readonly string[], separator: string): string =>
  keys.length > MOST_KEYS ? `${keys.slice(0, MOST_KEYS).join(separator)} …` : keys.join(separator);

const size = (issue: { origin: string }): 'text' | 'list' | 'number' => {
  if (issue.origin === 'string') return 'text';
  return issue.origin === 'array' || issue.origin === 'set' ? 'list' : 'number';
};

const tooBig = {
  text: { zh: (n: string) => `最多 ${n} 个字符`, en: (n: string) => `At most ${n} characters` },
  list: { zh: (n: string) => `最多 ${n} 项`, en: (n: string) => `At most ${n} items` },
  number: { zh: (n: string) => `不能大于 ${n}`, en: (n: string) => `At most ${n}` },
};

const tooSmall = {
  text: { zh: (n: string) => `至少 ${n} 个字符`, en: (n: string) => `At least ${n} characters` },
  list: { zh: (n: string) => `至少 ${n} 项`, en: (n: string) => `At least ${n} items` },
  number: { zh: (n: string) => `不能小于 ${n}`, en: (n: string) => `At least ${n}` },
};

/** Says in a person's words what is wrong with one field. */
export const fieldMessage = (language: Language) => {
  const key = languageCode(language);
  const say = (zh: string, en: string) => (key === 'zh' ? zh : en);
  return (issue: Issue): string => {
    switch (issue.code) {
      case 'invalid_type':
        return issue.input === undefined ? say('此项必填', 'Required') : say('类型不正确', 'Wrong type');
      case 'too_big':
        return tooBig[size(issue)][key](String(issue.maximum));
      case 'too_small':
        return issue.origin === 'string' && issue.minimum === 1
          ? say('此项必填', 'Required')
          : tooSmall[size(issue)][key](String(issue.minimum));
      case 'invalid_value':
        return say('不是可选的值', 'Not one of the allowed values');
      case 'unrecognized_keys':
        return say(`未知的字段：${some(issue.keys, '、')}`, `Unknown fields: ${some(issue.keys, ', ')}`);
      default:
        return say('格式不正确', 'Not valid');
    }
  };
};
