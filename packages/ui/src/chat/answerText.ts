import { formatDateTime } from '@console/base';
import type { ChatReference } from './types.js';

/** The answer for the clipboard: without the numbers of its citations. */
export const withoutCitations = (answer: string, references: readonly ChatReference[]): string => {
  const known = new Set(references.map(({ n }) => n));
  return answer.replace(/(?<![ \t])[ \t]*\[(\d{1,3})\]/g, (all, n) => (known.has(Number(n)) ? '' : all)).trim();
};

/** `10:36` today, `11-20 10:36` on another day. */
export const shortTime = (time: string, now: Date): string => {
  const full = formatDateTime(time);
  if (full === '—') return full;
  return full.slice(0, 10) === formatDateTime(now).slice(0, 10) ? full.slice(11, 16) : full.slice(5, 16);
};

const ends = /[。！？!?\n]|\.(?=\s)/g;

/** Where the last finished sentence ends. */
export const finishedLength = (text: string): number => {
  let length = 0;
  for (const match of text.matchAll(ends)) length = match.index + match[0].length;
  return length;
};

/** Words to be read out: no marks, no citations. */
export const spoken = (markdown: string): string =>
  markdown
    .replace(/\[\d{1,3}\]/g, '')
    .replace(/^[ \t]*(?:#{1,6}|>|[-*+]|\|[-:| ]*\|)[ \t]*/gm, '')
    .replace(/[*_`|]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
