import type { PlanSection } from '@console/api/contract';
import { type EditedSection, nextNumber, type PlanPassage, type SectionState } from '@console/ui/plan-editor';

/** What was written into one section. */
export interface SectionEdit {
  readonly content: string;
  /** What the section is called, for when it is no longer there. */
  readonly title?: string | undefined;
  /** What the section said in the version that it was written upon. */
  readonly upon?: string | undefined;
  /** The version of the section that it was written upon, or that it was saved as. */
  readonly version: number;
  /** It was saved, and the plan that is shown may not have it yet. */
  readonly saved: boolean;
  /** What it cites. */
  readonly references?: readonly PlanPassage[] | undefined;
  /** It takes what a model wrote. */
  readonly drafted?: boolean | undefined;
}

export type SectionEdits = Readonly<Record<string, SectionEdit>>;

/** What a call is told of passages. */
export const citedOf = (references: readonly PlanPassage[]) =>
  references.map(({ n, chunkId, content, withheld }) => ({ n, chunkId, ...(withheld !== true && { quote: content }) }));

const isPassage = (value: unknown): value is PlanPassage =>
  typeof value === 'object' &&
  value !== null &&
  'n' in value &&
  typeof value.n === 'number' &&
  'chunkId' in value &&
  typeof value.chunkId === 'string' &&
  'documentName' in value &&
  typeof value.documentName === 'string' &&
  'knowledgeBaseName' in value &&
  typeof value.knowledgeBaseName === 'string' &&
  'content' in value &&
  typeof value.content === 'string' &&
  'positions' in value &&
  Array.isArray(value.positions);

const isEdit = (value: unknown): value is SectionEdit =>
  typeof value === 'object' &&
  value !== null &&
  'content' in value &&
  typeof value.content === 'string' &&
  'version' in value &&
  typeof value.version === 'number' &&
  'saved' in value &&
  value.saved === false &&
  (!('title' in value) || typeof value.title === 'string') &&
  (!('upon' in value) || typeof value.upon === 'string') &&
  (!('references' in value) || (Array.isArray(value.references) && value.references.every(isPassage)));

const editsIn = (fields: Readonly<Record<string, unknown>>): [string, SectionEdit][] =>
  Object.entries(fields).filter((entry): entry is [string, SectionEdit] => isEdit(entry[1]));

/**
 * Edits as pages kept them in the browser. Where two wrote other words into one section, those of the second are no section's:
 * they are offered to be put back.
 */
export const editsLeft = (kept: readonly Readonly<Record<string, unknown>>[]): SectionEdits => {
  const edits = new Map<string, SectionEdit>();
  for (const [id, edit] of kept.flatMap(editsIn)) {
    const known = edits.get(id);
    if (known === undefined) edits.set(id, edit);
    else if (known.content !== edit.content) edits.set(`${id} ${edits.size}`, edit);
  }
  return Object.fromEntries(edits);
};

/** The edit where it still says something that the section does not. */
export const liveEdit = (section: PlanSection, edit: SectionEdit | undefined): SectionEdit | undefined =>
  edit === undefined || (edit.saved && section.version >= edit.version) ? undefined : edit;

/** Somebody else has changed the text of the section since, to something else. A new name alone is no matter. */
export const isOvertaken = (section: PlanSection, edit: SectionEdit): boolean =>
  !edit.saved && section.version > edit.version && section.content !== edit.content && section.content !== edit.upon;

/**
 * Both texts, theirs first, with what they cite. A passage of one's own whose number theirs gives to another one gets the next
 * free number, in the text as well.
 */
export const bothTexts = (
  theirs: { readonly content: string; readonly references: readonly PlanPassage[] },
  mine: { readonly content: string; readonly references: readonly PlanPassage[] },
): { readonly content: string; readonly references: readonly PlanPassage[] } => {
  const references = [...theirs.references];
  const numbers = new Map<number, number>();
  let next = nextNumber([...theirs.references, ...mine.references]);
  for (const one of mine.references) {
    const taken = theirs.references.find(({ n }) => n === one.n);
    if (taken !== undefined && taken.chunkId === one.chunkId && taken.content === one.content) continue;
    const n = taken === undefined ? one.n : next;
    if (taken !== undefined) next += 1;
    numbers.set(one.n, n);
    references.push({ ...one, n });
  }
  const own = mine.content.replace(/\[(\d{1,3})\]/g, (_, n: string) => `[${numbers.get(Number(n)) ?? n}]`);
  return { content: [theirs.content, own].filter((text) => text.trim() !== '').join('\n\n'), references };
};

/** A section as it is written: what is typed over what is saved. */
export const editedSection = (
  section: PlanSection,
  edit: SectionEdit | undefined,
  work: 'saving' | 'failed' | undefined,
): EditedSection => {
  const live = liveEdit(section, edit);
  const { id, title, hint, content, references, changedBy } = section;
  const overtaken = live !== undefined && work !== 'saving' && isOvertaken(section, live);
  const state = ((): SectionState => {
    if (live === undefined || live.saved) return 'saved';
    return overtaken ? 'conflict' : (work ?? 'unsaved');
  })();
  return {
    id,
    title,
    hint,
    content: live?.content ?? content,
    references: live?.references ?? references,
    state,
    ...(overtaken && { theirs: { content, by: changedBy } }),
  };
};
