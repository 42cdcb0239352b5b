import { saveFile, useClient } from '@console/api';
import {
  cancelParsing,
  type Document,
  downloadDocument,
  type Input,
  type pageDocuments,
  parseDocument,
  readDocument,
} from '@console/api/contract';
import { useCancelParsing, useDeleteDocument, usePageDocuments, useParseDocument } from '@console/api/hooks/documents';
import { useOffered } from '@console/api/hooks/useOffered';
import { formatBytes } from '@console/base';
import type { RowAction } from '@console/ui/data-list';
import { useAction } from '../../actions/useAction.js';
import { useRemove } from '../../actions/useRemove.js';
import { columnsOf } from '../../lists/columns.js';
import { enumFilter } from '../../lists/recordFilters.js';
import { recordListHook } from '../../lists/recordListHook.js';
import { RecordTable } from '../../lists/RecordTable.js';
import { useArchiveWords } from './archiveWords.js';
import { useKnowledgeWords } from './knowledgeWords.js';
import { linkTo } from '../../navigation/address.js';
import { useTabNavigate } from '../../navigation/useTabNavigate.js';
import { DocumentStatus } from './DocumentStatus.js';
import { isParsing, whileAnyParsing } from './parsing.js';
import { useFetchAgain } from './useFetchAgain.js';

const statuses = ['waiting', 'parsing', 'ready', 'failed', 'cancelled'] as const;

const column = columnsOf<Document>();

const useDocuments = (
  input: (Omit<Input<typeof pageDocuments>, 'knowledgeBaseId'> & { knowledgeBaseId?: string }) | null,
  options?: Parameters<typeof usePageDocuments>[1],
) =>
  usePageDocuments(
    input?.knowledgeBaseId === undefined ? null : { ...input, knowledgeBaseId: input.knowledgeBaseId },
    options,
  );
const useDocumentList = recordListHook({ kind: 'document', usePage: useDocuments });

/** The documents of one knowledge base. */
export const DocumentList = ({ knowledgeBaseId }: { knowledgeBaseId: string }) => {
  const { documents } = useKnowledgeWords();
  const archive = useArchiveWords();
  const client = useClient();
  const act = useAction();
  const ask = useRemove();
  const open = useTabNavigate();
  const parse = useParseDocument();
  const cancel = useCancelParsing();
  const remove = useDeleteDocument();
  const opened = useOffered(readDocument);
  const stoppable = useOffered(cancelParsing);
  const parsable = useOffered(parseDocument);
  const downloadable = useOffered(downloadDocument);
  const onParse = ({ id, name }: Document) =>
    act({
      ask: { title: documents.reparseTitle(name), text: documents.reparseText, verb: documents.reparse, danger: true },
      run: () => parse.run({ id }),
    });
  const onRemove = ({ id, documentId, name, chunkCount }: Document) =>
    ask({
      title: documents.removeTitle(name),
      text: documents.removeText(chunkCount),
      run: () => remove.run({ id, documentId, knowledgeBaseId }),
      done: documents.removed,
    });
  const onDownload = ({ id, name }: Document) =>
    act({ run: async () => saveFile(await client.download(downloadDocument, { id }), name) });
  const fetchAgain = useFetchAgain();
  const onCancel = ({ id }: Document) => act({ run: () => cancel.run({ id }) });

  const actions = (document: Document): RowAction[] => [
    ...(isParsing(document) && stoppable
      ? [{ key: 'cancel', label: documents.cancel, onClick: () => void onCancel(document) }]
      : []),
    ...fetchAgain.actions(document),
    ...(!isParsing(document) && opened
      ? [
          {
            key: 'chunks',
            label: document.type === 'zip' ? archive.show : documents.chunksOf,
            onClick: () => open('chunks', { id: document.id }),
          },
        ]
      : []),
    ...(downloadable ? [{ key: 'download', label: documents.download, onClick: () => void onDownload(document) }] : []),
    ...(!isParsing(document) && parsable
      ? [{ key: 'parse', label: documents.reparse, onClick: () => void onParse(document) }]
      : []),
    { key: 'remove', label: documents.remove, danger: true, onClick: () => void onRemove(document) },
  ];

  const list = useDocumentList({
    within: { knowledgeBaseId },
    refreshEvery: whileAnyParsing,
    filters: [
      enumFilter({
        key: 'status',
        label: documents.status,
        values: statuses,
        words: documents.statuses,
        toInput: (status) => ({ status }),
      }),
    ],
    columns: [
      column.text('name', documents.name, ({ name }) => name, { mobile: 'first' }),
      column.status('status', documents.status, (document) => <DocumentStatus document={document} explained />, {
        width: 264,
        mobile: 'second',
      }),
      column.count('chunks', documents.chunks, ({ chunkCount }) => chunkCount, { width: 76 }),
      column.text('pages', documents.pages, ({ pageCount }) => (pageCount > 0 ? String(pageCount) : ''), {
        width: 72,
        align: 'end',
      }),
      column.text('size', documents.size, ({ size }) => formatBytes(size), {
        width: 96,
        align: 'end',
        mobile: 'firstEnd',
      }),
      column.time('updated', documents.updated, ({ updateTime }) => updateTime, { mobile: undefined }),
    ],
  });

  return (
    <RecordTable
      list={list}
      label={documents.name}
      rowName={({ name }) => name}
      {...(opened && { hrefOf: ({ id }: Document) => linkTo('chunks', { id }) })}
      searchHint={documents.search}
      actions={actions}
      empty={{ title: documents.emptyTitle, description: documents.emptyText }}
    />
  );
};
