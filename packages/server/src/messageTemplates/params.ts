import type { TemplateParam } from '@console/api/contract';
import { OPT_OUT_VARIABLE } from '@console/base';
import sql, { raw, type Sql } from 'sql-template-tag';
import { ruleCatalogue } from '../audiences/index.js';
import type { Queryable } from '../db/database.js';
import type { Language } from '../http/messages.js';
import { type PublicUrl, sampleOptOut } from '../outbox/index.js';
import type { Values } from './content.js';

interface Param {
  readonly zh: string;
  readonly en: string;
  /** A value as it may be; of nobody who is there. */
  readonly sample: string;
  /** Of a customer, as text. */
  readonly column: string;
}

/** What is known of every customer, in the order in which it is offered. */
const own = {
  name: { zh: '姓名', en: 'Name', sample: '王芷晴', column: 'c.name' },
  salutation: {
    zh: '称呼',
    en: 'Salutation',
    sample: '女士',
    column: `case c.gender when 'female' then '女士' when 'male' then '先生' else '' end`,
  },
  phoneTail: { zh: '手机尾号', en: 'Last digits of the phone', sample: '9027', column: 'right(c.phone, 4)' },
  memberNumber: { zh: '会员号', en: 'Member number', sample: 'M20260001', column: 'c.member_number' },
  level: { zh: '等级', en: 'Level', sample: '金卡', column: 'c.level' },
  city: { zh: '城市', en: 'City', sample: '杭州', column: 'c.city' },
  birthday: { zh: '生日', en: 'Birthday', sample: '12-05', column: `coalesce(to_char(c.birthday, 'MM-DD'), '')` },
  staffName: { zh: '专属顾问', en: 'Adviser', sample: '陈思远', column: 'c.staff_name' },
  orderCount: { zh: '订单次数', en: 'Number of orders', sample: '14', column: 'c.order_count::text' },
  lastOrderDate: {
    zh: '最近下单日期',
    en: 'Date of the last order',
    sample: '2026-11-03',
    column: `coalesce(to_char(c.last_order_at at time zone 'Asia/Shanghai', 'YYYY-MM-DD'), '')`,
  },
} as const satisfies Record<string, Param>;

const ATTRIBUTE = 'attribute.';
/** Between `${` and `}`. */
const WRITABLE = /^[^${}]{1,50}$/;

/** What the message itself brings, where this installation can be reached from outside. */
const ofMessage = (publicUrl: PublicUrl, english: boolean): TemplateParam[] => {
  const sample = sampleOptOut(publicUrl);
  const label = english ? 'Opt-out link' : '退订链接';
  return sample === undefined ? [] : [{ name: OPT_OUT_VARIABLE, label, sample, source: 'message' }];
};

/**
 * What templates may hold: what the message itself brings, what is known of all customers, and what uploads have brought of them
 * besides.
 */
export const templateParams = (db: Queryable, publicUrl: PublicUrl) => {
  const catalogue = ruleCatalogue(db);
  const list = async (language: Language): Promise<TemplateParam[]> => {
    const english = language === 'en-US';
    const attributes = (await catalogue(language)).filter(
      ({ code }) => code.startsWith(ATTRIBUTE) && WRITABLE.test(code),
    );
    return [
      ...ofMessage(publicUrl, english),
      ...Object.entries<Param>(own).map(([name, { zh, en, sample }]) => ({ name, label: english ? en : zh, sample })),
      // Values are people's own, so the name stands for one.
      ...attributes.map(({ code, name }) => ({
        name: code,
        label: name,
        sample: english ? `(${name})` : `（${name}）`,
      })),
    ];
  };
  return {
    list,
    /** By their names. */
    samples: async (language: Language): Promise<Values> =>
      Object.fromEntries((await list(language)).map(({ name, sample }) => [name, sample])),
  };
};

export type TemplateParams = ReturnType<typeof templateParams>;

interface CustomerValues {
  readonly id: string;
  readonly customerName: string;
  readonly values: Values;
}

const facts = Object.entries<Param>(own)
  .map(([name, { column }]) => `'${name}', ${column}`)
  .join(', ');

/** What a parameter comes to for a customer `c`, an expression; empty: nothing is known. Undefined: it is of no customer. */
export const valueColumn = (name: string): Sql | undefined => {
  if (name.startsWith(ATTRIBUTE)) {
    const value = sql`c.attributes -> ${name.slice(ATTRIBUTE.length)}::text`;
    return sql`case when jsonb_typeof(${value}) in ('string', 'number') then ${value} #>> '{}' else '' end`;
  }
  const known = Object.entries<Param>(own).find(([one]) => one === name)?.[1];
  return known && sql`coalesce(${raw(known.column)}, '')`;
};

/** What the parameters come to for these customers. What nothing is known for is empty, or left out. */
export const valuesOfCustomers = async (db: Queryable, ids: readonly string[]): Promise<CustomerValues[]> => {
  const rows = await db.query<{ id: string; customerName: string; own: Record<string, string>; more: unknown }>(sql`
    select c.id, c.name as "customerName", jsonb_build_object(${raw(facts)}) as own,
      case when jsonb_typeof(c.attributes) = 'object' then c.attributes else '{}' end as more
    from customers c where c.id = any(${[...ids]}::text[])`);
  return rows.map(({ id, customerName, own: known, more }) => ({
    id,
    customerName,
    values: {
      ...Object.fromEntries(
        Object.entries(typeof more === 'object' && more !== null ? more : {}).flatMap(([name, value]) =>
          typeof value === 'string' || typeof value === 'number' ? [[`${ATTRIBUTE}${name}`, String(value)]] : [],
        ),
      ),
      ...known,
    },
  }));
};
