import { type InboxKeysOptions, useInboxKeys } from '@console/ui/inbox';
import type { Records } from './useRecords.js';

/** Goes through conversations by keys. */
export const useRecordKeys = (
  root: InboxKeysOptions['root'],
  records: Records,
  onFaq: (() => void) | undefined,
): void => {
  const { record, step, undo, archive, mark } = records;
  useInboxKeys({
    root,
    onKey: (key) => {
      if (key === 'next') step(1);
      else if (key === 'previous') step(-1);
      else if (key === 'undo') void undo();
      else if (record === undefined) return;
      else if (key === 'faq') onFaq?.();
      else if (key === 'archive') void archive(record, !record.archived);
      else if (key === 'unread') void mark(record, { unread: true });
      else void mark(record, { starred: !record.starred });
    },
  });
};
