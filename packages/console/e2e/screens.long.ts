import { expect, test } from '@playwright/test';
import type { Backend } from './support/backend.js';
import { startDemo } from './support/demo.js';
import { floating } from './support/floating.js';
import { looks, nameOfLook, screens } from './support/screens.js';
import { type ScreenWalk, sound, startWalk } from './support/screenWalk.js';
import { findWorld } from './support/screensWorld.js';
import { turning } from './support/turning.js';

/** Every screen in both themes, both sizes and both languages: in two of the eight a day, in all of them within four days. */
test.describe.configure({ mode: 'default', retries: 0 });
// A trace would take a picture of the page at each press of the Tab key.
test.use({ trace: 'off' });

/** In how many days all have been walked. Pictures for people are taken of all at once. */
const DAYS = process.env['SCREENS'] === undefined ? 4 : 1;

let backend: Backend;
let walk: ScreenWalk;

test.beforeAll(async ({ browser }) => {
  test.setTimeout(240_000);
  backend = await startDemo();
  walk = startWalk(browser, backend.origin, await findWorld(backend.origin));
});

test.afterAll(async () => {
  await walk?.end();
  await backend?.stop();
});

for (const [place, look] of looks.entries()) {
  test.describe(nameOfLook(look), () => {
    for (const shown of turning(screens, DAYS, place)) {
      test(shown.name, async () => {
        expect(await walk.walk(shown, look)).toEqual(sound);
      });
    }
    for (const thing of look.width === 1440 ? turning(floating, DAYS, place) : []) {
      test(`over the page: ${thing.name}`, async () => {
        expect(await walk.walkFloating(thing, look)).toEqual(sound);
      });
    }
  });
}
