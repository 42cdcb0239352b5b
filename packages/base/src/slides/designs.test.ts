import { describe, expect, it } from 'vitest';
import { contrastOf, mixColours } from './colours.js';
import { exportFonts, fontFamilyOf, slideDesignOf, slideDesigns } from './designs.js';
import { mutedOnCover } from './layouts/covers.js';

it('has at least six designs, of which two are dark, each with an id of its own', () => {
  expect(slideDesigns.length).toBeGreaterThanOrEqual(6);
  expect(slideDesigns.filter(({ ground }) => contrastOf(ground, '#ffffff') > 10).length).toBeGreaterThanOrEqual(2);
  expect(new Set(slideDesigns.map(({ id }) => id)).size).toBe(slideDesigns.length);
  expect(slideDesignOf('of another time')).toBe(slideDesigns[0]);
});

describe.each(slideDesigns)('$id', (design) => {
  it('can be read: text at 4.5 to 1, charts and large numbers at 3 to 1', () => {
    expect(contrastOf(design.text, design.ground)).toBeGreaterThanOrEqual(4.5);
    expect(contrastOf(design.muted, design.ground)).toBeGreaterThanOrEqual(4.5);
    expect(contrastOf(design.onCover, design.cover)).toBeGreaterThanOrEqual(4.5);
    expect(contrastOf(mutedOnCover(design), design.cover)).toBeGreaterThanOrEqual(4.5);
    expect(contrastOf(design.accent, design.ground)).toBeGreaterThanOrEqual(3);
    for (const colour of design.series) expect(contrastOf(colour, design.ground), colour).toBeGreaterThanOrEqual(3);
  });

  it('names fonts that the file may name, with others for where they are not', () => {
    for (const font of [design.fonts.heading, design.fonts.body]) expect(exportFonts).toContain(font);
    expect(design.fonts.fallbacks.length).toBeGreaterThanOrEqual(2);
    expect(fontFamilyOf(design, design.fonts.body)).toMatch(/^"(?:Arial|Times New Roman)", "/);
  });
});

it('counts contrast as WCAG does', () => {
  expect(contrastOf('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrastOf('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
  expect(mixColours('#000000', '#ffffff', 0.5)).toBe('#808080');
});
