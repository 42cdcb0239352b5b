import { emptySlide, repairSlide, slideDesignOf, type SlideFault, type SlidePage } from '@console/base/slides';
import { changePage } from '@console/ui/slide-editor';
import { useMessage } from '@console/ui/provider';
import { useState } from 'react';
import { useDictionary } from '../../../locale/useDictionary.js';
import { useDeckWords } from './deckWords.js';
import type { DeckContent } from './deckContent.js';
import type { SavedDeck } from './useSavedDeck.js';

const newId = (): string => crypto.randomUUID();

/** Where the eye goes when a page is gone: to the one that takes its place. */
const besideOf = (pages: readonly SlidePage[], id: string): string | undefined => {
  const at = pages.findIndex((page) => page.id === id);
  return (pages[at + 1] ?? pages[at - 1])?.id;
};

const withPages = (content: DeckContent, slides: readonly SlidePage[]): DeckContent =>
  slides === content.slides ? content : { ...content, slides };

export interface PageEditsOptions {
  deck: Pick<SavedDeck, 'content' | 'edit' | 'undo'>;
  current: string;
  onSelect: (id: string) => void;
}

/** What is done to the pages of a deck: each one step that can be taken back. */
export const usePageEdits = ({ deck: { content, edit, undo }, current, onSelect }: PageEditsOptions) => {
  const words = useDeckWords();
  const { form } = useDictionary();
  const message = useMessage();
  const [repair, setRepair] = useState<{ fault: SlideFault; slides: readonly SlidePage[] }>();
  const setPages = (slides: readonly SlidePage[], about?: string) => edit((before) => withPages(before, slides), about);

  return {
    setPages,
    /** The letters typed into one page are one step. */
    setPage: (page: SlidePage) =>
      edit((before) => withPages(before, changePage(before.slides, page.id, page)), `page ${page.id}`),
    setNotes: (notes: string) =>
      edit((before) => withPages(before, changePage(before.slides, current, { notes })), `notes ${current}`),
    add: ({ after, section }: { after: string; section: string }) => {
      const page: SlidePage = { ...emptySlide(newId()), section, title: words.newPage };
      const at = content.slides.findIndex(({ id }) => id === after);
      setPages(content.slides.toSpliced(at === -1 ? content.slides.length : at + 1, 0, page));
      onSelect(page.id);
    },
    remove: (id: string) => {
      const at = content.slides.findIndex((page) => page.id === id);
      const page = content.slides[at];
      if (page === undefined || content.slides.length === 1) return;
      const beside = besideOf(content.slides, id);
      if (id === current && beside !== undefined) onSelect(beside);
      setPages(content.slides.toSpliced(at, 1));
      message.success(words.pageRemoved(at + 1), {
        label: form.undo,
        // Put back where it was, whatever has been edited since.
        onClick: () =>
          edit((before) =>
            before.slides.some((one) => one.id === id)
              ? before
              : withPages(before, before.slides.toSpliced(at, 0, page)),
          ),
      });
    },
    repair: (fault: SlideFault) => {
      const at = content.slides.findIndex(({ id }) => id === fault.pageId);
      const page = content.slides[at];
      if (page === undefined) return;
      const design = slideDesignOf(content.templateId);
      const made = repairSlide(page, fault, { design, format: content.format, newId });
      if (made.length === 0 && content.slides.length === 1) return;
      const slides = content.slides.toSpliced(at, 1, ...made);
      if (!slides.some(({ id }) => id === current)) onSelect(slides[Math.min(at, slides.length - 1)]?.id ?? current);
      setPages(slides);
      setRepair({ fault, slides });
    },
    /** The last repair, as long as nothing was edited after it. */
    repaired: repair?.slides === content.slides ? repair.fault : undefined,
    undoRepair: () => {
      setRepair(undefined);
      undo?.();
    },
  };
};

export type PageEdits = ReturnType<typeof usePageEdits>;
