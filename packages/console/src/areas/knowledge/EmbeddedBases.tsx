import type { KnowledgeBase } from '@console/api/contract';
import { usePageKnowledgeBases } from '@console/api/hooks/knowledgeBases';
import { DataList, type ListColumn } from '@console/ui/data-list';
import { PageLink } from '@console/ui/link';
import { PageFrame } from '@console/ui/page-frame';
import { EmptyState } from '@console/ui/states';
import { useDictionary } from '../../locale/useDictionary.js';
import { useUpdatedColumn } from '../../lists/enabled.js';
import { pagingOf } from '../../lists/paging.js';
import { linkTo } from '../../navigation/address.js';
import { useAddress } from '../../navigation/useAddress.js';
import { useListQuery } from '../../navigation/useListQuery.js';
import { useEmbeddedWords } from './embeddedWords.js';

/** The knowledge bases that the reader may see. */
export const EmbeddedBases = () => {
  const { knowledge } = useDictionary();
  const words = useEmbeddedWords();
  const { follow } = useAddress();
  const [query, setQuery] = useListQuery();
  const updated = useUpdatedColumn();
  const page = usePageKnowledgeBases({
    ...pagingOf(query),
  });

  const columns: ListColumn<KnowledgeBase>[] = [
    {
      key: 'name',
      title: knowledge.name,
      mobile: 'first',
      render: ({ id, name }) => (
        <PageLink href={linkTo('expKnowledgeBase', { base: id })} onNavigate={follow}>
          {name}
        </PageLink>
      ),
    },
    {
      key: 'description',
      title: knowledge.description,
      quiet: true,
      mobile: 'second',
      render: ({ description }) => description || '—',
    },
    {
      key: 'documents',
      title: knowledge.documents,
      width: 96,
      align: 'end',
      render: ({ documentCount }) => documentCount.toLocaleString(),
    },
    updated,
  ];

  return (
    <PageFrame title={knowledge.title} count={page.data?.total}>
      <DataList
        label={knowledge.title}
        page={page.state}
        query={query}
        onQuery={setQuery}
        columns={columns}
        rowKey={({ id }) => id}
        rowName={({ name }) => name}
        searchHint={knowledge.search}
        empty={<EmptyState title={words.emptyTitle} description={words.emptyText} />}
      />
    </PageFrame>
  );
};
