'use client';

export { nextNumber } from './order.js';
export { PlanEditor, type PlanEditorProps } from './PlanEditor.js';
export type { Drafting, EvidenceSearch } from './SectionHelp.js';
export type {
  ConflictChoice,
  EditedSection,
  PlanBase,
  PassageOpening,
  PlanPassage,
  SectionDraft,
  SectionState,
} from './types.js';
