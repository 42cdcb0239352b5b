import { type Model, orderStandbys } from '@console/api/contract';
import { useOrderStandbys, usePageModels } from '@console/api/hooks/models';
import { useOffered } from '@console/api/hooks/useOffered';
import type { RowAction } from '@console/ui/data-list';
import { useAction } from '../../actions/useAction.js';
import { useModelWords } from './modelWords.js';

/** As many as a list of models that step in for each other can sensibly hold. */
const MOST_MODELS = 200;

const idsInOrder = (models: readonly Model[]): string[] =>
  models
    .flatMap(({ id, standby }) => (standby === null || standby === undefined ? [] : [{ id, standby }]))
    .toSorted((a, b) => a.standby - b.standby)
    .map(({ id }) => id);

/** Lets a model step in where the one in use fails, sooner or no longer. None of it where the role cannot. */
export const useStandbyActions = (): ((model: Model) => RowAction[]) => {
  const words = useModelWords();
  const act = useAction();
  const order = useOrderStandbys();
  const isOffered = useOffered(orderStandbys);
  const { data } = usePageModels(isOffered ? { current: 1, size: MOST_MODELS, kind: 'chat' } : null);
  if (!isOffered || data === undefined) return () => [];

  const ids = idsInOrder(data.list);
  const action = (key: string, label: string, idList: string[], done: string): RowAction => ({
    key,
    label,
    onClick: () => void act({ run: () => order.run({ idList }), done }),
  });

  return ({ id, name, kind, active, fromEnvironment }) => {
    if (kind !== 'chat' || fromEnvironment) return [];
    const at = ids.indexOf(id);
    const others = ids.filter((other) => other !== id);
    if (at === -1) return active ? [] : [action('standBy', words.standBy, [...others, id], words.standByDone(name))];
    return [
      ...(at > 0 ? [action('sooner', words.sooner, others.toSpliced(at - 1, 0, id), words.soonerDone(name))] : []),
      action('noStandby', words.noStandby, others, words.noStandbyDone(name)),
    ];
  };
};
