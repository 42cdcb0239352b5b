/** Groups that a base may have: more of them make every question slower. */
export const WORD_GROUPS_MAX = 300;
/** Words that may stand for one another. */
export const WORDS_OF_GROUP_MAX = 10;
/** A single character is in too many words to stand for one. */
export const OWN_WORD_MIN = 2;
export const OWN_WORD_MAX = 30;

/** What is wrong with a list of words. `line` counts from 1. */
export interface WordProblem {
  readonly kind: 'too_short' | 'too_long' | 'too_many_words' | 'too_many_groups' | 'repeated';
  readonly line: number;
  readonly word: string;
}

const separator = /[=＝,，、;；\t]/;
/** Words that read the same to a search are the same word. */
const keyOf = (word: string): string => word.normalize('NFKC').toLowerCase();

/** The first word that stands in these groups twice; null: none does. */
export const repeatedWord = (groups: readonly (readonly string[])[]): string | null => {
  const seen = new Set<string>();
  for (const word of groups.flat()) {
    const key = keyOf(word);
    if (seen.has(key)) return word;
    seen.add(key);
  }
  return null;
};

/** Reads groups of words as people write them: a line each, the words parted by `=`, commas or tabs. Empty lines say nothing. */
export const readWordGroups = (text: string): { groups: string[][]; problem: WordProblem | null } => {
  const groups: string[][] = [];
  const seen = new Set<string>();
  let problem: WordProblem | null = null;
  const tell = (kind: WordProblem['kind'], line: number, word: string): void => {
    problem ??= { kind, line, word };
  };
  for (const [at, row] of text.split(/\r?\n/).entries()) {
    const line = at + 1;
    const words = row
      .split(separator)
      .map((word) => word.trim().replace(/\s+/g, ' '))
      .filter((word) => word !== '');
    if (words.length === 0) continue;
    for (const word of words) {
      const length = Array.from(word).length;
      if (length < OWN_WORD_MIN) tell('too_short', line, word);
      if (length > OWN_WORD_MAX) tell('too_long', line, word);
      const key = keyOf(word);
      if (seen.has(key)) tell('repeated', line, word);
      seen.add(key);
    }
    if (words.length > WORDS_OF_GROUP_MAX) tell('too_many_words', line, words[0] ?? '');
    groups.push(words);
    if (groups.length > WORD_GROUPS_MAX) tell('too_many_groups', line, words[0] ?? '');
  }
  return { groups, problem };
};

/** Groups of words as people read and change them. */
export const writeWordGroups = (groups: readonly (readonly string[])[]): string =>
  groups.map((words) => words.join(' = ')).join('\n');
