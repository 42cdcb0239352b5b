import remend from 'remend';

/** Delimiters in one block beyond which reading it as markdown would take noticeably long. */
const MAX_EMPHASIS = 600;
const MAX_BRACKETS = 800;
/** Characters beyond which a block is not read: nobody writes a paragraph that long. */
const MAX_LENGTH = 24_000;
const deepNesting =
  /^(?:(?:[ \t]*(?:>|[-*+]|\d{1,9}[.)])){40,}|(?:\t| {2}){20,}[ \t]*(?:>|[-*+]|\d{1,9}[.)])|(?:\t| {4}){30,}\S)/m;

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

/** True for a block made to keep a markdown reader busy. It is shown as it is written. */
export const isHostile = (block: string): boolean => {
  return (
    block.length > MAX_LENGTH ||
    deepNesting.test(block) ||
    /`{20,}/.test(block) ||
    count(block, /[*_~`]+/g) > MAX_EMPHASIS ||
    count(block, /[$\\]/g) > MAX_EMPHASIS ||
    count(block, /\[/g) > MAX_BRACKETS
  );
};

export const hasMath = (block: string): boolean => /\$|\\\(|\\\[/.test(block);

const mathOrCode =
  /(?<code>(?<ticks>`{3,}|~{3,})[\s\S]*?(?:\k<ticks>|$)|`[^`\n]+`)|^(?<indent>[ \t]*)(?:\\\[(?<bracketed>[\s\S]+?)\\\]|\$\$(?<dollars>[^$]+?)\$\$)[ \t]*$|\\\((?<inline>[\s\S]+?)\\\)|\\\[(?<embedded>[\s\S]+?)\\\]|\$\$[^$]*\$\$|\\\$|\$(?=\S)(?<single>(?:[^$\n\\`]|\\.)*?(?:[^\s$\\`]|\\[^\s$]))\$(?!\d)|(?<lone>\$\$?)/gm;

/** Writes formulas the one way that the reader of formulas knows, and leaves sums of money alone. */
export const normalizeMath = (block: string): string =>
  block.replace(mathOrCode, (all, ...rest) => {
    const groups: Partial<Record<string, string>> = rest.at(-1);
    const display = groups['bracketed'] ?? groups['dollars'];
    if (display !== undefined) {
      const indent = groups['indent'] ?? '';
      return `${indent}$$\n${indent}${display.trim()}\n${indent}$$`;
    }
    const inline = groups['inline'] ?? groups['embedded'];
    if (inline !== undefined) return `$${inline.trim()}$`;
    if (groups['lone'] === '$') return '\\$';
    return all;
  });

const tableHead = /(^|\n)\|[^\n]*(?:\n[|\-: \t]*)?$/;
const fencePerhaps = /^`{1,2}$/;
const unfinishedCitation = /\[(?:\d{0,3}|\^[^\]\s[^]{0,64})$/;

/** Makes the unfinished end of a growing answer look as it most likely will: emphasis closed, half a table held back. */
export const healTail = (block: string): string => {
  if (isHostile(block)) return block;
  const table = tableHead.exec(block);
  const shown = table ? block.slice(0, table.index) : block;
  if (fencePerhaps.test(shown)) return '';
  return remend(shown.replace(unfinishedCitation, ''), {
    linkMode: 'text-only',
    htmlTags: false,
    comparisonOperators: false,
    singleTilde: false,
  });
};

const EDGE = '\u2063';
const strongOrCode =
  /(?<code>(?<ticks>`{3,}|~{3,})[\s\S]*?(?:\k<ticks>|$)|`[^`\n]+`)|(?<![*\\])\*\*(?![*\s])(?<inner>[^*\n]*[^*\s])\*\*(?!\*)/g;
const punctuation = /[\p{P}\p{S}]/u;

/**
 * `**结论：**按` is not emphasis to markdown, which wants a space after punctuation: an invisible sign between the two
 * makes it one. `withoutEdges` takes the sign out again.
 */
export const seeStrong = (block: string): string =>
  block.replace(strongOrCode, (all, ...rest) => {
    const groups: Partial<Record<string, string>> = rest.at(-1);
    const inner = groups['inner'];
    if (inner === undefined) return all;
    const before = punctuation.test(inner.charAt(0)) ? EDGE : '';
    const after = punctuation.test(inner.at(-1) ?? '') ? EDGE : '';
    return `**${before}${inner}${after}**`;
  });

export const withoutEdges = (text: string): string => text.replaceAll(EDGE, '');
