import { expect, test } from '@playwright/test';
import { builtNames } from '../src/app/registry.js';
import type { Backend } from './support/backend.js';
import { startDemo } from './support/demo.js';
import { floating } from './support/floating.js';
import { type Look, looks, nameOfLook, screens } from './support/screens.js';
import { type ScreenWalk, sound, startWalk } from './support/screenWalk.js';
import { findWorld } from './support/screensWorld.js';
import { turning } from './support/turning.js';

/**
 * Every screen once, in one of the themes, sizes and languages after the other; `screens.long.ts` takes them all. A quarter of
 * them a day.
 */
test.describe.configure({ mode: 'default' });
// A trace would take a picture of the page at each press of the Tab key.
test.use({ trace: 'off' });

let backend: Backend;
let walk: ScreenWalk;

const MOST_STOPS = 40;

const desk = looks.filter(({ width }) => width === 1440);
const turn = (among: readonly Look[], index: number): Look => {
  const look = among[index % among.length];
  if (look === undefined) throw new Error('nothing to look with');
  return look;
};

test.beforeAll(async ({ browser }) => {
  test.setTimeout(240_000);
  backend = await startDemo();
  walk = startWalk(browser, backend.origin, await findWorld(backend.origin), MOST_STOPS);
});

test.afterAll(async () => {
  await walk?.end();
  await backend?.stop();
});

const AMONG = 4;
const inLooks = screens.map((shown, index) => ({ shown, look: turn(looks, index * 3) }));
for (const { shown, look } of turning(inLooks, AMONG)) {
  test(`${shown.name} is sound, walked by Tab, ${nameOfLook(look)}`, async () => {
    expect(await walk.walk(shown, look)).toEqual(sound);
  });
}

const floatingInLooks = floating.map((thing, index) => ({ thing, look: turn(desk, index) }));
for (const { thing, look } of turning(floatingInLooks, AMONG)) {
  test(`${thing.name} opens, holds and gives back the focus, ${nameOfLook(look)}`, async () => {
    expect(await walk.walkFloating(thing, look)).toEqual(sound);
  });
}

test('no page is left out', () => {
  const walked = new Set<string>(screens.flatMap(({ routes }) => routes));
  expect(builtNames.filter((name) => !walked.has(name))).toEqual([]);
});
