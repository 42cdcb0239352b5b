import type { SlideDeckDetail } from '@console/api/contract';
import { Notice } from '@console/ui/states';
import { useDeckWords } from './deckWords.js';

export interface DeckStandingProps {
  deck: Pick<SlideDeckDetail, 'status' | 'failure'>;
  /** Goes on with the pages that are missing. */
  onResume: () => Promise<void>;
}

/** What a deck that is not done waits for, and the way on. */
export const DeckStanding = ({ deck: { status, failure }, onResume }: DeckStandingProps) => {
  const words = useDeckWords();
  const resume = { label: words.resume, onClick: () => void onResume() };
  if (status === 'outlined') return <Notice tone="info">{words.outlined}</Notice>;
  if (status === 'failed')
    return (
      <Notice tone="error" action={resume}>
        {failure === null ? words.failedPlain : words.failedText(failure)}
      </Notice>
    );
  if (status === 'cancelled')
    return (
      <Notice tone="warning" action={resume}>
        {words.cancelledText}
      </Notice>
    );
  return null;
};
