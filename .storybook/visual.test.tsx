/**
 * The stories tagged `visual`, in light and in dark, against the pictures beside this file: what changed to the eye is seen
 * and accepted (`pnpm visual:accept`) or is a fault. A sixth of them, others every day; with `LONG` all.
 */
import { composeStory, setProjectAnnotations } from '@storybook/react-vite';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import preview from './preview.js';
import { settled, type Stories, windowOf } from './stories.js';
import { turningThings } from './turning.js';

const files = import.meta.glob<Stories>('../packages/*/src/**/*.stories.tsx', { eager: true });

const annotations = setProjectAnnotations([preview, { afterEach: settled }]);
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
/** Pixels of a picture; below, there is mostly empty ground, and pictures have to stay small. */
const MOST_HEIGHT = 844;

/** Of a picture, where a machine draws letters otherwise than the one that took the pictures: no line can have moved. */
const OTHER_LETTERS = { allowedMismatchedPixelRatio: 0.06 };

/** Whether letters are drawn here to the pixel as where the pictures were taken; machines smooth them differently. */
const sameLetters = async (): Promise<boolean> => {
  const letters = document.createElement('p');
  letters.textContent = '裁判管理 24 秒计时钟 Referee';
  letters.style.cssText =
    'width: 320px; height: 24px; margin: 0; font: 14px/24px "Noto Sans SC"; color: #000; background: #fff';
  document.body.append(letters);
  await document.fonts.load('14px "Noto Sans SC"', letters.textContent);
  try {
    await expect(page.elementLocator(letters)).toMatchScreenshot('letters', { timeout: 2000 });
    return true;
  } catch {
    return false;
  } finally {
    letters.remove();
  }
};

let tolerance: { comparatorOptions?: typeof OTHER_LETTERS } = {};
it('knows whether this machine draws letters as the pictures have them', async () => {
  if (!(await sameLetters())) tolerance = { comparatorOptions: OTHER_LETTERS };
  expect(tolerance).toBeDefined();
});

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
    await document.fonts.ready;
    await expect(page.elementLocator(document.body)).toMatchScreenshot(`${picture}-${theme}`, tolerance);
  }
});
