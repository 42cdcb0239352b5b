import type { DialogueFile } from '@console/api/contract';
import { useListDialogueFiles } from '@console/api/hooks/dialogueFiles';
import { type Async, mapAsync } from '@console/base';
import { useMemo } from 'react';

/** Milliseconds between looks at files that are being read. */
const INTERVAL = 1500;

const isReady = ({ status }: DialogueFile): boolean => status === 'ready';

/** The files of a conversation, or of the one that begins next, that have been read. */
export const useFiles = (topicId: string | undefined): Async<DialogueFile[]> => {
  const { state } = useListDialogueFiles(topicId === undefined ? {} : { topicId }, {
    refreshEvery: (files) => (files?.some(({ status }) => status === 'waiting' || status === 'parsing') ? INTERVAL : 0),
  });
  return useMemo(() => mapAsync(state, (files) => files.filter(isReady)), [state]);
};
