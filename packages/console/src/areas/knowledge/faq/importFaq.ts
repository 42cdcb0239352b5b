import type { KnownRow } from '@console/api/contract';
import { formatDateTime, normalQuestion } from '@console/base';
import type { CheckAnswer, CheckRequest, ImportRow, RowConflict, RowProblem } from '@console/ui/import-wizard';
import type { useFaqWords } from './faqWords.js';
import { linesOf } from './faqSheetFields.js';

type Words = ReturnType<typeof useFaqWords>['sheet'];
type Asked = Pick<KnownRow, 'row' | 'question' | 'answer'>;
type Problem = RowProblem & { readonly row: number };

/** Rows and characters that are asked about in one call. */
const ROWS = 500;
const CHARACTERS = 1_000_000;

const keyOf = ({ values }: ImportRow): string => JSON.stringify([values['question'], values['answer']]);

const portions = (rows: readonly ImportRow[]): ImportRow[][] => {
  const all: ImportRow[][] = [];
  let characters = 0;
  for (const one of rows) {
    const length = (one.values['question'] ?? '').length + (one.values['answer'] ?? '').length;
    const last = all.at(-1);
    if (last === undefined || last.length === ROWS || characters + length > CHARACTERS) {
      all.push([one]);
      characters = length;
    } else {
      last.push(one);
      characters += length;
    }
  }
  return all;
};

/** What is wrong with a row by itself, or beside the others of the file. */
const problemOf = ({ row, values }: ImportRow, first: number | undefined, words: Words): Problem | null => {
  if (first !== undefined) return { row, field: 'question', message: words.twice(first) };
  const positive = new Set([values['question'] ?? '', ...linesOf(values['similar'] ?? '')].map(normalQuestion));
  const denied = linesOf(values['negative'] ?? '').some((one) => positive.has(normalQuestion(one)));
  return denied ? { row, field: 'negative', message: words.denied } : null;
};

/** The first row that asks the same as a later one, by the later one's number. */
const repeats = (rows: readonly ImportRow[]): ReadonlyMap<number, number> => {
  const seen = new Map<string, number>();
  const twice = new Map<number, number>();
  for (const { row, values } of rows) {
    const question = values['question'] ?? '';
    if (question === '') continue;
    const normal = normalQuestion(question);
    const first = seen.get(normal);
    if (first === undefined) seen.set(normal, row);
    else twice.set(row, first);
  }
  return twice;
};

/**
 * Checks rows of a spreadsheet: against one another here, against what the base has by asking it. What was answered once
 * is not asked again, so that a mended cell costs one row and not the file.
 */
export const faqChecker = (ask: (rows: Asked[], signal: AbortSignal) => Promise<readonly KnownRow[]>) => {
  const answered = new Map<string, KnownRow | null>();
  return async ({ rows, all, signal, onProgress }: CheckRequest, words: Words): Promise<CheckAnswer> => {
    const fresh = rows.filter((one) => !answered.has(keyOf(one)));
    let done = rows.length - fresh.length;
    for (const portion of portions(fresh)) {
      const asked = portion.map(({ row, values }) => ({
        row,
        question: values['question'] ?? '',
        answer: values['answer'] ?? '',
      }));
      const known = new Map((await ask(asked, signal)).map((one) => [one.row, one]));
      for (const one of portion) answered.set(keyOf(one), known.get(one.row) ?? null);
      done += portion.length;
      onProgress(done);
    }
    const twice = repeats(all);
    const problems: Problem[] = [];
    const same: number[] = [];
    const conflicts: RowConflict[] = [];
    for (const one of all) {
      const { row } = one;
      const problem = problemOf(one, twice.get(row), words);
      const known = answered.get(keyOf(one));
      if (problem !== null) problems.push(problem);
      else if (known === undefined || known === null) continue;
      else if (known.sameAnswer) same.push(row);
      else if (known.way === 'similar')
        problems.push({ row, field: 'question', message: words.similarOf(known.number) });
      else {
        const about = words.about(
          known.number,
          known.createdBy,
          formatDateTime(known.updateTime).slice(0, 10),
          known.hits,
        );
        conflicts.push({ row, field: 'answer', there: known.answer, about });
      }
    }
    return { problems, same, conflicts, checked: all.map(({ row }) => row) };
  };
};
