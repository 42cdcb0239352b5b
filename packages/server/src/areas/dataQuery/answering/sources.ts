import { ASSOCIATION } from '@console/api/contract';
import type { Analysis, TableGrant } from '../../../analysis/index.js';
import type { Vocabulary } from '../../../analysis/semantics/index.js';
import type { Database } from '../../../db/database.js';
import type { Storage } from '../../../files/storage.js';
import { fail } from '../../../http/failure.js';
import type { Reader } from '../../../visibility/index.js';
import type { DataSourceStore, FoundSource } from '../dataSources.store.js';
import type { Facts } from '../facts/facts.js';
import { grantsOfFacts, grantsOfSource } from '../grants.js';
import type { Copies } from '../postgres/copies.js';
import { restoreTables } from '../uploadTable.js';
import { factVocabulary, sourceVocabulary } from '../vocabularies.js';
import { type Named, toldApart } from './toldApart.js';

/** What a question may be about, for one reader. */
export interface Askable {
  readonly grants: readonly TableGrant[];
  readonly vocabulary: Vocabulary;
  /** Tables that are a part of what there is, by the name that they are asked by, and how many rows that is. Default: none. */
  readonly cut?: ReadonlyMap<string, number>;
  /** When the association's own data was copied; null: none of it is asked. */
  readonly asOf: Date | null;
}

export interface SourceDeps {
  readonly db: Database;
  readonly analysis: Analysis;
  readonly facts: Facts;
  readonly sources: DataSourceStore;
  readonly storage: Storage;
  readonly copies: Copies;
}

/** Ids of the sources that are asked, those of the association's own data where none is named. */
export const namedSources = (ids: readonly string[] | undefined): readonly string[] =>
  ids === undefined || ids.length === 0 ? [ASSOCIATION] : [...new Set(ids)];

/** Throws `data_source_not_found` where one is not there for this reader, or switched off. */
export const checkSources = async (
  sources: DataSourceStore,
  ids: readonly string[],
  reader: Reader,
): Promise<(FoundSource & { id: string })[]> => {
  const all: (FoundSource & { id: string })[] = [];
  for (const id of ids) {
    const found = await sources.find(id, reader);
    if (found === null || !found.enabled) throw fail('data_source_not_found');
    all.push({ id, ...found });
  }
  return all;
};

export interface Opening {
  /** Ends waiting for what is copied. */
  readonly signal?: AbortSignal;
  /** Only the words are wanted, so that what is known of somebody's database will do. */
  readonly wordsOnly?: boolean;
}

/** What these sources hold for a reader. Copies first what is not recent. Throws `AnalysisError` where that cannot be done. */
export const openSources = async (
  deps: SourceDeps,
  ids: readonly string[],
  reader: Reader,
  { signal, wordsOnly = false }: Opening = {},
): Promise<Askable> => {
  const { db, facts, sources, copies } = deps;
  let asOf: Date | null = null;
  const opened: (Named & { readonly name: string })[] = [];
  const parts = new Map<string, number>();
  for (const { id, name, kind } of await checkSources(sources, ids, reader)) {
    if (id === ASSOCIATION) {
      asOf = await facts.refresh();
      opened.push({ name, grants: await grantsOfFacts(db, reader), vocabulary: await factVocabulary(db, reader) });
      continue;
    }
    if (kind === 'tables') await restoreTables(deps, id);
    const copied = kind === 'postgres' && !wordsOnly ? await copies.ready(id, signal) : undefined;
    const all = await grantsOfSource(db, id, reader);
    const grants = copied === undefined ? all : all.filter(({ table }) => copied.has(table));
    opened.push({ name, grants, vocabulary: await sourceVocabulary(db, id, grants) });
    for (const grant of grants) {
      const part = copied?.get(grant.table);
      if (part?.cut === true) parts.set(`${grant.schema}.${grant.table}`, part.rows);
    }
  }
  const { grants, vocabulary } = toldApart(opened);
  const cut = new Map<string, number>();
  for (const { schema, table, as } of grants) {
    const rows = parts.get(`${schema}.${table}`);
    if (rows !== undefined) cut.set(as ?? table, rows);
  }
  return { grants, vocabulary, cut, asOf };
};
