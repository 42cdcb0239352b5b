import { type Input, type pageCustomers, rfmSegments, type RuleSet } from '@console/api/contract';
import { countIn, idIn, oneOf, searchIn } from '../../../navigation/addressValues.js';
import { rulesIn } from './care/customerRules.js';

type Asked = Input<typeof pageCustomers>;

/** Reads one parameter of an address. */
export type ReadAddress = (name: string) => string | undefined;

/** What narrows the list besides its own selects and its search, each as the address has it. */
export interface Narrowing {
  rules?: RuleSet;
  crowdPackId?: string;
  city?: string;
  tag?: string;
}

const cut = (value: string | undefined): string | undefined => value?.slice(0, 50);

/** `rules`, `pack`, `city` and `label` (a name) of an address. */
export const narrowingOf = (get: ReadAddress): Narrowing => {
  const [rules, crowdPackId] = [rulesIn(get('rules')), idIn(get('pack'))];
  const [city, tag] = [cut(get('city')), cut(get('label'))];
  return {
    ...(rules !== undefined && { rules }),
    ...(crowdPackId !== undefined && { crowdPackId }),
    ...(city !== undefined && { city }),
    ...(tag !== undefined && { tag }),
  };
};

const SIZE = 20;
const MOST_ROWS = 200;
const MOST_PAGES = 1_000_000;

const ordersOf = (sort: string | undefined): Pick<Asked, 'orders'> => {
  const [, descending, column] = /^(-?)(\w{1,40})$/.exec(sort ?? '') ?? [];
  return column === undefined ? {} : { orders: [{ column, asc: descending !== '-' }] };
};

/** What the list at an address asks for: the same people in the same order, and which page of them. */
export const askedCustomers = (get: ReadAddress): Asked => {
  const keyword = searchIn(get('q'));
  const segment = oneOf(get('segment'), rfmSegments);
  const labelIds = (get('labels') ?? '').split(',').filter((id) => idIn(id) !== undefined);
  return {
    current: countIn(get('current'), MOST_PAGES) ?? 1,
    size: countIn(get('size'), MOST_ROWS) ?? SIZE,
    ...(keyword !== undefined && { keyword }),
    ...ordersOf(get('sort')),
    ...(segment !== undefined && { segment }),
    ...(labelIds.length > 0 && { labelIds }),
    ...narrowingOf(get),
  };
};

const NAMES = ['q', 'sort', 'segment', 'labels', 'pack', 'city', 'label', 'rules', 'size'] as const;

/** The list at an address and one of its pages, told in one parameter of another page's address. */
export const listIn = (get: ReadAddress, current: number): string => {
  const list = new URLSearchParams({ current: String(current) });
  for (const name of NAMES) {
    const value = get(name);
    if (value !== undefined) list.set(name, value);
  }
  return list.toString();
};
