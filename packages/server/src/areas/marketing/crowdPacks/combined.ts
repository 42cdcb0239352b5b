import type { CombineOperation, RuleSet } from '@console/api/contract';

const inPack = (id: string) => ({ field: 'pack', operator: 'in' as const, values: [id] });

/** Packs put together as rules: why somebody is in the result can be told like of every other pack. */
export const combined = (operation: CombineOperation, packIds: readonly string[]): RuleSet => {
  const ids = [...new Set(packIds)];
  if (operation === 'union') return { match: 'all', rules: [{ field: 'pack', operator: 'in', values: ids }] };
  if (operation === 'intersection') return { match: 'all', rules: ids.map(inPack) };
  const [first = '', ...rest] = ids;
  return {
    match: 'all',
    rules: [inPack(first)],
    ...(rest.length > 0 && { exclude: [{ field: 'pack', operator: 'in', values: rest }] }),
  };
};
