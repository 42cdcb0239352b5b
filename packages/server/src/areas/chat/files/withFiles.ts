import type { Database } from '../../../db/database.js';
import { dialogueFileStore } from './dialogueFile.store.js';
import { filePassages } from './filePassages.js';
import { regionOf, type RegionReaders } from './region.js';
import { shareEvidence } from './shareEvidence.js';
import { namedFiles, wholeFile } from './wholeFile.js';
import type { StoredQuestion } from '../ask/question.store.js';
import type { Passage, Retrieval } from '../evidence/retrieval.js';

/** Stands for the conversation's own files among the bases of a question. */
const FILES = 'conversation-files';

/** Characters of a box that are looked for besides the question about it. */
const LOOKED_FOR = 300;

/**
 * A question that is answered from its conversation's files as well, as though they were one more knowledge base; the
 * question as it is where there are none. What it is about narrows the files, and a box on a page comes before all else.
 */
export const withFiles = async (
  db: Database,
  retrieval: Retrieval,
  readers: RegionReaders,
  stored: StoredQuestion,
): Promise<{ retrieval: Retrieval; stored: StoredQuestion }> => {
  if (!(await dialogueFileStore(db).hasFiles(stored.topicId))) return { retrieval, stored };
  const { topicId, about } = stored;
  const fileIds = about?.files.map(({ id }) => id) ?? null;
  const region = regionOf(db, readers, stored);
  const basesAmong = (ids: readonly string[]) => ids.filter((id) => id !== FILES);
  const isRegion = ({ chunkId }: Passage): boolean => chunkId === `region-${stored.id}`;

  const share: Retrieval['retrieve'] = async (wanted) => {
    const knowledgeBaseIds = basesAmong(wanted.knowledgeBaseIds);
    const found = knowledgeBaseIds.length === 0 ? [] : await retrieval.retrieve({ ...wanted, knowledgeBaseIds });
    const { question, limit } = wanted;
    const orFirst = found.length === 0 && region === null;
    const own = await filePassages(db, topicId, question, { limit, orFirst, fileIds });
    return shareEvidence(own, found, limit);
  };

  return {
    stored: { ...stored, knowledgeBaseIds: [...(stored.knowledgeBaseIds ?? []), FILES] },
    retrieval: {
      ...retrieval,
      documents: async (ids) => {
        // Whoever draws a box asks about that, and about no document as a whole.
        if (region !== null) return [];
        const knowledgeBaseIds = basesAmong(ids);
        const others = knowledgeBaseIds.length === 0 ? [] : ((await retrieval.documents?.(knowledgeBaseIds)) ?? []);
        return [...(await namedFiles(db, topicId, fileIds)), ...others];
      },
      wholeDocument: async (ids, id) => {
        const own = await wholeFile(db, topicId, id);
        return own ?? (await retrieval.wholeDocument?.(basesAmong(ids), id)) ?? null;
      },
      retrieve: async (wanted) => {
        const first = (await region?.passage()) ?? null;
        if (first === null) return share(wanted);
        const looked = first.content.trim().slice(0, LOOKED_FOR);
        if (looked === '') return [first];
        const more = await share({ ...wanted, question: `${wanted.question}\n${looked}`, limit: wanted.limit - 1 });
        return [first, ...more];
      },
      // A box is quoted as a whole: it is already what somebody chose.
      bestQuote: (passage, question) =>
        isRegion(passage)
          ? { text: passage.content, start: 0, end: passage.content.length }
          : retrieval.bestQuote(passage, question),
      ...(region !== null && { regionPicture: region.picture }),
    },
  };
};
