import type { Database } from '../../../db/database.js';
import { dialogueFileStore } from './dialogueFile.store.js';
import { filePassages } from './filePassages.js';
import type { StoredQuestion } from '../ask/question.store.js';
import type { Retrieval } from '../evidence/retrieval.js';

/** Stands for the conversation's own files among the bases of a question. */
const FILES = 'conversation-files';

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
      retrieve: async (wanted) => {
        const knowledgeBaseIds = wanted.knowledgeBaseIds.filter((id) => id !== FILES);
        const found = knowledgeBaseIds.length === 0 ? [] : await retrieval.retrieve({ ...wanted, knowledgeBaseIds });
        const { question, limit } = wanted;
        const own = await filePassages(db, stored.topicId, question, { limit, orFirst: found.length === 0 });
        return [...own, ...found].slice(0, limit);
      },
    },
  };
};
