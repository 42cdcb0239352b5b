/**
 * The stories in the dark theme and in English, with their accessibility checks: contrast, and words of another length.
 * Their plays know the Chinese words and stay out. The first story of each file, and one that changes by the day; with
 * `LONG` all of them.
 */
import * as accessibility from '@storybook/addon-a11y/preview';
import { composeStory, type Meta, setProjectAnnotations, type StoryObj } from '@storybook/react-vite';
import { beforeAll, it } from 'vitest';
import { page } from 'vitest/browser';
import preview from './preview.js';
import { turningStories } from './turning.js';

type Stories = Record<string, StoryObj> & { default: Meta };

const files = import.meta.glob<Stories>('../packages/*/src/**/*.stories.tsx');
const sizes = { desk: [1440, 1100], phone: [390, 844] } as const;

/** Milliseconds that a story gets to show what it loads; those that never do are looked at as they wait. */
const MOST_WAIT = 2000;

const settled = async (): Promise<void> => {
  const end = performance.now() + MOST_WAIT;
  while (document.querySelector('[aria-busy="true"]') !== null && performance.now() < end) {
    await new Promise(requestAnimationFrame);
  }
};

const annotations = setProjectAnnotations([
  accessibility,
  preview,
  { afterEach: settled },
  { initialGlobals: { theme: 'dark', language: 'en-US' } },
]);
beforeAll(annotations.beforeAll);

const isPhone = ({ globals }: StoryObj): boolean => JSON.stringify(globals ?? {}).includes('phone');

it.each(Object.entries(files))('%s', async (_, load) => {
  const { default: described, ...stories } = await load();
  const { play: _all, ...meta } = described;
  for (const name of turningStories(Object.keys(stories))) {
    const story = stories[name];
    if (story === undefined) continue;
    const { play: _play, ...still } = story;
    const [width, height] = sizes[isPhone(story) ? 'phone' : 'desk'];
    await page.viewport(width, height);
    const composed = composeStory(still, meta, undefined, name);
    try {
      await composed.run();
    } catch (error) {
      throw new Error(`${name}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
    }
  }
});
