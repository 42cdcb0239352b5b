import { ASSOCIATION } from '@console/api/contract';
import type { Analysis, TableGrant } from '../../../analysis/index.js';
import type { Vocabulary } from '../../../analysis/semantics/index.js';
import type { Database } from '../../../db/database.js';
import type { Storage } from '../../../files/storage.js';
import { fail } from '../../../http/failure.js';
import type { Reader } from '../../../visibility/index.js';
import type { DataSourceStore } from '../dataSources.store.js';
import type { Facts } from '../facts/facts.js';
import { grantsOfFacts, grantsOfSource } from '../grants.js';
import { restoreTables } from '../uploadTable.js';
import { factVocabulary, joined, sourceVocabulary } from '../vocabularies.js';

/** What a question may be about, for one reader. */
export interface Askable {
  readonly grants: readonly TableGrant[];
  readonly vocabulary: Vocabulary;
  /** When the association's own data was copied; null: none of it is asked. */
  readonly asOf: Date | null;
}

export interface SourceDeps {
  readonly db: Database;
  readonly analysis: Analysis;
  readonly facts: Facts;
  readonly sources: DataSourceStore;
  readonly storage: Storage;
}

/** Ids of the sources that are asked, those of the association's own data where none is named. */
export const namedSources = (ids: readonly string[] | undefined): readonly string[] =>
  ids === undefined || ids.length === 0 ? [ASSOCIATION] : [...new Set(ids)];

/** Throws `data_source_not_found` where one is not there for this reader, or switched off. */
export const checkSources = async (sources: DataSourceStore, ids: readonly string[], reader: Reader): Promise<void> => {
  for (const id of ids) {
    const found = await sources.find(id, reader);
    if (found === null || !found.enabled) throw fail('data_source_not_found');
  }
};

/** What these sources hold for a reader. Copies the association's own data first where that is not recent. */
export const openSources = async (deps: SourceDeps, ids: readonly string[], reader: Reader): Promise<Askable> => {
  const { db, facts, sources } = deps;
  await checkSources(sources, ids, reader);
  let asOf: Date | null = null;
  const grants: TableGrant[] = [];
  const vocabularies: Vocabulary[] = [];
  for (const id of ids) {
    if (id === ASSOCIATION) {
      asOf = await facts.refresh();
      grants.push(...(await grantsOfFacts(db, reader)));
      vocabularies.push(await factVocabulary(db, reader));
    } else {
      await restoreTables(deps, id);
      const own = await grantsOfSource(db, id, reader);
      grants.push(...own);
      vocabularies.push(await sourceVocabulary(db, id, own));
    }
  }
  return { grants, vocabulary: joined(vocabularies), asOf };
};
