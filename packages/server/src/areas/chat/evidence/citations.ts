const OPENERS = '[【［';
const CLOSERS = ']】］';
/** Everything a citation may hold before it closes: numbers, what joins them, and the `†source` some models add. */
const INSIDE = /^[[【［]\^?[\d\s,，、;；\-–—~～]*(?:†[^\]】］\n]*)?$/;
/** Shown text that a citation taken out right after it must not run together with what follows, making a new one. */
const OPEN_TAIL = /[[【［]\^?[\d\s,，、;；\-–—~～]*$/;
const LONGEST = 60;
const LONGEST_RANGE = 20;

/** The numbers of `1`, `1,2`, `1、2` and `1-3`; null where it is no citation. A year is none: at most three digits. */
const readNumbers = (inside: string): number[] | null => {
  const parts = inside
    .replace(/†.*$/s, '')
    .replace(/^\^/, '')
    .split(/[,，、;；\s]+/)
    .filter((part) => part !== '');
  const numbers: number[] = [];
  for (const part of parts) {
    const found = /^(\d{1,3})(?:[-–—~～](\d{1,3}))?$/.exec(part);
    if (found === null) return null;
    const first = Number(found[1]);
    const last = Number(found[2] ?? first);
    if (last < first || last - first > LONGEST_RANGE) return null;
    for (let n = first; n <= last; n += 1) numbers.push(n);
  }
  return numbers.length === 0 ? null : numbers;
};

/** Text as it streams, with its citations put in order. */
export interface CitationFilter {
  /** Takes the next piece; returns what may be shown by now. The result is the same wherever pieces are cut. */
  push(piece: string): string;
  /** What was still held back. */
  end(): string;
  /** Numbers cited so far. */
  readonly cited: ReadonlySet<number>;
}

/**
 * Brings citations into the one form `[n]` — `【1】`, `[1,2]`, `[1-3]`, `[^1]` become `[1]`, `[1][2]`, … — and takes out those
 * that name none of the `offered` passages. Code is left as it is. A citation is never the text of a link.
 */
export const citationFilter = (offered: ReadonlySet<number>): CitationFilter => {
  const cited = new Set<number>();
  /** A citation that has begun and not yet closed. */
  let held = '';
  /** A space before it, dropped together with a citation that is taken out. */
  let space = '';
  let afterCitation = false;
  let shownTail = '';
  /** Length of the run of backticks that opened the code we are in; 0 outside. */
  let code = 0;
  let backticks = 0;

  const release = (): string => {
    const text = space + held;
    space = '';
    held = '';
    if (text !== '') afterCitation = false;
    return text;
  };

  const close = (): string => {
    const numbers = readNumbers(held.slice(1, -1));
    if (numbers === null) return release();
    const kept = numbers.filter((n) => offered.has(n));
    const before = kept.length === 0 ? '' : space;
    held = '';
    space = '';
    for (const n of kept) cited.add(n);
    if (kept.length > 0) afterCitation = true;
    if (kept.length === 0) return OPEN_TAIL.test(shownTail) ? ' ' : '';
    return before + kept.map((n) => `[${n}]`).join('');
  };

  const endBackticks = (): void => {
    if (backticks === 0) return;
    if (code === 0) code = backticks;
    else if (code === backticks) code = 0;
    backticks = 0;
  };

  const take = (character: string): string => {
    if (character === '`') {
      backticks += 1;
      return release() + character;
    }
    endBackticks();
    // Inline code ends with its line; only a fence goes on.
    if (character === '\n' && code < 3) code = 0;
    if (code > 0) return release() + character;
    if (held !== '') {
      held += character;
      if (CLOSERS.includes(character)) return close();
      if (held.length <= LONGEST && INSIDE.test(held)) return '';
      held = held.slice(0, -1);
      return release() + take(character);
    }
    if (OPENERS.includes(character)) {
      held = character;
      return '';
    }
    if (character === ' ') {
      const before = space;
      space = character;
      if (before !== '') afterCitation = false;
      return before;
    }
    const gap = character === '(' && afterCitation && space === '' ? ' ' : '';
    const text = release();
    afterCitation = false;
    return text + gap + character;
  };

  return {
    push: (piece) => {
      let text = '';
      for (const character of piece) {
        const shown = take(character);
        shownTail = (shownTail + shown).slice(-LONGEST);
        text += shown;
      }
      return text;
    },
    end: release,
    cited,
  };
};

/** Text without its citations, for showing an earlier answer to the model: its numbers mean other passages now. */
export const withoutCitations = (text: string): string => text.replace(/ ?\[\d{1,3}\]/g, '');
