import { bodySize, headingLevel, numberRank } from './headings.js';
import { append, type Compounds, compoundsOf, joinLine } from './joinLines.js';
import type { Line } from './line.js';
import { goesOn } from './paragraphs.js';
import type { Block, PlacedText } from './types.js';

/** What stands in a text without belonging to it: a sentence may go on behind it. */
const interrupts = ({ role, row }: Line): boolean => role !== 'text' || row;

/** Parts the names in a drawing. */
const BETWEEN_NAMES = ' · ';

/** Captions, notes, boxes, names in drawings and rows of tables, each group of lines a block of its own. */
const asideBlocks = (lines: readonly Line[], compounds: Compounds): Block[] => {
  const blocks: Block[] = [];
  for (const [at, line] of lines.entries()) {
    const before = lines[at - 1];
    const last = blocks.at(-1);
    const isSame = before !== undefined && last !== undefined && before.role === line.role;
    if (isSame && line.role === 'label') blocks[blocks.length - 1] = { ...last, ...append(last, line, BETWEEN_NAMES) };
    else if (isSame && goesOn(before, line, false))
      blocks[blocks.length - 1] = { ...last, ...joinLine(last, line, compounds) };
    else
      blocks.push({
        kind: line.row && line.role !== 'label' ? 'row' : 'text',
        level: 0,
        text: line.text,
        pieces: line.pieces,
      });
  }
  return blocks;
};

interface Open {
  readonly text: PlacedText;
  readonly last: Line;
}

/**
 * Puts the lines of a whole document together into headings, paragraphs and table rows. What interrupts a sentence (a
 * figure, a table, the notes at the end of a page) comes after the paragraph that the sentence is in.
 */
export const toBlocks = (pages: readonly (readonly Line[])[]): Block[] => {
  const lines = pages.flat();
  const body = bodySize(lines);
  const compounds = compoundsOf(lines);
  const blocks: Block[] = [];
  let open: Open | null = null;
  let held: Line[] = [];
  let headingBefore: { line: Line; level: number } | null = null;
  const close = (): void => {
    if (open !== null) blocks.push({ kind: 'text', level: 0, ...open.text });
    // Notes last: a table may go on after those of its page.
    const notes = held.filter(({ role }) => role === 'note');
    blocks.push(...asideBlocks([...held.filter(({ role }) => role !== 'note'), ...notes], compounds));
    open = null;
    held = [];
  };
  const goOnWith = (line: Line): PlacedText | null =>
    open !== null && goesOn(open.last, line, held.length > 0) ? joinLine(open.text, line, compounds) : null;
  const addHeading = (line: Line, level: number): void => {
    const last = blocks.at(-1);
    const continues =
      headingBefore !== null &&
      last?.kind === 'heading' &&
      headingBefore.level === level &&
      numberRank(line.text.trim()) === 9 &&
      line.y0 >= headingBefore.line.y0 &&
      line.y0 - headingBefore.line.y1 < 0.6 * line.size &&
      last.text.length + line.text.length <= 80;
    if (continues && last !== undefined) blocks[blocks.length - 1] = { ...last, ...joinLine(last, line, compounds) };
    else blocks.push({ kind: 'heading', level, text: line.text, pieces: line.pieces });
    headingBefore = { line, level };
  };
  for (const line of lines) {
    const level = headingLevel(line, body);
    if (level !== null) {
      close();
      addHeading(line, level);
      continue;
    }
    headingBefore = null;
    if (interrupts(line)) held.push(line);
    else {
      const text: PlacedText | null = goOnWith(line);
      if (text === null) close();
      open = { text: text ?? line, last: line };
    }
  }
  close();
  return blocks;
};
