import type { Tokens } from '../../packages/ui/src/theme/index.js';
import { contrast } from './contrast.js';

export interface Pair {
  colour: keyof Tokens;
  on: keyof Tokens;
  /** What it must reach: 4.5 for text, 3 for what is drawn. */
  least: 4.5 | 3;
}

export interface Group {
  name: string;
  /** What the colours say. */
  meaning: string;
  pairs: readonly Pair[];
}

const text = (colour: keyof Tokens, ...grounds: (keyof Tokens)[]): Pair[] =>
  grounds.map((on) => ({ colour, on, least: 4.5 }));
const drawn = (colour: keyof Tokens, ...grounds: (keyof Tokens)[]): Pair[] =>
  grounds.map((on) => ({ colour, on, least: 3 }));

/** Which colours stand on which: every pair that the widgets use to say something. */
export const groups: readonly Group[] = [
  {
    name: 'Text',
    meaning: 'Third is the faintest that may be read: placeholders too.',
    pairs: [
      ...text('text', 'sheet', 'canvas', 'raised', 'sunken', 'tint', 'tint2'),
      ...text('text2', 'sheet', 'canvas', 'raised', 'sunken'),
      ...text('text3', 'sheet', 'canvas', 'raised', 'sunken'),
    ],
  },
  {
    name: 'Blue acts',
    meaning: 'What can be done, is chosen, or is in progress. Brand itself is never text and never under text.',
    pairs: [
      ...text('link', 'sheet', 'raised'),
      ...text('linkOnTint', 'tint', 'tint2'),
      ...text('onSolid', 'solid', 'solidHover', 'solidPress'),
      ...drawn('brand', 'sheet'),
      ...drawn('focus', 'sheet', 'canvas'),
      ...drawn('line3', 'sheet'),
    ],
  },
  {
    name: 'Amber proves',
    meaning: 'Evidence alone: the active citation, the lit region, the chunk being read. Never a warning.',
    pairs: [
      ...text('evidence', 'evidenceBg', 'sheet'),
      ...drawn('evidenceLine', 'sheet'),
      ...text('ink', 'evidenceFill'),
    ],
  },
  {
    name: 'Menu',
    meaning: 'The entry that is open: its bar and icon, and its label.',
    pairs: [...drawn('menu', 'raised'), ...text('menuText', 'raised')],
  },
  {
    name: 'How it went',
    meaning: 'Never alone: a dot has a word beside it, a warning an icon and a sentence.',
    pairs: [
      ...text('ok', 'sheet', 'okBg'),
      ...text('warn', 'sheet', 'warnBg'),
      ...text('error', 'sheet', 'errorBg'),
      ...text('onDanger', 'danger'),
      ...drawn('okDot', 'sheet'),
      ...drawn('warnDot', 'sheet'),
      ...drawn('errorDot', 'sheet'),
    ],
  },
  {
    name: 'Charts',
    meaning: 'One series is the first; the period before is the last, dashed.',
    pairs: [
      ...drawn('chart1', 'sheet'),
      ...drawn('chart2', 'sheet'),
      ...drawn('chart3', 'sheet'),
      ...drawn('chart4', 'sheet'),
      ...drawn('chart5', 'sheet'),
      ...drawn('chartPrevious', 'sheet'),
    ],
  },
];

/** Contrast of a pair in a theme. The lit region lies over the page image, everything else over the sheet. */
export const contrastOf = ({ colour, on }: Pair, theme: Tokens): number =>
  contrast(theme[colour], theme[on], on === 'evidenceFill' ? theme.paper : theme.sheet);
