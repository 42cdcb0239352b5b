import type { Words } from './words.js';

type Part<Section> = {
  readonly [Key in keyof Section]?: Section[Key] extends string | readonly unknown[] | ((...args: never) => unknown)
    ? Section[Key]
    : Part<Section[Key]>;
};

/** Any part of the words, by widget: what is left out stays as it is built in. */
export type PartialWords = { readonly [Key in keyof Words]?: Part<Words[Key]> };

const isGroup = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The words with the host's own in their places, however deep these stand. */
export const mergeWords = <Section extends object>(built: Section, own: object | undefined): Section => {
  if (own === undefined) return built;
  const merged = { ...built };
  for (const [key, value] of Object.entries(own)) {
    const before: unknown = Reflect.get(built, key);
    if (value !== undefined)
      Reflect.set(merged, key, isGroup(before) && isGroup(value) ? mergeWords(before, value) : value);
  }
  return merged;
};

/** Adds the host's words of an inner provider to those of the outer ones. */
export const addWords = (outer: PartialWords | undefined, inner: PartialWords | undefined): PartialWords | undefined =>
  outer === undefined ? inner : mergeWords(outer, inner);
