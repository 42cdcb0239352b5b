import type { SlidePage } from '@console/base/slides';
import sql, { type Sql } from 'sql-template-tag';
import type { Material } from '../sources/material.js';

/** A value for a `jsonb` column though texts in it were cut in the middle of a character: PostgreSQL takes no halves. */
export const storable = (value: readonly SlidePage[] | Material): Sql => {
  const whole = JSON.stringify(value).replace(/\\\\|\\u(?:0000|d[89a-f][0-9a-f]{2})/gi, (sign) =>
    sign === '\\\\' ? sign : '\\ufffd',
  );
  return sql`${whole}::jsonb`;
};
