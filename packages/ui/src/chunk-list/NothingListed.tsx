import { useWords } from '../locale/useWords.js';
import { EmptyState, FilteredEmpty } from '../states/index.js';
import type { ChunkListProps } from './chunkListProps.js';
import { chunkWords } from './locale.js';

export type NothingListedProps = Pick<
  ChunkListProps,
  'filter' | 'onFilterChange' | 'keyword' | 'onKeywordChange' | 'empty'
>;

/** A list without chunks: what it is narrowed down to, or how the first one comes to be. */
export const NothingListed = ({ filter, onFilterChange, keyword, onKeywordChange, empty }: NothingListedProps) => {
  const words = useWords(chunkWords);
  const conditions = [
    ...(filter === 'disabled' ? [words.onlyDisabled] : []),
    ...(filter === 'edited' ? [words.onlyEdited] : []),
    ...(filter === 'unchecked' ? [words.onlyUnchecked] : []),
    ...(keyword === '' ? [] : [words.withKeyword(keyword)]),
  ].join(words.join);
  if (conditions === '') return empty ?? <EmptyState title={words.empty} description={words.emptyText} />;
  const clear = () => {
    if (filter !== 'all') onFilterChange('all');
    if (keyword !== '') onKeywordChange('');
  };
  return <FilteredEmpty title={words.filteredEmpty} conditions={conditions} onClear={clear} />;
};
