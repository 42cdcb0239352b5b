import { EmptyState } from '@console/ui/states';
import { isGoing, type Reviewed } from './reviewed.js';
import { useReviewWords } from './reviewWords.js';
import type { ReviewView } from './useReviewView.js';

export interface NothingListedProps {
  reviewed: Reviewed;
  view: ReviewView;
}

/** Why no triples are listed, and what can be done about it. */
export const NothingListed = ({ reviewed, view }: NothingListedProps) => {
  const words = useReviewWords();
  if (view.isNarrowed)
    return (
      <EmptyState picture="search" title={words.nothingTitle} action={{ label: words.clear, onClick: view.clear }} />
    );
  if (isGoing(reviewed)) return <EmptyState title={words.notYetTitle} description={words.notYetText} />;
  if ('importId' in reviewed.of) return <EmptyState title={words.emptyImport} />;
  return <EmptyState title={words.emptyTitle} description={words.emptyText} />;
};
