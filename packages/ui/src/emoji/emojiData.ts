import { loadPart } from '../on-demand/loadPart.js';

/** One sign with its name. */
export interface Emoji {
  readonly sign: string;
  readonly name: string;
  /** Name and other words it is found by, in lower case. */
  readonly words: string;
  readonly group: EmojiGroup;
}

export const emojiGroups = [
  'smileys',
  'people',
  'animals',
  'food',
  'travel',
  'activities',
  'objects',
  'symbols',
  'flags',
] as const;
export type EmojiGroup = (typeof emojiGroups)[number];

/** Numbers of the groups in the data; 2 holds parts of signs, which nobody types. */
const numbered: Readonly<Record<number, EmojiGroup>> = {
  0: 'smileys',
  1: 'people',
  3: 'animals',
  4: 'food',
  5: 'travel',
  6: 'activities',
  7: 'objects',
  8: 'symbols',
  9: 'flags',
};

interface RawEmoji {
  readonly unicode: string;
  readonly label: string;
  readonly group?: number;
  readonly order?: number;
  readonly tags?: readonly string[];
}

export const readEmoji = (raw: readonly RawEmoji[]): Emoji[] =>
  raw
    .toSorted((a, b) => (a.order ?? 0) - (b.order ?? 0))
    .flatMap(({ unicode, label, group, tags = [] }) => {
      const name = group === undefined ? undefined : numbered[group];
      if (name === undefined) return [];
      return [{ sign: unicode, name: label, words: [label, ...tags].join('\n').toLowerCase(), group: name }];
    });

/** Those that every word of `sought` is found in. */
export const searchEmoji = (all: readonly Emoji[], sought: string): readonly Emoji[] => {
  const terms = sought
    .trim()
    .toLowerCase()
    .split(/\s+/)
    .filter((term) => term !== '');
  if (terms.length === 0) return [];
  return all.filter(({ words, sign }) => terms.every((term) => words.includes(term) || sign === term));
};

export type EmojiLanguage = 'zh' | 'en';

const fetchers: Record<EmojiLanguage, () => Promise<{ default: readonly RawEmoji[] }>> = {
  zh: () => loadPart(() => import('emojibase-data/zh/compact.json')),
  en: () => loadPart(() => import('emojibase-data/en/compact.json')),
};
const loaded = new Map<EmojiLanguage, Promise<readonly Emoji[]>>();

/** All signs with their names in one language, about 80 kB on the wire, fetched once. A failure is not remembered. */
export const loadEmoji = (language: EmojiLanguage): Promise<readonly Emoji[]> => {
  const known = loaded.get(language);
  if (known) return known;
  const coming = fetchers[language]().then(({ default: raw }) => readEmoji(raw));
  loaded.set(language, coming);
  coming.catch(() => loaded.delete(language));
  return coming;
};
