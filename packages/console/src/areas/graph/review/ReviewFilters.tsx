import { tripleDecisions } from '@console/api/contract';
import { type ListQuery, QueryBar } from '@console/ui/data-list';
import { Narrow } from './review.styles.js';
import { useReviewWords } from './reviewWords.js';
import type { ReviewView } from './useReviewView.js';

/** What narrows the list besides the relation. */
export const ReviewFilters = ({ view }: { view: ReviewView }) => {
  const words = useReviewWords();
  const query: ListQuery = {
    current: 1,
    size: 1,
    ...(view.keyword !== undefined && { search: view.keyword }),
    ...(view.decision !== undefined && { filters: { state: view.decision } }),
  };
  return (
    <Narrow>
      <QueryBar
        query={query}
        onQueryChange={({ search, filters }) => view.narrow({ q: search, state: filters?.['state'] })}
        searchHint={words.search}
        filters={[
          {
            key: 'state',
            label: words.state,
            options: tripleDecisions.map((value) => ({ value, label: words.states[value] })),
          },
        ]}
        sortable={[]}
        covered={false}
      />
    </Narrow>
  );
};
