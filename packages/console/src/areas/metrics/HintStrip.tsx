import { usePageMetrics } from '@console/api/hooks/metrics';
import { useQueryState } from '../../navigation/useQueryState.js';
import { useLibraryWords } from './libraryWords.js';
import { Strip } from './metrics.styles.js';

/** How many metrics should be seen to, and the way to them. Nothing where there are none. */
export const HintStrip = () => {
  const words = useLibraryWords();
  const [get, set] = useQueryState();
  const hinted = usePageMetrics({ current: 1, size: 1, hinted: true });
  const count = hinted.data?.total ?? 0;
  if (count === 0) return null;
  const isShown = get('hinted') !== undefined;
  return (
    <Strip
      flush
      tone="warning"
      action={{
        label: isShown ? words.showAll : words.showHinted,
        onClick: () => set({ hinted: isShown ? undefined : 'yes', current: undefined }),
      }}
    >
      {words.hints(count.toLocaleString())}
    </Strip>
  );
};
