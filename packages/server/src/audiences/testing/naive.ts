import type { Rule, RuleDetail, RuleSet } from '@console/api/contract';
import { isRule, type RuleNode } from '../ruleTree.js';
import { type Event, NOW, type Order, type Person } from './world.js';

/**
 * Rules as they are meant, person after person: written without a look at how they are compiled, to be held against that.
 */

const localDay = (moment: Date): string => new Date(moment.getTime() + 8 * 3_600_000).toISOString().slice(0, 10);

type Fact = string | number | null;
type Comparison = Pick<Rule, 'operator' | 'values'>;

const bySize = (fact: Fact, { operator, values }: Comparison): boolean => {
  const [first = '', second = ''] = values;
  const sign = (value: string): number => {
    if (fact === null) return Number.NaN;
    if (typeof fact === 'number') return Math.sign(Math.round((fact - Number(value)) * 1e6));
    return fact < value ? -1 : fact > value ? 1 : 0;
  };
  switch (operator) {
    case 'equals':
      return sign(first) === 0;
    case 'notEquals':
      return sign(first) !== 0;
    case 'greater':
      return sign(first) > 0;
    case 'atLeast':
      return sign(first) >= 0;
    case 'less':
      return sign(first) < 0;
    case 'atMost':
      return sign(first) <= 0;
    case 'between':
      return sign(first) >= 0 && sign(second) <= 0;
    case 'exists':
      return typeof fact === 'number' ? fact > 0 : fact !== null;
    default:
      return typeof fact === 'number' ? fact <= 0 : fact === null;
  }
};

const byWords = (fact: string, { operator, values }: Comparison): boolean => {
  switch (operator) {
    case 'equals':
    case 'in':
      return values.includes(fact);
    case 'notEquals':
    case 'notIn':
      return !values.includes(fact);
    case 'contains':
      return values.some((value) => fact.toLowerCase().includes(value.toLowerCase()));
    case 'exists':
      return fact !== '';
    default:
      return fact === '';
  }
};

const loosely = (fact: string, comparison: Comparison): boolean => {
  const [first = ''] = comparison.values;
  if (!['greater', 'atLeast', 'less', 'atMost', 'between'].includes(comparison.operator))
    return byWords(fact, comparison);
  if (/^\d{4}-/.test(first)) return /^\d{4}-/.test(fact) && bySize(fact, comparison);
  return /^-?\d+(\.\d+)?$/.test(fact) && bySize(Number(fact), comparison);
};

const byIds = (held: readonly string[], { operator, values }: Comparison): boolean => {
  const hits = values.length === 0 ? held.length > 0 : held.some((id) => values.includes(id));
  return operator === 'notIn' || operator === 'notExists' ? !hits : hits;
};

const orderFits = (order: Order, detail: RuleDetail): boolean => {
  if (detail.name === 'amount') return bySize(order.amount, detail);
  const { product, channel, status } = order;
  return byWords({ product, channel, status }[detail.name] ?? '', detail);
};

const eventFits = (event: Event, detail: RuleDetail): boolean => {
  if (detail.name.startsWith('property.')) return loosely(event.properties[detail.name.slice(9)] ?? '', detail);
  return byWords(detail.name === 'name' ? event.name : event.object, detail);
};

const isWithin = (moment: Date, days: number | undefined): boolean => {
  if (days === undefined) return true;
  const first = new Date(new Date(`${localDay(NOW)}T00:00:00Z`).getTime() - (days - 1) * 86_400_000);
  return localDay(moment) >= first.toISOString().slice(0, 10);
};

const spanning = (person: Person, rule: Rule): Fact => {
  const details = rule.details ?? [];
  const [of, measure] = rule.field.split('.');
  const saysStatus = details.some(({ name }) => name === 'status');
  const counted =
    of === 'order'
      ? person.orders.filter(
          (order) =>
            (saysStatus || order.status === 'done' || order.status === 'open') &&
            isWithin(order.at, rule.days) &&
            details.every((detail) => orderFits(order, detail)),
        )
      : person.events.filter(
          (event) => isWithin(event.at, rule.days) && details.every((detail) => eventFits(event, detail)),
        );
  if (measure === 'count') return counted.length;
  if (measure === 'amount') return counted.reduce((sum, one) => sum + ('amount' in one ? one.amount : 0), 0);
  const days = counted.map(({ at }) => localDay(at)).toSorted();
  return (measure === 'first' ? days[0] : days.at(-1)) ?? null;
};

const ageOf = (birthday: string): number => {
  const today = localDay(NOW);
  const years = Number(today.slice(0, 4)) - Number(birthday.slice(0, 4));
  return today.slice(5) < birthday.slice(5) ? years - 1 : years;
};

const ruleFits = (person: Person, rule: Rule): boolean => {
  const { field } = rule;
  if (field.startsWith('order.') || field.startsWith('event.')) return bySize(spanning(person, rule), rule);
  if (field.startsWith('attribute.')) return loosely(person.attributes[field.slice(10)] ?? '', rule);
  if (field.startsWith('consent.')) {
    const said = person.consents[field.slice(8)];
    if (rule.operator === 'equals') return said === (rule.values[0] === 'true');
    return rule.operator === 'exists' ? said !== undefined : said === undefined;
  }
  switch (field) {
    case 'age':
      return bySize(person.birthday === null ? null : ageOf(person.birthday), rule);
    case 'birthday':
      return bySize(person.birthday, rule);
    case 'created':
      return bySize(localDay(person.created), rule);
    case 'label':
      return byIds(person.labels, rule);
    case 'pack':
      return byIds(person.packs, rule);
    default: {
      const { name, phone, gender, city, level, segment } = person;
      return byWords({ name, phone, gender, city, level, segment: segment ?? '' }[field] ?? '', rule);
    }
  }
};

export const nodeFits = (person: Person, node: RuleNode): boolean => {
  if (isRule(node)) return ruleFits(person, node);
  const one = (inner: RuleNode) => nodeFits(person, inner);
  return node.match === 'all' ? node.rules.every(one) : node.rules.some(one);
};

export const setFits = (person: Person, { match, rules, exclude = [] }: RuleSet): boolean => {
  const one = (node: RuleNode) => nodeFits(person, node);
  return (match === 'all' ? rules.every(one) : rules.some(one)) && !exclude.some(one);
};
