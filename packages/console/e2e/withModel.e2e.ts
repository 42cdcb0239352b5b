import { expect, type Page, test } from '@playwright/test';
import { samplePdf } from '../../server/src/testing/samplePdf.js';
import { type Backend, startBackend } from './support/backend.js';
import { type Model, startModel } from './support/model.js';
import { bindAssistant, signIn } from './support/people.js';
import { giveToken, startStaff } from './support/staff.js';

/** With a model configured: streamed word by word, stopped upstream, resumed after a reload and after a crash. */
test.describe.configure({ mode: 'serial' });

let backend: Backend;
let model: Model;
let page: Page;

const answer = () => page.getByRole('group', { name: /^回答/ }).last();
const stop = () => page.getByRole('button', { name: '停止' });

const ask = async (question: string) => {
  await page.getByRole('textbox', { name: '提问' }).fill(question);
  await page.keyboard.press('Enter');
  await expect(stop()).toBeVisible();
};

test.beforeAll(async ({ browser }) => {
  test.setTimeout(180_000);
  model = await startModel(150);
  backend = await startBackend({ LLM_BASE_URL: model.url, LLM_MODEL: 'fake' });
  page = await browser.newPage();
  await signIn(page, backend.origin);
  await page.goto(`${backend.origin}/#/assistantAI/knowledgeBase/index`);
  await page.getByRole('button', { name: '新建知识库' }).first().click();
  await page.getByLabel('名称').fill('竞赛规则库');
  await page.getByRole('button', { name: '创建' }).click();
  const { path } = await samplePdf('plain');
  await page.getByLabel('选择文件').setInputFiles(path);
  await expect(page.getByRole('row', { name: /plain/ })).toContainText('已解析', { timeout: 60_000 });
  await bindAssistant(page, backend.origin, 'general', '竞赛规则库');
  await page.goto(`${backend.origin}/#/assistantAI/chatAI?assistant=general`);
});

test.afterAll(async () => {
  await page?.close();
  await backend?.stop();
  await model?.stop();
});

test('an answer grows word by word and cites what it rests on', async () => {
  // Counted where it grows: whoever only looks now and then may find it whole.
  await page.evaluate(() => {
    const seen = new Set<number>();
    new MutationObserver(() => {
      const answers = document.querySelectorAll<HTMLElement>('[role="group"][aria-label^="回答"]');
      const last = answers.item(answers.length - 1);
      if (answers.length > 0) seen.add((last.querySelector('[data-answer]') ?? last).textContent?.length ?? 0);
      document.documentElement.dataset['lengthsSeen'] = String(seen.size);
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
  });
  await ask('第二节与第三节之间的中场休息有多长时间？');
  // The guide that every installation begins with, and the base bound above.
  await expect(answer()).toContainText('已检索 2 个知识库');
  const lengths = () => page.evaluate(() => Number(document.documentElement.dataset['lengthsSeen']));
  await expect.poll(lengths).toBeGreaterThan(3);
  await expect(stop()).toHaveCount(0, { timeout: 60_000 });
  await expect(
    answer()
      .getByRole('button', { name: /^依据 1/ })
      .first(),
  ).toBeVisible();
  await expect(answer()).not.toContainText('未配置语言模型');
});

test('a reload in mid-answer shows what has arrived and goes on to the end', async () => {
  // Until it is let go on: a slow machine takes longer for a reload than an answer takes.
  await model.pauseAfter(20);
  await ask('24 秒计时钟在什么情况下复位？');
  await expect.poll(async () => (await answer().innerText()).length).toBeGreaterThan(30);
  const before = (await answer().locator('p').first().innerText()).slice(0, 10);
  await page.reload();
  await expect(answer().locator('p').first()).toContainText(before);
  await expect(stop()).toBeVisible();
  await model.goOn();
  await expect(stop()).toHaveCount(0, { timeout: 60_000 });
  await expect(answer()).toContainText(before);
});

test('stop ends it here and at the model, and keeps what had arrived', async () => {
  const already = await model.aborted();
  await model.pauseAfter(20);
  await ask('每队有多少名队员？');
  await expect.poll(async () => (await answer().innerText()).length).toBeGreaterThan(20);
  await stop().click();
  await expect(answer()).toContainText('已停止');
  await expect.poll(model.aborted).toBe(already + 1);
  await expect(stop()).toHaveCount(0);
  await model.goOn();
});

test('an answer that was stopped is gone on with, from the same evidence', async () => {
  await expect(answer()).toContainText('已停止');
  await answer().getByRole('button', { name: '继续回答' }).click();
  await expect(page.getByText('请接着上面的回答继续', { exact: true })).toBeVisible();
  await expect(answer()).not.toContainText('已停止');
  await expect(stop()).toHaveCount(0, { timeout: 60_000 });
  await expect(answer()).toContainText('根据所给的资料');
  await expect(
    answer()
      .getByRole('button', { name: /^依据 1/ })
      .first(),
  ).toBeVisible();
  // What was gone on with offers it no more.
  await expect(page.getByRole('button', { name: '继续回答' })).toHaveCount(0);
});

test('a crash of the server in mid-answer leaves it interrupted, with what had arrived, to be asked again', async () => {
  await model.pauseAfter(20);
  await ask('裁判员的职责有哪些？');
  await expect.poll(async () => (await answer().innerText()).length).toBeGreaterThan(30);
  const before = (await answer().locator('p').first().innerText()).slice(0, 8);
  await backend.crashAndRestart();
  await model.goOn();
  await expect(answer()).toContainText('连接中断，已保留收到的内容', { timeout: 60_000 });
  await expect(answer()).toContainText(before);
  await answer().getByRole('button', { name: '重新回答' }).first().click();
  await expect(stop()).toBeVisible();
  await expect(stop()).toHaveCount(0, { timeout: 60_000 });
  await expect(answer()).not.toContainText('连接中断');
});

const pager = (at = page) => at.getByRole('group', { name: /^第 \d+ 个回答/ });

test('an answer given again stays beside the one before, in every browser, and either may be gone on from', async ({
  browser,
}) => {
  await expect(pager()).toHaveAccessibleName('第 2 个回答，共 2 个');
  await pager().getByRole('button', { name: '上一个回答' }).click();
  await expect(answer()).toContainText('连接中断，已保留收到的内容');
  await answer().getByRole('button', { name: '有帮助', exact: true }).click();

  const elsewhere = await browser.newPage();
  await signIn(elsewhere, backend.origin);
  await elsewhere.goto(page.url());
  await expect(pager(elsewhere)).toHaveAccessibleName('第 2 个回答，共 2 个');
  const liked = elsewhere.getByRole('button', { name: '有帮助', exact: true }).last();
  await expect(liked).toHaveAttribute('aria-pressed', 'false');
  await pager(elsewhere).getByRole('button', { name: '上一个回答' }).press('Enter');
  await expect(elsewhere.getByText('连接中断，已保留收到的内容')).toBeVisible();
  await expect(liked).toHaveAttribute('aria-pressed', 'true');
  await elsewhere.close();

  await ask('那副裁判员呢？');
  await expect(stop()).toHaveCount(0, { timeout: 60_000 });
  await page.reload();
  // The one that the conversation went on from, though it is not the newest.
  await expect(pager()).toHaveAccessibleName('第 1 个回答，共 2 个');
  await pager().getByRole('button', { name: '下一个回答' }).click();
  await expect(page.getByText('后面的对话接着第 1 个回答')).toBeVisible();
});

test('the model alone thinks in sight, folded, and its conversations are by themselves, for a role with this page alone', async ({
  browser,
}) => {
  const staff = await startStaff(backend.origin);
  const person = await staff.addUser('顾问', [await staff.addRole('只问模型', ['/assistantAI/deepseek'])]);
  const context = await browser.newContext();
  await giveToken(context, backend.origin, await staff.tokenOf(person.account, person.password));
  const own = await context.newPage();
  await own.goto(`${backend.origin}/#/assistantAI/deepseek`);
  await expect(own.getByText('不检索知识库，回答没有依据')).toBeVisible();
  await model.thinks('先想是哪一级比赛。', '再想规则怎么写。');
  await own.getByRole('textbox', { name: '提问' }).fill('用一句话介绍挡拆');
  await own.keyboard.press('Enter');
  const fold = own.getByRole('button', { name: '正在思考' });
  await fold.click();
  const thoughts = own.getByRole('group', { name: '思考过程' });
  await expect(thoughts).toHaveText('先想是哪一级比赛。再想规则怎么写。');
  // A reload while it thinks loses none of it.
  await own.reload();
  await own.getByRole('button', { name: '正在思考' }).click();
  await expect(thoughts).toHaveText('先想是哪一级比赛。再想规则怎么写。');
  await model.goOn();
  await expect(own.getByText('这是模型自己的回答')).toBeVisible();
  await expect(own.getByRole('button', { name: '思考过程' })).toBeVisible();
  await expect(own.getByRole('listitem').filter({ hasText: '用一句话介绍挡拆' }).first()).toBeVisible();
  await context.close();
});
