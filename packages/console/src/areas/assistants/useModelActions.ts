import type { Model } from '@console/api/contract';
import { useActivateModel, useRemoveModels } from '@console/api/hooks/models';
import type { RowAction } from '@console/ui/data-list';
import { useAction } from '../../actions/useAction.js';
import { useRemove } from '../../actions/useRemove.js';
import { kindOf } from './modelKind.js';
import { useModelWords } from './modelWords.js';
import { useStandbyActions } from './useStandbyActions.js';

export interface ModelActionsOptions {
  onEdit: (model: Model) => void;
  onTest: (model: Model) => void;
}

/** What can be done with one model. One that the server was started with can only be tested. */
export const useModelActions = ({ onEdit, onTest }: ModelActionsOptions): ((model: Model) => RowAction[]) => {
  const words = useModelWords();
  const act = useAction();
  const ask = useRemove();
  const activate = useActivateModel();
  const remove = useRemoveModels();
  const standbyActions = useStandbyActions();

  const onUse = ({ id, name }: Model) => act({ run: () => activate.run({ id, active: true }), done: words.used(name) });
  const onStop = (model: Model) =>
    act({
      ask: { title: words.stopTitle(model.name), text: words.stopText[kindOf(model)], verb: words.stop },
      run: () => activate.run({ id: model.id, active: false }),
      done: words.stopped(model.name),
    });
  const onRemove = ({ id, name }: Model) =>
    ask({
      title: words.removeTitle(name),
      text: words.removeText,
      run: () => remove.run({ idList: [id] }),
      done: words.removed,
    });

  return (model) => {
    const fixed = model.fromEnvironment && { unavailable: words.fixed };
    return [
      { key: 'edit', label: words.edit, onClick: () => onEdit(model), ...fixed },
      { key: 'test', label: words.test, onClick: () => onTest(model) },
      model.active
        ? { key: 'stop', label: words.stop, onClick: () => void onStop(model), ...fixed }
        : { key: 'use', label: words.use, onClick: () => void onUse(model), ...fixed },
      ...standbyActions(model),
      {
        key: 'remove',
        label: words.remove,
        danger: true,
        onClick: () => void onRemove(model),
        ...(model.active && { unavailable: words.inUse }),
        ...fixed,
      },
    ];
  };
};
