import type { KeyboardEvent, RefObject } from 'react';
import type { GraphViewProps } from './props.js';
import type { Stage } from './stage.js';
import { isArrow, towards } from './towards.js';
import { SCALES } from './view.js';

type Wishes = Pick<GraphViewProps, 'selectedId' | 'onSelect' | 'onExpand' | 'onFold' | 'onPathEnd'> & {
  readonly onPin: (at: number) => void;
};

/** What the keys do while the drawing has the focus: it is one stop, and arrows go from node to node. */
export const useGraphKeys = (stage: RefObject<Stage | null>, still: boolean, wishes: Wishes) => {
  const { selectedId, onSelect, onExpand, onFold, onPathEnd, onPin } = wishes;

  const go = (drawn: Stage, at: number | undefined) => {
    const id = at === undefined ? undefined : drawn.model.nodes[at]?.id;
    if (at === undefined || id === undefined) return;
    drawn.reveal(at, still);
    onSelect({ id });
  };

  const onView = (drawn: Stage, key: string): boolean => {
    if (key === '+' || key === '=') drawn.zoomBy(SCALES.step, still);
    else if (key === '-') drawn.zoomBy(1 / SCALES.step, still);
    else if (key === '0') drawn.fit(still);
    else return false;
    return true;
  };

  const onNode = (drawn: Stage, at: number, { key, shiftKey }: KeyboardEvent): boolean => {
    const id = drawn.model.nodes[at]?.id ?? '';
    if (isArrow(key)) go(drawn, towards(drawn.model, drawn.places, at, key));
    else if (key === 'Enter' && shiftKey) onFold?.({ id });
    else if (key === 'Enter') onExpand?.({ id });
    else if (key === 'p' || key === 'P') onPathEnd?.({ id });
    else if (key === ' ') onPin(at);
    else if (key === 'Escape') onSelect({ id: undefined });
    else return false;
    return true;
  };

  return (event: KeyboardEvent) => {
    const drawn = stage.current;
    if (!drawn || event.ctrlKey || event.metaKey || event.altKey || event.nativeEvent.isComposing) return;
    const { model } = drawn;
    const at = selectedId === undefined ? undefined : model.at.get(selectedId);
    const wasNode = at !== undefined && onNode(drawn, at, event);
    // With none looked at, an arrow begins at the best connected one.
    const begins = at === undefined && isArrow(event.key);
    if (begins) go(drawn, model.rank[0]);
    if (wasNode || begins || onView(drawn, event.key)) event.preventDefault();
  };
};
