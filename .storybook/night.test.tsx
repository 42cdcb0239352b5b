/**
 * The stories in the dark theme and in English, with their accessibility checks: contrast, and words of another length.
 * Their plays know the Chinese words and stay out. One story of every third file, other ones every day; with `LONG`
 * all of them.
 */
import * as accessibility from '@storybook/addon-a11y/preview';
import { composeStory, setProjectAnnotations } from '@storybook/react-vite';
import { beforeAll, it } from 'vitest';
import { page } from 'vitest/browser';
import preview from './preview.js';
import { settled, type Stories, windowOf } from './stories.js';
import { turningStories, turningThings } from './turning.js';

const files = import.meta.glob<Stories>(['../packages/*/src/**/*.stories.tsx', './guide/*.stories.tsx']);
const annotations = setProjectAnnotations([
  accessibility,
  preview,
  { afterEach: () => settled() },
  { initialGlobals: { theme: 'dark', language: 'en-US' } },
]);
beforeAll(annotations.beforeAll);

/** A file has its turn once in so many days. */
const DAYS = 3;

it.each(turningThings(Object.entries(files), DAYS))('%s', async (_, load) => {
  const { default: described, ...stories } = await load();
  const { play: _all, ...meta } = described;
  for (const name of turningStories(Object.keys(stories), DAYS)) {
    const story = stories[name];
    if (story === undefined) continue;
    const { play: _play, ...still } = story;
    await page.viewport(...windowOf(story));
    const composed = composeStory(still, meta, undefined, name);
    try {
      await composed.run();
    } catch (error) {
      throw new Error(`${name}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
    }
  }
});
