import type { CitedPassage } from '../markdown/context.js';

/** A passage that a section rests on. */
export interface PlanPassage extends CitedPassage {
  readonly chunkId: string;
  /** Left out: nobody knows, and its place cannot be shown. */
  readonly documentId?: string | undefined;
  readonly knowledgeBaseName: string;
  /** The words cited. */
  readonly content: string;
  /** Its base is not open to the reader: nothing of it is told. Default false. */
  readonly withheld?: boolean | undefined;
}

/** Looking at where passages stand. */
export interface PassageOpening {
  /** A passage was chosen. `id`: of the section that cites it; left out for one that was only found. */
  readonly onOpen: (opened: { id?: string | undefined; passage: PlanPassage }) => void;
  /** The address that shows a passage that a section cites: its link opens in another tab as well. */
  readonly hrefOf: (cited: { id: string; passage: PlanPassage }) => string;
}

/** How far what was typed has come: `conflict` where somebody else has changed the same section. */
export type SectionState = 'saved' | 'unsaved' | 'saving' | 'failed' | 'conflict';

/** Whose text is to stand where two people wrote one section at once. */
export type ConflictChoice = 'theirs' | 'mine' | 'both';

/** A section as it is being written. */
export interface EditedSection {
  readonly id: string;
  readonly title: string;
  /** What belongs into it. Empty: nothing is said. */
  readonly hint: string;
  /** Markdown, with what is typed and not yet saved. */
  readonly content: string;
  readonly references: readonly PlanPassage[];
  readonly state: SectionState;
  /** What somebody else has saved meanwhile, where there is a conflict. */
  readonly theirs?: { readonly content: string; readonly by: string } | undefined;
}

/** What a model wrote, before it is taken. */
export interface SectionDraft {
  readonly content: string;
  readonly references: readonly PlanPassage[];
  /** Places in it that are marked as not verified. */
  readonly unverified: number;
}

/** A base that evidence is looked for in. */
export interface PlanBase {
  readonly id: string;
  readonly name: string;
}
