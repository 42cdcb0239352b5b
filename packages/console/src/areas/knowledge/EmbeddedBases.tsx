import { usePageKnowledgeBases } from '@console/api/hooks/knowledgeBases';
import { useUpdatedColumn } from '../../lists/enabled.js';
import { recordListHook } from '../../lists/recordListHook.js';
import { RecordListPage } from '../../lists/RecordListPage.js';
import { useKnowledgeWords } from './knowledgeWords.js';
import { linkTo } from '../../navigation/address.js';
import { useBaseColumns } from './useBaseColumns.js';
import { useEmbeddedWords } from './embeddedWords.js';

const useBaseList = recordListHook({ kind: 'knowledgeBase', usePage: usePageKnowledgeBases });

/** The knowledge bases that the reader may see. */
export const EmbeddedBases = () => {
  const { knowledge: words } = useKnowledgeWords();
  const { emptyTitle, emptyText } = useEmbeddedWords();
  const basics = useBaseColumns();
  const updated = useUpdatedColumn();
  const list = useBaseList({
    columns: [...basics, updated],
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
