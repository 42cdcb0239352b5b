import {
  type DuckDBType,
  DuckDBDateValue,
  DuckDBDecimalValue,
  DuckDBTimestampMillisecondsValue,
  DuckDBTimestampNanosecondsValue,
  DuckDBTimestampSecondsValue,
  DuckDBTimestampTZValue,
  DuckDBTimestampValue,
  DuckDBTypeId,
  type DuckDBValue,
  JsonDuckDBValueConverter,
} from '@duckdb/node-api';
import { numberOrText } from '../numbers.js';
import type { Cell, CellType } from '../types.js';

const numbers = new Set([
  DuckDBTypeId.TINYINT,
  DuckDBTypeId.SMALLINT,
  DuckDBTypeId.INTEGER,
  DuckDBTypeId.BIGINT,
  DuckDBTypeId.HUGEINT,
  DuckDBTypeId.UTINYINT,
  DuckDBTypeId.USMALLINT,
  DuckDBTypeId.UINTEGER,
  DuckDBTypeId.UBIGINT,
  DuckDBTypeId.UHUGEINT,
  DuckDBTypeId.FLOAT,
  DuckDBTypeId.DOUBLE,
  DuckDBTypeId.DECIMAL,
]);
const dates = new Set([
  DuckDBTypeId.DATE,
  DuckDBTypeId.TIMESTAMP,
  DuckDBTypeId.TIMESTAMP_S,
  DuckDBTypeId.TIMESTAMP_MS,
  DuckDBTypeId.TIMESTAMP_NS,
  DuckDBTypeId.TIMESTAMP_TZ,
]);

export const cellTypeOf = ({ typeId }: DuckDBType): CellType => {
  if (numbers.has(typeId)) return 'number';
  if (dates.has(typeId)) return 'date';
  return typeId === DuckDBTypeId.BOOLEAN ? 'boolean' : 'text';
};

const HOUR = 3_600_000;

/** The instant as clocks in Shanghai show it. */
const inShanghai = (micros: bigint): string =>
  `${new Date(Number(micros / 1000n) + 8 * HOUR).toISOString().slice(0, 19)}+08:00`;

const isTime = (value: DuckDBValue): boolean =>
  value instanceof DuckDBTimestampValue ||
  value instanceof DuckDBTimestampSecondsValue ||
  value instanceof DuckDBTimestampMillisecondsValue ||
  value instanceof DuckDBTimestampNanosecondsValue;

export const cellOf = (value: DuckDBValue, type: DuckDBType): Cell => {
  if (value === null || typeof value === 'boolean' || typeof value === 'string') return value;
  if (typeof value === 'number') return Number.isFinite(value) ? value : String(value);
  if (typeof value === 'bigint') return numberOrText(String(value));
  if (value instanceof DuckDBDecimalValue) return numberOrText(value.toString());
  if (value instanceof DuckDBDateValue) return value.toString();
  if (value instanceof DuckDBTimestampTZValue)
    return Math.abs(Number(value.micros)) < 8e18 ? inShanghai(value.micros) : value.toString();
  if (isTime(value)) return value.toString().replace(' ', 'T');
  const json: unknown = JsonDuckDBValueConverter(value, type, JsonDuckDBValueConverter);
  return typeof json === 'string' ? json : JSON.stringify(json);
};
