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
  const read = useCallback(
    async (box: Position): Promise<string> => {
      try {
        const { text } = await client.call(readPageWords, { documentId, box: [...box] }, { quiet: true });
        return text;
      } catch (error) {
        if (error instanceof ApiError) return '';
        throw error;
      }
    },
    [client, documentId],
  );
  const onDraw = useCallback(
    (box: Position) => {
      setDrawing(false);
      void read(box).then((text) => {
        if (text === '') message.info(words.noWords);
        onDrawn(box, text);
      });
    },
    [read, message, onDrawn, words],
  );
  return { drawing, setDrawing, onDraw };
};
