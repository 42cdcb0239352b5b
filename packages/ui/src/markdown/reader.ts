import {
  definition,
  endsTable,
  type Fence,
  footnote,
  heading,
  isParagraphLine,
  isTableHead,
  listAfterWords,
  listItem,
  listItemPerhaps,
  openedFence,
} from './lines.js';
import type { Block, BlockKind } from './block.js';
import { type Definition, withDefinition, withDefinitions } from './definitions.js';

/**
 * Cuts markdown into top-level blocks that can be drawn on their own, and long blocks into parts, line by line, so that
 * a growing text is only looked at where it grew. Where a cut would be doubtful there is none.
 */

export interface Reading {
  /** Blocks in groups that keep their identity from one call to the next, as blocks do. Only the last block grows. */
  readonly groups: readonly (readonly Block[])[];
  /** Labels of the footnotes that have a text, joined by spaces. */
  readonly footnotes: string;
}

/** Blocks in one group, so that an update goes through groups, not through all blocks. */
export const BLOCKS_IN_GROUP = 8;
const LINES_IN_CODE_PART = 24;
const ROWS_IN_TABLE_PART = 8;
/** Characters or items of a list after which its next item begins another block. */
const LONG_LIST = 1000;
const MANY_ITEMS = 30;

interface State {
  readonly groups: readonly (readonly Block[])[];
  readonly definitions: readonly Definition[];
  readonly footnotes: string;

  readonly kind: BlockKind;
  readonly head: string;
  readonly parts: readonly string[];
  readonly continues: number | null;
  /** Where the tail of the open block begins. */
  readonly from: number;
  /** Where it ends, once that is known. */
  readonly to: number | null;

  /** The block has a line with words in it. */
  readonly started: boolean;
  readonly afterBlank: boolean;
  /** Nothing but lines of a paragraph so far. */
  readonly paragraph: boolean;
  /** Sign of the list it is, so that further items belong to it even after a blank line. */
  readonly list: string | null;
  /** Number of the list's latest item. */
  readonly item: number;
  /** The next line with words begins another block. */
  readonly complete: boolean;
  readonly fence: Fence | null;
  /** Lines in the tail of code, rows in that of a table, items of a list. */
  readonly lines: number;
  /** The line before. */
  readonly before: string;
  readonly beforeStart: number;
}

const fresh = {
  kind: 'markdown',
  head: '',
  parts: [],
  continues: null,
  from: 0,
  to: null,
  started: false,
  afterBlank: false,
  paragraph: false,
  list: null,
  item: 0,
  complete: false,
  fence: null,
  lines: 0,
} as const;

const start: State = { ...fresh, groups: [], definitions: [], footnotes: '', before: '', beforeStart: 0 };

const add = (groups: State['groups'], block: Block): State['groups'] => {
  const last = groups.at(-1);
  return last && last.length < BLOCKS_IN_GROUP ? [...groups.slice(0, -1), [...last, block]] : [...groups, [block]];
};

const blockOf = (state: State, text: string, end: number): Block =>
  withDefinitions(
    {
      kind: state.kind,
      head: state.head,
      parts: state.parts,
      tail: text.slice(state.from, state.to ?? end),
      continues: state.continues,
      links: '',
    },
    state.definitions,
  );

const closed = (state: State, text: string, at: number): State => ({
  ...state,
  ...fresh,
  groups: state.started ? add(state.groups, blockOf(state, text, at)) : state.groups,
  from: at,
});

const markOf = (line: string): { list: string | null; item: number } => {
  const [, bullet, number, sign] = listItem.exec(line) ?? [];
  return { list: bullet ?? sign ?? null, item: number === undefined ? 0 : Number(number) };
};

/** The first line of a block. */
const begin = (state: State, line: string, at: number, next: number): State => {
  const note = footnote.exec(line);
  if (note) {
    const label = note[1] ?? '';
    return {
      ...state,
      kind: 'footnote',
      head: label,
      from: at + note[0].length,
      started: true,
      footnotes: state.footnotes === '' ? label : `${state.footnotes} ${label}`,
    };
  }
  if (definition.test(line)) return { ...state, kind: 'definition', started: true, from: at };
  const fence = openedFence(line);
  const code = fence?.code === true;
  return {
    ...state,
    kind: code ? 'code' : 'markdown',
    head: code ? line : '',
    from: code ? next : at,
    started: true,
    paragraph: isParagraphLine(line),
    ...markOf(line),
    complete: heading.test(line),
    fence,
  };
};

/** One more line in the tail, which becomes a part when it is long enough and its last line is whole. */
const grown = (state: State, limit: number, text: string, next: number): State => {
  if (state.lines + 1 < limit || !text.startsWith('\n', next - 1)) return { ...state, lines: state.lines + 1 };
  return { ...state, parts: [...state.parts, text.slice(state.from, next)], from: next, lines: 0 };
};

const readCode = (state: State, line: string, at: number, next: number, text: string): State => {
  if (state.fence?.close.test(line)) return { ...state, fence: null, complete: true, to: at };
  return grown(state, LINES_IN_CODE_PART, text, next);
};

const readRow = (state: State, line: string, at: number, next: number, text: string): State => {
  if (line.trim() === '') return { ...state, complete: true, to: state.to ?? at };
  if (endsTable(line)) return begin(closed(state, text, at), line, at, next);
  return grown(state, ROWS_IN_TABLE_PART, text, next);
};

const readOther = (state: State, line: string, at: number, next: number, text: string): State => {
  if (state.fence) {
    if (!state.fence.close.test(line)) return state;
    return { ...state, fence: null, complete: state.list === null && state.kind === 'markdown' };
  }
  if (line.trim() === '') return { ...state, afterBlank: state.started };
  const beginAnew = (): State => begin(closed(state, text, at), line, at, next);
  if (!state.started || state.complete) return beginAnew();
  const indented = line.startsWith(' ') || line.startsWith('\t');
  if (state.kind === 'definition' && !indented) return beginAnew();
  const item = listItem.test(line);
  const fence = openedFence(line);
  if (!indented && (heading.test(line) || footnote.test(line) || (fence !== null && !item))) return beginAnew();
  if (state.paragraph && !state.afterBlank) {
    if (listAfterWords.test(line)) return beginAnew();
    if (isTableHead(state.before, line)) {
      const above = closed({ ...state, started: state.beforeStart > state.from }, text, state.beforeStart);
      return { ...above, kind: 'table', head: `${state.before}\n${line}\n`, from: next, started: true };
    }
  }
  const continuesList = state.list !== null && (item || listItemPerhaps.test(line));
  if (state.afterBlank && !indented && !continuesList) return beginAnew();
  if (continuesList && item) {
    const mark = markOf(line);
    const number = mark.list === state.list ? state.item + 1 : mark.item;
    if (at - state.from > LONG_LIST || state.lines >= MANY_ITEMS) {
      const bulleted = mark.list === '-' || mark.list === '*' || mark.list === '+';
      const continues = mark.list === state.list ? (bulleted ? 0 : number) : null;
      return { ...beginAnew(), continues, item: number };
    }
    return { ...state, afterBlank: false, fence, list: mark.list, item: number, lines: state.lines + 1 };
  }
  return { ...state, afterBlank: false, fence, paragraph: state.paragraph && isParagraphLine(line) };
};

const readLine = (state: State, text: string, at: number, end: number, next: number): State => {
  const line = text.slice(at, end);
  let after: State;
  if (state.kind === 'code' && !state.complete) after = readCode(state, line, at, next, text);
  else if (state.kind === 'table' && !state.complete) after = readRow(state, line, at, next, text);
  else after = readOther(state, line, at, next, text);
  return { ...after, before: line, beforeStart: at };
};

/** A function to call with a text that grows. It goes on from what it saw last; another text begins anew. */
export const createReader = (): ((text: string, running: boolean) => Reading) => {
  let seen = '';
  let lineStart = 0;
  let state = start;

  const define = (from: State, line: string): State =>
    from.kind === 'definition' && from.started ? withDefinition(from, line) : from;

  return (text, running) => {
    if (!text.startsWith(seen)) {
      lineStart = 0;
      state = start;
    }
    seen = text;
    for (let end = text.indexOf('\n', lineStart); end !== -1; end = text.indexOf('\n', lineStart)) {
      state = define(readLine(state, text, lineStart, end, end + 1), text.slice(lineStart, end));
      lineStart = end + 1;
    }
    // The line that is still being written counts as if it were whole, until more of it comes.
    let now = state;
    if (lineStart < text.length) {
      now = readLine(state, text, lineStart, text.length, text.length);
      if (!running) now = define(now, text.slice(lineStart));
    }
    return {
      groups: now.started ? add(now.groups, blockOf(now, text, text.length)) : now.groups,
      footnotes: now.footnotes,
    };
  };
};
