export type BlockKind = 'markdown' | 'code' | 'table' | 'footnote' | 'definition';

/** A part of a growing text that is drawn by itself. */
export interface Block {
  readonly kind: BlockKind;
  /** Code: the fence that opens it. Table: its first two lines. Footnote: its label. Else empty. */
  readonly head: string;
  /** What can't change any more of a block that grows by lines (code, table). Keeps its identity. */
  readonly parts: readonly string[];
  /** The rest. */
  readonly tail: string;
  /** Set on what goes on with the list of the block before: the number of its first item, or 0 for a list without. */
  readonly continues: number | null;
  /** Definitions of the links it uses that stand elsewhere, as markdown. */
  readonly links: string;
}
