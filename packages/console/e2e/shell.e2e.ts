import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { type Backend, startBackend } from './support/backend.js';
import { giveToken, type Person, type Staff, startStaff } from './support/staff.js';
import { watchViolations } from './support/violations.js';

/** What stands around the pages, and the first page, with others at work at the same time. */
test.describe.configure({ mode: 'serial' });

const overview = '/assistantAI/overview';
const feedback = '/assistantAI/permission/feed';
const base = '三级裁判培训资料';

let backend: Backend;
let staff: Staff;
let context: BrowserContext;
let page: Page;
let person: Person;
let violations: string[];

const at = (path: string) => `${backend.origin}/#${path}`;
const field = () => page.getByRole('combobox', { name: '搜索' });

test.beforeAll(async ({ browser }) => {
  test.setTimeout(180_000);
  backend = await startBackend();
  staff = await startStaff(backend.origin);
  await staff.asAdmin('knowBaseManage/add', 'POST', { name: base });
  const role = await staff.addRole('运营', [
    overview,
    '/assistantAI/chatAI',
    '/assistantAI/knowledgeBase/index',
    feedback,
  ]);
  person = await staff.addUser('林晓', [role]);
  context = await browser.newContext();
  violations = await watchViolations(context);
  await giveToken(context, backend.origin, await staff.tokenOf(person.account, person.password));
  page = await context.newPage();
  await page.goto(at(overview));
});

test.afterAll(async () => {
  await context?.close();
  await backend?.stop();
});

test('a message published by somebody else shows in the badge without a reload, and is read by opening it', async () => {
  await expect(page.getByRole('button', { name: '消息', exact: true })).toBeVisible();
  const { id } = await staff.asAdmin<{ id: string }>('messageNotifications/add', 'POST', {
    messageSubject: '赛季规程已更新',
    content: '<p>请查看新的竞赛规程。</p>',
    scope: 'all',
    notificationTime: null,
  });
  await staff.asAdmin(`messageNotifications/pass/${id}`, 'PUT');
  const bell = page.getByRole('button', { name: '消息，1 条未读' });
  await expect
    .poll(
      async () => {
        await page.evaluate(() => window.dispatchEvent(new Event('focus')));
        return bell.isVisible();
      },
      { timeout: 40_000, intervals: [1500] },
    )
    .toBe(true);
  await bell.click();
  await page
    .getByRole('button', { name: /赛季规程已更新/ })
    .first()
    .click();
  await expect(page.getByText('请查看新的竞赛规程。')).toBeVisible();
  await expect(page.getByRole('button', { name: '消息', exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
});

test('the search finds a page and a knowledge base by the keyboard', async () => {
  await page.keyboard.press('Control+k');
  await field().fill('用户反馈');
  await expect(page.getByRole('option', { name: /用户反馈/ }).first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(at(feedback));
  await expect(field()).toHaveCount(0);

  await page.keyboard.press('Control+k');
  await field().fill('三级裁判');
  await expect(page.getByRole('option', { name: new RegExp(base) })).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: base })).toBeVisible();
});

test('an opinion with a picture arrives in the list', async () => {
  const picture = await page.screenshot({ clip: { x: 0, y: 0, width: 80, height: 80 } });
  await page.getByRole('button', { name: '意见反馈' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill('希望能导出图表');
  await dialog.locator('input[type=file]').setInputFiles({ name: '界面.png', mimeType: 'image/png', buffer: picture });
  await expect(dialog).toContainText('已上传');
  // What is said goes by itself, on a busy machine before the press is over.
  const told = page.getByText('反馈已提交').waitFor();
  await dialog.getByRole('button', { name: '提交' }).click();
  await told;
  await page.goto(at(feedback));
  await page.getByText('希望能导出图表').click();
  await expect(page.getByRole('dialog').getByRole('img').first()).toBeVisible();
  await page.keyboard.press('Escape');
});

test('the figures of the overview rise after a question', async () => {
  const asked = () => page.getByRole('listitem').filter({ hasText: '问答次数' });
  await page.goto(at(overview));
  await expect(asked()).toContainText(/0\s*次/);
  await staff.asAdmin('aiSession/chat', 'POST', { question: '24 秒计时钟在什么情况下复位？' });
  await expect
    .poll(async () => {
      await page.getByRole('main').getByRole('button', { name: '刷新' }).click();
      return asked().textContent();
    })
    .toMatch(/1\s*次/);
});

test('the floating chat opens the chat in its frame, signed in', async () => {
  await page.getByRole('button', { name: '智能问数' }).click();
  await expect(page.frameLocator('iframe').getByRole('textbox', { name: '提问' })).toBeVisible();
  expect(violations).toEqual([]);
});
