import { PAGE_WINDOW, type FilePlace, type TextPassage } from '@console/base';
import sql, { type Sql } from 'sql-template-tag';
import type { Queryable } from '../db/database.js';

interface Row extends Omit<TextPassage, 'place'> {
  readonly place: FilePlace | null;
}

/**
 * The chunks named and five on either side, in the order of the document. `numbered` selects the chunks of a document that
 * may be read: `id`, `index`, `heading`, `content`, `file_place`, and `n`, which counts them.
 */
export const textAround = async (db: Queryable, numbered: Sql, chunkIds: readonly string[]): Promise<TextPassage[]> => {
  const rows = await db.query<Row>(sql`
    with numbered as (${numbered}), named as (select n from numbered where id = any(${[...chunkIds]}::text[]))
    select id as "chunkId", index as "chunkIndex", heading, content, file_place as place from numbered
    where exists (select 1 from named where abs(named.n - numbered.n) <= ${PAGE_WINDOW}::int) order by n`);
  return rows.map(({ place, ...row }) => ({ ...row, ...(place !== null && { place }) }));
};
