import { expect, type Page, test } from '@playwright/test';
import { type Backend, startBackend } from './support/backend.js';
import { signIn } from './support/people.js';
import { startStaff } from './support/staff.js';

/** Two people with the same FAQ, function or set open: the second sees both versions, and nothing typed is lost. */
let backend: Backend;
let staff: Awaited<ReturnType<typeof startStaff>>;
let base: string;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  backend = await startBackend();
  staff = await startStaff(backend.origin);
  ({ id: base } = await staff.asAdmin<{ id: string }>('knowBaseManage/add', 'POST', { name: '两人编辑' }));
});
test.afterAll(() => backend?.stop());

const merge = async (page: Page): Promise<void> => {
  const both = page.getByRole('dialog', { name: '合并两人的修改' });
  await expect(both.getByRole('columnheader', { name: '对方的' })).toBeVisible();
  await both.getByRole('button', { name: /^合\s?并$/ }).click();
  await expect(both).toBeHidden();
};

test('FAQ: two people change the same FAQ, and the second merges both versions', async ({ page }) => {
  const { id } = await staff.asAdmin<{ id: string }>('faq/addV2', 'POST', {
    kbId: base,
    question: '暂停几次？',
    answer: '<p>三次。</p>',
  });
  await signIn(page, backend.origin);
  await page.goto(`${backend.origin}/#/assistantAI/knowledgeBase/index?base=${base}&faq=${base}&open=${id}`);
  const drawer = page.getByRole('dialog', { name: /^FAQ #/ });
  const question = drawer.getByRole('textbox', { name: '问题' });
  await expect(question).toHaveValue('暂停几次？');
  await question.fill('每队可以暂停几次？');

  await staff.asAdmin('faq/modifyV2', 'PUT', { id, answer: '<p>上半时两次。</p>', tags: ['暂停'] });
  await drawer.getByRole('button', { name: '保存' }).click();
  await merge(page);
  await expect(drawer.getByRole('textbox', { name: '答案' })).toHaveText('上半时两次。');
  await expect(question).toHaveValue('每队可以暂停几次？');
  await drawer.getByRole('button', { name: '保存' }).click();
  await expect(drawer).toBeHidden();
  const { list } = await staff.asAdmin<{ list: object[] }>('faq/queryPage', 'POST', { current: 1, size: 1, id });
  expect(list).toMatchObject([
    { question: '每队可以暂停几次？', answer: '<p>上半时两次。</p>', tags: ['暂停'], version: 3 },
  ]);
});

test('Resource configuration: two people change the same function and the same set, and the second merges both versions', async ({
  page,
}) => {
  const { id } = await staff.asAdmin<{ id: string }>('kbFucApi/add', 'POST', {
    knowledgeBaseId: base,
    name: '余票查询',
    method: 'GET',
    url: 'https://tickets.example.com/left',
  });
  await signIn(page, backend.origin);
  await page.goto(`${backend.origin}/#/assistantAI/knowledgeBase/configTable?open=${id}`);
  const drawer = page.getByRole('dialog', { name: '余票查询' });
  await drawer.getByRole('textbox', { name: '说明', exact: true }).fill('查一场比赛的余票');
  await staff.asAdmin('kbFucApi/modify', 'PUT', { id, timeout: 7 });
  await drawer.getByRole('button', { name: '保存' }).click();
  await merge(page);
  await drawer.getByRole('button', { name: '保存' }).click();
  await expect(drawer).toBeHidden();
  const saved = await staff.asAdmin<object>(`kbFucApi/getById/${id}`, 'GET');
  expect(saved).toMatchObject({ timeout: 7, description: '查一场比赛的余票' });

  const set = await staff.asAdmin<{ id: string }>('kbFucSet/add', 'POST', { name: '购票' });
  await page.goto(`${backend.origin}/#/assistantAI/knowledgeBase/configSetResource?open=${set.id}`);
  const setDrawer = page.getByRole('dialog', { name: '购票' });
  await setDrawer.getByRole('textbox', { name: '说明', exact: true }).fill('赛事购票');
  await staff.asAdmin('kbFucSet/modify', 'PUT', { id: set.id, functionIds: [id] });
  await setDrawer.getByRole('button', { name: '保存' }).click();
  await merge(page);
  await setDrawer.getByRole('button', { name: '保存' }).click();
  await expect(setDrawer).toBeHidden();
  const savedSet = await staff.asAdmin<object>(`kbFucSet/getById/${set.id}`, 'GET');
  expect(savedSet).toMatchObject({ description: '赛事购票', functions: [{ id }] });
});
