import { documentTypes } from '@console/api/contract';
import { useReadAppConfig } from '@console/api/hooks/account';
import { useCancelParsing, useParseDocument, usePageDocuments } from '@console/api/hooks/documents';
import { usePageKnowledgeBases } from '@console/api/hooks/knowledgeBases';
import { PageFrame } from '@console/ui/page-frame';
import { EmptyState } from '@console/ui/states';
import { UploadDropzone, UploadList } from '@console/ui/upload-list';
import { useMemo } from 'react';
import { styled } from 'styled-components';
import { usePageHead } from '../../app/ShellContext.js';
import { useDictionary } from '../../locale/useDictionary.js';
import { linkTo } from '../../navigation/address.js';
import { useAddress } from '../../navigation/useAddress.js';
import { useTabNavigate } from '../../navigation/useTabNavigate.js';
import { DocumentList } from './DocumentList.js';
import { whileAnyParsing } from './parsing.js';
import { toUploadItem } from './uploadItems.js';
import { useUploads } from './useUploads.js';

const DEFAULT_LIMIT = 200 * 1024 * 1024;
/** The newest documents: where those just uploaded are found, whatever the list below is filtered by. */
const NEWEST = 100;

const Uploads = styled.div`
  flex: none;
  padding: 0 24px 16px;

  @media (max-width: 991.98px) {
    padding: 16px;
  }
`;

/** One knowledge base: what is being uploaded, and its documents. */
export const KnowledgeBaseDocuments = ({ baseId }: { baseId: string }) => {
  const { knowledge } = useDictionary();
  const { follow } = useAddress();
  const open = useTabNavigate();
  const config = useReadAppConfig({});
  const found = usePageKnowledgeBases({ current: 1, size: 1, idList: [baseId] });
  const { uploads, add, remove, again } = useUploads(baseId);
  const newest = usePageDocuments(
    uploads.some(({ document }) => document !== undefined)
      ? { knowledgeBaseId: baseId, current: 1, size: NEWEST }
      : null,
    { refreshEvery: whileAnyParsing },
  );
  const cancelParsing = useCancelParsing();
  const parse = useParseDocument();
  const base = found.data?.list[0];
  const name = base?.name ?? knowledge.title;
  usePageHead(name);

  const limits = useMemo(
    () => ({ types: documentTypes, size: config.data?.maxUploadBytes ?? DEFAULT_LIMIT }),
    [config.data?.maxUploadBytes],
  );
  const documentOf = (key: string) => uploads.find((upload) => upload.key === key)?.document;

  if (found.data !== undefined && base === undefined) {
    return (
      <PageFrame title={knowledge.title}>
        <EmptyState
          picture="search"
          title={knowledge.gone}
          action={{ label: knowledge.back, onClick: () => open('knowledgeBase') }}
        />
      </PageFrame>
    );
  }
  return (
    <PageFrame
      title={name}
      crumbs={[{ label: knowledge.title, href: linkTo('knowledgeBase') }]}
      onNavigate={follow}
      count={base?.documentCount}
    >
      <Uploads>
        <UploadDropzone limits={limits} onFiles={({ accepted, refused }) => add(accepted, refused)} />
        {uploads.length > 0 && (
          <UploadList
            items={uploads.map((upload) => toUploadItem(upload, newest.data?.list ?? []))}
            limits={limits}
            onCancel={({ id }) => {
              const document = documentOf(id);
              if (document === undefined) remove(id);
              else void cancelParsing.run({ id: document.id }).catch(() => undefined);
            }}
            onView={({ id }) => {
              const document = documentOf(id);
              if (document !== undefined) open('chunks', { id: document.id });
            }}
            onRetry={({ id }) => {
              const document = documentOf(id);
              if (document === undefined) again(id);
              else void parse.run({ id: document.id }).catch(() => undefined);
            }}
            onRemove={({ id }) => remove(id)}
          />
        )}
      </Uploads>
      <DocumentList knowledgeBaseId={baseId} />
    </PageFrame>
  );
};
