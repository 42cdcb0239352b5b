import {
  ASSOCIATION,
  addDataSource,
  type DataSource,
  type DataSourceDetail,
  modifyDataSource,
  pageDataSources,
  readDataSource,
  refreshDataSource,
  removeDataSources,
  removeSourceTable,
  suggestSourceDescriptions,
  uploadDataTable,
} from '@console/api/contract';
import { type Analysis, AnalysisError, QueryRefused, quoted } from '../../analysis/index.js';
import type { Database } from '../../db/database.js';
import type { Storage } from '../../files/storage.js';
import { randomId } from '@console/base';
import { fail } from '../../http/failure.js';
import type { Language } from '../../http/messages.js';
import { FORM_OVERHEAD, type Route, serve } from '../../http/serve.js';
import type { ChatModel } from '../../models/index.js';
import type { SecretBox } from '../../secrets/index.js';
import { readerOf } from '../../visibility/index.js';
import type { DataSourceStore } from './dataSources.store.js';
import type { FoundTable } from './sourceTables.store.js';
import { suggestDescriptions } from './descriptions/suggestDescriptions.js';
import { schemaOf } from './grants.js';
import type { Copies } from './postgres/copies.js';
import { reachDatabase, reachFailure } from './postgres/reaching.js';
import { foundTable, restoreTables, uploadTable } from './uploadTable.js';

export interface DataSourceRoutesDeps {
  readonly db: Database;
  readonly analysis: Analysis;
  readonly sources: DataSourceStore;
  readonly storage: Storage;
  readonly copies: Copies;
  readonly secrets: SecretBox;
  /** Hosts of our own network that may be asked, each with its port or without. */
  readonly databaseHosts: readonly string[];
  readonly model: () => Promise<ChatModel | null>;
  /** Bytes of a file at most. */
  readonly maxUploadBytes: number;
}

/** Milliseconds that whoever adds a database, or reads it again, waits for its rows. */
const ADDING = 5_000;
const REFRESHING = 60_000;

export const dataSourceRoutes = (deps: DataSourceRoutesDeps): Route[] => {
  const { db, analysis, sources, storage, copies, secrets, databaseHosts, model, maxUploadBytes } = deps;
  const reach = (id: string, url: string, language: Language) =>
    reachDatabase({ id, url }, { secrets, allowed: databaseHosts, language });

  /** What was reached is kept already; its rows follow. */
  const copyInBackground = async (id: string): Promise<void> => {
    await copies.forget(id);
    await copies.again(id, ADDING).catch(() => undefined);
  };

  /** Has the engine hold what a source does. */
  const makeReady = async (
    id: string,
    kind: DataSource['kind'],
    { language, signal }: { readonly language: Language; readonly signal: AbortSignal },
  ): Promise<void> => {
    if (kind === 'tables') await restoreTables({ analysis, storage, sources }, id);
    if (kind !== 'postgres') return;
    await copies.ready(id, signal).catch((error: unknown) => {
      throw reachFailure(error, language);
    });
  };

  /** Rules that the engine would not run are refused while somebody looks, and not when somebody asks. */
  const checkRules = async (
    id: string,
    rules: readonly { table: string; columns: readonly string[] | null; condition: string }[],
  ): Promise<void> => {
    // Of somebody's database there are those that could be read; of the others nobody sees anything.
    const copied = copies.known(id);
    for (const [at, { table, columns, condition }] of rules.entries()) {
      if (copied?.has(table) === false) continue;
      const grant = { schema: schemaOf(id), table, columns: columns ?? ('all' as const) };
      const where = condition.trim();
      try {
        await analysis.query({
          sql: `select * from ${quoted(table)}`,
          grants: [where === '' ? grant : { ...grant, where }],
          maxRows: 1,
        });
      } catch (error) {
        if (!(error instanceof QueryRefused || error instanceof AnalysisError)) throw error;
        const said = error instanceof QueryRefused ? (error.at ?? error.message) : error.message;
        const reason = said.replace(/[.!\s]+$/, '');
        throw fail('source_rule_refused', { values: { number: String(at + 1), table, reason } });
      }
    }
  };

  const readTablesAgain = async ({ id, tables }: DataSourceDetail): Promise<void> => {
    await restoreTables({ analysis, storage, sources }, id);
    const found: FoundTable[] = [];
    for (const stored of await analysis.tables(schemaOf(id))) {
      const label = tables.find(({ name }) => name === stored.table)?.label ?? stored.table;
      found.push(await foundTable(analysis, schemaOf(id), { stored, label }));
    }
    await db.transaction((tx) => sources.putTables(tx, id, found, { whole: true }));
  };

  const withAsked = (found: DataSourceDetail): DataSourceDetail => {
    const copied = copies.known(found.id);
    if (copied === undefined) return found;
    const askedOf = (name: string) => {
      const part = copied.get(name);
      return part === undefined ? { asked: 'none' as const } : part.cut ? { asked: 'part' as const } : {};
    };
    return { ...found, tables: found.tables.map((table) => ({ ...table, ...askedOf(table.name) })) };
  };

  return [
    serve(pageDataSources, ({ body }, actor) => sources.page(body, readerOf(actor))),
    serve(readDataSource, async ({ params }, actor) => {
      const found = await sources.read(params.id, readerOf(actor));
      if (found === null) return fail('data_source_not_found');
      const told = withAsked(found);
      return actor.permissions.has('dataQuery.sources') ? told : { ...told, address: '', rules: [] };
    }),
    serve(addDataSource, async ({ body: { url, ...given }, request }, actor) => {
      const settings = { ...given, name: given.name.trim() };
      const id = randomId();
      if (url === undefined) return { id: await sources.add(settings, { id }, actor.userId, readerOf(actor)) };
      const { connection, tables } = await reach(id, url, request.language);
      await sources.add(settings, { id, connection }, actor.userId, readerOf(actor));
      await db.transaction((tx) => sources.putTables(tx, id, tables, { whole: true }));
      await copyInBackground(id);
      return { id };
    }),
    serve(modifyDataSource, async ({ body, request }, actor) => {
      const { id, descriptions = [], rules, url, ...settings } = body;
      const reader = readerOf(actor);
      const found = await sources.find(id, reader);
      if (found === null) return fail('data_source_not_found');
      if (id === ASSOCIATION && (rules !== undefined || settings.name !== undefined)) return fail('data_source_fixed');
      if (url !== undefined && found.kind !== 'postgres') return fail('data_source_fixed');
      const reached = url === undefined ? undefined : await reach(id, url, request.language);
      if (rules !== undefined) {
        await makeReady(id, found.kind, request);
        await checkRules(id, rules);
      }
      await db.transaction(async (tx) => {
        const connection = reached?.connection;
        await sources.modify(tx, id, { ...settings, ...(connection !== undefined && { connection }) }, reader);
        if (reached !== undefined) await sources.putTables(tx, id, reached.tables, { whole: true });
        if (!(await sources.describe(tx, id, descriptions))) throw fail('source_table_not_found');
        if (rules !== undefined && !(await sources.setRules(tx, id, rules))) throw fail('source_table_not_found');
      });
      if (reached !== undefined) await copyInBackground(id);
      return null;
    }),
    serve(removeDataSources, async ({ query }, actor) => {
      if (query.idList.includes(ASSOCIATION)) return fail('data_source_fixed');
      const removed = await sources.remove(query.idList, readerOf(actor));
      for (const id of removed) {
        await copies.forget(id);
        await analysis.dropSchema(schemaOf(id));
      }
      return null;
    }),
    serve(refreshDataSource, async ({ params: { id }, request }, actor) => {
      const reader = readerOf(actor);
      const known = await sources.read(id, reader);
      if (known === null) return fail('data_source_not_found');
      if (known.kind === 'association') return known;
      if (known.kind === 'tables') await readTablesAgain(known);
      else {
        await copies.again(id, REFRESHING).catch((error: unknown) => {
          throw reachFailure(error, request.language);
        });
      }
      const read = await sources.read(id, reader);
      return read === null ? fail('data_source_not_found') : withAsked(read);
    }),
    serve(
      uploadDataTable,
      async ({ params: { id }, body }, actor) => {
        const found = await sources.find(id, readerOf(actor));
        if (found === null) return fail('data_source_not_found');
        if (found.kind !== 'tables') return fail('data_source_fixed');
        const tables = await uploadTable({ analysis, storage }, id, body.file);
        await db.transaction((tx) => sources.putTables(tx, id, tables, { whole: false }));
        return tables.map(({ name, rowCount }) => ({ name, rowCount }));
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
    serve(suggestSourceDescriptions, async ({ params: { id }, request }, actor) => {
      const found = await sources.read(id, readerOf(actor));
      if (found === null) return fail('data_source_not_found');
      // Without its rows a database is described by what it says itself.
      if (found.kind === 'tables') await restoreTables({ analysis, storage, sources }, id);
      const { language, signal } = request;
      return suggestDescriptions({ analysis, model: await model() }, found, { language, signal });
    }),
  ];
};
