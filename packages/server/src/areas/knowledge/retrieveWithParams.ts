import { type Passage, type Question, type Retrieval, retrieve } from '../../retrieval/index.js';
import { kbParamsStore } from './kbParams.store.js';

const LIMIT = 6;

/**
 * The passages of several bases, best first: those of a base with parameters of its own are looked for by these, and as
 * many of them are taken as they say.
 */
export const retrieveWithParams = async (deps: Retrieval, question: Question): Promise<Passage[]> => {
  const own = await kbParamsStore(deps.db).settingsOf(question.knowledgeBaseIds);
  if (own.size === 0) return retrieve(deps, question);
  const others = question.knowledgeBaseIds.filter((id) => !own.has(id));
  const searches = [...own].map(([id, { topK, scoreThreshold, vectorWeight }]) => ({
    ...question,
    knowledgeBaseIds: [id],
    limit: topK,
    minRelevance: scoreThreshold,
    vectorWeight,
  }));
  const limit = question.limit ?? LIMIT;
  const limits = [...searches.map((search) => search.limit), ...(others.length > 0 ? [limit] : [])];
  const found: Passage[] = [];
  for (const search of [...searches, { ...question, knowledgeBaseIds: others, limit }]) {
    found.push(...(await retrieve(deps, search)));
  }
  return found.toSorted((a, b) => b.score - a.score).slice(0, Math.max(...limits));
};
