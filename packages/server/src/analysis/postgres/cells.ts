import pg from 'pg';
import { LONGEST_CELL } from '../limits.js';
import { numberOrText } from '../numbers.js';
import type { Cell, CellType } from '../types.js';

const { builtins } = pg.types;
const BOOL: number = builtins.BOOL;
const TIMESTAMP: number = builtins.TIMESTAMP;
const TIMESTAMPTZ: number = builtins.TIMESTAMPTZ;
const numbers = new Set<number>([
  builtins.INT2,
  builtins.INT4,
  builtins.INT8,
  builtins.FLOAT4,
  builtins.FLOAT8,
  builtins.NUMERIC,
  builtins.OID,
]);
const dates = new Set<number>([builtins.DATE, TIMESTAMP, TIMESTAMPTZ]);

export const cellTypeOf = (oid: number): CellType => {
  if (numbers.has(oid)) return 'number';
  if (dates.has(oid)) return 'date';
  return oid === BOOL ? 'boolean' : 'text';
};

/** A value as PostgreSQL writes it, where dates are ISO and the zone is Shanghai's. */
export const cellOf = (value: unknown, oid: number): Cell => {
  if (typeof value !== 'string') return null;
  if (numbers.has(oid)) return /^-?\d/.test(value) ? numberOrText(value) : value;
  if (oid === BOOL) return value === 't';
  if (oid === TIMESTAMP) return value.replace(' ', 'T');
  if (oid === TIMESTAMPTZ) return value.replace(' ', 'T').replace(/([+-]\d{2})$/, '$1:00');
  return value.slice(0, LONGEST_CELL + 1);
};
