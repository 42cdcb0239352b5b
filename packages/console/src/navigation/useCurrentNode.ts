import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { currentNodes, type NodeKind } from '../session/nodes.js';
import { idIn } from './addressValues.js';
import { useQueryState } from './useQueryState.js';

/** In the address in the place of a node: all of them, whichever was open before. */
export const ALL_NODES = 'all';

/**
 * The open node of a tree, as it stands in the address under the name of its kind; undefined: all of them. Whoever comes
 * back to the bare page finds the node that was open last. Whoever is there already goes from it to all.
 */
export const useCurrentNode = (kind: NodeKind): string | undefined => {
  const [get, set] = useQueryState();
  const { search } = useLocation();
  const asked = idIn(get(kind));
  const node = asked === ALL_NODES ? undefined : asked;
  const isComing = useRef(true);
  const note = useEffectEvent(() => {
    const last = currentNodes[kind].get();
    if (isComing.current && search === '' && last !== null) set({ [kind]: last });
    else currentNodes[kind].set(node ?? null);
    isComing.current = false;
  });
  useEffect(() => note(), [node, search]);
  // A hidden page has no effects running.
  useLayoutEffect(
    () => () => {
      isComing.current = true;
    },
    [],
  );
  return node;
};
