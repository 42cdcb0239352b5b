import type { CustomerEntries } from '../dataFiles.js';
import type { Chance } from '../random.js';

/** How many there are of each. */
export const CUSTOMERS = 3000;
export const ORDERS = 9000;
export const EVENTS = 20_000;

const DAY = 86_400_000;
const MINUTE = 60_000;
/** Shanghai's midnight in UTC is so far into the day before. */
const AHEAD = 480 * MINUTE;
const YEAR = 365;

/** What is done at which hour of the day, from midnight in Shanghai: much in the evening. */
const hours = [0, 0, 0, 0, 0, 0, 1, 2, 4, 6, 7, 6, 7, 5, 5, 6, 6, 7, 9, 12, 12, 8, 4, 1];

export interface InventedCustomer {
  readonly id: string;
  readonly name: string;
  readonly phone: string;
  readonly email: string;
  readonly memberNumber: string;
  readonly gender: string;
  readonly birthday: string | null;
  readonly city: string;
  readonly level: string;
  readonly staffName: string;
  readonly source: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly consents: Readonly<Record<string, boolean>>;
  readonly labels: readonly string[];
  readonly eventLabels: readonly string[];
  /** When they became known. */
  readonly at: string;
  /** Which of the groups they are of. */
  readonly group: number;
  /** Days since when they do nothing more; 0: they are active. */
  readonly quiet: number;
}

interface Inventing {
  readonly entries: CustomerEntries;
  readonly chance: Chance;
  readonly now: Date;
}

interface WithPeople extends Inventing {
  readonly people: readonly InventedCustomer[];
}

const weighted = <T>(chance: Chance, from: readonly T[], weightOf: (one: T) => number): T => {
  let left = chance.next() * from.reduce((sum, one) => sum + weightOf(one), 0);
  for (const one of from) {
    left -= weightOf(one);
    if (left < 0) return one;
  }
  return chance.pick(from);
};

/** So many days before now, at an hour when people do something; never after now. */
const daysBefore = (now: Date, days: number, chance: Chance): Date => {
  const midnight = Math.floor((now.getTime() + AHEAD) / DAY - days) * DAY - AHEAD;
  const hour = weighted(chance, [...hours.entries()], ([, weight]) => weight)[0];
  const at = midnight + (hour * 60 + chance.next() * 60) * MINUTE;
  return new Date(at < now.getTime() ? at : now.getTime() - (5 + chance.next() * 55) * MINUTE);
};

const levelOf = (chance: Chance): string => weighted(chance, levels, ([, weight]) => weight)[0];
const levels: readonly (readonly [string, number])[] = [
  ['普通会员', 52],
  ['银卡会员', 26],
  ['金卡会员', 11],
  ['铂金会员', 3],
  ['', 8],
];
/** How many were asked whether they may be written to, and how many of those agreed. */
const asked = { sms: [0.74, 0.78], wechat: [0.55, 0.88], app: [0.38, 0.7], qyWechat: [0.2, 0.92] } as const;

const birthdayOf = ([youngest, oldest]: readonly [number, number], now: Date, chance: Chance): string =>
  new Date(now.getTime() - (youngest + chance.next() * (oldest - youngest)) * 365.25 * DAY).toISOString().slice(0, 10);

/** Who there is. None of the phone numbers is anybody's: nobody is given 199 0000. */
export const peopleOf = ({
  entries: { groups, cities, surnames, given, sources },
  chance,
  now,
  staff,
}: Inventing & { readonly staff: readonly string[] }): InventedCustomer[] => {
  const numbers = chance.shuffled(Array.from({ length: CUSTOMERS }, (_, index) => index));
  const known = [...groups.entries()];
  return numbers.map((number, index): InventedCustomer => {
    const [group, entry] = weighted(chance, known, ([, { share }]) => share);
    const place = String(number).padStart(4, '0');
    const since = Math.floor(chance.next() ** 1.2 * 900);
    const [[attribute, values] = ['', ['']]] = Object.entries(entry.attributes);
    const isMember = chance.happens(0.72);
    return {
      id: `customer-${String(index + 1).padStart(4, '0')}`,
      name: `${chance.pick([...surnames], 1.5)}${chance.pick(given)}`,
      phone: chance.happens(0.96) ? `1990000${place}` : '',
      email: chance.happens(0.42) ? `fan${place}@example.com` : '',
      memberNumber: isMember ? `ZB${String(100_000 + number * 7)}` : '',
      gender: chance.happens(0.06) ? 'unknown' : chance.happens(entry.women) ? 'female' : 'male',
      birthday: chance.happens(0.8) ? birthdayOf(entry.ages, now, chance) : null,
      city: chance.happens(0.05) ? '' : chance.pick(cities, 2.1),
      level: isMember ? levelOf(chance) : '',
      staffName: chance.happens(0.3) && staff.length > 0 ? chance.pick(staff) : '',
      source: entry.name === '家长' && chance.happens(0.6) ? '青训报名' : chance.pick(sources, 1.4),
      attributes: chance.happens(0.7) ? { [attribute]: chance.pick(values, 1.3) } : {},
      consents: Object.fromEntries(
        Object.entries(asked).flatMap(([channel, [share, agreed]]) =>
          chance.happens(share) ? [[channel, chance.happens(agreed)] as const] : [],
        ),
      ),
      labels: [chance.pick(entry.labels), ...(isMember && chance.happens(0.5) ? ['会员'] : [])],
      eventLabels: chance.happens(0.6) ? [chance.pick(entry.eventLabels)] : [],
      at: daysBefore(now, since, chance).toISOString(),
      group,
      quiet: chance.happens(0.24) ? Math.floor(60 + chance.next() * 260) : 0,
    };
  });
};

/** A time within a year at which somebody does something: rather lately, not before they were known, not once they fell silent. */
const timeOf = ({ at, quiet }: InventedCustomer, now: Date, chance: Chance): Date => {
  const known = Math.min(YEAR - 1, Math.floor((now.getTime() - Date.parse(at)) / DAY));
  const from = Math.min(quiet, known);
  const time = daysBefore(now, from + Math.floor(chance.next() ** 1.25 * (known - from)), chance);
  return time < new Date(at) ? new Date(Math.min(Date.parse(at) + 5 * MINUTE, now.getTime())) : time;
};

/** At random, but who has just become known comes last: they did little yet. */
const byWeight = (people: readonly InventedCustomer[], now: Date, chance: Chance): InventedCustomer[] => {
  const isNew = ({ at }: InventedCustomer) => now.getTime() - Date.parse(at) < 30 * DAY;
  const mixed = chance.shuffled(people);
  return [...mixed.filter((one) => !isNew(one)), ...mixed.filter(isNew)];
};

/** What they bought: a few of them a lot, a fifth nothing. */
export const ordersOf = ({ entries: { groups, channels }, chance, now, people }: WithPeople) => {
  const buyers = byWeight(people, now, chance).slice(0, people.length * 0.8);
  return Array.from({ length: ORDERS }, (_, index) => {
    const buyer = chance.pick(buyers, 1.5);
    const [product, price] = weighted(chance, groups[buyer.group]?.products ?? [], ([, , weight]) => weight);
    const at = timeOf(buyer, now, chance);
    const isFresh = now.getTime() - at.getTime() < 10 * DAY;
    const luck = chance.next();
    return {
      number: `LB${at.toISOString().slice(0, 10).replaceAll('-', '')}${String(index + 1).padStart(5, '0')}`,
      customerId: buyer.id,
      amount: price * (chance.happens(0.22) ? chance.whole(2, 4) : 1),
      status: isFresh && luck < 0.2 ? 'open' : luck < 0.04 ? 'cancelled' : luck < 0.07 ? 'refunded' : 'done',
      product,
      channel: chance.pick(channels, 2),
      at: at.toISOString(),
    };
  });
};

/** What they did. */
export const eventsOf = ({ entries: { groups, channels }, chance, now, people }: WithPeople) => {
  const busy = byWeight(people, now, chance);
  return Array.from({ length: EVENTS }, (_, index) => {
    const person = chance.pick(busy, 1.4);
    const [name, object] = weighted(chance, groups[person.group]?.events ?? [], ([, , weight]) => weight);
    return {
      key: String(index + 1),
      customerId: person.id,
      name,
      object,
      properties: chance.happens(0.5) ? { 渠道: chance.pick(channels, 2) } : {},
      at: timeOf(person, now, chance).toISOString(),
    };
  });
};
