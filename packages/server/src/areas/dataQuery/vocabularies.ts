import { ASSOCIATION } from '@console/api/contract';
import sql from 'sql-template-tag';
import type { TableGrant } from '../../analysis/index.js';
import { associationVocabulary, type Vocabulary } from '../../analysis/semantics/index.js';
import type { Queryable } from '../../db/database.js';
import { libraryMetrics } from '../../metrics/index.js';
import { andSeenAssistant, andSeenBase, type Reader } from '../../visibility/index.js';
import { type DescribedTable, tableVocabulary } from './tableVocabulary.js';
import { withLibrary } from './withLibrary.js';

/** The words for the association's own figures as the library defines them, with the names that this reader may know. */
export const factVocabulary = async (db: Queryable, reader: Reader): Promise<Vocabulary> => {
  const names = async (rows: Promise<{ name: string }[]>) => (await rows).map(({ name }) => name);
  const [assistants, bases, roles] = await Promise.all([
    names(
      db.query(sql`select a.name from assistants a where true ${andSeenAssistant(reader, 'a.id')} order by a.name`),
    ),
    names(
      db.query(sql`select b.name from knowledge_bases b where true ${andSeenBase(reader, 'b.id')} order by b.name`),
    ),
    names(db.query(sql`select r.name from roles r order by r.name`)),
  ]);
  const metrics = await libraryMetrics(db, ASSOCIATION);
  return { ...associationVocabulary({ assistants, bases, roles }), metrics };
};

/** The words for the tables of a source, as far as they are granted: its metrics of the library, then what its columns are counted by. */
export const sourceVocabulary = async (
  db: Queryable,
  sourceId: string,
  grants: readonly TableGrant[],
): Promise<Vocabulary> => {
  const tables = await db.query<DescribedTable>(sql`
    select name, label, description, row_count as "rowCount", columns from data_source_tables
    where data_source_id = ${sourceId} order by place, name`);
  const own = tableVocabulary(
    tables.flatMap((table) => {
      const grant = grants.find((one) => one.table === table.name);
      if (grant === undefined) return [];
      const { columns } = grant;
      // What a column holds is known of all of its rows: with a rule on rows, nobody is told.
      const told = (column: DescribedTable['columns'][number]) =>
        grant.where === undefined ? column : { ...column, values: [] };
      const seen = table.columns.filter(({ name }) => columns === 'all' || columns.includes(name));
      return [{ ...table, columns: seen.map(told) }];
    }),
  );
  return withLibrary(own, await libraryMetrics(db, sourceId), tables);
};

/** Several vocabularies as one. */
export const joined = (all: readonly Vocabulary[]): Vocabulary => ({
  tables: all.flatMap(({ tables }) => tables),
  metrics: all.flatMap(({ metrics }) => metrics),
  dimensions: all.flatMap(({ dimensions }) => dimensions),
});
