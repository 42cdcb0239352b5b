import { ASSOCIATION } from '@console/api/contract';
import sql, { empty } from 'sql-template-tag';
import type { Queryable } from '../../db/database.js';
import type { Reader } from '../../visibility/index.js';
import type { SeenMetrics } from './metrics.store.js';
import type { DataTables } from './metricsDeps.js';

/**
 * The metrics that a reader sees: those that are typed in, those of the product itself, and those that are counted from a
 * table that they see all of, since values are kept as they are in all.
 */
export const seenMetrics = async (tables: Pick<DataTables, 'whole'>, reader: Reader): Promise<SeenMetrics> => {
  if (reader.seesAll) return { and: empty };
  const whole = await tables.whole(reader);
  return {
    and: sql`and (m.data_source_id is null or m.data_source_id = ${ASSOCIATION}
      or (m.data_source_id, m.formula ->> 'table') in (
        select * from unnest(${whole.map(({ sourceId }) => sourceId)}::text[], ${whole.map(({ table }) => table)}::text[])))`,
  };
};

/** Those of the ids that are metrics and that the reader sees. */
export const seenMetricIds = async (
  db: Queryable,
  tables: Pick<DataTables, 'whole'>,
  reader: Reader,
  ids: readonly string[],
): Promise<string[]> => {
  const { and } = await seenMetrics(tables, reader);
  const rows = await db.query<{ id: string }>(sql`
    select m.id from metrics m where m.id = any(${[...ids]}::text[]) ${and}`);
  return rows.map(({ id }) => id);
};
