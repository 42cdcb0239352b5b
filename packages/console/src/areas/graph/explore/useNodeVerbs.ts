import type { EntityDetail } from '@console/api/contract';
import { useRemoveTripleEntities } from '@console/api/hooks/graphEdits';
import { useMessage } from '@console/ui/provider';
import { useState } from 'react';
import { useExploreWords } from './exploreWords.js';
import type { Explored } from './useExplored.js';
import type { GraphPageView } from './useGraphView.js';

/** What is open over the panel of an entity. */
export type NodeForm = 'edit' | 'merge' | 'add';

/** What can be done with the entity that is looked at. */
export const useNodeVerbs = (id: string, detail: EntityDetail | undefined, view: GraphPageView, explored: Explored) => {
  const words = useExploreWords();
  const message = useMessage();
  const remove = useRemoveTripleEntities();
  const [form, setForm] = useState<NodeForm>();
  const { changes, exploration } = explored;

  const expand = async (): Promise<void> => {
    const count = await exploration.expand(id);
    if (count === 0) message.info(words.nothingMore);
  };
  const drop = async (): Promise<void> => {
    if (detail === undefined) return;
    const isGone = await changes.change({
      ask: {
        title: words.node.removeTitle(detail.name),
        text: words.node.removeText(detail.relationCount),
        verb: words.node.remove,
        danger: true,
      },
      run: () => remove.run({ idList: [id] }),
      done: words.node.removed,
    });
    if (!isGone) return;
    if (view.entityId === id) view.center(undefined);
    else view.select(null);
  };

  const looking = [
    ...(id === view.entityId ? [] : [{ key: 'center', label: words.center, onClick: () => view.center(id) }]),
    { key: 'fold', label: words.fold, onClick: () => exploration.fold(id) },
    { key: 'from', label: words.startPath, onClick: () => view.lead({ fromId: id }) },
    { key: 'to', label: words.endPath, onClick: () => view.lead({ toId: id }) },
  ];
  const changing = [
    { key: 'edit', label: words.node.edit, onClick: () => setForm('edit') },
    { key: 'add', label: words.addRelation, onClick: () => setForm('add') },
    { key: 'merge', label: words.node.mergeWith, onClick: () => setForm('merge') },
    { key: 'remove', label: words.node.remove, danger: true, onClick: () => void drop() },
  ];
  return {
    items: [...looking, ...(detail === undefined ? [] : changing)],
    expand,
    form,
    closeForm: () => setForm(undefined),
  };
};
