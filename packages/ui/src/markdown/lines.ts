/** What a line of markdown says about the block it stands in, by the line alone. */

/** A list item at the left edge. */
export const listItem = /^(?:([-*+])|(\d{1,9})([.)]))(?:[ \t]|$)/;
/** What may become a list item with the next character. */
export const listItemPerhaps = /^(?:[-*+]|\d{1,9}[.)]?)$/;
/** A list item that ends the paragraph before it. */
export const listAfterWords = /^(?:[-*+]|1[.)])[ \t]+\S/;
export const heading = /^#{1,6}(?:[ \t]|$)/;
/** A footnote's text: `[^label]: …`. */
export const footnote = /^\[\^([^\]\s[^]{1,64})\]:[ \t]*/;
/** A link's address: `[label]: address "title"`. */
export const definition =
  /^ {0,3}\[((?!\^)[^\][\\]{1,200})\]:[ \t]*(<[^<>]*>|[^\s<]\S*)(?:[ \t]+(?:"[^"]*"|'[^']*'|\([^()]*\)))?[ \t]*$/;

const codeFence = /^[ \t]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+)*(`{3,}(?=[^`]*$)|~{3,})/;
const mathFence = /^[ \t]*(\$\$(?!.*\$\$)|\\\[(?!.*\\\]))/;
/** Begins something that is neither a paragraph nor part of one. */
const otherStart =
  /^(?: {4}|\t| {0,3}(?:>|#{1,6}(?:\s|$)|[-*+](?:\s|$)|\d{1,9}[.)](?:\s|$)|`{3}|~{3}|<|\$\$|\\\[|\[\^))/;
const rule = /^ {0,3}(?:(?:\*[ \t]*){3,}|(?:-[ \t]*){3,}|(?:_[ \t]*){3,})$/;

export interface Fence {
  /** Matches the line that ends it. */
  readonly close: RegExp;
  /** Code at the top level, that needs no further reading. */
  readonly code: boolean;
  /** What stands in it is a formula. */
  readonly formula: boolean;
}

export const openedFence = (line: string): Fence | null => {
  const code = codeFence.exec(line)?.[1];
  if (code !== undefined) {
    const sign = code.startsWith('`') ? '`' : '~';
    return {
      close: new RegExp(`^[ \\t]*${sign}{${code.length},}[ \\t]*$`),
      code: /^ {0,3}[`~]/.test(line),
      formula: false,
    };
  }
  const math = mathFence.exec(line)?.[1];
  if (math === undefined) return null;
  return { close: math === '$$' ? /\$\$[ \t]*$/ : /\\\]/, code: false, formula: true };
};

export const isParagraphLine = (line: string): boolean => !otherStart.test(line) && !rule.test(line);

/** Ends a table although it isn't blank. */
export const endsTable = (line: string): boolean => otherStart.test(line) || rule.test(line);

/** Beyond this a table is shown as it was written. */
export const MAX_COLUMNS = 100;

const delimiterRow = /^ {0,3}\|?[ \t]*:?-+:?[ \t]*(?:\|[ \t]*:?-+:?[ \t]*)*\|?[ \t]*$/;

/** The cells of a table's row, as written. */
export const splitCells = (row: string): string[] => {
  const inner = row
    .trim()
    .replace(/^\|/, '')
    .replace(/(?<!\\)((?:\\\\)*)\|$/, '$1');
  const cells: string[] = [];
  let from = 0;
  for (let at = 0; at < inner.length; at += 1) {
    const sign = inner.charCodeAt(at);
    if (sign === 92) at += 1;
    else if (sign === 124) {
      cells.push(inner.slice(from, at).trim());
      from = at + 1;
    }
  }
  cells.push(inner.slice(from).trim());
  return cells;
};

/** True for the two lines that begin a table. */
export const isTableHead = (head: string, delimiters: string): boolean => {
  if (!head.includes('|') || !delimiterRow.test(delimiters)) return false;
  if (listItem.test(delimiters) || !/[|:]/.test(delimiters)) return false;
  const columns = splitCells(head).length;
  return columns <= MAX_COLUMNS && columns === splitCells(delimiters).length;
};
