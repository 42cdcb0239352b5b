/** Variables of the prompt for an answer; each is replaced where it stands. */
export const PROMPT_VARIABLES = ['passages', 'question'] as const;
/** Characters of a prompt. */
export const PROMPT_MAX = 8000;
/** Characters of what is answered where nothing is found. */
export const EMPTY_ANSWER_MAX = 1000;

/** What a text with variables may hold. */
export interface PromptRules {
  /** Variables that are replaced. */
  readonly known: readonly string[];
  /** Those that have to stand in it, if there is any text at all. */
  readonly required: readonly string[];
  readonly max: number;
  /** Braces have to come in pairs. */
  readonly paired: boolean;
}

/** What the texts of a base's parameters may hold. */
export const promptRules = {
  systemPrompt: { known: [], required: [], max: PROMPT_MAX, paired: true },
  answerPrompt: { known: PROMPT_VARIABLES, required: PROMPT_VARIABLES, max: PROMPT_MAX, paired: true },
  emptyAnswer: { known: [], required: [], max: EMPTY_ANSWER_MAX, paired: false },
} as const satisfies Record<string, PromptRules>;

export type PromptField = keyof typeof promptRules;

/**
 * `unknown`: no such variable · `unsupported`: nothing is replaced in this text · `full_width`: written with the braces
 * of Chinese · `missing`: a variable that has to be there · `unopened`, `unclosed`: a brace without its other half ·
 * `too_long`: from here on.
 */
export type PromptProblemKind =
  | 'unknown'
  | 'unsupported'
  | 'full_width'
  | 'missing'
  | 'unopened'
  | 'unclosed'
  | 'too_long';

/** What is wrong with a text, and where. */
export interface PromptProblem {
  readonly kind: PromptProblemKind;
  /** What it is about, as it is written: `{passage}`; empty where it is about the length. */
  readonly word: string;
  /** The variable that is meant; null where nobody can tell. */
  readonly meant: string | null;
  /** From `start` up to, not including, `end`. Both are the end of the text where something is missing. */
  readonly start: number;
  readonly end: number;
  /** Both count from 1, and characters as people count them. */
  readonly line: number;
  readonly column: number;
}

/** Problems that are told of one text: nobody mends more at once. */
const TOLD = 20;

const VARIABLE = /[{｛][ \t]*([\p{L}_][\p{L}\p{N}_.-]{0,40})[ \t]*[}｝]/gu;

/** How many letters have to change to make one word of the other. */
const distance = (a: string, b: string): number => {
  let row = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (const [i, letter] of [...a].entries()) {
    const next = [i + 1];
    for (const [j, other] of [...b].entries())
      next.push(Math.min((row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1, (row[j] ?? 0) + (letter === other ? 0 : 1)));
    row = next;
  }
  return row.at(-1) ?? 0;
};

const meantBy = (name: string, known: readonly string[]): string | null => {
  const [best] = known
    .map((one) => ({ one, far: distance(name.toLowerCase(), one) }))
    .filter(({ one, far }) => far <= Math.floor(one.length / 3))
    .toSorted((a, b) => a.far - b.far);
  return best?.one ?? null;
};

interface Found extends Omit<PromptProblem, 'line' | 'column'> {}

const variableProblems = (text: string, { known }: PromptRules): Found[] =>
  [...text.matchAll(VARIABLE)].flatMap((match): Found[] => {
    const [word, name = ''] = match;
    const place = { word, start: match.index, end: match.index + word.length };
    if (known.some((one) => word === `{${one}}`)) return [];
    const meant = meantBy(name, known);
    if (known.length === 0) return [{ kind: 'unsupported', meant: null, ...place }];
    const isWide = /[｛｝]/u.test(word) && known.includes(name);
    return [{ kind: isWide ? 'full_width' : 'unknown', meant, ...place }];
  });

/** Braces without their other half. A text such as `{"a": {}}` has none. */
const braceProblems = (text: string): Found[] => {
  const open: number[] = [];
  const found: Found[] = [];
  for (const [at, letter] of text.split('').entries()) {
    if (letter === '{') open.push(at);
    if (letter === '}' && open.pop() === undefined)
      found.push({ kind: 'unopened', word: '}', meant: null, start: at, end: at + 1 });
  }
  return [...found, ...open.map((at): Found => ({ kind: 'unclosed', word: '{', meant: null, start: at, end: at + 1 }))];
};

/** What is wrong with a text, in its order, the first 20 things. An empty text stands for the usual one, and is always right. */
export const lintPrompt = (text: string, rules: PromptRules): PromptProblem[] => {
  if (text.trim() === '') return [];
  const { required, max, paired } = rules;
  const at = text.length;
  const found: Found[] = [
    ...variableProblems(text, rules),
    // A brace of the one kind closed by the other is told as a variable.
    ...(paired ? braceProblems(text.replaceAll(VARIABLE, (word) => ' '.repeat(word.length))) : []),
    ...required
      .filter((name) => !text.includes(`{${name}}`))
      .map((name): Found => ({ kind: 'missing', word: `{${name}}`, meant: name, start: at, end: at })),
    ...(text.length > max ? [{ kind: 'too_long', word: '', meant: null, start: max, end: at } satisfies Found] : []),
  ];
  return found
    .toSorted((a, b) => a.start - b.start)
    .slice(0, TOLD)
    .map((one) => {
      const before = text.slice(0, one.start).split('\n');
      return { ...one, line: before.length, column: Array.from(before.at(-1) ?? '').length + 1 };
    });
};
