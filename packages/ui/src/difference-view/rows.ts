import type { Section, SectionState } from './sections.js';
import type { Run } from './types.js';

export interface NumberedLine {
  /** From 1. */
  readonly number: number;
  readonly text: string;
}

export type DifferenceRow =
  | { readonly kind: 'heading'; readonly key: string; readonly label: string; readonly state: SectionState }
  | { readonly kind: 'fold'; readonly key: string; readonly count: number; readonly what: 'lines' | 'fields' }
  | { readonly kind: 'same'; readonly key: string; readonly before: NumberedLine; readonly after: NumberedLine }
  | {
      readonly kind: 'changed';
      readonly key: string;
      readonly before: NumberedLine | undefined;
      readonly after: NumberedLine | undefined;
      /** Which of the two is drawn, where they stand below one another. */
      readonly only?: 'before' | 'after';
    };

export interface DifferenceRows {
  readonly rows: readonly DifferenceRow[];
  /** Where each change begins among the rows. */
  readonly changes: readonly number[];
  /** Lines. */
  readonly added: number;
  readonly removed: number;
}

export interface RowOptions {
  readonly layout: 'side' | 'inline';
  /** Unchanged lines left in sight beside each change. */
  readonly context: number;
  /** Keys of folds that the reader has opened. */
  readonly opened: ReadonlySet<string>;
}

/** A fold takes a row itself: fewer lines than this are shown instead. */
const LEAST_FOLDED = 2;

interface Writer {
  readonly rows: DifferenceRow[];
  readonly changes: number[];
  added: number;
  removed: number;
}

const lineAt = (lines: readonly string[], at: number): NumberedLine => ({ number: at + 1, text: lines[at] ?? '' });

const writeSame = (out: Writer, section: Section, from: { b: number; a: number }, count: number, cut: Cut) => {
  const push = (at: number) =>
    out.rows.push({
      kind: 'same',
      key: `${section.key}=${from.b + at}`,
      before: lineAt(section.before, from.b + at),
      after: lineAt(section.after, from.a + at),
    });
  const hidden = count - cut.head - cut.tail;
  const key = `${section.key}~${from.b}`;
  const folded = hidden >= LEAST_FOLDED && !cut.opened.has(key);
  for (let at = 0; at < count; at += 1) {
    if (folded && at === cut.head) {
      out.rows.push({ kind: 'fold', key, count: hidden, what: 'lines' });
      at += hidden - 1;
    } else push(at);
  }
};

interface Cut {
  readonly head: number;
  readonly tail: number;
  readonly opened: ReadonlySet<string>;
}

const writeChanged = (out: Writer, section: Section, from: { b: number; a: number }, run: Run, side: boolean) => {
  out.changes.push(out.rows.length);
  out.added += run.after;
  out.removed += run.before;
  const pairs = Array.from({ length: Math.max(run.before, run.after) }, (_, at) => ({
    before: at < run.before ? lineAt(section.before, from.b + at) : undefined,
    after: at < run.after ? lineAt(section.after, from.a + at) : undefined,
  }));
  const key = (at: number) => `${section.key}#${from.b}/${from.a}+${at}`;
  if (side) {
    pairs.forEach((pair, at) => void out.rows.push({ kind: 'changed', key: key(at), ...pair }));
    return;
  }
  for (const only of ['before', 'after'] as const)
    pairs.forEach((pair, at) => {
      if (pair[only]) out.rows.push({ kind: 'changed', key: key(at) + only, ...pair, only });
    });
};

const writeLines = (out: Writer, section: Section, runs: readonly Run[], { layout, context, opened }: RowOptions) => {
  const from = { b: 0, a: 0 };
  runs.forEach((run, index) => {
    if (run.same) {
      const cut = { head: index === 0 ? 0 : context, tail: index === runs.length - 1 ? 0 : context, opened };
      writeSame(out, section, from, run.before, cut);
    } else writeChanged(out, section, from, run, layout === 'side');
    from.b += run.before;
    from.a += run.after;
  });
};

/** What is drawn, top to bottom: changed lines with a few around them, the rest folded. */
export const rowsOf = (
  sections: readonly Section[],
  runs: readonly (readonly Run[])[],
  options: RowOptions,
): DifferenceRows => {
  const out: Writer = { rows: [], changes: [], added: 0, removed: 0 };
  for (let at = 0; at < sections.length; at += 1) {
    const section = sections[at];
    if (section === undefined) continue;
    const { key, label, state } = section;
    if (label !== undefined && state === 'same') {
      const next = sections.findIndex((one, index) => index > at && one.state !== 'same');
      const count = (next < 0 ? sections.length : next) - at;
      const isFirst = at === 0 || sections[at - 1]?.state !== 'same';
      const fold = `${key}~fields`;
      if (isFirst && !options.opened.has(fold)) {
        out.rows.push({ kind: 'fold', key: fold, count, what: 'fields' });
        at += count - 1;
        continue;
      }
    }
    if (label !== undefined) out.rows.push({ kind: 'heading', key: `${key}:`, label, state });
    writeLines(out, section, runs[at] ?? [], options);
  }
  return out;
};
