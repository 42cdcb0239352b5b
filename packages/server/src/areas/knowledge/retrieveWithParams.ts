import { type Passage, type Question, type Retrieval, retrieve } from '../../retrieval/index.js';
import { kbParamsStore } from './kbParams.store.js';

/** The passages of several bases, best first: those of a base with parameters of its own by these. */
export const retrieveWithParams = async (deps: Retrieval, question: Question): Promise<Passage[]> => {
  const own = await kbParamsStore(deps.db).settingsOf(question.knowledgeBaseIds);
  const settings = [...own].map(
    ([id, { topK, scoreThreshold, vectorWeight }]) =>
      [id, { limit: topK, minRelevance: scoreThreshold, vectorWeight }] as const,
  );
  return retrieve(deps, { ...question, own: new Map(settings) });
};
