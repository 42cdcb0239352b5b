import { saveFile } from '@console/api';
import type { SlideDeck } from '@console/api/contract';
import { useDownloadSlideDeck } from '@console/api/hooks/slides';
import { attempt } from '../../actions/attempt.js';

/** Signs that file systems refuse in names. */
const REFUSED = /[\\/:*?"<>|]/g;

/** Saves a deck as a pptx file on the reader's machine. Answers whether that went through; the client says why not. */
export const useSaveDeck = (): ((deck: Pick<SlideDeck, 'id' | 'title'>) => Promise<boolean>) => {
  const { run } = useDownloadSlideDeck();
  return ({ id, title }) =>
    attempt(async () =>
      saveFile(await run({ id }), `${title.replace(REFUSED, ' ').trim().slice(0, 80) || 'slides'}.pptx`),
    );
};
