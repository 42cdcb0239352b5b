import { ASSOCIATION, type MetricSource } from '@console/api/contract';
import sql from 'sql-template-tag';
import type { Vocabulary } from '../../analysis/semantics/index.js';
import type { Database } from '../../db/database.js';
import { VALUES_TABLE } from '../../metrics/index.js';
import { andSeenSource, type Reader } from '../../visibility/index.js';
import { type Askable, openSources, type SourceDeps } from './answering/sources.js';
import { factTables } from './facts/factTables.js';
import { grantsOfSource, wholeTables } from './grants.js';
import { factVocabulary, sourceVocabulary } from './vocabularies.js';

/** What metrics are counted from, for the area that counts them. */
export interface CountedTables {
  /** What sources hold for a reader, ready to be counted. Throws `data_source_not_found`. */
  readonly open: (sourceIds: readonly string[], reader: Reader) => Promise<Askable>;
  /** Tables that a reader sees all of. */
  readonly whole: (reader: Reader) => Promise<readonly { readonly sourceId: string; readonly table: string }[]>;
  /** Sources in use with those of their tables. */
  readonly sources: (reader: Reader) => Promise<MetricSource[]>;
  /** Values were typed in: the next question has them. */
  readonly outdate: () => void;
}

interface Described {
  readonly name: string;
  readonly label: string;
  readonly columns: readonly { readonly name: string; readonly label: string; readonly type: string }[];
}

const factsDescribed = (vocabulary: Vocabulary): Described[] =>
  factTables
    .filter(({ name }) => name !== VALUES_TABLE)
    .map(({ name, label, columns }) => ({
      name,
      label: vocabulary.tables.find((table) => table.name === name)?.label ?? label,
      columns: columns.map((column) => ({ name: column.name, label: column.name, type: column.type ?? 'text' })),
    }));

const sourcesOf = async (db: Database, reader: Reader): Promise<MetricSource[]> => {
  const seen = await db.query<{ id: string; name: string }>(sql`
    select s.id, s.name from data_sources s where s.enabled ${andSeenSource(reader, 's.id')}
    order by s.kind <> 'association', s.name, s.id`);
  const whole = await wholeTables(db, reader);
  const found: MetricSource[] = [];
  for (const { id, name } of seen) {
    const vocabulary =
      id === ASSOCIATION
        ? await factVocabulary(db, reader)
        : await sourceVocabulary(db, id, await grantsOfSource(db, id, reader));
    const tables =
      id === ASSOCIATION
        ? factsDescribed(vocabulary)
        : await db.query<Described>(sql`
            select t.name, t.label, (
              select coalesce(jsonb_agg(jsonb_build_object('name', one ->> 'name', 'label', one ->> 'label',
                'type', one ->> 'type') order by at), '[]')
              from jsonb_array_elements(t.columns) with ordinality as each (one, at)
            ) as columns
            from data_source_tables t where t.data_source_id = ${id} order by t.place, t.name`);
    found.push({
      id,
      name,
      tables: tables
        .filter((table) => whole.some((one) => one.sourceId === id && one.table === table.name))
        .map((table) => ({
          ...table,
          columns: [...table.columns],
          dimensions: vocabulary.dimensions
            .filter((one) => one.table === table.name)
            .map((one) => ({ code: one.code, name: one.name })),
        })),
    });
  }
  return found;
};

export const countedTables = (deps: SourceDeps): CountedTables => ({
  open: (sourceIds, reader) => openSources(deps, sourceIds, reader),
  whole: (reader) => wholeTables(deps.db, reader),
  sources: (reader) => sourcesOf(deps.db, reader),
  outdate: () => deps.facts.outdate(),
});
