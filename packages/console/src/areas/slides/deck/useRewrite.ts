import { useRewriteSlide } from '@console/api/hooks/slides';
import { readSlide, type SlidePage } from '@console/base/slides';
import { mapAsync } from '@console/base';
import { changePage } from '@console/ui/slide-editor';
import { useState } from 'react';
import { useStoppable } from '../../../actions/useStoppable.js';
import type { SavedDeck } from './useSavedDeck.js';

/** Writing one page again, or only its notes: what came of it stands beside the page until it is taken or left. */
export const useRewrite = (id: string, { content, edit, flush }: Pick<SavedDeck, 'content' | 'edit' | 'flush'>) => {
  const { run } = useRewriteSlide();
  const { result, start, stop } = useStoppable(run);
  const [pageId, setPageId] = useState<string>();
  const [notesOnly, setNotesOnly] = useState(false);
  const written = result && mapAsync(result, ({ slide }) => readSlide(slide));
  return {
    /** Of the page that is written again, or was. */
    pageId: result === undefined ? undefined : pageId,
    written,
    /** Whether only its notes are. */
    notesOnly,
    start: async (page: SlidePage, { wish = '', notesOnly: only = false }: { wish?: string; notesOnly?: boolean }) => {
      setPageId(page.id);
      setNotesOnly(only);
      // It is written from what is stored.
      if (!(await flush())) return;
      const wished = wish.trim();
      await start({ id, pageId: page.id, ...(wished !== '' && { wish: wished }), ...(only && { notesOnly: only }) });
    },
    stop,
    take: (page: SlidePage) => {
      const before = content.slides.find((one) => one.id === pageId);
      if (before !== undefined)
        edit((deck) => ({
          ...deck,
          slides: changePage(
            deck.slides,
            before.id,
            notesOnly ? { notes: page.notes } : { ...page, id: before.id, locked: before.locked },
          ),
        }));
      stop();
    },
  };
};

export type Rewrite = ReturnType<typeof useRewrite>;
