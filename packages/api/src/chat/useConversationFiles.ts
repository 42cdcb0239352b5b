import {
  type DialogueFile,
  documentTypes,
  listDialogueFiles,
  MAX_DIALOGUE_FILES,
  parseFailures,
} from '@console/api/contract';
import { useListDialogueFiles, useRemoveDialogueFiles, useUploadDialogueFile } from '@console/api/hooks/dialogueFiles';
import { useOffered } from '@console/api/hooks/useOffered';
import { type Async, ifKnown, loading } from '@console/base';
import type { Attachment, ComposerAttachments } from '@console/ui/chat';
import { useEffect, useMemo } from 'react';
import { toUploadItem } from '../../files/uploadItem.js';
import { useUploadLimit } from '../../files/useUploadLimit.js';
import { useUploadQueue } from '../../files/useUploadQueue.js';

/** Where files go that wait for a conversation to begin. */
const WAITING = '';
/** Milliseconds between looks at files that are being read. */
const INTERVAL = 1000;

const onTheWay: ReadonlySet<Attachment['status']> = new Set(['waiting', 'uploading', 'parsing']);

const isReading = ({ status }: DialogueFile): boolean => status === 'waiting' || status === 'parsing';

const toAttachment = ({ id, name, size, status, progress, failure }: DialogueFile): Attachment => {
  switch (status) {
    case 'waiting':
      return { id, name, size, status: 'parsing', stage: 'queued', progress: 0 };
    case 'parsing':
      return { id, name, size, status: 'parsing', stage: 'reading', progress };
    case 'ready':
      return { id, name, size, status: 'ready', chunkCount: 0 };
    case 'failed':
      return {
        id,
        name,
        size,
        status: 'failed',
        reason: ifKnown(parseFailures, failure ?? '', 'internal'),
        again: 'none',
      };
    // Whatever a later server calls it: it lies there, and nothing more is known of it.
    default:
      return { id, name, size, status: 'ready', chunkCount: 0 };
  }
};

export interface ConversationFiles {
  /** Undefined where the backend keeps no such files. */
  attachments: ComposerAttachments | undefined;
  /** Of those that are stored: without them, it must not look as if there were none. */
  stored: Async<unknown>;
  /** One of them is still on its way or being read. */
  busy: boolean;
}

/**
 * The files that a conversation is asked about, with those on their way to it. Without a topic: those that wait for the
 * conversation which the next question begins.
 */
export const useConversationFiles = (topicId: string | undefined): ConversationFiles => {
  const size = useUploadLimit();
  const offered = useOffered(listDialogueFiles);
  const listed = useListDialogueFiles(topicId === undefined ? {} : { topicId }, {
    refreshEvery: (files) => (files?.some(isReading) ? INTERVAL : 0),
  });
  const { run: upload } = useUploadDialogueFile();
  const { run: removeStored } = useRemoveDialogueFiles();
  const { uploads, add, remove, again } = useUploadQueue<DialogueFile>((file, to, options) =>
    upload({ file, ...(to !== WAITING && { topicId: to }) }, options),
  );
  const place = topicId ?? WAITING;

  // Also those that a new conversation has taken along.
  const arrived = uploads.find(({ stored }) => listed.data?.some(({ id }) => id === stored?.id))?.key;
  useEffect(() => {
    if (arrived !== undefined) remove(arrived);
  }, [arrived, remove]);

  const items = useMemo(() => {
    const stored = listed.data ?? [];
    const own = uploads.filter(({ to, key }) => to === place && key !== arrived).toReversed();
    return [
      ...stored.map(toAttachment),
      ...own.map((one) => (one.stored === undefined ? toUploadItem(one) : toAttachment(one.stored))),
    ];
  }, [listed.data, uploads, place, arrived]);

  const limits = useMemo(() => ({ types: documentTypes, size, count: MAX_DIALOGUE_FILES }), [size]);
  const attachments: ComposerAttachments = {
    items,
    limits,
    onAdd: (files) => add(place, files),
    onRemove: (id) => {
      const own = uploads.find(({ key, stored }) => key === id || stored?.id === id);
      if (own !== undefined) remove(own.key);
      if (own !== undefined && own.stored === undefined) return;
      // The client has said why it stays.
      void removeStored({ idList: [own?.stored?.id ?? id] }).catch(() => undefined);
    },
    onRetry: again,
  };
  if (!offered) return { attachments: undefined, stored: loading, busy: false };
  return {
    attachments,
    stored: listed.state,
    busy: items.some(({ status }) => onTheWay.has(status)),
  };
};
