/**
 * Where the backend is: one address, or one for each prefix of paths, such as
 * `{ '/aiapi': 'https://portal.example.com/ai', '/': '' }`. The longest prefix that a path begins with counts, whole
 * segments of it alone; the path is put behind its address as it is. What no prefix names is at the page's own origin.
 */
export type Origins = string | Readonly<Record<`/${string}`, string>>;

const withoutEnd = (text: string): string => text.replace(/\/+$/, '');

/** Answers the address that a path is put behind. */
export const originsOf = (origins: Origins): ((path: string) => string) => {
  if (typeof origins === 'string') {
    const only = withoutEnd(origins);
    return () => only;
  }
  const prefixes = Object.entries(origins)
    .map(([prefix, origin]) => ({ prefix: withoutEnd(prefix), origin: withoutEnd(origin) }))
    .toSorted((a, b) => b.prefix.length - a.prefix.length);
  return (path) => prefixes.find(({ prefix }) => path === prefix || path.startsWith(`${prefix}/`))?.origin ?? '';
};
