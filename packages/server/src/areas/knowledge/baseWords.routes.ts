import { modifyBaseWords, readBaseWords } from '@console/api/contract';
import { repeatedWord } from '@console/base';
import { fail } from '../../http/failure.js';
import { type Route, serve } from '../../http/serve.js';
import { readerOf, seesAllOf } from '../../visibility/index.js';
import { baseWordsStore } from './baseWords.store.js';
import type { KnowledgeDeps } from './knowledgeDeps.js';

export const baseWordsRoutes = ({ db }: Pick<KnowledgeDeps, 'db'>): Route[] => {
  const store = baseWordsStore(db);
  return [
    serve(readBaseWords, async ({ params: { id } }, actor) => {
      if (!(await seesAllOf(db, readerOf(actor), 'knowledgeBase', [id]))) return fail('knowledge_base_not_found');
      const groups = await store.read(id);
      return groups === null ? fail('knowledge_base_not_found') : { groups: groups.map((group) => [...group]) };
    }),

    serve(modifyBaseWords, async ({ body: { id, groups } }, actor) => {
      if (!(await seesAllOf(db, readerOf(actor), 'knowledgeBase', [id]))) return fail('knowledge_base_not_found');
      if (repeatedWord(groups) !== null) return fail('word_repeated');
      return (await store.modify(id, groups)) ? null : fail('knowledge_base_not_found');
    }),
  ];
};
