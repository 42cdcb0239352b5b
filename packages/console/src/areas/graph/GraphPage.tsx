import { lazyPart } from '@console/ui/on-demand';
import { Skeletons } from '@console/ui/states';
import { usePageHead } from '../../shell/ShellContext.js';
import { ExplorePage } from './explore/ExplorePage.js';
import { useExploreWords } from './explore/exploreWords.js';
import { useGraphView } from './explore/useGraphView.js';

const SamePage = lazyPart(() => import('./explore/SamePage.js'), { waiting: <Skeletons shape="rows" count={8} /> });

/** The graph as it was passed: explored as a picture and as a table, corrected in place, and rid of what is there twice. */
export default function GraphPage() {
  const words = useExploreWords();
  const view = useGraphView();
  const same = view.view === 'same';
  usePageHead(same ? words.same : words.title);
  return same ? <SamePage view={view} /> : <ExplorePage view={view} />;
}
