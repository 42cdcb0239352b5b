import { routes } from '@console/api/contract';
import { EmptyState } from '@console/ui/states';
import { useTabNavigate } from '../../../navigation/useTabNavigate.js';
import { isGranted } from '../../../session/menus.js';
import { useUser } from '../../../session/UserContext.js';
import { useExploreWords } from './exploreWords.js';
import type { GraphPageView } from './useGraphView.js';

/** Where nothing has passed review yet. */
export const NoGraph = ({ view }: { view: GraphPageView }) => {
  const words = useExploreWords();
  const open = useTabNavigate();
  const { menus } = useUser();
  const extracts = isGranted(routes.tripleTasks.path, menus);
  return (
    <EmptyState
      title={view.baseId === undefined ? words.empty.none : words.empty.noneInBase}
      description={extracts ? words.empty.noneHint : words.empty.noneHintPlain}
      {...(extracts && { action: { label: words.extraction, onClick: () => open('tripleTasks') } })}
    />
  );
};

/** Where what is left out leaves nothing. */
export const NothingLeft = ({ view, all }: { view: GraphPageView; all: boolean }) => {
  const { empty } = useExploreWords();
  return (
    <EmptyState
      picture="search"
      title={all ? empty.allOff : empty.filtered}
      action={{ label: empty.showAll, onClick: () => view.leaveOut([], []) }}
    />
  );
};

/** Where the entity or the base of the address is gone. */
export const Gone = ({ view, what }: { view: GraphPageView; what: 'entity' | 'base' }) => {
  const { empty } = useExploreWords();
  return (
    <EmptyState
      picture="search"
      title={what === 'base' ? empty.baseGone : empty.gone}
      action={{
        label: empty.toAll,
        onClick: () => (what === 'base' ? view.chooseBase(undefined) : view.center(undefined)),
      }}
    />
  );
};
