import { type BrowserContext, expect, type Page } from '@playwright/test';
import { adminPassword } from './support/backend.js';
import { test } from './support/shared.js';
import { giveToken } from './support/staff.js';

/** The pages of a document beside its chunks. */
test.describe.configure({ mode: 'serial' });

const NEAR = 5;

let context: BrowserContext;
let page: Page;
let last = 0;
const asked = new Set<number>();

const shown = () =>
  page.locator('[data-page]').evaluateAll((sheets) => sheets.map((sheet) => Number(sheet.getAttribute('data-page'))));
const near = (current: number) => (number: number) => Math.abs(number - current) <= NEAR;

test.beforeAll(async ({ browser, backend, staff, documentId }) => {
  test.setTimeout(180_000);
  context = await browser.newContext();
  await giveToken(context, backend.origin, await staff.tokenOf('admin', adminPassword));
  page = await context.newPage();
  page.on('request', (request) => {
    const number = /\/rag\/documents\/[^/]+\/pages\/(\d+)/.exec(request.url())?.[1];
    if (number !== undefined) asked.add(Number(number));
  });
  await page.goto(`${backend.origin}/#/assistantAI/knowledgeBase/chunks?id=${documentId}`);
  await expect(page.locator('[data-page="1"] img')).toBeVisible();
  const name = (await page.locator('[data-page="1"]').getAttribute('aria-label')) ?? '';
  last = Math.max(...(name.match(/\d+/g) ?? []).map(Number));
  expect(last).toBeGreaterThan(3 * NEAR);
});

test.afterAll(() => context?.close());

test('the document preview loads pages lazily and shows the pages within 5 of the current page', async () => {
  await expect.poll(shown).toHaveLength(1 + NEAR);
  expect((await shown()).every(near(1))).toBe(true);
  await expect.poll(() => asked.size).toBe(1 + NEAR);
  expect([...asked].every(near(1))).toBe(true);
});

test('and those around another page only when it is gone to', async () => {
  asked.clear();
  const jump = page.getByRole('textbox', { name: '跳到页码' });
  await jump.fill(String(last));
  await jump.press('Enter');
  await expect(page.locator(`[data-page="${last}"] img`)).toBeVisible();
  await expect.poll(async () => (await shown()).every(near(last))).toBe(true);
  expect([...asked].every(near(last))).toBe(true);
  await expect(page.locator('[data-page="1"]')).toHaveCount(0);
});
