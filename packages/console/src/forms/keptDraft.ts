import type { Fields } from '../session/formDrafts.js';

/** Beside the fields of a draft: what they held when the typing began. No field is called so. */
const BEGAN = '#began';
/** The field that says which version of its record a form was filled from. It goes with what was typed. */
export const VERSION = 'version';

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** As JSON has both. */
const alike = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** What is kept of a form: its fields, and what they held when the typing began, where that is known. */
export const keptOf = (fields: Fields, began: Fields | undefined): Fields =>
  began === undefined ? fields : { ...fields, [BEGAN]: began };

export interface KeptDraft {
  readonly fields: Fields;
  /** Undefined: nobody knows any more. */
  readonly began: Fields | undefined;
}

/** What was kept. */
export const readKept = (kept: Fields): KeptDraft => {
  const { [BEGAN]: began, ...fields } = kept;
  return { fields, began: isFields(began) ? began : undefined };
};

/** Names of the fields that were typed in: of what nobody touched, the record knows better. */
export const typedNames = ({ fields, began }: KeptDraft): string[] =>
  Object.keys(fields).filter((name) => began === undefined || !alike(fields[name], began[name]));

/** Whether what was typed in says something else in the record by now, and no version of it tells. */
export const isOvertaken = (draft: KeptDraft, present: Fields): boolean => {
  const { fields, began } = draft;
  if (began === undefined || VERSION in fields) return false;
  return typedNames(draft).some((name) => !alike(began[name], present[name]));
};
