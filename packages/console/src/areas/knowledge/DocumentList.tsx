import { saveFile, useClient } from '@console/api';
import { cancelParsing, type Document, downloadDocument, parseDocument, readDocument } from '@console/api/contract';
import { useCancelParsing, useDeleteDocument, usePageDocuments, useParseDocument } from '@console/api/hooks/documents';
import { useOffered } from '@console/api/hooks/useOffered';
import { formatBytes, formatDateTime } from '@console/base';
import { DataList, type ListColumn, type RowAction } from '@console/ui/data-list';
import { useConfirm } from '@console/ui/dialog';
import { PageLink } from '@console/ui/link';
import { useMessage } from '@console/ui/provider';
import { EmptyState } from '@console/ui/states';
import { useDictionary } from '../../locale/useDictionary.js';
import { pagingOf } from '../../lists/paging.js';
import { linkTo } from '../../navigation/address.js';
import { useAddress } from '../../navigation/useAddress.js';
import { useListQuery } from '../../navigation/useListQuery.js';
import { useTabNavigate } from '../../navigation/useTabNavigate.js';
import { DocumentStatus } from './DocumentStatus.js';
import { isParsing, whileAnyParsing } from './parsing.js';

const statuses = ['waiting', 'parsing', 'ready', 'failed', 'cancelled'] as const;
const filters = { status: statuses };

/** The documents of one knowledge base. */
export const DocumentList = ({ knowledgeBaseId }: { knowledgeBaseId: string }) => {
  const { documents, form } = useDictionary();
  const message = useMessage();
  const client = useClient();
  const confirm = useConfirm();
  const open = useTabNavigate();
  const { follow } = useAddress();
  const [query, setQuery] = useListQuery(filters);
  const parse = useParseDocument();
  const cancel = useCancelParsing();
  const remove = useDeleteDocument();
  const opened = useOffered(readDocument);
  const stoppable = useOffered(cancelParsing);
  const parsable = useOffered(parseDocument);
  const downloadable = useOffered(downloadDocument);
  const status = statuses.find((one) => one === query.filters?.['status']);
  const page = usePageDocuments(
    {
      knowledgeBaseId,
      ...pagingOf(query),
      ...(status !== undefined && { status }),
    },
    { refreshEvery: whileAnyParsing },
  );

  const onParse = async (document: Document) => {
    const sure = await confirm({
      title: documents.reparseTitle(document.name),
      text: documents.reparseText,
      verb: documents.reparse,
      danger: true,
    });
    if (sure) await parse.run({ id: document.id });
  };
  const onRemove = async ({ id, documentId, name, chunkCount }: Document) => {
    const sure = await confirm({
      title: documents.removeTitle(name),
      text: documents.removeText(chunkCount),
      verb: form.remove,
      danger: true,
    });
    if (!sure) return;
    await remove.run({ id, documentId, knowledgeBaseId });
    message.success(documents.removed);
  };
  const onDownload = async ({ id, name }: Document) => saveFile(await client.download(downloadDocument, { id }), name);
  const run = (work: Promise<unknown>) => void work.catch(() => undefined);

  const actions = (document: Document): RowAction[] => [
    ...(isParsing(document) && stoppable
      ? [{ key: 'cancel', label: documents.cancel, onClick: () => run(cancel.run({ id: document.id })) }]
      : []),
    ...(!isParsing(document) && opened
      ? [{ key: 'chunks', label: documents.chunksOf, onClick: () => open('chunks', { id: document.id }) }]
      : []),
    ...(downloadable ? [{ key: 'download', label: documents.download, onClick: () => run(onDownload(document)) }] : []),
    ...(!isParsing(document) && parsable
      ? [{ key: 'parse', label: documents.reparse, onClick: () => run(onParse(document)) }]
      : []),
    { key: 'remove', label: documents.remove, danger: true, onClick: () => run(onRemove(document)) },
  ];

  const columns: ListColumn<Document>[] = [
    {
      key: 'name',
      title: documents.name,
      mobile: 'first',
      render: ({ id, name }) =>
        opened ? (
          <PageLink href={linkTo('chunks', { id })} onNavigate={follow}>
            {name}
          </PageLink>
        ) : (
          name
        ),
    },
    {
      key: 'status',
      title: documents.status,
      width: 328,
      mobile: 'second',
      render: (document) => <DocumentStatus document={document} explained />,
    },
    {
      key: 'chunks',
      title: documents.chunks,
      width: 76,
      align: 'end',
      render: ({ chunkCount }) => chunkCount.toLocaleString(),
    },
    { key: 'pages', title: documents.pages, width: 72, align: 'end', render: ({ pageCount }) => pageCount || '—' },
    {
      key: 'size',
      title: documents.size,
      width: 96,
      align: 'end',
      mobile: 'firstEnd',
      render: ({ size }) => formatBytes(size),
    },
    {
      key: 'updated',
      title: documents.updated,
      width: 176,
      quiet: true,
      render: ({ updateTime }) => formatDateTime(updateTime),
    },
  ];

  return (
    <DataList
      label={documents.name}
      page={page.state}
      query={query}
      onQuery={setQuery}
      columns={columns}
      rowKey={({ id }) => id}
      rowName={({ name }) => name}
      searchHint={documents.search}
      filters={[
        {
          key: 'status',
          label: documents.status,
          options: statuses.map((value) => ({ value, label: documents.statuses[value] })),
        },
      ]}
      actions={actions}
      empty={<EmptyState title={documents.emptyTitle} description={documents.emptyText} />}
    />
  );
};
