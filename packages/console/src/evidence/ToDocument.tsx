import { ExportOutlined } from '@ant-design/icons';
import { readDocument } from '@console/api/contract';
import { PageLink } from '@console/ui/link';
import { linkTo } from '../navigation/address.js';
import { useAddress } from '../navigation/useAddress.js';
import { usePermitted } from '../session/usePermitted.js';
import { useEvidenceWords } from './evidenceWords.js';

/** Leads to the whole document, for whom its page is there. */
export const ToDocument = ({ documentId, chunkId }: { documentId: string; chunkId: string }) => {
  const words = useEvidenceWords();
  const { follow } = useAddress();
  if (!usePermitted(readDocument)) return null;
  return (
    <PageLink
      href={linkTo('chunks', { id: documentId, ...(chunkId !== '' && { chunk: chunkId }) })}
      onNavigate={follow}
    >
      <ExportOutlined aria-hidden /> {words.openDocument}
    </PageLink>
  );
};
