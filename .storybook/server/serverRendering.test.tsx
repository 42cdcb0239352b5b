/**
 * The widgets as a server renders them and a browser takes them over: the first story of each file, and one that changes by
 * the day; with `LONG` all of them.
 */
import { hydrateRoot, type Root } from 'react-dom/client';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { commands } from 'vitest/browser';
import { turningStories } from '../turning.js';
import { componentOf, Drawing, type StoryFile } from './drawings.js';
import type { ServerDrawn } from './serverDrawn.js';

const files = import.meta.glob<StoryFile>('../../packages/ui/src/**/*.stories.tsx');
const inRepository = (path: string): string => path.replace('../../', '');

let drawn: ServerDrawn;
beforeAll(async () => {
  // In the server's order: what is not built yet has its class names by it.
  const asked: Record<string, readonly string[]> = {};
  for (const [path, load] of Object.entries(files)) {
    const { default: _meta, ...stories } = await load();
    asked[inRepository(path)] = turningStories(Object.keys(stories));
  }
  drawn = await commands.renderOnServer(asked);
}, 120_000);
afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

/** Says the one story that shows how a page fails. */
const ON_PURPOSE = 'broken on purpose';

/** Takes over what a server drew of a story; answers with all that React had to say. */
const takeOver = async (file: StoryFile, name: string, html: string): Promise<string[]> => {
  const said: string[] = [];
  vi.spyOn(console, 'error').mockImplementation((...words: unknown[]) => said.push(words.map(String).join(' ')));
  const Story = componentOf(file, name);
  const container = document.createElement('div');
  container.innerHTML = html;
  document.body.append(container);
  const root = await new Promise<Root>((resolve) => {
    const begun = hydrateRoot(container, <Drawing Story={Story} onThere={() => resolve(begun)} />, {
      onRecoverableError: (error) => said.push(String(error)),
      onUncaughtError: (error) => {
        said.push(String(error));
        resolve(begun);
      },
    });
  });
  // By then it has drawn what only the browser knows.
  await new Promise(requestAnimationFrame);
  root.unmount();
  container.remove();
  return said.filter((one) => !one.includes(ON_PURPOSE));
};

it.each(Object.entries(files))('a server renders %s, and the browser takes it over', async (path, load) => {
  const file = await load();
  const troubles: string[] = [];
  for (const [name, one] of Object.entries(drawn[inRepository(path)] ?? {})) {
    if ('thrown' in one) troubles.push(`${name}: ${one.thrown}`);
    else troubles.push(...(await takeOver(file, name, one.html)).map((said) => `${name}: ${said}`));
  }
  expect(drawn[inRepository(path)]).toBeDefined();
  expect(troubles).toEqual([]);
});
