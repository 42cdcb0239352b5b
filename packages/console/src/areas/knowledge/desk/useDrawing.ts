import { ApiError, useClient } from '@console/api';
import { readPageWords } from '@console/api/contract';
import type { Position } from '@console/base';
import { useMessage } from '@console/ui/provider';
import { useCallback, useState } from 'react';
import { useDeskWords } from './deskWords.js';

/** A box is drawn on a page, and answered with the words that stand in it. */
export const useDrawing = (documentId: string, onDrawn: (box: Position, words: string) => void) => {
  const words = useDeskWords();
  const client = useClient();
  const message = useMessage();
  const [drawing, setDrawing] = useState(false);
  const onDraw = useCallback(
    async (box: Position) => {
      setDrawing(false);
      let text = '';
      try {
        ({ text } = await client.call(readPageWords, { documentId, box: [...box] }, { quiet: true }));
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
      }
      if (text === '') message.info(words.noWords);
      onDrawn(box, text);
    },
    [client, documentId, message, onDrawn, words],
  );
  return { drawing, setDrawing, onDraw };
};
