/** Addresses that one call takes, and a whole list. */
export const AT_ONCE = 1000;
export const MOST = 200_000;
const LONGEST = 200;

/** The addresses of a list, one a line or parted by commas, semicolons and tabs; quotes around them are left out. */
export const addressesIn = (list: string): string[] =>
  list
    .replace(/^\uFEFF/, '')
    .split(/[\n\r,，;；\t]+/)
    .map((one) => one.trim().replaceAll(/^["']|["']$/g, ''))
    .filter((one) => one !== '' && one.length <= LONGEST);
