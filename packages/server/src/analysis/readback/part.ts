import { type Chip, chipLabels, type Language } from '../semantics/index.js';
import { markOf, type Node } from './tree.js';

/** A part of a query that was understood, as a chip, and how the query is with other values of it. */
export interface ReadPart {
  readonly chip: Chip;
  /** The outermost query with these values. Throws `ChipError`. Null: it can't be changed. */
  readonly change: ((values: readonly string[]) => Node) | null;
}

export interface ChipWords extends Pick<Chip, 'kind' | 'text'> {
  readonly editor?: Chip['editor'];
  readonly options?: Chip['options'];
  readonly values?: readonly string[];
  readonly removable?: boolean;
}

/** The chip of a part. Its id changes with what it is about, so that nobody changes what they have not seen. */
export const chipOf = (place: string, about: unknown, language: Language, words: ChipWords): Chip => {
  const { kind, text, editor = 'none', options = [], values = [], removable = false } = words;
  return {
    id: `${place}:${markOf(about)}`,
    kind,
    label: chipLabels[kind][language],
    text,
    assumed: false,
    editor,
    options,
    values,
    removable,
  };
};
