import type { KnowledgeBase } from '@console/api/contract';
import type { ListColumn } from '@console/ui/data-list';
import { columnsOf } from '../../lists/columns.js';
import { useKnowledgeWords } from './knowledgeWords.js';

const column = columnsOf<KnowledgeBase>();

/** What every list of knowledge bases says of each: its name, what it is for, how many documents it has. */
export const useBaseColumns = (): ListColumn<KnowledgeBase>[] => {
  const { knowledge: words } = useKnowledgeWords();
  return [
    column.text('name', words.name, ({ name }) => name, { mobile: 'first' }),
    column.text('description', words.description, ({ description }) => description, { quiet: true, mobile: 'second' }),
    column.count('documents', words.documents, ({ documentCount }) => documentCount, { width: 96 }),
  ];
};
