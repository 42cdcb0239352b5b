import type { RetrievalSettings } from '@console/api/contract';
import type { Queryable } from '../../db/database.js';
import { usualSettings } from '../../retrieval/index.js';
import { kbParamsStore } from './kbParams.store.js';

/** How is looked for in a base, by its own parameters or as usual. */
export const retrievalSettingsOf = async (db: Queryable, knowledgeBaseId: string): Promise<RetrievalSettings> => {
  const own = (await kbParamsStore(db).settingsOf([knowledgeBaseId])).get(knowledgeBaseId);
  if (own !== undefined) return { topK: own.topK, scoreThreshold: own.scoreThreshold, vectorWeight: own.vectorWeight };
  const { limit, minRelevance, vectorWeight } = usualSettings;
  return { topK: limit, scoreThreshold: minRelevance, vectorWeight };
};
