import type { ShownVersion } from '@console/ui/version-history';
import { useState } from 'react';
import { idIn } from '../navigation/addressValues.js';
import { useQueryState } from '../navigation/useQueryState.js';
import { useIsMobile } from '../state/device.js';

export interface ShownVersionOptions {
  /** Numbers of the versions, newest first; undefined while nobody knows. */
  versions: readonly number[] | undefined;
  /** The newest one is compared with the one before it until another is chosen. Default false: it is only shown. */
  compares?: boolean;
}

/** The version that is looked at, and the one it is compared with: both are in the address. The newest one by itself. */
export const useShownVersion = ({ versions, compares = false }: ShownVersionOptions) => {
  const [get, set] = useQueryState();
  const isMobile = useIsMobile();
  // Where list and version take turns, whoever has gone back to the list stays there.
  const [hasLeft, setHasLeft] = useState(false);
  const asked = idIn(get('version'));
  const [newest, before] = isMobile || hasLeft ? [] : (versions?.map(String) ?? []);
  const id = asked ?? newest;
  const compared = asked === undefined && compares ? before : idIn(get('with'));
  const shown: ShownVersion | null =
    id === undefined ? null : { id, ...(compared !== undefined && { comparedWith: compared }) };
  const onShownChange = (next: ShownVersion | null) => {
    if (next === null) setHasLeft(true);
    set({ version: next?.id, with: next?.comparedWith }, { push: next !== null && shown === null });
  };
  return { id, compared, shown, onShownChange };
};
