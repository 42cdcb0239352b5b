import { type BrowserContext, expect, type Page } from '@playwright/test';
import { adminPassword } from './support/backend.js';
import { type BuiltPage, builtPages } from './support/builtPages.js';
import { addPlan } from './support/plans.js';
import { addRecords, type Records } from './support/records.js';
import { test } from './support/shared.js';
import { giveToken } from './support/staff.js';
import { type Watched, watchPage } from './support/watchPage.js';

/** What holds for every page that the console has, whichever it is. */

const entrances = builtPages.filter(({ route }) => route.detailOf === undefined);
const behind = ({ route }: BuiltPage) => builtPages.filter(({ route: { detailOf } }) => detailOf === route.path);

let context: BrowserContext;
let records: Records;
const tokens = new Map<string, string>();

test.beforeAll(async ({ browser, staff, documentId }) => {
  test.setTimeout(180_000);
  context = await browser.newContext();
  records = await addRecords(staff, documentId);
  const people = await Promise.all(
    entrances.map(async (page) => {
      const role = await staff.addRole(`只有 ${page.name}`, [records.pathOf(page)]);
      return { page, person: await staff.addUser('方圆', [role]) };
    }),
  );
  // One after the other: who tries so many at once is taken for somebody who guesses.
  for (const { page, person } of people) tokens.set(page.name, await staff.tokenOf(person.account, person.password));
});

test.afterAll(() => context?.close());

test.describe('works for a role that holds that page alone, with the pages behind it', () => {
  for (const entrance of entrances) {
    test(entrance.route.path, async ({ backend }) => {
      await giveToken(context, backend.origin, tokens.get(entrance.name) ?? '');
      const page = await context.newPage();
      const { problems, settle } = watchPage(page);
      const by = { origin: backend.origin, token: tokens.get(entrance.name) ?? '' };
      const own = entrance.name === 'tools' ? { editBusinessPlan: await addPlan(by, '裁判培训营') } : {};
      for (const each of [entrance, ...behind(entrance)]) {
        const address = `${backend.origin}/#${records.addressOf(each, own)}`;
        await page.goto(address);
        await settle(records.pathOf(each));
        await expect(page).toHaveURL((url) => url.href.startsWith(address));
        await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
      }
      expect(problems).toEqual([]);
      await page.close();
    });
  }
});

test.describe('keeps what was typed while another tab is shown, and the dialog or drawer it was typed in', () => {
  const away = { usual: '/assistantAI/permission/feed', fromThere: '/assistantAI/chatAI' };
  const opener = /^(plus )?(新建|新增)|^(edit )?(编辑|处理|修改定义)$/;
  const line = 'input[type="text"]:not([readonly], [role="combobox"]):visible:enabled';
  const words = '还没有提交';
  let page: Page;
  let watched: Watched;

  test.beforeAll(async ({ backend, staff }) => {
    page = await context.newPage();
    page.setDefaultTimeout(15_000);
    await giveToken(context, backend.origin, await staff.tokenOf('admin', adminPassword));
    watched = watchPage(page);
  });

  // Users and roles stand in two menus: once is enough here.
  const nothingTyped = [
    'overview',
    'statistics',
    'backgroundJobs',
    'knowledgeGraph',
    'marketingReports',
    'portraitDetails',
    'rfmDetails',
  ];
  // The page that the others leave for comes last: what is typed there stays open.
  const kinds = builtPages
    .filter(
      ({ name, route }) =>
        !nothingTyped.includes(name) && builtPages.find((one) => one.route.title === route.title)?.name === name,
    )
    .toSorted((a, b) => Number(a.route.path === away.usual) - Number(b.route.path === away.usual));
  for (const each of kinds) {
    test(each.route.path, async ({ backend }) => {
      const path = records.pathOf(each);
      await page.goto(`${backend.origin}/#${records.addressOf(each)}`);
      await watched.settle(path);
      const dialog = page.getByRole('dialog');
      const shown = page.locator('[data-tab]:visible');
      const pathOf = () => new URL(page.url()).hash.split('?')[0];
      const from = pathOf();
      const address = page.url();
      const opens = shown.getByRole('button', { name: opener }).first();
      if (await opens.isVisible()) {
        await opens.click();
        // Opens a dialog, a page of its own, a field in the page, or a record beside its list.
        const texts = shown.locator('textarea');
        const form = shown.locator('form');
        await expect
          .poll(async () => (await dialog.count()) > 0 || (await texts.count()) > 0 || page.url() !== address)
          .toBe(true);
        // The address is ahead of the page that it leads to; a form may still be on its way.
        if (pathOf() !== from) await watched.settle(pathOf()?.slice(1) ?? path);
        else
          await expect
            .poll(async () => (await dialog.count()) + (await texts.count()) + (await form.count()))
            .toBeGreaterThan(0);
        await expect(page.locator('[aria-busy=true]:visible')).toHaveCount(0);
      }
      const opened = await dialog.count();
      const place = opened > 0 ? dialog : shown;
      const field = place.locator((await place.locator('textarea:visible').count()) > 0 ? 'textarea:visible' : line);
      await field.first().fill(words);

      const elsewhere = path === away.usual ? away.fromThere : away.usual;
      await page.goto(`${backend.origin}/#${elsewhere}`);
      await watched.settle(elsewhere);
      await expect(dialog).toHaveCount(0);
      await page.goBack();
      await expect(dialog).toHaveCount(opened);
      await expect(field.first()).toHaveValue(words);
      expect(watched.problems).toEqual([]);
    });
  }
});
