import { isWide } from './characters.js';
import { isShort } from './headings.js';
import type { Line } from './line.js';

const sentenceEnd = /[。！？；：!?;:.…]["”’」』）)]*\s*$/;
const opensParagraph =
  /^\s*(?:第[零一二三四五六七八九十百千\d]+[编部篇章节条款]|[（(][一二三四五六七八九十\d]{1,3}[)）]|[一二三四五六七八九十]{1,3}、|\d{1,3}(?:\.\d{1,3}){0,4}[.、)）]?\s|\[\d{1,3}\]\s|[•·●○■□◆▪]|[-–—]\s)/;

const sameColumn = (one: Line, other: Line): boolean =>
  one.column[0] === other.column[0] && one.column[1] === other.column[1];

/** Whether a line broke off before it had to: what comes next would have had room on it. */
const endsEarly = (before: Line, line: Line): boolean => {
  const [word = ''] = /^\S+/.exec(line.text.trimStart()) ?? [];
  if (isWide(word[0] ?? '')) return isShort(before);
  const width = ((line.x1 - line.x0) * word.length) / Math.max(1, line.text.length);
  return before.x1 + width + 0.6 * before.size < before.column[1];
};

/** Whether a text breaks off in the middle of a sentence, at the end of a full line. */
export const breaksOff = (last: Line, next: Line): boolean => !sentenceEnd.test(last.text) && !endsEarly(last, next);

/** Whether a line goes on with the paragraph of the line before it, in spite of what may stand between them. */
export const goesOn = (before: Line, line: Line, isApart: boolean): boolean => {
  if (before.row || line.row || before.role !== line.role) return false;
  if (Math.abs(before.points - line.points) > 0.12 * before.points || before.bold !== line.bold) return false;
  const early = endsEarly(before, line);
  const ended = sentenceEnd.test(before.text);
  if ((ended || early) && opensParagraph.test(line.text)) return false;
  if (isApart || !sameColumn(before, line) || line.y0 < before.y0) return !ended && !early;
  const gap = line.y0 - before.y1;
  if (gap > 0.9 * before.size) return false;
  if (!ended && /^\p{Ll}/u.test(line.text.trimStart())) return true;
  const indented = line.x0 > line.column[0] + 1.2 * line.size && before.x0 < before.column[0] + 0.6 * before.size;
  return !early && !(indented && ended);
};
