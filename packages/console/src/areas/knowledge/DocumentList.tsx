import { saveFile, useClient } from '@console/api';
import {
  cancelParsing,
  type Document,
  downloadDocument,
  type Input,
  listDocumentTags,
  modifyDocuments,
  type pageDocuments,
  parseDocument,
  readDocument,
} from '@console/api/contract';
import {
  useCancelParsing,
  useDeleteDocument,
  useListDocumentTags,
  usePageDocuments,
  useParseDocument,
} from '@console/api/hooks/documents';
import { useOffered } from '@console/api/hooks/useOffered';
import { formatBytes, mapAsync } from '@console/base';
import { noSelection, type RowAction } from '@console/ui/data-list';
import { useAction } from '../../actions/useAction.js';
import { useRemove } from '../../actions/useRemove.js';
import { columnsOf } from '../../lists/columns.js';
import { enumFilter, type RecordFilter } from '../../lists/recordFilters.js';
import { recordListHook } from '../../lists/recordListHook.js';
import { RecordTable } from '../../lists/RecordTable.js';
import { useKnowledgeWords } from './knowledgeWords.js';
import { linkTo } from '../../navigation/address.js';
import { useTabNavigate } from '../../navigation/useTabNavigate.js';
import { idIn } from '../../navigation/addressValues.js';
import { useQueryState } from '../../navigation/useQueryState.js';
import { DocumentName } from './documents/DocumentName.js';
import { DocumentStepsDrawer } from './documents/DocumentStepsDrawer.js';
import { useDocumentsWords } from './documents/documentsWords.js';
import { useDocumentBatch } from './documents/useDocumentBatch.js';
import { DocumentStatus } from './DocumentStatus.js';
import { isParsing, whileAnyParsing } from './parsing.js';

const statuses = ['waiting', 'parsing', 'ready', 'failed', 'cancelled'] as const;

/** In the address: the document whose processing is looked at. */
const STEPS = 'steps';

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
  const more = useDocumentsWords();
  const [query, setQuery] = useQueryState();
  const tagged = useOffered(listDocumentTags);
  const changeable = useOffered(modifyDocuments);
  const tags = useListDocumentTags(tagged ? { id: knowledgeBaseId } : null);
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
  const onCancel = ({ id }: Document) => act({ run: () => cancel.run({ id }) });

  const tagFilter: RecordFilter<Pick<Input<typeof pageDocuments>, 'tags'>> = {
    key: 'tags',
    label: more.tags,
    multiple: true,
    known: tags.data?.map(({ tag }) => tag) ?? [],
    options: mapAsync(tags.state, (all) => all.map(({ tag, count }) => ({ value: tag, label: `${tag} ${count}` }))),
    toInput: (chosen) => ({ tags: chosen.split(',') }),
  };
  const list = useDocumentList({
    within: { knowledgeBaseId },
    refreshEvery: whileAnyParsing,
    // What the address asks for is known once the tags are.
    paused: query('tags') !== undefined && tags.state.state === 'loading',
    filters: [
      enumFilter({
        key: 'status',
        label: documents.status,
        values: statuses,
        words: documents.statuses,
        toInput: (status) => ({ status }),
      }),
      enumFilter({
        key: 'enabled',
        label: more.enabled,
        values: ['on', 'off'],
        words: { on: more.on, off: more.off },
        toInput: (enabled) => ({ enabled: enabled === 'on' }),
      }),
      ...((tags.data?.length ?? 0) > 0 || query('tags') !== undefined ? [tagFilter] : []),
    ],
    columns: [
      {
        key: 'name',
        title: documents.name,
        render: (document) => <DocumentName document={document} />,
        mobile: 'first',
      },
      column.status('status', documents.status, (document) => <DocumentStatus document={document} explained />, {
        width: 216,
        mobile: 'second',
      }),
      column.count('chunks', documents.chunks, ({ chunkCount }) => chunkCount, { width: 76 }),
      column.text('pages', documents.pages, ({ pageCount }) => (pageCount > 0 ? String(pageCount) : ''), {
        width: 72,
        align: 'end',
        hidden: true,
      }),
      column.text('size', documents.size, ({ size }) => formatBytes(size), {
        width: 96,
        align: 'end',
        hidden: true,
        mobile: 'firstEnd',
      }),
      column.time('updated', documents.updated, ({ updateTime }) => updateTime, { mobile: undefined }),
    ],
  });

  const batch = useDocumentBatch(knowledgeBaseId, () => list.onSelectionChange(noSelection));

  const actions = (document: Document): RowAction[] => [
    ...(isParsing(document) && stoppable
      ? [{ key: 'cancel', label: documents.cancel, onClick: () => void onCancel(document) }]
      : []),
    ...(!isParsing(document) && opened
      ? [{ key: 'chunks', label: documents.chunksOf, onClick: () => open('chunks', { id: document.id }) }]
      : []),
    ...(downloadable ? [{ key: 'download', label: documents.download, onClick: () => void onDownload(document) }] : []),
    ...(!isParsing(document) && parsable
      ? [{ key: 'parse', label: documents.reparse, onClick: () => void onParse(document) }]
      : []),
    ...(document.steps === undefined
      ? []
      : [{ key: 'steps', label: more.steps, onClick: () => setQuery({ [STEPS]: document.id }, { push: true }) }]),
    ...(changeable && document.enabled !== undefined
      ? [
          {
            key: 'enable',
            label: document.enabled ? more.disable : more.enable,
            onClick: () => void batch.setEnabled([document.id], document.enabled === false),
          },
        ]
      : []),
    { key: 'remove', label: documents.remove, danger: true, onClick: () => void onRemove(document) },
  ];

  return (
    <>
      <RecordTable
        list={list}
        label={documents.name}
        rowName={({ name }) => name}
        {...(opened && { hrefOf: ({ id }: Document) => linkTo('chunks', { id }) })}
        searchHint={documents.search}
        actions={actions}
        {...(changeable && { batchActions: batch.actions })}
        empty={{ title: documents.emptyTitle, description: documents.emptyText }}
      />
      {batch.dialogs}
      <DocumentStepsDrawer id={idIn(query(STEPS))} onClose={() => setQuery({ [STEPS]: undefined })} />
    </>
  );
};
