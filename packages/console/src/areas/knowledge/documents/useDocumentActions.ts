import { saveFile, useClient } from '@console/api';
import { cancelParsing, type Document, downloadDocument, parseDocument, readDocument } from '@console/api/contract';
import { useCancelParsing, useDeleteDocument, useParseDocument } from '@console/api/hooks/documents';
import { useOffered } from '@console/api/hooks/useOffered';
import type { RowAction } from '@console/ui/data-list';
import { useAction } from '../../../actions/useAction.js';
import { useTabNavigate } from '../../../navigation/useTabNavigate.js';
import { useArchiveWords } from '../archiveWords.js';
import { useKnowledgeWords } from '../knowledgeWords.js';
import { isParsing } from '../parsing.js';
import { useFetchAgain } from '../useFetchAgain.js';
import { useDocumentsWords } from './documentsWords.js';
import type { DocumentRemoval } from './useDocumentRemoval.js';

export interface DocumentActionsOptions {
  knowledgeBaseId: string;
  /** Shows how the parsing of a document went. */
  onSteps: (document: Document) => void;
  removal: Pick<DocumentRemoval, 'remove'>;
  /** Left out where the backend has no such switch. */
  onEnable?: (document: Document, enabled: boolean) => void;
}

/** What can be done with one document of a base. */
export const useDocumentActions = ({ knowledgeBaseId, onSteps, removal, onEnable }: DocumentActionsOptions) => {
  const { documents } = useKnowledgeWords();
  const more = useDocumentsWords();
  const archive = useArchiveWords();
  const fetchAgain = useFetchAgain();
  const client = useClient();
  const act = useAction();
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
    removal.remove([id], {
      title: documents.removeTitle(name),
      text: documents.removeText(chunkCount),
      run: () => remove.run({ id, documentId, knowledgeBaseId }),
      done: documents.removed,
    });
  const onDownload = ({ id, name }: Document) =>
    act({ run: async () => saveFile(await client.download(downloadDocument, { id }), name) });
  const onCancel = ({ id }: Document) => act({ run: () => cancel.run({ id }) });

  return (document: Document): RowAction[] => [
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
    ...(document.steps === undefined ? [] : [{ key: 'steps', label: more.steps, onClick: () => onSteps(document) }]),
    ...(onEnable !== undefined && document.enabled !== undefined
      ? [
          {
            key: 'enable',
            label: document.enabled ? more.disable : more.enable,
            onClick: () => onEnable(document, document.enabled === false),
          },
        ]
      : []),
    { key: 'remove', label: documents.remove, danger: true, onClick: () => void onRemove(document) },
  ];
};
