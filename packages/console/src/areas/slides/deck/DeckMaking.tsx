import type { SlideDeckDetail } from '@console/api/contract';
import { useCancelSlides } from '@console/api/hooks/slides';
import { lookUp } from '@console/base';
import { JobProgress } from '@console/ui/job-progress';
import { PageFrame } from '@console/ui/page-frame';
import { SlideView } from '@console/ui/slide-view';
import { useMemo } from 'react';
import { attempt } from '../../../actions/attempt.js';
import { useAddress } from '../../../navigation/useAddress.js';
import { usePageHead } from '../../../shell/ShellContext.js';
import { useSlidesPlace } from '../slidesAddress.js';
import { Making, Pages } from './deck.styles.js';
import { contentOf } from './deckContent.js';
import { useDeckWords } from './deckWords.js';
import { useMeasuredDeck } from './useMeasuredDeck.js';

/** A deck while it is made: how far it is, the pages that there are, and the way to stop it. */
export const DeckMaking = ({ deck }: { deck: SlideDeckDetail }) => {
  const words = useDeckWords();
  const { follow } = useAddress();
  const place = useSlidesPlace();
  const cancel = useCancelSlides();
  const { slides, pictures } = useMeasuredDeck(useMemo(() => contentOf(deck), [deck]));
  const { id, title, status, stage, progress } = deck;
  usePageHead(title);
  return (
    <PageFrame title={title} crumbs={[{ label: words.list, href: place.listHref }]} onNavigate={follow}>
      <Making>
        <JobProgress
          name={title}
          job={
            status === 'waiting'
              ? { status: 'waiting' }
              : {
                  status: 'running',
                  stage: lookUp(words.stages, stage, words.stages.writing),
                  percent: progress,
                  detail: words.written(deck.slides.length),
                }
          }
          onCancel={async () => void (await attempt(() => cancel.run({ id })))}
        />
        <p>{words.leave}</p>
        <Pages>
          {slides.map((slide, at) => (
            <li key={deck.slides[at]?.id}>
              <SlideView slide={slide} label={words.page(at + 1)} pictures={pictures} />
            </li>
          ))}
        </Pages>
      </Making>
    </PageFrame>
  );
};
