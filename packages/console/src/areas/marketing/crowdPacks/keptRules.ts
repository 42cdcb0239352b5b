import type { EditedDetail, EditedGroup, EditedNode, EditedRules } from '@console/ui/rule-editor';
import type { Fields } from '../../../session/formDrafts.js';

/** Rules that an earlier visit left, with the version that they were made from. */
export interface KeptRules {
  readonly rules: EditedRules;
  readonly version: number;
  /** What that version said; undefined: nobody knows any more. */
  readonly began?: EditedRules | undefined;
}

const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const listOf = <One>(value: unknown, read: (one: unknown) => One | undefined): One[] =>
  (Array.isArray(value) ? value : []).flatMap((one: unknown) => read(one) ?? []);

const text = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

const detail = (value: unknown): EditedDetail | undefined =>
  isRecord(value) && typeof value['name'] === 'string' && typeof value['operator'] === 'string'
    ? { name: value['name'], operator: value['operator'], values: listOf(value['values'], text) }
    : undefined;

const group = (value: Fields): EditedGroup | undefined =>
  typeof value['match'] === 'string' && Array.isArray(value['rules'])
    ? {
        match: value['match'],
        ...(typeof value['title'] === 'string' && { title: value['title'] }),
        rules: listOf(value['rules'], readNode),
      }
    : undefined;

/** One condition or group; undefined where it is none. */
export const readNode = (value: unknown): EditedNode | undefined => {
  if (!isRecord(value)) return undefined;
  const { field, operator, values, days, details } = value;
  if (typeof field !== 'string' || typeof operator !== 'string') return group(value);
  return {
    field,
    operator,
    values: listOf(values, text),
    ...(typeof days === 'number' && { days }),
    ...(details !== undefined && { details: listOf(details, detail) }),
  };
};

const wholeRules = (value: unknown): EditedRules | undefined => {
  const whole = isRecord(value) ? group(value) : undefined;
  if (!isRecord(value) || whole === undefined) return undefined;
  const { exclude } = value;
  return { ...whole, ...(exclude !== undefined && { exclude: listOf(exclude, readNode) }) };
};

/** Of what the browser kept, which may be whatever: the rules, also half filled in; undefined where they are none. */
export const keptRules = (fields: Fields | undefined): KeptRules | undefined => {
  const rules = wholeRules(fields?.['rules']);
  const began = wholeRules(fields?.['began']);
  const version = fields?.['version'];
  if (rules === undefined || typeof version !== 'number') return undefined;
  return { rules, version, ...(began !== undefined && { began }) };
};
