import { type PortraitDetail, type RuleSet, ruleOperators, sliceIn } from '@console/api/contract';
import { ifKnown } from '@console/base';
import sql from 'sql-template-tag';
import { type CompiledRules, compileRules } from '../../../audiences/index.js';
import type { Queryable } from '../../../db/database.js';
import { fail } from '../../../http/failure.js';
import { bands, isBanded, ruleOf } from './bands.js';

export type NarrowedTo = PortraitDetail['narrowedTo'];

const found = <T>(value: T | null | undefined): T => {
  if (value === null || value === undefined) throw fail('slice_not_found');
  return value;
};

/** What codes of slices stand for, each once. Throws `slice_not_found`. */
export const slicesOf = async (db: Queryable, codes: readonly string[]): Promise<NarrowedTo> => {
  const slices = [...new Set(codes)].map((code) => {
    const { trait, value } = found(sliceIn(code));
    const isKnown = !isBanded(trait) || value === '' || bands[trait].some((band) => band === value);
    const rule = found(isKnown ? ruleOf(trait, value) : null);
    return { trait, value, label: value, rule };
  });
  const ids = slices.flatMap(({ trait, value }) => (trait === 'tag' && value !== '' ? [value] : []));
  if (ids.length === 0) return slices;
  const rows = await db.query<{ id: string; name: string }>(sql`
    select id, name from tags where id = any(${ids}::text[])`);
  const names = new Map(rows.map(({ id, name }) => [id, name]));
  return slices.map((slice) => ({
    ...slice,
    label: slice.trait === 'tag' && ids.includes(slice.value) ? found(names.get(slice.value)) : slice.label,
  }));
};

/** Who is in one of the slices of each trait that there is one of; undefined: nobody is left out. */
export const narrowingBy = (slices: NarrowedTo, now: Date): CompiledRules | undefined => {
  if (slices.length === 0) return undefined;
  const traits = [...new Set(slices.map(({ trait }) => trait))];
  const rules: RuleSet['rules'] = traits.map((trait) => ({
    match: 'any',
    rules: slices
      .filter((slice) => slice.trait === trait)
      .map(({ rule: { field, operator, values } }) => ({
        field,
        operator: ifKnown(ruleOperators, operator, 'equals'),
        values,
      })),
  }));
  return compileRules({ match: 'all', rules }, { now, mode: 'all' });
};
