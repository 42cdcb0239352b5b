import type { Database } from '../../../db/database.js';
import { dialogueFileStore } from './dialogueFile.store.js';
import { filePassages } from './filePassages.js';
import { namedFiles, wholeFile } from './wholeFile.js';
import type { StoredQuestion } from '../ask/question.store.js';
import type { Retrieval } from '../evidence/retrieval.js';

/** Stands for the conversation's own files among the bases of a question. */
const FILES = 'conversation-files';

/** One of each in turn, so that neither keeps the other out. */
export const alternate = <T>(one: readonly T[], other: readonly T[]): T[] =>
  Array.from({ length: Math.max(one.length, other.length) }, (_, at) => [one[at], other[at]])
    .flat()
    .filter((item) => item !== undefined);

/**
 * A question that is answered from its conversation's files as well, as though they were one more knowledge base; the
 * question as it is where there are none.
 */
export const withFiles = async (
  db: Database,
  retrieval: Retrieval,
  stored: StoredQuestion,
): Promise<{ retrieval: Retrieval; stored: StoredQuestion }> => {
  if (!(await dialogueFileStore(db).hasFiles(stored.topicId))) return { retrieval, stored };
  return {
    stored: { ...stored, knowledgeBaseIds: [...(stored.knowledgeBaseIds ?? []), FILES] },
    retrieval: {
      ...retrieval,
      documents: async (ids) => {
        const knowledgeBaseIds = ids.filter((id) => id !== FILES);
        const others = knowledgeBaseIds.length === 0 ? [] : ((await retrieval.documents?.(knowledgeBaseIds)) ?? []);
        return [...(await namedFiles(db, stored.topicId)), ...others];
      },
      wholeDocument: async (ids, id) => {
        const knowledgeBaseIds = ids.filter((one) => one !== FILES);
        const own = await wholeFile(db, stored.topicId, id);
        return own ?? (await retrieval.wholeDocument?.(knowledgeBaseIds, id)) ?? null;
      },
      retrieve: async (wanted) => {
        const knowledgeBaseIds = wanted.knowledgeBaseIds.filter((id) => id !== FILES);
        const found = knowledgeBaseIds.length === 0 ? [] : await retrieval.retrieve({ ...wanted, knowledgeBaseIds });
        const { question, limit } = wanted;
        const own = await filePassages(db, stored.topicId, question, { limit, orFirst: found.length === 0 });
        return alternate(own, found).slice(0, limit);
      },
    },
  };
};
