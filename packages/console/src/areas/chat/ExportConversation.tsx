import { useClient } from '@console/api';
import { answerStatuses, pageSessions, readUpload } from '@console/api/contract';
import { ifKnown } from '@console/base';
import { ConversationExport, type ConversationExportProps, type ExportedTurn } from '@console/ui/conversation-export';
import { storedId } from '../../files/storedId.js';

/** Questions that are read at a time. */
const SIZE = 200;

/** Where pictures of the server's are, of which FAQs have some. */
const stored = /^\/aiapi\/qa\/upload\/file\/[\w-]+$/;

/** Takes an own conversation along, with all that was ever asked in it. */
export default function ExportConversation({ topicId }: { topicId: string }) {
  const client = useClient();
  const load: ConversationExportProps['load'] = async ({ signal, onProgress }) => {
    const all: ExportedTurn[] = [];
    for (let current = 1; ; current += 1) {
      const input = { topicId, current, size: SIZE };
      const { list, total } = await client.call(pageSessions, input, { signal, quiet: true });
      all.push(...list.map(({ status, ...turn }) => ({ ...turn, status: ifKnown(answerStatuses, status, 'done') })));
      onProgress(Math.min(1, all.length / Math.max(1, total)));
      if (list.length < SIZE) return all;
    }
  };
  const loadPicture: ConversationExportProps['loadPicture'] = (address, signal) =>
    stored.test(address)
      ? client.download(readUpload, { id: storedId(address) }, { signal, quiet: true })
      : Promise.resolve(null);
  return <ConversationExport load={load} loadPicture={loadPicture} />;
}
