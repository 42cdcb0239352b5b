import type { PortraitDetail } from '@console/api/contract';
import { lookUp } from '@console/base';
import type { PortraitWords } from './portraitWords.js';

export type Spread = PortraitDetail['spreads'][number];
export type Slice = Spread['slices'][number];

/** What a slice is called: a word of ours, a band, or what the data says. */
export const sliceName = (
  trait: string,
  { value, label, rule }: Pick<Slice, 'value' | 'label' | 'rule'>,
  words: PortraitWords,
): string => {
  if (value === '') {
    if (trait === 'tag') return words.noLabel;
    return trait === 'segment' ? words.noSegment : words.unknown;
  }
  if (rule === null) return words.other;
  if (trait === 'gender') return lookUp(words.genders, value, value);
  if (trait === 'segment') return lookUp(words.segments, value, value);
  return label;
};

/** Of all, in percent. */
export const percentOf = (count: number, total: number): number => (total === 0 ? 0 : (count / total) * 100);
export const written = (percent: number): string => `${percent.toFixed(1)}%`;
