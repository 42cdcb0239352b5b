import { expect, type Page, test } from '@playwright/test';
import { askAnew } from './support/asking.js';
import { type Backend, startBackend } from './support/backend.js';
import { createBase } from './support/knowledge.js';
import { bindAssistant, signIn } from './support/people.js';

/** Questions that were asked and not answered well, until somebody has seen to them. */
let backend: Backend;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  backend = await startBackend();
});
test.afterAll(() => backend?.stop());

const QUESTION = '轮椅篮球怎么算犯规？';

/** Opens the queue anew until it says this: what was asked is gathered a moment later. */
const expectQueue = async (page: Page, address: string, words: string): Promise<void> => {
  await expect(async () => {
    await page.goto('about:blank');
    await page.goto(address);
    await expect(page.getByText(words).first()).toBeVisible({ timeout: 4000 });
  }).toPass({ timeout: 60_000 });
};

test('Gap queue: what was not answered waits, becomes an FAQ with one click, and returns only once it is not answered well again', async ({
  page,
}) => {
  test.setTimeout(240_000);
  await signIn(page, backend.origin);
  await createBase(page, backend.origin, '轮椅篮球');
  const id = new URL(page.url().replace('/#', '')).searchParams.get('base') ?? '';
  const faq = `${backend.origin}/#/assistantAI/knowledgeBase/index?base=${id}&faq=${id}`;
  const queue = `${faq}&view=gaps`;
  await bindAssistant(page, backend.origin, 'general', '轮椅篮球');

  await askAnew(page, backend.origin, QUESTION);
  await askAnew(page, backend.origin, '请问轮椅篮球怎么算犯规');
  await expectQueue(page, queue, '没有答上来 2 次');

  // From the FAQ there is a way to what waits, with how many there are.
  await page.goto(faq);
  await page.getByRole('button', { name: '待补问题 1' }).click();
  await page.getByRole('button', { name: QUESTION }).first().click();
  const details = page.getByRole('dialog', { name: '待补问题' });
  await expect(details.getByText('1 人问过 2 次')).toBeVisible();
  await expect(details.getByText(/没有找到任何依据/)).toBeVisible();

  // One click makes the draft; with it, the question is done.
  await details.getByRole('button', { name: '写成 FAQ' }).click();
  const draft = page.getByRole('dialog', { name: '写成 FAQ' });
  await expect(draft.getByRole('textbox', { name: '问题' })).toHaveValue(QUESTION);
  await expect(draft.getByText('请问轮椅篮球怎么算犯规')).toBeVisible();
  await draft.getByRole('textbox', { name: '答案' }).fill('轮椅算作身体的一部分。');
  await draft.getByRole('button', { name: '创建' }).click();
  await expect(draft).toBeHidden();
  await expect(page.getByText('没有待补问题')).toBeVisible();

  // Asked again it is answered, and stays away; disliked it comes back, and says so.
  const answer = await askAnew(page, backend.origin, QUESTION);
  await expect(answer).toContainText('轮椅算作身体的一部分');
  await expectQueue(page, queue, '没有待补问题');
  await askAnew(page, backend.origin, QUESTION);
  const dislike = page.getByRole('button', { name: '没有帮助' }).last();
  await dislike.click();
  await page.getByText('依据不对').click();
  await page.getByRole('button', { name: '提交' }).click();
  await expect(dislike).toHaveAttribute('aria-pressed', 'true');
  await expectQueue(page, queue, '又出现 1 次');

  // Done by hand it is gone, and taken back it is there.
  await page.getByRole('checkbox', { name: new RegExp(QUESTION) }).check();
  await page.getByRole('toolbar').getByRole('button', { name: '标记完成' }).click();
  await expect(page.getByText('没有待补问题')).toBeVisible();
  await page.getByRole('button', { name: '撤销' }).click();
  await expect(page.getByText('又出现 1 次').first()).toBeVisible();
});
