import { useRewriteSlide } from '@console/api/hooks/slides';
import { readSlide, type SlidePage } from '@console/base/slides';
import { mapAsync } from '@console/base';
import { changePage } from '@console/ui/slide-editor';
import { useState } from 'react';
import { useStoppable } from '../../../actions/useStoppable.js';
import type { SavedDeck } from './useSavedDeck.js';

/** Writing one page again: what came of it stands beside the page until it is taken or left. */
export const useRewrite = (id: string, { content, edit, flush }: Pick<SavedDeck, 'content' | 'edit' | 'flush'>) => {
  const { run } = useRewriteSlide();
  const { result, start, stop } = useStoppable(run);
  const [pageId, setPageId] = useState<string>();
  const written = result && mapAsync(result, ({ slide }) => readSlide(slide));
  return {
    /** Of the page that is written again, or was. */
    pageId: result === undefined ? undefined : pageId,
    written,
    start: async (page: SlidePage, wish: string) => {
      setPageId(page.id);
      // It is written from what is stored.
      if (await flush()) await start({ id, pageId: page.id, ...(wish.trim() !== '' && { wish: wish.trim() }) });
    },
    stop,
    take: (page: SlidePage) => {
      const before = content.slides.find((one) => one.id === pageId);
      if (before !== undefined)
        edit((deck) => ({
          ...deck,
          slides: changePage(deck.slides, before.id, { ...page, id: before.id, locked: before.locked }),
        }));
      stop();
    },
  };
};

export type Rewrite = ReturnType<typeof useRewrite>;
