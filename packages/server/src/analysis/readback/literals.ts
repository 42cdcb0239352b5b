import { dayOf } from '../semantics/index.js';
import { cast, constant, digitsOf, isClass, type Node, nodeOf, numeral, textIn } from './tree.js';

/** What stands written out in a query. */
export type Literal =
  | { readonly kind: 'text'; readonly value: string }
  | { readonly kind: 'number'; readonly value: string }
  | { readonly kind: 'boolean'; readonly value: string }
  /** A whole day. */
  | { readonly kind: 'day'; readonly value: string };

const WHOLE = new Set(['TINYINT', 'SMALLINT', 'INTEGER', 'BIGINT', 'UTINYINT', 'USMALLINT', 'UINTEGER', 'UBIGINT']);
const MOMENTS = new Set(['DATE', 'TIMESTAMP', 'TIMESTAMP WITH TIME ZONE']);

export const isDay = (text: string): boolean => {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? [];
  return year !== undefined && dayOf(Number(year), Number(month), Number(day)) !== null;
};

/** 15 at a scale of 1 is 1.5. */
const scaled = (digits: string, scale: number): string => {
  if (scale === 0) return digits;
  const [, sign = '', all = ''] = /^(-?)(\d+)$/.exec(digits) ?? [];
  const padded = all.padStart(scale + 1, '0');
  return `${sign}${padded.slice(0, -scale)}.${padded.slice(-scale)}`;
};

const textConstant = (node: Node): string | null => {
  const value = nodeOf(node['value']);
  const isText = isClass(node, 'CONSTANT') && nodeOf(value['type'])['id'] === 'VARCHAR' && value['is_null'] === false;
  return isText && typeof value['value'] === 'string' ? value['value'] : null;
};

const numberConstant = (node: Node): string | null => {
  const value = nodeOf(node['value']);
  const type = nodeOf(value['type']);
  const digits = digitsOf(value['value']);
  if (!isClass(node, 'CONSTANT') || value['is_null'] !== false || digits === null) return null;
  const id = textIn(type, 'id');
  if (WHOLE.has(id)) return digits;
  if (id === 'DECIMAL') return scaled(digits, Number(digitsOf(nodeOf(type['type_info'])['scale']) ?? 0));
  return id === 'DOUBLE' && /^-?\d+(\.\d+)?$/.test(digits) ? digits.replace(/\.0$/, '') : null;
};

/** A value that stands there as it is; null for whatever has to be worked out. */
export const literalOf = (node: Node): Literal | null => {
  const text = textConstant(node);
  if (text !== null) return { kind: 'text', value: text };
  const number = numberConstant(node);
  if (number !== null) return { kind: 'number', value: number };
  const given = isClass(node, 'CAST') && node['try_cast'] !== true ? textConstant(nodeOf(node['child'])) : null;
  if (given === null) return null;
  const id = textIn(nodeOf(node['cast_type']), 'id');
  if (id === 'BOOLEAN' && /^(?:t|f|true|false)$/.test(given))
    return { kind: 'boolean', value: String(given.startsWith('t')) };
  const day = given.replace(/[ T]00:00(?::00)?$/, '');
  return MOMENTS.has(id) && isDay(day) ? { kind: 'day', value: day } : null;
};

const LARGEST = 2_147_483_647;
const MOST_DIGITS = 18;

const numberNode = (text: string): Node => {
  const [whole = '', part = ''] = text.split('.');
  if (part === '') {
    const id = Math.abs(Number(whole)) <= LARGEST ? 'INTEGER' : 'BIGINT';
    return constant(id, numeral(whole === '-0' ? '0' : whole));
  }
  const info = {
    type: 'DECIMAL_TYPE_INFO',
    alias: '',
    width: numeral(String(MOST_DIGITS)),
    scale: numeral(String(part.length)),
  };
  const digits = (whole + part).replace(/^(-?)0+(?=\d)/, '$1').replace(/^-0$/, '0');
  return constant('DECIMAL', numeral(digits), info);
};

/** How a value is written into a tree. Whatever is in it, it is a value there and nothing else. */
export const literalNode = ({ kind, value }: Literal): Node => {
  if (kind === 'number') return numberNode(value);
  if (kind === 'text') return constant('VARCHAR', value);
  return cast(constant('VARCHAR', value), kind === 'day' ? 'DATE' : 'BOOLEAN');
};
