import { expect, type Page, test } from '@playwright/test';
import { askAnew } from './support/asking.js';
import { type Backend, startBackend } from './support/backend.js';
import { type Model, startModel } from './support/model.js';
import { option } from './support/option.js';
import { signIn } from './support/people.js';
import { giveToken, startStaff } from './support/staff.js';

/** Models are set up on their page, tested, and put to use. */
test.describe.configure({ mode: 'serial' });

const KEY = 'sk-models-4711-secret';
const models = '/assistantAI/aiManage/models';

let backend: Backend;
let model: Model;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  model = await startModel(0);
  backend = await startBackend();
});
test.afterAll(async () => {
  await backend?.stop();
  await model?.stop();
});

const rowOf = (page: Page, name: RegExp) => page.getByRole('row', { name });
const trial = (page: Page) => page.getByRole('dialog', { name: /^测试/ });

/** Chooses what is behind the button of further actions of a row. */
const act = async (page: Page, name: RegExp, action: string) => {
  await rowOf(page, name).getByRole('button', { name: /更多/ }).click();
  await page.getByRole('menuitem', { name: action }).click();
};

test('a model is set up, tested and put to use, and its key is never sent back', async ({ page }) => {
  const bodies: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.url().includes('/aiapi/')) bodies.push(response.text().catch(() => ''));
  });
  await signIn(page, backend.origin);
  await page.goto(`${backend.origin}/#${models}`);
  await expect(page.getByText('还没有模型')).toBeVisible();
  await page.getByRole('button', { name: '新建模型' }).first().click();
  const form = page.getByRole('dialog', { name: '新建模型' });
  await form.getByRole('textbox', { name: '名称', exact: true }).fill('机房模型');
  await form.getByRole('textbox', { name: '地址' }).fill(model.url);
  await form.getByRole('textbox', { name: '模型', exact: true }).fill('test');
  await form.getByPlaceholder('访问密钥').fill(KEY);
  await form.getByRole('button', { name: '创建' }).click();
  await expect(rowOf(page, /机房模型/)).toContainText('有密钥');

  await rowOf(page, /机房模型/)
    .getByRole('button', { name: '测试' })
    .click();
  await expect(trial(page).getByText(/可以使用，[\d,]+ 毫秒后有了回应/)).toBeVisible();
  await expect(trial(page).getByRole('figure')).toContainText('它说的头几个字');
  await page.keyboard.press('Escape');

  await act(page, /机房模型/, '设为使用');
  await expect(rowOf(page, /机房模型/)).toContainText('使用中');
  await expect(page.getByText(KEY)).toHaveCount(0);
  for (const body of await Promise.all(bodies)) expect(body).not.toContain(KEY);
  // Written by the model, no longer a quotation without one.
  await expect(await askAnew(page, backend.origin, '怎么上传文档？')).not.toContainText('未配置');
});

test('a model that stands by answers where the one in use does not, and the answer says so', async ({ page }) => {
  await signIn(page, backend.origin);
  await page.goto(`${backend.origin}/#${models}?open=new`);
  const form = page.getByRole('dialog', { name: '新建模型' });
  await form.getByRole('textbox', { name: '名称', exact: true }).fill('失联');
  await form.getByRole('textbox', { name: '地址' }).fill('http://127.0.0.1:1');
  await form.getByRole('textbox', { name: '模型', exact: true }).fill('lost');
  await form.getByRole('button', { name: '创建' }).click();
  await act(page, /lost/, '设为使用');
  await expect(rowOf(page, /lost/)).toContainText('使用中');
  await act(page, /机房模型/, '设为备用');
  await expect(rowOf(page, /机房模型/)).toContainText('备用 1');
  const answer = await askAnew(page, backend.origin, '怎么上传文档？');
  await expect(answer).toContainText('首选的模型没有响应，这次由备用模型回答');

  await page.goto(`${backend.origin}/#${models}`);
  await act(page, /机房模型/, '取消备用');
  await act(page, /机房模型/, '设为使用');
  await expect(rowOf(page, /机房模型/)).toContainText('使用中');
  await act(page, /lost/, '删除');
  await page.getByRole('dialog').getByRole('button', { name: '删除' }).click();
  await expect(rowOf(page, /lost/)).toHaveCount(0);
});

test('a model that is not there says why, and the one in use cannot be deleted before it is out of use', async ({
  page,
}) => {
  await signIn(page, backend.origin);
  await page.goto(`${backend.origin}/#${models}?open=new`);
  const form = page.getByRole('dialog', { name: '新建模型' });
  await form.getByRole('combobox', { name: '用途' }).click();
  await option(page, '重排').click();
  await form.getByRole('textbox', { name: '名称', exact: true }).fill('重排');
  await form.getByRole('textbox', { name: '地址' }).fill('http://127.0.0.1:1');
  await form.getByRole('textbox', { name: '模型', exact: true }).fill('bge');
  await form.getByRole('button', { name: '创建' }).click();
  await rowOf(page, /bge/).getByRole('button', { name: '测试' }).click();
  await expect(trial(page).getByText('连接不上模型服务，请检查地址')).toBeVisible();
  await page.keyboard.press('Escape');
  await act(page, /bge/, '删除');
  await page.getByRole('dialog').getByRole('button', { name: '删除' }).click();
  await expect(rowOf(page, /bge/)).toHaveCount(0);

  await act(page, /机房模型/, '停止使用');
  await page.getByRole('dialog').getByRole('button', { name: '停止使用' }).click();
  await expect(rowOf(page, /机房模型/)).toContainText('未使用');
  await act(page, /机房模型/, '删除');
  await page.getByRole('dialog').getByRole('button', { name: '删除' }).click();
  await expect(page.getByText('还没有模型')).toBeVisible();
});

test('the page works for a role that holds it alone', async ({ browser }) => {
  const staff = await startStaff(backend.origin);
  const person = await staff.addUser('许模', [await staff.addRole('模型管理', [models])]);
  const context = await browser.newContext();
  await giveToken(context, backend.origin, await staff.tokenOf(person.account, person.password));
  const page = await context.newPage();
  await page.goto(`${backend.origin}/#${models}`);
  await expect(page.getByRole('heading', { name: '模型库' })).toBeVisible();
  await expect(page.getByText('还没有模型')).toBeVisible();
  await context.close();
});
