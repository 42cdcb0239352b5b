import type { SlidePage } from '@console/base/slides';
import type { Material } from '../../sources/material.js';
import type { Part } from '../parts.js';
import { type PageRules, pagesOfPart } from './pagesOfPart.js';

/** A planned page in the words of what it rests on; as it was planned where that is nothing. */
export const pageFromParts = (
  page: SlidePage,
  parts: readonly Part[],
  material: Material,
  rules: PageRules,
  note: string,
): SlidePage => {
  const [made] = parts.flatMap((part) => pagesOfPart(part, material, rules)).filter(({ layout }) => layout !== 'table');
  const notes = (own: string): string =>
    [note, own]
      .filter((one) => one !== '')
      .join('\n')
      .slice(0, 10_000);
  if (made === undefined) return { ...page, notes: notes(page.notes) };
  const { id, section, title, footer, locked, textScale, picture } = page;
  return { ...made, id, section, title, footer, locked, textScale, picture, notes: notes(made.notes) };
};
