import {
  layoutSlide,
  type MeasuredSlide,
  type SlideDesign,
  type SlideFault,
  type SlidePage,
  slideDesignOf,
} from '@console/base/slides';
import { type PictureOf, useMeasuredSlides } from '@console/ui/slide-view';
import { useCallback, useDeferredValue, useMemo } from 'react';
import { deckChecker } from './checkDeck.js';
import type { DeckContent } from './deckContent.js';
import { useSlidePictures } from './useSlidePictures.js';

export interface MeasuredDeck {
  design: SlideDesign;
  /** Lays out a page that is not in the deck, such as one that was written again. */
  layOut: (page: SlidePage, number: number, count: number) => MeasuredSlide;
  slides: readonly MeasuredSlide[];
  faults: readonly SlideFault[];
  /** What is checked now is not what stands there: the check follows. */
  checking: boolean;
  pictures: PictureOf;
}

/** A deck as it is drawn and checked. What is typed is drawn at once, and checked when there is time for it. */
export const useMeasuredDeck = ({ templateId, format, slides: pages }: DeckContent): MeasuredDeck => {
  const design = slideDesignOf(templateId);
  const layOut = useCallback(
    (page: SlidePage, number: number, count: number) => layoutSlide(page, { design, format, number, total: count }),
    [design, format],
  );
  const check = useMemo(() => deckChecker({ design, format }), [design, format]);
  const checked = useDeferredValue(pages);
  return {
    design,
    layOut,
    slides: useMeasuredSlides(pages, layOut),
    faults: useMemo(() => check(checked), [check, checked]),
    checking: checked !== pages,
    pictures: useSlidePictures(pages),
  };
};
