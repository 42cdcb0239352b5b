import { ApiError } from '@console/api';
import { type DocumentDetail, readDocument } from '@console/api/contract';
import { useReadDocument } from '@console/api/hooks/documents';
import { useOffered } from '@console/api/hooks/useOffered';
import { PageFrame } from '@console/ui/page-frame';
import { PagePreview } from '@console/ui/page-preview';
import { AsyncView, EmptyState } from '@console/ui/states';
import { Button } from 'antd';
import { useIsMobile } from '../../state/device.js';
import { useDictionary } from '../../locale/useDictionary.js';
import { useKnowledgeWords } from './knowledgeWords.js';
import { linkTo } from '../../navigation/address.js';
import { useAddress } from '../../navigation/useAddress.js';
import { useTabNavigate } from '../../navigation/useTabNavigate.js';
import { useEmbeddedWords } from './embeddedWords.js';
import { DocumentText } from './DocumentText.js';
import { useDocumentPages } from './useDocumentPages.js';

const Pages = ({ document }: { document: DocumentDetail }) => {
  const mobile = useIsMobile();
  const source = useDocumentPages(document);
  return source === null ? (
    <DocumentText documentId={document.documentId} name={document.name} />
  ) : (
    <PagePreview source={source} width="fit" steps="none" thumbnails={mobile ? 'none' : 'closed'} />
  );
};

/** The pages of one document, or its text where it has none. */
export const EmbeddedDocument = ({ id }: { id: string }) => {
  const { knowledge, chunks } = useKnowledgeWords();
  const { app } = useDictionary();
  const offered = useOffered(readDocument);
  const words = useEmbeddedWords();
  const open = useTabNavigate();
  const { follow } = useAddress();
  const { state, data } = useReadDocument({ id });
  const gone =
    state.state === 'error' && state.error instanceof ApiError && state.error.reason === 'document_not_found';
  const toList = () => open('expKnowledgeBase', data && { base: data.knowledgeBaseId });
  const back = data === undefined ? knowledge.back : words.backToDocuments;
  if (gone || !offered)
    return (
      <PageFrame title={knowledge.title}>
        <EmptyState
          picture="search"
          title={gone ? chunks.goneDocument : app.absent}
          action={{ label: back, onClick: toList }}
        />
      </PageFrame>
    );
  return (
    <PageFrame
      title={data?.name ?? knowledge.title}
      crumbs={[
        { label: knowledge.title, href: linkTo('expKnowledgeBase') },
        ...(data
          ? [{ label: data.knowledgeBaseName, href: linkTo('expKnowledgeBase', { base: data.knowledgeBaseId }) }]
          : []),
      ]}
      onNavigate={follow}
      actions={<Button onClick={toList}>{back}</Button>}
    >
      <AsyncView value={state}>{(document) => <Pages document={document} />}</AsyncView>
    </PageFrame>
  );
};
