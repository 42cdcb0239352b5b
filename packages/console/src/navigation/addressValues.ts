/** Anyone may have written an address: what is no such value counts as not there. */

const id = /^[A-Za-z0-9_-]{1,64}$/;

export const idIn = (value: string | undefined): string | undefined =>
  value !== undefined && id.test(value) ? value : undefined;

/** A number of things or a place among them, from 1 to `most`. */
export const countIn = (value: string | undefined, most: number): number | undefined => {
  if (value === undefined || !/^\d{1,9}$/.test(value)) return undefined;
  const count = Number(value);
  return count >= 1 && count <= most ? count : undefined;
};

/** One of the words that a page knows. */
export const oneOf = <T extends string>(value: string | undefined, known: readonly T[]): T | undefined =>
  known.find((one) => one === value);

const LONGEST_SEARCH = 50;

/** What is searched for, as far as the calls take it. */
export const searchIn = (value: string | undefined): string | undefined => {
  const text = value?.trim().slice(0, LONGEST_SEARCH).trim();
  return text === '' ? undefined : text;
};
