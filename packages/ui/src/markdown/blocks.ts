/**
 * Cuts markdown into top-level blocks that can be rendered on their own, line by line, so that a growing text is only
 * looked at where it grew. Where a cut would be doubtful there is none: a block too large is right, one too small is not.
 */

interface Fence {
  /** Matches the line that ends it. */
  readonly close: RegExp;
}

interface Context {
  /** The block has a line with words in it. */
  readonly started: boolean;
  readonly afterBlank: boolean;
  /** Begins with a list item, so that further items belong to it even after a blank line. */
  readonly list: boolean;
  /** The next line with words begins another block. */
  readonly complete: boolean;
  readonly fence: Fence | null;
}

const start: Context = { started: false, afterBlank: false, list: false, complete: false, fence: null };

const listItem = /^(?:[-*+]|\d{1,9}[.)])(?:[ \t]|$)/;
const listItemPerhaps = /^(?:[-*+]|\d{1,9}[.)]?)$/;
const heading = /^#{1,6}(?:[ \t]|$)/;
const codeFence = /^[ \t]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+)*(`{3,}(?=[^`]*$)|~{3,})/;
const mathFence = /^[ \t]*(\$\$(?!.*\$\$)|\\\[(?!.*\\\]))/;

const openedFence = (line: string): Fence | null => {
  const code = codeFence.exec(line)?.[1];
  if (code !== undefined) {
    const sign = code.startsWith('`') ? '`' : '~';
    return { close: new RegExp(`^[ \\t]*${sign}{${code.length},}[ \\t]*$`) };
  }
  const math = mathFence.exec(line)?.[1];
  if (math === undefined) return null;
  return { close: math === '$$' ? /\$\$[ \t]*$/ : /\\\]/ };
};

const begin = (line: string): Context => ({
  started: true,
  afterBlank: false,
  list: listItem.test(line),
  complete: heading.test(line),
  fence: openedFence(line),
});

/** Where a line belongs: whether it begins a block of its own, and what then holds for the next line. */
const place = (line: string, context: Context): { cut: boolean; next: Context } => {
  if (context.fence) {
    const closed = context.fence.close.test(line);
    return { cut: false, next: closed ? { ...context, fence: null, complete: !context.list } : context };
  }
  if (line.trim() === '') return { cut: false, next: { ...context, afterBlank: context.started } };
  if (!context.started) return { cut: false, next: begin(line) };
  const indented = line.startsWith(' ') || line.startsWith('\t');
  const fence = openedFence(line);
  const ownBlock = !indented && (heading.test(line) || (fence !== null && !listItem.test(line)));
  const continuesList = context.list && (listItem.test(line) || listItemPerhaps.test(line));
  const afterGap = context.afterBlank && !indented && !continuesList;
  if (context.complete || ownBlock || afterGap) return { cut: true, next: begin(line) };
  return { cut: false, next: { ...context, afterBlank: false, fence } };
};

/** Blocks in one group, so that an update goes through groups, not through all blocks. */
export const BLOCKS_IN_GROUP = 32;

export interface Blocks {
  /** Blocks that can't change any more, in groups that keep their identity from one call to the next. */
  readonly closed: readonly (readonly string[])[];
  /** The last block, or the last two: what may still change. */
  readonly open: readonly string[];
}

/** A function to call with a text that grows. It goes on from what it saw last; another text begins anew. */
export const createBlockSplitter = (): ((text: string) => Blocks) => {
  let seen = '';
  let closed: readonly (readonly string[])[] = [];
  let blockStart = 0;
  let lineStart = 0;
  let context = start;

  const close = (block: string): void => {
    const last = closed.at(-1);
    closed = last && last.length < BLOCKS_IN_GROUP ? [...closed.slice(0, -1), [...last, block]] : [...closed, [block]];
  };

  return (text) => {
    if (!text.startsWith(seen)) {
      closed = [];
      blockStart = 0;
      lineStart = 0;
      context = start;
    }
    seen = text;
    for (let end = text.indexOf('\n', lineStart); end !== -1; end = text.indexOf('\n', lineStart)) {
      const { cut, next } = place(text.slice(lineStart, end), context);
      if (cut) {
        close(text.slice(blockStart, lineStart));
        blockStart = lineStart;
      }
      context = next;
      lineStart = end + 1;
    }
    const last = text.slice(lineStart);
    const cut = last !== '' && place(last, context).cut;
    const open = cut ? [text.slice(blockStart, lineStart), last] : [text.slice(blockStart)];
    return { closed, open: open.filter((block) => block !== '') };
  };
};
