/** What a text says outright, in its own words. */
export interface Statement {
  readonly subject: string;
  /** What we call the relation. */
  readonly predicate: string;
  /** The words that the text has for it, by which a schema may know it too. */
  readonly said: string;
  readonly object: string;
  /** Of the way of saying it, not of this sentence. */
  readonly confidence: number;
}

/** How sure each way of saying something is; measured on the sentences of `sentences.fixtures.ts`. */
export const SURE = { definition: 0.9, number: 0.9, parts: 0.85, table: 0.85, list: 0.8, being: 0.75 } as const;

/** What stands in front of a line and numbers it. */
const numbering =
  /^(?:第[零〇一二三四五六七八九十百千\d]+(?:[章条][、.：:]?\s*|[节款项](?:[、.：:]\s*|\s+))|\d{1,3}(?:\.\d{1,3}){1,4}\.?\s+|\d{1,3}(?:\.\d{1,3})*[、.．)）]\s*|\d{1,3}(?:[-.]\d{1,3})+\s*(?=\p{Script=Han})|[（(][一二三四五六七八九十\d]{1,3}[)）]\s*|[一二三四五六七八九十]{1,3}、\s*|[①-⑳]\s*|[-•·*—●■◆]\s+|[a-zA-Z][.)]\s+)+/u;

export const withoutNumbering = (line: string): string => line.trim().replace(numbering, '');

/** Whether a line is an item of a list by what stands in front of it. */
export const isNumbered = (line: string): boolean => numbering.test(line.trim());

/** Quotes around a whole name. */
export const unquoted = (name: string): string =>
  name
    .trim()
    .replace(/^[“"「『](.*)[”"」』]$/u, '$1')
    .trim();
