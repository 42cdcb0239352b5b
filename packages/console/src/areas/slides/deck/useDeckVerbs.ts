import { useDuplicateSlideDeck, useRemoveSlideDecks, useWriteSlides } from '@console/api/hooks/slides';
import type { SlideFault } from '@console/base/slides';
import { useConfirm } from '@console/ui/dialog';
import { useMessage } from '@console/ui/provider';
import { useAction } from '../../../actions/useAction.js';
import { useRemove } from '../../../actions/useRemove.js';
import type { SlidesPlace } from '../slidesAddress.js';
import { useSaveDeck } from '../useSaveDeck.js';
import { useDeckWords } from './deckWords.js';
import type { SavedDeck } from './useSavedDeck.js';

export interface DeckVerbsOptions {
  id: string;
  deck: Pick<SavedDeck, 'content' | 'flush' | 'version'>;
  faults: readonly SlideFault[];
  place: SlidesPlace;
  /** Its pages are written from now on. */
  onWriting: () => void;
}

/** What is done with a deck as a whole: all of it with what was edited, so that is saved first. */
export const useDeckVerbs = (options: DeckVerbsOptions) => {
  const { id, faults, place, onWriting } = options;
  const { content, flush, version } = options.deck;
  const words = useDeckWords();
  const act = useAction();
  const confirm = useConfirm();
  const message = useMessage();
  const askRemoval = useRemove();
  const save = useSaveDeck();
  const write = useWriteSlides();
  const copy = useDuplicateSlideDeck();
  const removal = useRemoveSlideDecks();
  const { title } = content;

  const isSaved = async (): Promise<boolean> => {
    if (await flush()) return true;
    message.error(words.downloadUnsaved);
    return false;
  };
  const send = async (again: boolean): Promise<void> => {
    const run = () => write.run({ id, version: version(), ...(again && { again }) });
    if (await act({ run, done: words.begun })) onWriting();
  };
  return {
    /** Tells what was found first, and goes on where that is agreed to. */
    download: async (): Promise<void> => {
      const errors = faults.filter(({ severity }) => severity === 'error').length;
      const agreed =
        faults.length === 0 ||
        (await confirm({
          title: words.downloadTitle,
          text: words.downloadText(errors, faults.length - errors),
          verb: words.downloadVerb,
        }));
      if (!agreed || !(await isSaved())) return;
      if (!(await save({ id, title }))) message.error(words.exportFailed(title));
    },
    write: async (): Promise<void> => {
      if (await isSaved()) await send(false);
    },
    writeAgain: async (): Promise<void> => {
      const agreed = await confirm({
        title: words.rewriteAllTitle,
        text: words.rewriteAllText,
        verb: words.rewriteAll,
      });
      if (agreed && (await isSaved())) await send(true);
    },
    duplicate: async (): Promise<void> => {
      if (!(await isSaved())) return;
      await act({ run: async () => place.openDeck((await copy.run({ id })).id), done: words.duplicated });
    },
    remove: async (): Promise<void> => {
      const gone = await askRemoval({
        title: words.removeTitle(title),
        text: words.removeText,
        run: () => removal.run({ idList: [id] }),
        done: words.removed,
      });
      if (gone) place.openList();
    },
  };
};

export type DeckVerbs = ReturnType<typeof useDeckVerbs>;
