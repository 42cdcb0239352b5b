import {
  type Exact,
  isLess,
  negative,
  over,
  plus,
  power,
  rounded,
  times,
  Uncountable,
  whole,
  wholeNumber,
  written,
} from './exactNumber.js';

export { Uncountable } from './exactNumber.js';

const LONGEST = 300;
const DAY = 86_400_000;
/** Days from 1970-01-01 that a date may be away. */
const MOST_DAYS = 1_000_000;

/** A number, or a day counted from 1970-01-01. */
type Value = { readonly kind: 'number'; readonly is: Exact } | { readonly kind: 'day'; readonly is: number };

const number = (is: Exact): Value => ({ kind: 'number', is });
const day = (is: number): Value => {
  if (Math.abs(is) > MOST_DAYS) throw new Uncountable('the date is too far away');
  return { kind: 'day', is };
};

const TOKEN =
  /\s*(?:"?(?<date>\d{4}-\d{2}-\d{2})"?(?![\d.])|(?<digits>\d+(?:\.\d+)?|\.\d+)(?<scale>万|亿)?|(?<name>[A-Za-z]+)|(?<sign>[-+*/^%(),]))\s*/y;

/** Signs that mean the same as the usual ones. */
const usual = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[×·]/g, '*')
    .replace(/÷/g, '/')
    .replace(/[−–—]/g, '-')
    .replace(/(?<![\d,])\d{1,3}(?:,\d{3})+(?![\d,])/g, (grouped) => grouped.replaceAll(',', ''));

interface Token {
  readonly kind: 'value' | 'name' | 'sign';
  readonly text: string;
  readonly value?: Value;
}

const numberIn = (digits: string, scale: string | undefined): Exact => {
  const [before = '', after = ''] = digits.split('.');
  const plain = over(whole(BigInt(`${before}${after}`)), whole(10n ** BigInt(after.length)));
  return times(plain, whole(scale === '万' ? 10_000 : scale === '亿' ? 100_000_000 : 1));
};

const dayIn = (text: string): Value => {
  const time = Date.parse(`${text}T00:00:00Z`);
  if (Number.isNaN(time) || !new Date(time).toISOString().startsWith(text))
    throw new Uncountable(`there is no day ${text}`);
  return day(time / DAY);
};

const tokensOf = (text: string): Token[] => {
  const tokens: Token[] = [];
  TOKEN.lastIndex = 0;
  for (let at = 0; at < text.length; at = TOKEN.lastIndex) {
    TOKEN.lastIndex = at;
    const found = TOKEN.exec(text)?.groups;
    if (found === undefined) throw new Uncountable(`"${text.slice(at, at + 10)}" is not understood`);
    const { date, digits, scale, name, sign = '' } = found;
    if (date !== undefined) tokens.push({ kind: 'value', text: date, value: dayIn(date) });
    else if (digits !== undefined) tokens.push({ kind: 'value', text: digits, value: number(numberIn(digits, scale)) });
    else if (name !== undefined) tokens.push({ kind: 'name', text: name });
    else tokens.push({ kind: 'sign', text: sign });
  }
  return tokens;
};

const asNumber = (value: Value | undefined): Exact => {
  if (value?.kind !== 'number') throw new Uncountable('a number is needed where a date stands, or nothing');
  return value.is;
};
const asDay = (value: Value | undefined): number => {
  if (value?.kind !== 'day') throw new Uncountable('a date is needed, as 2026-03-01');
  return value.is;
};

/** The same day some months on; the last day of a month where that has fewer. */
const monthsOn = (from: number, months: number): Value => {
  const date = new Date(from * DAY);
  const first = Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months, 1);
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months + 1, 0)).getUTCDate();
  return day(first / DAY + Math.min(date.getUTCDate(), last) - 1);
};

const functions: Readonly<Record<string, (values: readonly Value[]) => Value>> = {
  min: (values) => number(values.map(asNumber).reduce((a, b) => (isLess(b, a) ? b : a))),
  max: (values) => number(values.map(asNumber).reduce((a, b) => (isLess(a, b) ? b : a))),
  sum: (values) => number(values.map(asNumber).reduce(plus)),
  round: ([value, places = number(whole(0))]) =>
    number(rounded(asNumber(value), Math.abs(wholeNumber(asNumber(places), 10, 'places')))),
  days: ([from, to]) => number(whole(asDay(to) - asDay(from))),
  months: ([from, by]) => monthsOn(asDay(from), wholeNumber(asNumber(by), 12_000, 'months')),
};

const add = (a: Value, b: Value): Value => {
  if (a.kind === 'day' && b.kind === 'number') return day(a.is + wholeNumber(b.is, MOST_DAYS, 'days'));
  return number(plus(asNumber(a), asNumber(b)));
};
const subtract = (a: Value, b: Value): Value => {
  if (a.kind === 'day' && b.kind === 'day') return number(whole(a.is - b.is));
  return add(a, number(negative(asNumber(b))));
};

/**
 * What an expression comes to, exactly: numbers, also as `50万`, `+ - * / ^`, `%` after a number, brackets, `min max sum round
 * days months`, and days as `2026-03-01`, of which two may be subtracted, and to which days may be added. Throws `Uncountable`.
 */
export const calculate = (expression: string): string => {
  if (expression.length > LONGEST) throw new Uncountable(`an expression has ${LONGEST} characters at most`);
  const tokens = tokensOf(usual(expression).trim());
  let at = 0;
  const takes = (...signs: readonly string[]): string | null => {
    const token = tokens[at];
    if (token?.kind !== 'sign' || !signs.includes(token.text)) return null;
    at += 1;
    return token.text;
  };
  const needs = (sign: string): void => {
    if (takes(sign) === null) throw new Uncountable(`"${sign}" is missing`);
  };
  const argumentsOf = (): Value[] => {
    const values = [sum()];
    while (takes(',') !== null) values.push(sum());
    needs(')');
    return values;
  };
  const single = (): Value => {
    const token = tokens[at];
    if (token === undefined) throw new Uncountable('the expression ends too soon');
    at += 1;
    if (token.value !== undefined) return token.value;
    if (token.text === '(') {
      const inside = sum();
      needs(')');
      return inside;
    }
    const called = token.kind === 'name' && Object.hasOwn(functions, token.text) ? functions[token.text] : undefined;
    if (called === undefined) throw new Uncountable(`"${token.text}" is not understood`);
    needs('(');
    return called(argumentsOf());
  };
  const percent = (): Value => {
    let value = single();
    while (takes('%') !== null) value = number(over(asNumber(value), whole(100)));
    return value;
  };
  const raised = (): Value => {
    const base = percent();
    return takes('^') === null ? base : number(power(asNumber(base), asNumber(signed())));
  };
  function signed(): Value {
    const sign = takes('-', '+');
    if (sign === null) return raised();
    const value = asNumber(signed());
    return number(sign === '-' ? negative(value) : value);
  }
  const product = (): Value => {
    let value = signed();
    for (let sign = takes('*', '/'); sign !== null; sign = takes('*', '/')) {
      const [a, b] = [asNumber(value), asNumber(signed())];
      value = number(sign === '*' ? times(a, b) : over(a, b));
    }
    return value;
  };
  function sum(): Value {
    let value = product();
    for (let sign = takes('+', '-'); sign !== null; sign = takes('+', '-'))
      value = sign === '+' ? add(value, product()) : subtract(value, product());
    return value;
  }
  const result = sum();
  if (at < tokens.length) throw new Uncountable(`"${tokens[at]?.text ?? ''}" is not understood there`);
  return result.kind === 'day' ? new Date(result.is * DAY).toISOString().slice(0, 10) : written(result.is);
};
