import { expect, type Page } from '@playwright/test';

interface Entry {
  id: string;
  type: string;
}

/** Ids of all stories, or of all pages of documents. */
export const entriesOf = async (origin: string, type: 'story' | 'docs'): Promise<string[]> => {
  const reply = await fetch(`${origin}index.json`);
  const { entries }: { entries: Readonly<Record<string, Entry>> } = await reply.json();
  return Object.values(entries)
    .filter((entry) => entry.type === type)
    .map(({ id }) => id);
};

export interface Finished {
  status: string;
  /** What was checked besides the play, each with its outcome, and what was found wrong where. */
  reporters: { type: string; status: string; wrong: string[] }[];
}

interface Violation {
  id: string;
  nodes: { html: string }[];
}

interface Channel {
  emit: (event: string, ...values: unknown[]) => void;
  last: (event: string) => unknown[] | undefined;
}

/** Shows a story in a page that shows another one already, and tells how its play and its checks ended. */
export const finish = (page: Page, id: string): Promise<Finished> =>
  page.evaluate(async (storyId) => {
    const channel: Channel = Reflect.get(window, '__STORYBOOK_ADDONS_CHANNEL__');
    interface Told {
      storyId: string;
      status: string;
      reporters: { type: string; status: string; result?: { violations?: Violation[] } }[];
    }
    const isIt = (value: unknown): value is Told =>
      typeof value === 'object' && value !== null && 'storyId' in value && value.storyId === storyId;
    const wrongIn = (violations: Violation[] = []): string[] =>
      violations.flatMap(({ id: rule, nodes }) => nodes.map(({ html }) => `${rule}: ${html.slice(0, 200)}`));
    channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
    const end = performance.now() + 90_000;
    while (performance.now() < end) {
      const finished = channel.last('storyFinished')?.[0];
      if (isIt(finished)) {
        const { status, reporters } = finished;
        return {
          status,
          reporters: reporters.map(({ result, ...report }) => ({
            type: report.type,
            status: report.status,
            wrong: wrongIn(result?.violations),
          })),
        };
      }
      await new Promise(requestAnimationFrame);
    }
    return { status: 'never finished', reporters: [] };
  }, id);

/** The window that a story is written for, where it is for one of its own. */
export const windowOf = (page: Page, id: string): Promise<{ width: number; height: number } | undefined> =>
  page.evaluate(async (storyId) => {
    interface Shown {
      storyGlobals: { viewport?: { value?: string } };
      parameters: { viewport: { options: Readonly<Record<string, { styles: { width: string; height: string } }>> } };
    }
    const { storyGlobals, parameters }: Shown = await Reflect.get(window, '__STORYBOOK_PREVIEW__').loadStory({
      storyId,
    });
    const styles = parameters.viewport.options[storyGlobals.viewport?.value ?? '']?.styles;
    const [width, height] = [Number.parseInt(styles?.width ?? '', 10), Number.parseInt(styles?.height ?? '', 10)];
    return styles?.width.endsWith('px') ? { width, height } : undefined;
  }, id);

const EXPECTED =
  /^Failed to load resource|on purpose|^Accessing the Story Store is deprecated|does not conform to the required format/;

/** What the page says as an error or a warning. What fails because a story wants it to, and what Storybook and typing letter by letter say of themselves, is not among that. */
export const complaintsOf = (page: Page): string[] => {
  const heard: string[] = [];
  page.on('pageerror', (error) => heard.push(error.message));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()) && !EXPECTED.test(message.text())) heard.push(message.text());
  });
  return heard;
};

/** How far what was drawn has moved by itself since the page was opened: 0.1 is what readers do not mind. */
export const shiftOf = async (page: Page, address: string): Promise<number> => {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Reflect.set(window, 'layoutShifts', shifts);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if ('value' in entry) shifts.push(Number(entry.value));
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(address);
  await page.waitForFunction(() => Reflect.get(window, '__STORYBOOK_ADDONS_CHANNEL__')?.last('storyFinished'));
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  return page.evaluate(() => {
    const shifts: number[] = Reflect.get(window, 'layoutShifts');
    return shifts.reduce((sum, value) => sum + value, 0);
  });
};
