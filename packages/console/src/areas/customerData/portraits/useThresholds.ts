import type { Rfm } from '@console/api/contract';
import { useEdit } from '../../../forms/useEdit.js';
import { useState } from 'react';

/** Where a customer counts as high, and over how many days. */
export interface Thresholds {
  readonly recencyDays: number;
  readonly frequency: number;
  readonly monetary: number;
  readonly spanDays: number;
}

interface Kept extends Thresholds {
  readonly version: number;
}

const isKept = (value: unknown): value is Kept =>
  typeof value === 'object' &&
  value !== null &&
  ['recencyDays', 'frequency', 'monetary', 'spanDays', 'version'].every(
    (key) => typeof Reflect.get(value, key) === 'number',
  );

const partsOf = ({ recencyDays, frequency, monetary, spanDays }: Thresholds): Thresholds => ({
  recencyDays,
  frequency,
  monetary,
  spanDays,
});

/** Thresholds while they are moved; kept through a reload until they are saved or given up. */
export const useThresholds = (rfm: Rfm | undefined) => {
  const edit = useEdit('rfm thresholds');
  const [changed, setChanged] = useState<Kept | undefined>(() => {
    const kept: unknown = edit.draft.read();
    return isKept(kept) ? kept : undefined;
  });
  const value = changed ?? rfm;
  return {
    /** Undefined until they are there. */
    value: value && partsOf(value),
    /** That the changes began with. */
    version: changed?.version ?? rfm?.version,
    dirty: changed !== undefined,
    /** Somebody else saved others meanwhile. */
    overtaken: changed !== undefined && rfm !== undefined && rfm.version !== changed.version,
    change: (part: Partial<Thresholds>) => {
      if (value === undefined) return;
      const next = { ...partsOf(value), ...part, version: changed?.version ?? value.version };
      setChanged(next);
      edit.draft.begin();
      edit.draft.write({ ...next });
      edit.setDirty(true);
    },
    forget: () => {
      setChanged(undefined);
      edit.setDirty(false);
    },
  };
};
