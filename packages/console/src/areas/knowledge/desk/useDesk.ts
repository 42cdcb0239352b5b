import { oneOf } from '../../../navigation/addressValues.js';
import { useQueryState } from '../../../navigation/useQueryState.js';

const panels = ['history', 'kept', 'parse'] as const;
export type DeskPanel = (typeof panels)[number];

/** What stands beside the chunks of a document, and whether they are checked one by one: both are in the address. */
export const useDesk = () => {
  const [query, setQuery] = useQueryState();
  return {
    panel: oneOf(query('open'), panels),
    open: (panel: DeskPanel) => setQuery({ open: panel }, { push: true }),
    openHistory: (chunk: string) => setQuery({ open: 'history', chunk }, { push: true }),
    close: () => setQuery({ open: undefined, version: undefined, with: undefined }),
    reviewing: query('review') === 'on',
    review: (on: boolean, chunk?: string) =>
      setQuery({ review: on ? 'on' : undefined, ...(chunk !== undefined && { chunk, current: undefined }) }),
  };
};
