import type { KnowledgeBase } from '@console/api/contract';
import { usePageKnowledgeBases } from '@console/api/hooks/knowledgeBases';
import { formatDateTime } from '@console/base';
import { DataList, type ListColumn } from '@console/ui/data-list';
import { PageLink } from '@console/ui/link';
import { PageFrame } from '@console/ui/page-frame';
import { EmptyState } from '@console/ui/states';
import { useDictionary } from '../../locale/useDictionary.js';
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
  const page = usePageKnowledgeBases({
    current: query.current,
    size: query.size,
    ...(query.search !== undefined && { keyword: query.search }),
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
    {
      key: 'updated',
      title: knowledge.updated,
      width: 176,
      quiet: true,
      mobile: 'secondEnd',
      render: ({ updateTime }) => formatDateTime(updateTime),
    },
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
