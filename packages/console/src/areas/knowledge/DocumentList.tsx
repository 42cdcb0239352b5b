import { type Document, modifyDocuments, readDocument } from '@console/api/contract';
import { useOffered } from '@console/api/hooks/useOffered';
import { noSelection } from '@console/ui/data-list';
import { RecordTable } from '../../lists/RecordTable.js';
import { linkTo } from '../../navigation/address.js';
import { idIn } from '../../navigation/addressValues.js';
import { useQueryState } from '../../navigation/useQueryState.js';
import { DocumentStepsDrawer } from './documents/DocumentStepsDrawer.js';
import { useDocumentActions } from './documents/useDocumentActions.js';
import { useDocumentBatch } from './documents/useDocumentBatch.js';
import { useDocumentRemoval } from './documents/useDocumentRemoval.js';
import { useDocumentList } from './documents/useDocumentList.js';
import { useKnowledgeWords } from './knowledgeWords.js';

/** In the address: the document whose processing is looked at. */
const STEPS = 'steps';

/** The documents of one knowledge base, and what is done with one of them or with many. */
export const DocumentList = ({ knowledgeBaseId }: { knowledgeBaseId: string }) => {
  const { documents } = useKnowledgeWords();
  const [query, setQuery] = useQueryState();
  const opened = useOffered(readDocument);
  const changeable = useOffered(modifyDocuments);
  const list = useDocumentList(knowledgeBaseId);
  const batch = useDocumentBatch(knowledgeBaseId, () => list.onSelectionChange(noSelection));
  const removal = useDocumentRemoval();
  const actions = useDocumentActions({
    knowledgeBaseId,
    removal,
    onSteps: ({ id }) => setQuery({ [STEPS]: id }, { push: true }),
    ...(changeable && { onEnable: ({ id }, enabled) => void batch.setEnabled([id], enabled) }),
  });
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
      {removal.dialog}
      <DocumentStepsDrawer id={idIn(query(STEPS))} onClose={() => setQuery({ [STEPS]: undefined })} />
    </>
  );
};
