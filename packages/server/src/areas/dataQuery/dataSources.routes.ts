import {
  ASSOCIATION,
  addDataSource,
  modifyDataSource,
  pageDataSources,
  readDataSource,
  refreshDataSource,
  removeDataSources,
  removeSourceTable,
  uploadDataTable,
} from '@console/api/contract';
import { type Analysis, QueryRefused, quoted } from '../../analysis/index.js';
import type { Database } from '../../db/database.js';
import type { Storage } from '../../files/storage.js';
import { fail } from '../../http/failure.js';
import { FORM_OVERHEAD, type Route, serve } from '../../http/serve.js';
import { readerOf } from '../../visibility/index.js';
import type { DataSourceStore, FoundTable } from './dataSources.store.js';
import { schemaOf } from './grants.js';
import { foundTable, restoreTables, uploadTable } from './uploadTable.js';

export interface DataSourceRoutesDeps {
  readonly db: Database;
  readonly analysis: Analysis;
  readonly sources: DataSourceStore;
  readonly storage: Storage;
  /** Bytes of a file at most. */
  readonly maxUploadBytes: number;
}

export const dataSourceRoutes = ({ db, analysis, sources, storage, maxUploadBytes }: DataSourceRoutesDeps): Route[] => {
  /** Rules that the engine would not run are refused while somebody looks, and not when somebody asks. */
  const checkRules = async (
    id: string,
    rules: readonly { table: string; columns: readonly string[] | null; condition: string }[],
  ): Promise<void> => {
    for (const { table, columns, condition } of rules) {
      const grant = { schema: schemaOf(id), table, columns: columns ?? ('all' as const) };
      const where = condition.trim();
      try {
        await analysis.query({
          sql: `select * from ${quoted(table)}`,
          grants: [where === '' ? grant : { ...grant, where }],
          maxRows: 1,
        });
      } catch (error) {
        if (error instanceof Error)
          throw fail('source_rule_refused', {
            values: { reason: error instanceof QueryRefused ? error.message : 'SQL' },
          });
        throw error;
      }
    }
  };

  return [
    serve(pageDataSources, ({ body }, actor) => sources.page(body, readerOf(actor))),
    serve(readDataSource, async ({ params }, actor) => {
      const found = await sources.read(params.id, readerOf(actor));
      if (found === null) return fail('data_source_not_found');
      return actor.permissions.has('dataQuery.sources') ? found : { ...found, address: '', rules: [] };
    }),
    serve(addDataSource, async ({ body }, actor) => {
      // Somebody's database is asked by queries of a model's alone, which are not made for it yet.
      if (body.url !== undefined) return fail('not_available');
      const { url: _, ...settings } = body;
      return { id: await sources.add({ ...settings, name: body.name.trim() }, {}, actor.userId, readerOf(actor)) };
    }),
    serve(modifyDataSource, async ({ body }, actor) => {
      const { id, descriptions = [], rules, url, ...settings } = body;
      const reader = readerOf(actor);
      const found = await sources.find(id, reader);
      if (found === null) return fail('data_source_not_found');
      if (id === ASSOCIATION && (rules !== undefined || settings.name !== undefined)) return fail('data_source_fixed');
      if (url !== undefined) return fail('not_available');
      if (rules !== undefined) await checkRules(id, rules);
      await db.transaction(async (tx) => {
        await sources.modify(tx, id, settings, reader);
        if (!(await sources.describe(tx, id, descriptions))) throw fail('source_table_not_found');
        if (rules !== undefined && !(await sources.setRules(tx, id, rules))) throw fail('source_table_not_found');
      });
      return null;
    }),
    serve(removeDataSources, async ({ query }, actor) => {
      if (query.idList.includes(ASSOCIATION)) return fail('data_source_fixed');
      const removed = await sources.remove(query.idList, readerOf(actor));
      await Promise.all(removed.map((id) => analysis.dropSchema(schemaOf(id))));
      return null;
    }),
    serve(refreshDataSource, async ({ params: { id } }, actor) => {
      const reader = readerOf(actor);
      if ((await sources.find(id, reader)) === null) return fail('data_source_not_found');
      const found: FoundTable[] = [];
      if (id !== ASSOCIATION) {
        await restoreTables({ analysis, storage, sources }, id);
        for (const stored of await analysis.tables(schemaOf(id)))
          found.push(await foundTable(analysis, schemaOf(id), stored));
        await db.transaction((tx) => sources.putTables(tx, id, found, { whole: true }));
      }
      return (await sources.read(id, reader)) ?? fail('data_source_not_found');
    }),
    serve(
      uploadDataTable,
      async ({ params: { id }, body }, actor) => {
        const found = await sources.find(id, readerOf(actor));
        if (found === null) return fail('data_source_not_found');
        if (found.kind !== 'tables') return fail('data_source_fixed');
        const table = await uploadTable({ analysis, storage }, id, body.file);
        await db.transaction((tx) => sources.putTables(tx, id, [table], { whole: false }));
        return [{ name: table.name, rowCount: table.rowCount }];
      },
      { bodyLimit: maxUploadBytes + FORM_OVERHEAD },
    ),
    serve(removeSourceTable, async ({ params: { id, table } }, actor) => {
      const found = await sources.find(id, readerOf(actor));
      if (found === null) return fail('data_source_not_found');
      if (found.kind !== 'tables') return fail('data_source_fixed');
      if (!(await db.transaction((tx) => sources.removeTable(tx, id, table)))) return fail('source_table_not_found');
      await analysis.dropTable({ schema: schemaOf(id), table });
      return null;
    }),
  ];
};
