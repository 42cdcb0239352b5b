import { copyText } from '@console/ui/clipboard';
import { useMessage } from '@console/ui/provider';
import { useCallback } from 'react';
import { useEmbedWords } from './embedWords.js';

/** Copies, and says whether the browser let it. */
export const useCopy = () => {
  const words = useEmbedWords();
  const message = useMessage();
  return useCallback(
    async (text: string) => {
      if (await copyText(text)) message.success(words.copied);
      else message.error(words.notCopied);
    },
    [message, words],
  );
};
