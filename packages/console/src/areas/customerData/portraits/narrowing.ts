import type { PortraitDetail } from '@console/api/contract';
import type { Slice } from './sliceName.js';

/** Traits that the list of customers can be narrowed by, as its address calls them. */
const narrows = (
  trait: string,
  { value, label }: Pick<Slice, 'value' | 'label'>,
): Record<string, string> | undefined => {
  if (value === '') return undefined;
  if (trait === 'city') return { city: value };
  if (trait === 'segment') return { segment: value };
  return trait === 'tag' ? { label } : undefined;
};

/** What a slice is narrowed by: of its own trait only where people can have several values of it. */
export const besides = (trait: string, narrowedTo: PortraitDetail['narrowedTo']) =>
  narrowedTo.filter((one) => one.trait !== trait || trait === 'tag');

/** The address that narrows the list to a slice, where the portrait is narrowed as well; undefined where the list cannot say all of it. */
export const narrowsTo = (trait: string, slice: Slice, narrowedTo: PortraitDetail['narrowedTo']) => {
  const others = besides(trait, narrowedTo);
  const traits = [...others.map((one) => one.trait), trait];
  const isOneEach = new Set(traits).size === traits.length;
  const parts = [...others.map((one) => narrows(one.trait, one)), narrows(trait, slice)];
  return isOneEach && parts.every((part) => part !== undefined)
    ? parts.reduce<Record<string, string>>((all, part) => ({ ...all, ...part }), {})
    : undefined;
};
