import type { BehaviourTag } from '@console/api/contract';
import sql, { raw, type Sql } from 'sql-template-tag';
import type { Queryable } from '../db/database.js';
import type { Language } from '../http/messages.js';
import {
  categories,
  eventDetailNames,
  genders,
  orderDetailNames,
  orderStates,
  ownNames,
  segments,
  spanningNames,
  units,
  type Words,
} from './fieldWords.js';
import {
  eventDetails,
  fieldOf,
  isEventDetail,
  isOrderDetail,
  isOwn,
  isSpanning,
  orderDetails,
  type OwnCode,
  ownFields,
  type RuleField,
  spanningFields,
} from './ruleFields.js';

/** Milliseconds for which what the database holds counts as known. */
const KNOWN = 60_000;
/** Values that are proposed of a field at most, and newest people and events that names of theirs are read from. */
const MOST_OPTIONS = 100;
const LOOKED_AT = 20_000;

interface Used {
  readonly value: string;
}

type Column = readonly [table: 'customers' | 'customer_orders' | 'customer_events', column: string];

const columns = {
  level: ['customers', 'level'],
  city: ['customers', 'city'],
  staff: ['customers', 'staff_name'],
  source: ['customers', 'source'],
  product: ['customer_orders', 'product'],
  name: ['customer_events', 'name'],
} as const satisfies Record<string, Column>;

const isOffered = (code: string): code is keyof typeof columns => Object.hasOwn(columns, code);

/** Each value of an indexed column once, from one to the next, however often each is there. */
const distinct = ([table, column]: Column): Sql => sql`
  with recursive found as (
    (select ${raw(column)} as value, 1 as nth from ${raw(table)} where ${raw(column)} <> '' order by 1 limit 1)
    union all
    select (select ${raw(column)} from ${raw(table)} where ${raw(column)} > found.value and ${raw(column)} <> ''
      order by 1 limit 1), nth + 1
    from found where value is not null and nth < ${MOST_OPTIONS}
  )
  select value from found where value is not null`;

/** Keys of what the newest rows have besides, the frequent ones first. */
const keys = (table: 'customers' | 'customer_events', column: string, newest: string): Sql => sql`
  select k as value from (
    select ${raw(column)} as facts from ${raw(table)} order by ${raw(newest)} desc limit ${LOOKED_AT}
  ) r, jsonb_object_keys(case when jsonb_typeof(facts) = 'object' then facts else '{}' end) k
  where length(k) between 1 and 40 group by k order by count(*) desc, k limit ${MOST_OPTIONS}`;

/** What the database holds that rules can name. */
interface InUse {
  readonly options: Readonly<Record<keyof typeof columns, readonly string[]>>;
  readonly channels: readonly string[];
  readonly attributes: readonly string[];
  readonly properties: readonly string[];
}

const readInUse = async (db: Queryable): Promise<InUse> => {
  const list = async (statement: Sql) => (await db.query<Used>(statement)).map(({ value }) => value);
  const [level, city, staff, source, product, name, channels, attributes, properties] = await Promise.all([
    list(distinct(columns.level)),
    list(distinct(columns.city)),
    list(distinct(columns.staff)),
    list(distinct(columns.source)),
    list(distinct(columns.product)),
    list(distinct(columns.name)),
    list(sql`
      select channel as value from (select channel from customer_orders order by ordered_at desc limit ${LOOKED_AT}) o
      where channel <> '' group by channel order by count(*) desc, channel limit ${MOST_OPTIONS}`),
    list(keys('customers', 'attributes', 'seq')),
    list(keys('customer_events', 'properties', 'id')),
  ]);
  return {
    options: { level, city, staff, source, product, name },
    channels,
    attributes,
    properties,
  };
};

const NO_UNIT: Words = { zh: '', en: '' };

const say = (words: Words, language: Language): string => (language === 'zh-CN' ? words.zh : words.en);

const plain = (values: readonly string[]) => values.map((value) => ({ value, label: value }));
const worded = (words: Readonly<Record<string, Words>>, language: Language) =>
  Object.entries(words).map(([value, label]) => ({ value, label: say(label, language) }));

const categoryOf = (code: OwnCode): keyof typeof categories => {
  if (code.startsWith('consent.')) return 'consent';
  return code === 'label' || code === 'segment' || code === 'pack' ? 'label' : 'person';
};

const asked = ({ valueType, operators }: RuleField) => ({ valueType, operators: [...operators] });

const catalogue = (inUse: InUse, language: Language): BehaviourTag[] => {
  const optionsOf = (code: string) => {
    if (code === 'gender') return worded(genders, language);
    if (code === 'segment') return worded(segments, language);
    if (code === 'status') return worded(orderStates, language);
    if (code === 'channel') return plain(inUse.channels);
    return plain(isOffered(code) ? inUse.options[code] : []);
  };
  const unitOf = (code: string): string =>
    isOwn(code) || isSpanning(code) || code === 'amount' ? say(units[code] ?? NO_UNIT, language) : '';

  const details = {
    order: Object.entries(orderDetails).map(([code, field]) => ({
      code,
      name: isOrderDetail(code) ? say(orderDetailNames[code], language) : code,
      ...asked(field),
      options: optionsOf(code),
      unit: unitOf(code),
    })),
    event: [
      ...Object.entries(eventDetails).map(([code, field]) => ({
        code,
        name: isEventDetail(code) ? say(eventDetailNames[code], language) : code,
        ...asked(field),
        options: optionsOf(code),
        unit: '',
      })),
      ...inUse.properties.map((property) => ({
        code: `property.${property}`,
        name: property,
        ...asked(fieldOf(`attribute.${property}`) ?? eventDetails.name),
        options: [],
        unit: '',
      })),
    ],
  };
  return [
    ...Object.entries(ownFields).flatMap(([code, field]) =>
      isOwn(code)
        ? [
            {
              code,
              name: say(ownNames[code], language),
              category: say(categories[categoryOf(code)], language),
              ...asked(field),
              options: code === 'name' ? [] : optionsOf(code),
              unit: unitOf(code),
              spansTime: false,
              details: [],
            },
          ]
        : [],
    ),
    ...inUse.attributes.map((attribute) => ({
      code: `attribute.${attribute}`,
      name: attribute,
      category: say(categories.attribute, language),
      ...asked(fieldOf(`attribute.${attribute}`) ?? ownFields.name),
      options: [],
      unit: '',
      spansTime: false,
      details: [],
    })),
    ...Object.entries(spanningFields).flatMap(([code, field]) =>
      isSpanning(code)
        ? [
            {
              code,
              name: say(spanningNames[code], language),
              category: say(categories[field.of], language),
              ...asked(field),
              options: [],
              unit: unitOf(code),
              spansTime: true,
              details: details[field.of],
            },
          ]
        : [],
    ),
  ];
};

/** What rules about people can ask for, as the database is by now; what is new shows within a minute. */
export const ruleCatalogue = (db: Queryable) => {
  let known: { readonly until: number; readonly inUse: Promise<InUse> } | undefined;
  return async (language: Language): Promise<BehaviourTag[]> => {
    if (known === undefined || known.until < Date.now()) {
      const reading = { until: Date.now() + KNOWN, inUse: readInUse(db) };
      known = reading;
      reading.inUse.catch(() => {
        if (known === reading) known = undefined;
      });
    }
    return catalogue(await known.inUse, language);
  };
};
