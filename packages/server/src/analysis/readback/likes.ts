import type { Language } from '../semantics/index.js';
import { literalOf } from './literals.js';
import { call, constant, isClass, listIn, type Node, textIn } from './tree.js';

/** A condition that a text looks like another one. */
export interface Like {
  readonly subject: Node;
  /** What is looked for, without signs of its own. */
  readonly value: string;
  readonly said: (language: Language) => string;
  readonly write: (value: string) => Node;
}

interface Manner {
  readonly folds: boolean;
  readonly not: boolean;
}

const manners: Readonly<Record<string, Manner>> = {
  '~~': { folds: false, not: false },
  '!~~': { folds: false, not: true },
  '~~*': { folds: true, not: false },
  '!~~*': { folds: true, not: true },
  like_escape: { folds: false, not: false },
  not_like_escape: { folds: false, not: true },
  ilike_escape: { folds: true, not: false },
  not_ilike_escape: { folds: true, not: true },
};

type Place = 'within' | 'first' | 'last' | 'pattern';

const words: Readonly<Record<Language, Readonly<Record<Place, readonly [yes: string, no: string]>>>> = {
  zh: {
    within: ['包含', '不包含'],
    first: ['开头是', '开头不是'],
    last: ['结尾是', '结尾不是'],
    pattern: ['符合', '不符合'],
  },
  en: {
    within: ['contains', 'does not contain'],
    first: ['begins with', 'does not begin with'],
    last: ['ends with', 'does not end with'],
    pattern: ['matches', 'does not match'],
  },
};

const ESCAPE = '\\';

/** What is between the signs at both ends, taken at its word; null where there are others. */
const partOf = (pattern: string, escape: string | null): { place: Place; value: string } | null => {
  const [, before = '', inside = '', after = ''] = /^(%?)(.*?)(%?)$/s.exec(pattern) ?? [];
  let value = '';
  for (let at = 0; at < inside.length; at += 1) {
    const sign = inside.charAt(at);
    if (escape !== null && sign === escape) {
      at += 1;
      if (at === inside.length) return null;
      value += inside.charAt(at);
    } else if (sign === '%' || sign === '_') return null;
    else value += sign;
  }
  if (value === '' || (before === '' && after === '')) return null;
  return { place: before === '' ? 'first' : after === '' ? 'last' : 'within', value };
};

const patternOf = (place: Place, value: string): string => {
  const exact = value.replace(/[\\%_]/g, (sign) => ESCAPE + sign);
  return { within: `%${exact}%`, first: `${exact}%`, last: `%${exact}`, pattern: value }[place];
};

const nameOf = ({ folds, not }: Manner): string => `${not ? 'not_' : ''}${folds ? 'ilike' : 'like'}_escape`;

/** A LIKE of any kind over written-out text; null for anything else. */
export const likeOf = (condition: Node): Like | null => {
  const name = textIn(condition, 'function_name');
  const manner = Object.hasOwn(manners, name) ? manners[name] : undefined;
  const [subject = {}, pattern, sign] = listIn(condition, 'children');
  const text = pattern === undefined ? null : literalOf(pattern);
  const escape = sign === undefined ? null : literalOf(sign);
  if (!isClass(condition, 'FUNCTION') || manner === undefined || text?.kind !== 'text') return null;
  if (sign !== undefined && (escape?.kind !== 'text' || escape.value.length !== 1)) return null;
  const part = partOf(text.value, escape?.value ?? null);
  const place = part?.place ?? 'pattern';
  const value = part?.value ?? text.value;
  return {
    subject,
    value,
    said: (language) => {
      const word = words[language][place][manner.not ? 1 : 0];
      return `${word} “${value}”`;
    },
    write: (changed) =>
      place === 'pattern'
        ? { ...condition, children: [subject, constant('VARCHAR', changed), ...(sign === undefined ? [] : [sign])] }
        : call(nameOf(manner), [subject, constant('VARCHAR', patternOf(place, changed)), constant('VARCHAR', ESCAPE)]),
  };
};
