import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { axeFindings } from './axe.js';
import { type Floating, leaveFloating, openFloating } from './floating.js';
import { type Look, nameOfLook, openScreen, type Screen, screens, sidewaysOf, sizeOf } from './screens.js';
import type { World } from './screensWorld.js';
import { walkByTab } from './tabWalk.js';
import { watchViolations } from './violations.js';

/** What a person may rely on at every screen. */
export const sound = { sideways: 0, axe: [], tab: [], complaints: [] };

/** Pictures are kept in the folder that the environment variable SCREENS names, for people to look at. */
const keepPicture = async (page: Page, name: string): Promise<void> => {
  const folder = process.env['SCREENS'];
  if (folder === undefined) return;
  await mkdir(folder, { recursive: true });
  await page.screenshot({ path: path.join(folder, `${name}.png`) });
};

/** A browser's window and a phone, each opened once. `mostStops`: how far Tab is followed at most on a page. */
export const startWalk = (browser: Browser, origin: string, world: World, mostStops?: number) => {
  const contexts = new Map<Look['width'], { context: BrowserContext; violations: string[] }>();
  const contextFor = async (look: Look) => {
    const known = contexts.get(look.width);
    if (known !== undefined) return known;
    const context = await browser.newContext(sizeOf(look));
    const made = { context, violations: await watchViolations(context) };
    contexts.set(look.width, made);
    return made;
  };
  const at = async <T>(shown: Screen, look: Look, work: (page: Page) => Promise<T>) => {
    const { context, violations } = await contextFor(look);
    const { page, complaints } = await openScreen(context, origin, shown, { world, look });
    try {
      const found = await work(page);
      return { ...found, complaints: [...complaints, ...violations.splice(0)] };
    } finally {
      await page.close();
    }
  };

  return {
    /** What is wrong with a screen: beside `sound`. */
    walk: (shown: Screen, look: Look) =>
      at(shown, look, async (page) => {
        await keepPicture(page, `${shown.name}-${nameOfLook(look)}`);
        return {
          sideways: await sidewaysOf(page),
          axe: await axeFindings(page),
          tab: (await walkByTab(page, mostStops)).problems,
        };
      }),
    /** The same of what opens over a screen; `tab`: where Tab leads out of it. */
    walkFloating: (thing: Floating, look: Look) => {
      const over = screens.find(({ name }) => name === thing.over);
      if (over === undefined) throw new Error(`${thing.over} is no screen`);
      return at(over, look, async (page) => {
        await openFloating(page, thing);
        await keepPicture(page, `over-${thing.name}-${nameOfLook(look)}`);
        return {
          sideways: await sidewaysOf(page),
          axe: await axeFindings(page, { floating: true }),
          tab: await leaveFloating(page, thing),
        };
      });
    },
    end: async () => {
      for (const { context } of contexts.values()) await context.close();
    },
  };
};

export type ScreenWalk = ReturnType<typeof startWalk>;
