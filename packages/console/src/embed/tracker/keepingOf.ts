/** What this browser keeps for the tabs of a site, by name. */
export interface Keeping {
  read: (name: string) => string | null;
  write: (name: string, value: string) => void;
  drop: (names: readonly string[]) => void;
  /** Those that begin so, in their order. */
  names: (start: string) => string[];
}

/** Keeps in the browser, under names that begin with `place`; what it has no room for, while the page is open. */
export const keepingOf = (place: string): Keeping => {
  const memory = new Map<string, string>();
  /** Does what a browser may not allow at all. */
  const tried = <T>(work: () => T, otherwise: T): T => {
    try {
      return work();
    } catch {
      return otherwise;
    }
  };
  return {
    read: (name) => memory.get(name) ?? tried(() => localStorage.getItem(place + name), null),
    write: (name, value) => {
      const isKept = tried(() => {
        localStorage.setItem(place + name, value);
        return true;
      }, false);
      if (!isKept) memory.set(name, value);
    },
    drop: (names) => {
      for (const name of names) {
        memory.delete(name);
        tried(() => localStorage.removeItem(place + name), undefined);
      }
    },
    names: (start) => {
      const stored = tried(() => Object.keys(localStorage), [])
        .filter((name) => name.startsWith(place))
        .map((name) => name.slice(place.length));
      const named = [...stored, ...memory.keys()].filter((name) => name.startsWith(start));
      // oxlint-disable-next-line unicorn/no-array-sort -- Browsers of other people's visitors are older than `toSorted`.
      return named.sort();
    },
  };
};
