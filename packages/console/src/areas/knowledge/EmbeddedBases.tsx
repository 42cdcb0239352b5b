import type { KnowledgeBase } from '@console/api/contract';
import { usePageKnowledgeBases } from '@console/api/hooks/knowledgeBases';
import { columnsOf } from '../../lists/columns.js';
import { useUpdatedColumn } from '../../lists/enabled.js';
import { recordListHook } from '../../lists/recordListHook.js';
import { RecordListPage } from '../../lists/RecordListPage.js';
import { useDictionary } from '../../locale/useDictionary.js';
import { linkTo } from '../../navigation/address.js';
import { useEmbeddedWords } from './embeddedWords.js';

const column = columnsOf<KnowledgeBase>();

const useBaseList = recordListHook({ kind: 'knowledgeBase', usePage: usePageKnowledgeBases });

/** The knowledge bases that the reader may see. */
export const EmbeddedBases = () => {
  const { knowledge: words } = useDictionary();
  const { emptyTitle, emptyText } = useEmbeddedWords();
  const updated = useUpdatedColumn();
  const list = useBaseList({
    columns: [
      column.text('name', words.name, ({ name }) => name, { mobile: 'first' }),
      column.text('description', words.description, ({ description }) => description, {
        quiet: true,
        mobile: 'second',
      }),
      column.count('documents', words.documents, ({ documentCount }) => documentCount, { width: 96 }),
      updated,
    ],
  });
  return (
    <RecordListPage
      list={list}
      title={words.title}
      rowName={({ name }) => name}
      hrefOf={({ id }) => linkTo('expKnowledgeBase', { base: id })}
      searchHint={words.search}
      empty={{ title: emptyTitle, description: emptyText }}
    />
  );
};
