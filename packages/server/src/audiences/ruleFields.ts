import type { RuleOperator, RuleValueType } from '@console/api/contract';

/** What a field or a detail is, whatever the database holds. */
export interface RuleField {
  readonly valueType: RuleValueType;
  readonly operators: readonly RuleOperator[];
  /** Written by one of several people or systems: compared as numbers or days where both sides are some. */
  readonly loose?: true;
}

/** A fact that is counted up from orders or events. */
export interface SpanningField extends RuleField {
  readonly of: 'order' | 'event';
  readonly measure: 'count' | 'amount' | 'last' | 'first';
}

const sizes = ['equals', 'notEquals', 'greater', 'atLeast', 'less', 'atMost', 'between'] as const;
const words = ['equals', 'notEquals', 'in', 'notIn', 'contains', 'exists', 'notExists'] as const;
const one = ['equals', 'notEquals', 'in', 'notIn', 'exists', 'notExists'] as const;

const text = { valueType: 'text', operators: words } as const;
const choice = { valueType: 'choice', operators: one } as const;
const number = { valueType: 'number', operators: [...sizes, 'exists', 'notExists'] } as const;
const date = { valueType: 'date', operators: [...sizes, 'exists', 'notExists'] } as const;
const agreed = { valueType: 'boolean', operators: ['equals', 'exists', 'notExists'] } as const;
const loose: RuleField = {
  valueType: 'text',
  operators: [...words, 'greater', 'atLeast', 'less', 'atMost', 'between'],
  loose: true,
};

/** Each fact of one person, in the order in which they are offered. */
export const ownFields = {
  name: text,
  // By parts of it whoever asks could find out a number that they may not see.
  phone: { valueType: 'text', operators: ['equals', 'in', 'exists', 'notExists'] },
  email: { valueType: 'text', operators: ['equals', 'in', 'exists', 'notExists'] },
  gender: { valueType: 'choice', operators: ['equals', 'notEquals', 'in', 'notIn'] },
  age: number,
  birthday: date,
  city: text,
  level: choice,
  staff: text,
  source: text,
  member: { valueType: 'text', operators: ['equals', 'in', 'contains', 'exists', 'notExists'] },
  created: date,
  label: { valueType: 'label', operators: ['in', 'notIn', 'exists', 'notExists'] },
  'consent.sms': agreed,
  'consent.wechat': agreed,
  'consent.app': agreed,
  'consent.qyWechat': agreed,
  segment: choice,
  pack: { valueType: 'crowdPack', operators: ['in', 'notIn'] },
} as const satisfies Record<string, RuleField>;
export type OwnCode = keyof typeof ownFields;

/** Each fact that spans a time. */
export const spanningFields = {
  'order.count': { ...number, of: 'order', measure: 'count' },
  'order.amount': { ...number, of: 'order', measure: 'amount' },
  'order.last': { ...date, of: 'order', measure: 'last' },
  'order.first': { ...date, of: 'order', measure: 'first' },
  'event.count': { ...number, of: 'event', measure: 'count' },
  'event.last': { ...date, of: 'event', measure: 'last' },
} as const satisfies Record<string, SpanningField>;
export type SpanningCode = keyof typeof spanningFields;

/** What can be said of the orders that count. */
export const orderDetails = {
  product: text,
  channel: text,
  status: { valueType: 'choice', operators: ['equals', 'notEquals', 'in', 'notIn'] },
  amount: { valueType: 'number', operators: sizes },
} as const satisfies Record<string, RuleField>;
export type OrderDetail = keyof typeof orderDetails;

/** What can be said of the events that count, besides their `property.…`. */
export const eventDetails = { name: text, object: text } as const satisfies Record<string, RuleField>;
export type EventDetail = keyof typeof eventDetails;

const ATTRIBUTE = 'attribute.';
const PROPERTY = 'property.';

export const isOwn = (code: string): code is OwnCode => Object.hasOwn(ownFields, code);
export const isSpanning = (code: string): code is SpanningCode => Object.hasOwn(spanningFields, code);
export const isOrderDetail = (name: string): name is OrderDetail => Object.hasOwn(orderDetails, name);
export const isEventDetail = (name: string): name is EventDetail => Object.hasOwn(eventDetails, name);

const after = (start: string, code: string): string | null =>
  code.startsWith(start) && code.length > start.length ? code.slice(start.length) : null;

/** The name within `attribute.<name>`; null for every other code. */
export const attributeOf = (code: string): string | null => after(ATTRIBUTE, code);
/** The name within `property.<name>`; null for every other detail. */
export const propertyOf = (name: string): string | null => after(PROPERTY, name);

/** Null: nothing is known of people by this code. */
export const fieldOf = (code: string): RuleField | null => {
  if (isOwn(code)) return ownFields[code];
  if (isSpanning(code)) return spanningFields[code];
  return attributeOf(code) === null ? null : loose;
};

/** Null: nothing is known of such orders or events by this name. */
export const detailOf = (of: 'order' | 'event', name: string): RuleField | null => {
  if (of === 'order') return isOrderDetail(name) ? orderDetails[name] : null;
  if (isEventDetail(name)) return eventDetails[name];
  return propertyOf(name) === null ? null : loose;
};
