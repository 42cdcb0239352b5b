import { type Async, ifKnown, loading } from '@console/base';
import { useEffect, useMemo } from 'react';
import { type DialogueFile, listDialogueFiles, MAX_DIALOGUE_FILES } from '../contract/dialogueFiles.js';
import { parseFailures, readTypes } from '../contract/documents.js';
import { useReadAppConfig } from '../hooks/account.js';
import { useListDialogueFiles, useRemoveDialogueFiles, useUploadDialogueFile } from '../hooks/dialogueFiles.js';
import { isUnderWay, useUploadQueue } from '../hooks/uploadQueue.js';
import { useOffered } from '../hooks/useOffered.js';
import { toUploadItem, type UploadItem } from '../uploads/uploadItem.js';
import type { ChatAttachments } from './chatTypes.js';

/** Bytes of the largest file, until the server has said what it takes. */
const USUAL_SIZE = 200 * 1024 * 1024;

/** Where files go that wait for a conversation to begin. */
const WAITING = '';
/** Milliseconds between looks at files that are being read. */
const INTERVAL = 1000;

const onTheWay: ReadonlySet<UploadItem['status']> = new Set(['waiting', 'uploading', 'parsing']);

const isReading = ({ status }: DialogueFile): boolean => status === 'waiting' || status === 'parsing';

const toAttachment = ({ id, name, size, status, progress, failure }: DialogueFile): UploadItem => {
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
  attachments: ChatAttachments | undefined;
  /** Of those that are stored: without them, it must not look as if there were none. */
  stored: Async<unknown>;
  /** One of them is still on its way or being read. */
  busy: boolean;
  /** One of them is on its way: it is lost with the page. */
  uploading: boolean;
  /** Stops those that are on their way; they can be sent again. */
  stop: () => void;
}

/**
 * The files that a conversation is asked about, with those on their way to it. Without a topic: those that wait for the
 * conversation which the next question begins.
 */
export const useConversationFiles = (topicId: string | undefined): ConversationFiles => {
  const size = useReadAppConfig({}).data?.maxUploadBytes ?? USUAL_SIZE;
  const offered = useOffered(listDialogueFiles);
  const listed = useListDialogueFiles(topicId === undefined ? {} : { topicId }, {
    refreshEvery: (files) => (files?.some(isReading) ? INTERVAL : 0),
  });
  const { run: upload } = useUploadDialogueFile();
  const { run: removeStored } = useRemoveDialogueFiles();
  const { uploads, add, remove, again, stop } = useUploadQueue<DialogueFile>((file, to, options) =>
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

  const limits = useMemo(() => ({ types: readTypes, size, count: MAX_DIALOGUE_FILES }), [size]);
  const attachments: ChatAttachments = {
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
  const way = { uploading: uploads.some(isUnderWay), stop };
  if (!offered) return { attachments: undefined, stored: loading, busy: false, ...way };
  return {
    attachments,
    stored: listed.state,
    busy: items.some(({ status }) => onTheWay.has(status)),
    ...way,
  };
};
