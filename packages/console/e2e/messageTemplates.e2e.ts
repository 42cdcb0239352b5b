import { expect, test } from '@playwright/test';
import { type Backend, startBackend } from './support/backend.js';
import { giveToken, startStaff } from './support/staff.js';

let backend: Backend;
let staff: Awaited<ReturnType<typeof startStaff>>;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  backend = await startBackend();
  staff = await startStaff(backend.origin);
});
test.afterAll(() => backend?.stop());

const SMS = '/marketing/templates/sms';
const REVIEW = '/marketing/templates/review';

test('a template is written, checked, kept through a reload, handed in, approved by another, and changed', async ({
  browser,
}) => {
  test.setTimeout(240_000);
  const author = await staff.addUser('林文案', [await staff.addRole('短信文案', [SMS])]);
  const reviewer = await staff.addUser('周审核', [await staff.addRole('模板审核', [REVIEW])]);
  const pageOf = async ({ account, password }: typeof author) => {
    const context = await browser.newContext();
    await giveToken(context, backend.origin, await staff.tokenOf(account, password));
    return context.newPage();
  };
  const [mine, theirs] = [await pageOf(author), await pageOf(reviewer)];
  const main = mine.getByRole('main');

  await mine.goto(`${backend.origin}/#${SMS}`);
  await main
    .getByRole('button', { name: /^(?:plus )?新建$/ })
    .first()
    .click();
  await main.getByRole('textbox', { name: '模板名称' }).fill('季票续费提醒');
  await main.getByRole('textbox', { name: '签名' }).fill('省篮协');
  await main.getByRole('radio', { name: '营销' }).check();
  const text = main.getByRole('textbox', { name: '内容' });
  await text.fill('你好，季票 12-31 到期');
  await expect(main.getByText('营销短信要写明退订方式')).toBeVisible();
  await main.getByRole('button', { name: /退订语/ }).click();
  await expect(main.getByText('没有发现问题')).toBeVisible();
  await expect(main.getByRole('region', { name: '短信预览' })).toContainText('【省篮协】你好，季票 12-31 到期');

  // What is typed and not saved is there after a reload.
  await mine.reload();
  await expect(text).toHaveValue('你好，季票 12-31 到期拒收请回复R');
  await main.getByRole('button', { name: '保存', exact: true }).click();
  await expect(mine.getByRole('heading', { name: '季票续费提醒', level: 1 })).toBeVisible();
  await main.getByRole('button', { name: '提交审核' }).click();
  await expect(main.getByText(/正在等其他人审核/)).toBeVisible();

  // Whoever decides finds it, sees it as it arrives, and lets it go out.
  await theirs.goto(`${backend.origin}/#${REVIEW}`);
  await theirs.getByRole('main').getByText('季票续费提醒').first().click();
  const drawer = theirs.getByRole('dialog');
  await expect(drawer.getByRole('region', { name: '短信预览' })).toContainText('【省篮协】');
  await drawer.getByRole('button', { name: /^通\s?过$/ }).click();
  await expect(theirs.getByText('已通过').first()).toBeVisible();

  await mine.reload();
  await expect(main.getByText(/已通过审核。修改后成为草稿/)).toBeVisible();
  await text.fill('你好，季票明天到期。拒收请回复R');
  await main.getByRole('button', { name: '保存', exact: true }).click();
  await expect(main.getByText(/版本 1 已通过审核，仍可使用/)).toBeVisible();

  // Nothing goes out without a channel, and it is said.
  await main.getByRole('button', { name: '发给我自己' }).click();
  await expect(mine.getByRole('dialog').getByText(/这个渠道还没有配置/)).toBeVisible();
  await Promise.all([mine.context().close(), theirs.context().close()]);
});

test('who writes does not decide, and who has neither page reads nothing', async () => {
  const author = await staff.addUser('何文案', [await staff.addRole('只写短信', [SMS])]);
  const token = await staff.tokenOf(author.account, author.password);
  const add = { templateName: '开赛', smsKind: 'notice', signName: '省篮协', content: '周六开赛' };
  const { id } = await staff.call<{ id: string }>('marketing/smsTemplate/add', { method: 'POST', token, body: add });
  await staff.call('marketing/template/submit', { method: 'POST', token, body: { id, version: 1 } });
  const decision = { id, version: 1, approved: true };
  await expect(staff.call('marketing/template/decide', { method: 'POST', token, body: decision })).rejects.toThrow(
    /403/,
  );
  const outsider = await staff.addUser('吴外人', [await staff.addRole('只对话的人', ['/assistantAI/chatAI'])]);
  const other = await staff.tokenOf(outsider.account, outsider.password);
  await expect(
    staff.call('marketing/smsTemplate/page', { method: 'POST', token: other, body: { current: 1, size: 10 } }),
  ).rejects.toThrow(/403/);
});
