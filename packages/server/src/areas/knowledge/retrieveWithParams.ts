import type { KbSettings } from '@console/api/contract';
import { type Passage, type Question, type Retrieval, retrieve } from '../../retrieval/index.js';
import { kbParamsStore } from './kbParams.store.js';

/**
 * The passages of several bases, best first: those of a base with parameters of its own by these, or all by settings that
 * are only tried.
 */
export const retrieveWithParams = async (
  deps: Retrieval,
  question: Question,
  tried?: KbSettings,
): Promise<Passage[]> => {
  const own =
    tried === undefined
      ? await kbParamsStore(deps.db).settingsOf(question.knowledgeBaseIds)
      : new Map(question.knowledgeBaseIds.map((id) => [id, tried]));
  const settings = [...own].map(
    ([id, { topK, scoreThreshold, vectorWeight }]) =>
      [id, { limit: topK, minRelevance: scoreThreshold, vectorWeight }] as const,
  );
  return retrieve(deps, { ...question, own: new Map(settings) });
};
