/// <reference types="vite/client" />
import { type ComponentType, createElement } from 'react';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react/pure';
import { ConsoleProvider } from '../provider/ConsoleProvider.js';

interface Story {
  args?: Record<string, unknown>;
}

interface Stories {
  default: Story & { component: ComponentType<Record<string, unknown>> };
  [name: string]: Story;
}

const without: ReadonlySet<string> = new Set([
  // Stories whose component passes nothing on.
  'chunk-workbench/ChunkWorkbench',
  'data-list/Selecting',
  'kept-pages/KeptPages',
  'page-preview/OtherOrders',
  'provider/ConsoleProvider',
  // A field of antd, which has its id where labels look for it.
  'forms/AsyncSelect',
  'forms/RemoteSelect',
]);

const files = Object.entries(import.meta.glob<Stories>('../*/*.stories.tsx'))
  .map(([path, load]) => [path.replace(/^\.\.\/|\.stories\.tsx$/g, ''), load] as const)
  .filter(([name]) => !without.has(name));

beforeAll(() => page.viewport(1440, 1100));
afterAll(() => page.viewport(414, 896));
afterEach(cleanup);

const elementOf = (held: unknown): unknown =>
  typeof held === 'object' && held !== null && 'nativeElement' in held ? held.nativeElement : held;

it.each(files)('%s hands id, class, style, data and ref to its outermost element', async (_, load) => {
  const { default: meta, ...stories } = await load();
  const [first] = Object.values(stories);
  let held: unknown = null;
  const given = {
    id: 'given',
    className: 'given-class',
    style: { outlineOffset: '7px' },
    'data-given': 'yes',
    ref: (value: unknown) => {
      held = value;
    },
  };
  const drawn = createElement(meta.component, { ...meta.args, ...first?.args, open: true, ...given });
  const screen = await render(<ConsoleProvider>{drawn}</ConsoleProvider>);
  const element = await vi.waitFor(() => {
    const found = document.querySelector<HTMLElement>('#given');
    if (found === null) throw new Error('Nobody has the id');
    return found;
  });
  expect(element.classList).toContain('given-class');
  expect(element.style.outlineOffset).toBe('7px');
  expect(element.dataset['given']).toBe('yes');
  expect(elementOf(held)).toBe(element);
  await screen.unmount();
  expect(held).toBeNull();
});
