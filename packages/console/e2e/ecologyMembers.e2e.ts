import { expect, type Page, test } from '@playwright/test';
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

const PAGE = '/marketing/ecologyMember';
const API = 'marketing/ecologyMember';

const drawerOf = (page: Page, name: string) => page.getByRole('dialog', { name });

test('two people answer the same member: nothing is lost, and it is said plainly', async ({ browser }) => {
  test.setTimeout(180_000);
  const role = await staff.addRole('会员服务', [PAGE]);
  const [first, second] = [await staff.addUser('林先答', [role]), await staff.addUser('周后答', [role])];
  const open = async ({ account, password }: typeof first) => {
    const context = await browser.newContext();
    await giveToken(context, backend.origin, await staff.tokenOf(account, password));
    const page = await context.newPage();
    await page.goto(`${backend.origin}/#${PAGE}`);
    return page;
  };
  const mine = await open(first);
  await mine
    .getByRole('main')
    .getByRole('button', { name: /新增会员$/ })
    .first()
    .click();
  const adding = mine.getByRole('dialog', { name: '新增会员' });
  await adding.getByRole('textbox', { name: '会员名称' }).fill('千湖篮球俱乐部');
  await adding.getByRole('textbox', { name: '联系人' }).fill('许岚');
  await adding.getByRole('textbox', { name: '手机号' }).fill('13800006271');
  await adding.getByRole('textbox', { name: '诉求' }).fill('春季联赛什么时候报名？');
  await adding.getByRole('button', { name: /创\s?建/ }).click();
  const row = mine.getByRole('main').getByRole('row', { name: /千湖篮球俱乐部/ });
  await expect(row).toContainText('待答复');
  await expect(row).toContainText('138****6271');

  const theirs = await open(second);
  await theirs.getByRole('main').getByText('千湖篮球俱乐部').first().click();
  const theirDrawer = drawerOf(theirs, '千湖篮球俱乐部');
  const theirReply = theirDrawer.getByRole('textbox', { name: '写回复' });
  await theirReply.fill('四月截止。');
  // What is typed is there after a reload.
  await expect(theirReply).toHaveValue('四月截止。');
  await theirs.waitForTimeout(500);
  await theirs.reload();
  await expect(theirReply).toHaveValue('四月截止。');

  await mine.getByRole('main').getByText('千湖篮球俱乐部').first().click();
  const myDrawer = drawerOf(mine, '千湖篮球俱乐部');
  await myDrawer.getByRole('textbox', { name: '写回复' }).fill('三月一日起。');
  // Within the time between two looks of the other page.
  await myDrawer.getByRole('button', { name: '保存回复' }).click();
  await theirDrawer.getByRole('button', { name: '保存回复' }).click();
  await expect(theirDrawer.getByText('三月一日起。')).toBeVisible();
  await expect(myDrawer.getByText('林先答 回复')).toBeVisible();
  const overtaken = theirDrawer.getByText(/林先答 刚刚回复过/);
  const saved = theirDrawer.getByText('周后答 回复');
  await expect(overtaken.or(saved)).toBeVisible();
  if (await overtaken.isVisible()) {
    await expect(theirReply).toHaveValue('四月截止。');
    await theirDrawer.getByRole('button', { name: '保存回复' }).click();
  }
  await expect(saved).toBeVisible();
  await expect(theirReply).toHaveValue('');

  await theirDrawer.getByRole('button', { name: '关闭诉求' }).click();
  await expect(theirDrawer.getByText('周后答 关闭')).toBeVisible();
  await theirDrawer.getByRole('button', { name: '显示联系方式' }).click();
  await expect(theirDrawer.getByText('13800006271')).toBeVisible();
  await Promise.all([mine.context().close(), theirs.context().close()]);
});

test('a file is checked row by row, mended, taken in, and a deletion taken back', async ({ browser }) => {
  test.setTimeout(180_000);
  const clerk = await staff.addUser('陈导入', [await staff.addRole('会员导入', [PAGE])]);
  const context = await browser.newContext();
  await giveToken(context, backend.origin, await staff.tokenOf(clerk.account, clerk.password));
  const page = await context.newPage();
  await page.goto(`${backend.origin}/#${PAGE}?open=import`);
  const drawer = page.getByRole('dialog', { name: '导入生态会员' });
  const lines = [
    '单位名称,类型,联系人,手机,邮箱,诉求',
    '远山体育,赞助商,林川,13900000001,,还有广告位吗？',
    '白鹭传媒,媒体,周舟,12345,,',
  ];
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: '合作单位.csv', mimeType: 'text/csv', buffer: Buffer.from(lines.join('\n')) });
  await expect(drawer).toContainText('可以导入 1 位会员');
  const phone = drawer.getByRole('textbox', { name: '第 3 行 手机号' });
  await expect(phone).toHaveAccessibleDescription('手机号格式不正确');
  await phone.fill('13900000002');
  await phone.press('Enter');
  await drawer.getByRole('button', { name: '导入 2 位会员' }).click();
  await expect(drawer).toContainText('已导入 2 位会员');
  await drawer.getByRole('button', { name: '完成' }).click();

  const main = page.getByRole('main');
  await page.goto(`${backend.origin}/#${PAGE}?state=waiting&type=sponsor`);
  await expect(main.getByRole('row', { name: /远山体育/ })).toBeVisible();
  await expect(main.getByText('白鹭传媒')).toHaveCount(0);
  await page.goto(`${backend.origin}/#${PAGE}?type=media`);
  const row = main.getByRole('row', { name: /白鹭传媒/ });
  await row.getByText('删除').click();
  await page
    .getByRole('dialog', { name: /删除会员/ })
    .getByRole('button', { name: /删\s?除/ })
    .click();
  await expect(row).toHaveCount(0);
  await page.getByRole('button', { name: '撤销' }).click();
  await expect(row).toBeVisible();
  await context.close();
});

test('who has not the page neither sees nor reads members', async () => {
  const outsider = await staff.addUser('周外人', [await staff.addRole('只对话', ['/assistantAI/chatAI'])]);
  const token = await staff.tokenOf(outsider.account, outsider.password);
  await expect(
    staff.call(`${API}/queryPage`, { method: 'POST', token, body: { current: 1, size: 10 } }),
  ).rejects.toThrow(/403/);
});
