import type { Meta, StoryObj } from '@storybook/react-vite';

/** A file of stories, as it is imported. */
export type Stories = Record<string, StoryObj> & { default: Meta };

const sizes = { desk: [1440, 1100], phone: [390, 844] } as const;

/** Width and height of the window that a story is made for, in pixels. */
export const windowOf = ({ globals }: StoryObj): readonly [width: number, height: number] =>
  sizes[JSON.stringify(globals ?? {}).includes('phone') ? 'phone' : 'desk'];

/** Milliseconds that a story gets to show what it loads; those that never do are looked at as they wait. */
const MOST_WAIT = 2000;

/** Resolves once a story shows what it loads, or after `mostWait` milliseconds. */
export const settled = async (mostWait = MOST_WAIT): Promise<void> => {
  const end = performance.now() + mostWait;
  while (document.querySelector('[aria-busy="true"]') !== null && performance.now() < end) {
    await new Promise(requestAnimationFrame);
  }
};
