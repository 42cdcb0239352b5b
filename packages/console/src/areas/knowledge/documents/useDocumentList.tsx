import { type Document, type Input, listDocumentTags, type pageDocuments } from '@console/api/contract';
import { useListDocumentTags, usePageDocuments } from '@console/api/hooks/documents';
import { useOffered } from '@console/api/hooks/useOffered';
import { formatBytes, mapAsync } from '@console/base';
import { columnsOf } from '../../../lists/columns.js';
import { enumFilter, type RecordFilter } from '../../../lists/recordFilters.js';
import { type RecordList, recordListHook } from '../../../lists/recordListHook.js';
import { useQueryState } from '../../../navigation/useQueryState.js';
import { useLabelFilter } from '../../../pickers/labels/useLabelFilter.js';
import { DocumentStatus } from '../DocumentStatus.js';
import { useKnowledgeWords } from '../knowledgeWords.js';
import { whileAnyParsing } from '../parsing.js';
import { DocumentName } from './DocumentName.js';
import { useDocumentsWords } from './documentsWords.js';

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
const useRecords = recordListHook({ kind: 'document', usePage: useDocuments });

/** The documents of a base as a list, with its filters and columns. */
export const useDocumentList = (knowledgeBaseId: string): RecordList<Document> => {
  const { documents } = useKnowledgeWords();
  const more = useDocumentsWords();
  const [query] = useQueryState();
  const labels = useLabelFilter();
  const tagged = useOffered(listDocumentTags);
  const tags = useListDocumentTags(tagged ? { id: knowledgeBaseId } : null);
  const tagFilter: RecordFilter<Pick<Input<typeof pageDocuments>, 'tags'>> = {
    key: 'tags',
    label: more.tags,
    multiple: true,
    known: tags.data?.map(({ tag }) => tag) ?? [],
    options: mapAsync(tags.state, (all) => all.map(({ tag, count }) => ({ value: tag, label: `${tag} ${count}` }))),
    toInput: (chosen) => ({ tags: chosen.split(',') }),
  };
  return useRecords({
    within: { knowledgeBaseId },
    refreshEvery: whileAnyParsing,
    // What the address asks for is known once the tags are.
    paused: labels.waiting || (query('tags') !== undefined && tags.state.state === 'loading'),
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
      ...labels.filters,
    ],
    columns: [
      {
        key: 'name',
        title: documents.name,
        render: (document) => <DocumentName document={document} />,
        mobile: 'first',
      },
      column.status('status', documents.status, (document) => <DocumentStatus document={document} explained />, {
        width: 192,
        mobile: 'second',
      }),
      column.count('chunks', documents.chunks, ({ chunkCount }) => chunkCount, { width: 64 }),
      column.text('size', documents.size, ({ size }) => formatBytes(size), {
        width: 84,
        align: 'end',
        mobile: 'firstEnd',
      }),
      column.time('updated', documents.updated, ({ updateTime }) => updateTime, { mobile: undefined }),
    ],
  });
};
