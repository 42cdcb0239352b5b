import type { StoryContext } from '@storybook/react-vite';

interface Played {
  play?: (context: StoryContext) => unknown;
}

const usual: Readonly<Record<string, unknown>> = {
  language: 'zh-CN',
  role: 'admin',
  latency: '0',
  failure: 'none',
  viewport: { value: 'desk' },
};

/** The same for a number in an address as for what the toolbar has. */
const shapeOf = (value: unknown): string => JSON.stringify(value).replaceAll('"', '');

/** Whether all is as the play of a story was written for: it knows the words, the width and what is answered. */
const isAsWritten = ({ globals, storyGlobals }: StoryContext): boolean =>
  Object.entries(usual).every(
    ([name, value]) => shapeOf(globals[name] ?? value) === shapeOf(storyGlobals[name] ?? value),
  );

/** Milliseconds after which a story is looked at though something in it is still on its way: some show just that. */
const PATIENCE = 1000;

/** What is asked for has come, as a play would wait for it: what is checked after it is what is read, not what was on its way. */
const settled = async (): Promise<void> => {
  const end = performance.now() + PATIENCE;
  while (performance.now() < end && document.querySelector('[aria-busy="true"]') !== null)
    await new Promise(requestAnimationFrame);
};

/** Lets plays stay out where the toolbar has made of their story another one. */
export const playAsWritten = (stories: readonly Played[]): void => {
  for (const story of stories) {
    const { play } = story;
    if (play !== undefined) story.play = (context) => (isAsWritten(context) ? play(context) : settled());
  }
};
