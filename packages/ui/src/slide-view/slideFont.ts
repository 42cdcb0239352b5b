import { fontFamilyOf, slideDesigns } from '@console/base/slides';
import { fonts } from '../theme/layout.js';

/** Fonts of a text as the browser takes them: those of the design that has it, with its fallbacks. */
export const slideFont = (font: string): string => {
  const design = slideDesigns.find(({ fonts: own }) => own.heading === font || own.body === font);
  return design ? fontFamilyOf(design, font) : `"${font.replaceAll(/["\\]/gu, '')}", ${fonts.text}`;
};
