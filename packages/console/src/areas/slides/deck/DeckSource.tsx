import type { SlidePage } from '@console/base/slides';
import { lazyPart } from '@console/ui/on-demand';
import { countIn } from '../../../navigation/addressValues.js';
import { useHrefWith } from '../../../navigation/useHrefWith.js';
import { useQueryState } from '../../../navigation/useQueryState.js';

const SourceDrawer = lazyPart(() => import('./SourceDrawer.js'));

/** Numbers of sources that a page may have. */
const MOST = 999;

/** Which source of a page is looked at; it stands in the address. */
export const useSourcePlace = (pageId: string) => {
  const [get, set] = useQueryState();
  const hrefWith = useHrefWith();
  return {
    n: countIn(get('source'), MOST),
    /** The address that shows it, for links. */
    hrefOf: (n: number) => hrefWith({ page: pageId, source: n }),
    open: (n: number) => set({ page: pageId, source: n }, { push: get('source') === undefined }),
    close: () => set({ source: undefined }),
  };
};

export interface DeckSourceProps {
  /** Id of the deck. */
  id: string;
  /** The page that is shown. */
  page: SlidePage;
  /** Numbers of its sources that are not open to the reader any more. */
  withheld: ReadonlySet<number>;
  /** Nothing of the console can be opened here. */
  embedded: boolean;
}

/** The source of the page that the address names, beside the deck. */
export const DeckSource = ({ id, page, withheld, embedded }: DeckSourceProps) => {
  const place = useSourcePlace(page.id);
  const source = page.sources.find(({ n }) => n === place.n);
  if (source === undefined) return null;
  return (
    <SourceDrawer
      id={id}
      sources={page.sources.filter(({ n }) => !withheld.has(n))}
      source={source}
      withheld={withheld.has(source.n)}
      embedded={embedded}
      onChange={place.open}
      onClose={place.close}
      onMissing={place.close}
    />
  );
};
