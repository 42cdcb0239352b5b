import type { Document } from '@console/api/contract';
import { usePageDocuments } from '@console/api/hooks/documents';
import { usePageKnowledgeBases } from '@console/api/hooks/knowledgeBases';
import { formatBytes } from '@console/base';
import { DataList, type ListColumn } from '@console/ui/data-list';
import { PageLink } from '@console/ui/link';
import { PageFrame } from '@console/ui/page-frame';
import { EmptyState, FailedNotice } from '@console/ui/states';
import { Button } from 'antd';
import { useDictionary } from '../../locale/useDictionary.js';
import { useKnowledgeWords } from './knowledgeWords.js';
import { useUpdatedColumn } from '../../lists/enabled.js';
import { OverList } from '../../lists/OverList.js';
import { pagingOf } from '../../lists/paging.js';
import { linkTo } from '../../navigation/address.js';
import { useAddress } from '../../navigation/useAddress.js';
import { useListQuery } from '../../navigation/useListQuery.js';
import { useTabNavigate } from '../../navigation/useTabNavigate.js';
import { useEmbeddedWords } from './embeddedWords.js';

/** The documents of one knowledge base that can be read: those that were parsed. */
export const EmbeddedDocuments = ({ baseId }: { baseId: string }) => {
  const { documents, knowledge } = useKnowledgeWords();
  const { form } = useDictionary();
  const words = useEmbeddedWords();
  const open = useTabNavigate();
  const { follow } = useAddress();
  const [query, setQuery] = useListQuery();
  const updated = useUpdatedColumn();
  const found = usePageKnowledgeBases({ current: 1, size: 1, idList: [baseId] });
  const page = usePageDocuments({
    knowledgeBaseId: baseId,
    status: 'ready',
    ...pagingOf(query),
  });
  const toBases = () => open('expKnowledgeBase');

  const columns: ListColumn<Document>[] = [
    {
      key: 'name',
      title: documents.name,
      mobile: 'first',
      render: ({ id, name }) => (
        <PageLink href={linkTo('expKnowledgeBase', { base: baseId, document: id })} onNavigate={follow}>
          {name}
        </PageLink>
      ),
    },
    { key: 'pages', title: documents.pages, width: 72, align: 'end', render: ({ pageCount }) => pageCount || '—' },
    {
      key: 'size',
      title: documents.size,
      width: 96,
      align: 'end',
      mobile: 'second',
      render: ({ size }) => formatBytes(size),
    },
    updated,
  ];

  if (found.data?.list.length === 0)
    return (
      <PageFrame title={knowledge.title}>
        <EmptyState picture="search" title={knowledge.gone} action={{ label: knowledge.back, onClick: toBases }} />
      </PageFrame>
    );
  return (
    <PageFrame
      title={found.data?.list[0]?.name ?? knowledge.title}
      crumbs={[{ label: knowledge.title, href: linkTo('expKnowledgeBase') }]}
      onNavigate={follow}
      count={page.data?.total}
      actions={<Button onClick={toBases}>{knowledge.back}</Button>}
    >
      <OverList>
        <FailedNotice flush value={found.state} what={form.kinds.base} />
      </OverList>
      <DataList
        label={documents.name}
        page={page.state}
        query={query}
        onQueryChange={setQuery}
        columns={columns}
        rowKey={({ id }) => id}
        rowName={({ name }) => name}
        searchHint={documents.search}
        empty={<EmptyState title={words.noDocuments} />}
      />
    </PageFrame>
  );
};
