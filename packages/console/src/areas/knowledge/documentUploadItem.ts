import { type Document, parseFailures } from '@console/api/contract';
import { ifKnown } from '@console/base';
import type { UploadItem } from '@console/ui/upload-list';
import { toUploadItem, type Upload } from '@console/api/hooks/uploadQueue';

const parsedItem = (file: { id: string; name: string; size: number }, document: Document): UploadItem => {
  switch (document.status) {
    case 'waiting':
      return { ...file, status: 'parsing', stage: 'queued', progress: 0 };
    case 'parsing': {
      const { stage, progress, pagesRead, pageCount } = document;
      const known = ifKnown(['queued', 'reading', 'chunking'], stage, 'indexing');
      return { ...file, status: 'parsing', stage: known, progress, ...(pageCount > 0 && { pagesRead, pageCount }) };
    }
    case 'ready':
      return {
        ...file,
        status: 'ready',
        chunkCount: document.chunkCount,
        ...(document.unpacked && { files: document.unpacked }),
      };
    case 'cancelled':
      return { ...file, status: 'cancelled' };
    case 'failed': {
      const reason = ifKnown(parseFailures, document.failure ?? '', 'internal');
      const again = reason === 'internal' || reason === 'timed_out' ? 'parse' : 'none';
      return { ...file, status: 'failed', reason, again };
    }
    // Whatever a later server calls it: it has arrived, and the list says the word.
    default:
      return { ...file, status: 'ready', chunkCount: document.chunkCount };
  }
};

/** How one upload stands: on its way, refused, or what has become of its document by now. */
export const documentUploadItem = (upload: Upload<Document>, documents: readonly Document[]): UploadItem => {
  const { key, file, stored } = upload;
  return stored === undefined
    ? toUploadItem(upload)
    : parsedItem({ id: key, name: file.name, size: file.size }, documents.find(({ id }) => id === stored.id) ?? stored);
};
