import type { PortraitDetail, PortraitTrait } from '@console/api/contract';

/** Whom a slice holds, as a rule says it. */
export type SliceRule = NonNullable<PortraitDetail['spreads'][number]['slices'][number]['rule']>;

/** Values of a trait that are told of at most; the rest is one slice, which no rule is of. */
export const MOST_VALUES = 12;
export const OTHER = 'other';

/** Bands of numbers, in their order. */
export const bands = {
  age: ['0-17', '18-24', '25-34', '35-44', '45-54', '55+'],
  orderCount: ['0', '1', '2-3', '4-9', '10+'],
  orderAmount: ['0', '0.01-99.99', '100-499.99', '500-999.99', '1000-4999.99', '5000+'],
} as const satisfies Partial<Record<PortraitTrait, readonly string[]>>;

export const isBanded = (trait: PortraitTrait): trait is keyof typeof bands => Object.hasOwn(bands, trait);

const fields: Readonly<Record<PortraitTrait, string>> = {
  gender: 'gender',
  age: 'age',
  city: 'city',
  level: 'level',
  tag: 'label',
  segment: 'segment',
  orderCount: 'order.count',
  orderAmount: 'order.amount',
};

/** Null: the slice of rare values. */
export const ruleOf = (trait: PortraitTrait, value: string): SliceRule | null => {
  const field = fields[trait];
  if (value === OTHER && !isBanded(trait)) return null;
  if (value === '') return { field, operator: 'notExists', values: [] };
  if (trait === 'tag') return { field, operator: 'in', values: [value] };
  if (!isBanded(trait)) return { field, operator: 'equals', values: [value] };
  if (value.endsWith('+')) return { field, operator: 'atLeast', values: [value.slice(0, -1)] };
  const [from, to] = value.split('-');
  if (from === undefined || to === undefined) return { field, operator: 'equals', values: [value] };
  return { field, operator: 'between', values: [from, to] };
};
