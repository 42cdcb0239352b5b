import type { DifferenceField, DifferenceText, LinePair } from './types.js';

export type SectionState = 'same' | 'changed' | 'added' | 'removed';

/** What is compared by itself: the whole text, or one field. */
export interface Section extends LinePair {
  readonly key: string;
  /** Undefined for a text without fields. */
  readonly label: string | undefined;
  readonly state: SectionState;
}

/** A text that is not there has no line; one that ends with a line break has none after it. */
const linesOf = (text: string | undefined): string[] => {
  if (text === undefined || text === '') return [];
  const lines = text.split(/\r\n|\r|\n/);
  if (lines.length > 1 && lines.at(-1) === '') lines.pop();
  return lines;
};

const section = (key: string, label: string | undefined, before: string | undefined, after: string | undefined) => {
  const state: SectionState =
    (before === after && 'same') ||
    (before === undefined && 'added') ||
    (after === undefined && 'removed') ||
    'changed';
  return { key, label, state, before: linesOf(before), after: linesOf(after) };
};

const fieldsOf = (text: DifferenceText): readonly DifferenceField[] =>
  typeof text === 'string' ? [{ key: '', label: '', value: text }] : text;

/** Fields in the order of the newer side; those that it lacks stand where they stood before. */
export const sectionsOf = (before: DifferenceText, after: DifferenceText): Section[] => {
  if (typeof before === 'string' && typeof after === 'string') return [section('', undefined, before, after)];
  const [old, now] = [fieldsOf(before), fieldsOf(after)];
  const oldOf = new Map(old.map((field) => [field.key, field]));
  const kept = new Set(now.map(({ key }) => key));
  const all = now.map(({ key, label, value }) => section(key, label, oldOf.get(key)?.value, value));
  old.forEach(({ key, label, value }, at) => {
    if (kept.has(key)) return;
    const previous = old[at - 1]?.key;
    const place = all.findIndex((one) => one.key === previous);
    all.splice(place + 1, 0, section(key, label, value, undefined));
  });
  return all;
};
