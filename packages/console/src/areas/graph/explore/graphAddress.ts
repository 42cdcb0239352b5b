/** Kinds and relations have names of their own, with commas in them too. */
export const writeNames = (names: readonly string[]): string | undefined =>
  names.length === 0 ? undefined : names.map((name) => encodeURIComponent(name)).join(',');

const MOST = 200;
const LONGEST = 50;

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
};

/** The names that an address holds: anyone may have written it. */
export const readNames = (value: string | undefined): string[] => {
  const names = (value ?? '').split(',').map((one) => decoded(one).trim());
  return [...new Set(names.filter((name) => name !== '' && name.length <= LONGEST))].slice(0, MOST);
};
