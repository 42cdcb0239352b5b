/**
 * The stories tagged `visual`, in light and in dark, against the pictures beside this file: what changed to the eye is seen
 * and accepted (`pnpm visual:accept`) or is a fault. A sixth of them, others every day; with `LONG` all.
 */
import { composeStory, setProjectAnnotations } from '@storybook/react-vite';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { fonts } from '../packages/ui/src/theme/layout.js';
import preview from './preview.js';
import { settled, type Stories, windowOf } from './stories.js';
import { turningThings } from './turning.js';

const files = import.meta.glob<Stories>('../packages/*/src/**/*.stories.tsx', { eager: true });

const annotations = setProjectAnnotations([preview]);
beforeAll(annotations.beforeAll);

/** When the pictures were taken: some stories say how long ago something was. */
const NOW = new Date('2026-03-01T09:30:00+08:00');
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
});
afterEach(() => {
  vi.useRealTimers();
});

const TAG = 'visual';
/** Milliseconds that a story gets to show what it loads, on a machine that may be busy with other things. */
const PICTURE_WAIT = 8000;
/** Pixels of a picture; below, there is mostly empty ground, and pictures have to stay small. */
const MOST_HEIGHT = 844;

/**
 * Gives the bundled font the names of those that may stand before it in the widgets' own list: a machine that has one of
 * them would draw every letter otherwise.
 */
const bundledFontFirst = (): void => {
  const faces = [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .filter((rule) => rule instanceof CSSFontFaceRule)
    .filter(({ style }) => style.getPropertyValue('font-family').includes('Noto Sans SC'));
  const names = fonts.text.split(',').flatMap((name) => /"([^"]+)"/.exec(name)?.[1] ?? []);
  const sheet = document.createElement('style');
  sheet.textContent = names
    .flatMap((name) => faces.map(({ cssText }) => cssText.replace(/font-family:[^;]+;/, `font-family: "${name}";`)))
    .join('\n');
  document.head.append(sheet);
};
beforeAll(bundledFontFirst);

/** A page drawn as a picture has no fonts but the machine's: what lies over it and around it is compared. */
const withoutPages = (): void => {
  const sheet = document.createElement('style');
  sheet.textContent = '[data-page] img { visibility: hidden; }';
  document.head.append(sheet);
};
beforeAll(withoutPages);

const tagged = Object.entries(files).flatMap(([path, { default: meta, ...stories }]) =>
  Object.keys(stories)
    .filter((name) => (meta.tags ?? []).includes(TAG) || (stories[name]?.tags ?? []).includes(TAG))
    .map((name) => ({ path, name, picture: `${path.replace(/^.*\/|\.stories\.tsx$/g, '')}-${name}` })),
);

it('has no two pictures of one name', () => {
  const names = tagged.map(({ picture }) => picture);
  expect(names).toHaveLength(new Set(names).size);
});

it.each(turningThings(tagged, 6))('$picture', async ({ path, name, picture }) => {
  const { default: described, ...stories } = files[path] ?? expect.unreachable();
  const { play: _all, ...meta } = described;
  const { play: _play, ...still } = stories[name] ?? expect.unreachable();
  const [width, height] = windowOf(still);
  await page.viewport(width, Math.min(height, MOST_HEIGHT));
  for (const theme of ['light', 'dark']) {
    await composeStory({ ...still, globals: { ...still.globals, theme } }, meta, undefined, name).run();
    await settled(PICTURE_WAIT);
    await document.fonts.ready;
    await expect(page.elementLocator(document.body)).toMatchScreenshot(`${picture}-${theme}`);
  }
});
