import type { ComponentType } from 'react';

type Names<Props> = readonly (keyof Props & string)[];

/** Of a widget, what its custom element takes and tells. */
export interface ElementRecipe<Props extends object> {
  /** Name of the element. */
  readonly tag: string;
  /** Loads the widget, when the first such element is in a page. */
  readonly load: () => Promise<ComponentType<Props>>;
  /** Properties of the element, under their names at the widget. */
  readonly properties: Names<Props>;
  /** Of these, the ones without which there is nothing to draw. */
  readonly required: Names<Props>;
  /** Attributes, as `storage-key`, and how the property of each reads them. */
  readonly attributes: Readonly<Record<string, ElementAttribute<Props>>>;
  /** Events by their types, as `ask`, and the prop that each comes from. */
  readonly events: Readonly<Record<string, keyof Props & string>>;
  /** Of these, the ones that the widget has to have. The others are offered to the reader once somebody listens. */
  readonly always: readonly string[];
}

/** How an attribute is read: as it is, as a number, or as there or not. */
export interface ElementAttribute<Props> {
  readonly property: keyof Props & string;
  readonly kind: 'text' | 'number' | 'boolean';
}

/** The value that an attribute stands for; undefined where it is not there or says nothing. */
export const readAttribute = (value: string | null, kind: 'text' | 'number' | 'boolean'): unknown => {
  if (value === null) return undefined;
  if (kind === 'boolean') return value !== 'false';
  if (kind === 'text') return value;
  const number = Number(value);
  return value.trim() === '' || !Number.isFinite(number) ? undefined : number;
};
