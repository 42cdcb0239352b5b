import type { RetrievalSettings } from '@console/api/contract';
import type { Queryable } from '../../db/database.js';
import { kbParamsStore } from './kbParams.store.js';
import { standardSettings } from './kbSettings.js';

/** How is looked for in a base when somebody asks: by its own parameters, else by the standard ones. */
export const retrievalSettingsOf = async (db: Queryable, knowledgeBaseId: string): Promise<RetrievalSettings> => {
  const own = (await kbParamsStore(db).settingsOf([knowledgeBaseId])).get(knowledgeBaseId);
  const { topK, scoreThreshold, vectorWeight } = own ?? standardSettings;
  return { topK, scoreThreshold, vectorWeight };
};
