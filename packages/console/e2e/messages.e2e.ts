import { type BrowserContext, expect, type Page } from '@playwright/test';
import { adminPassword } from './support/backend.js';
import { option } from './support/option.js';
import { test } from './support/shared.js';
import { giveToken, type Person, type Staff } from './support/staff.js';

/** Messages from those who write them to those who read them, one sentence after the other. */
test.describe.configure({ mode: 'serial' });

const messages = '/assistantAI/permission/sysMessage';
const writing = '/assistantAI/permission/sysMessageDetail';
const feedback = '/assistantAI/permission/feed';
const chat = '/assistantAI/chatAI';

interface Notification {
  messageSubject: string;
  readFlag: boolean;
  delStatus: boolean;
  content: string;
}

let origin: string;
let colleagues: Staff;
let reader: Person;
let token: string;
let reading: BrowserContext;
let page: Page;
let office: BrowserContext;
let desk: Page;

const at = (path: string) => `${origin}/#${path}`;
const popover = () => page.getByRole('dialog', { name: '消息', exact: true });
const items = () => popover().getByRole('list', { name: '消息列表' }).getByRole('listitem');
const bell = (unread: number) =>
  page.getByRole('button', { name: unread === 0 ? '消息' : `消息，${unread} 条未读`, exact: true });
const publish = async (messageSubject: string) => {
  const { id } = await colleagues.asAdmin<{ id: string }>('messageNotifications/add', 'POST', {
    messageSubject,
    content: `<p>${messageSubject}的正文。</p>`,
    scope: 'users',
    userIds: [reader.id],
  });
  await colleagues.asAdmin(`messageNotifications/pass/${id}`, 'PUT');
};
const stored = async (): Promise<Notification[]> =>
  (
    await colleagues.call<{ list: Notification[] }>('notificationRecords/queryPage', {
      method: 'POST',
      token,
      body: { current: 1, size: 20 },
    })
  ).list;
const unreadOf = async () => (await stored()).filter(({ readFlag }) => !readFlag).map((one) => one.messageSubject);

test.beforeAll(async ({ browser, backend, staff }) => {
  test.setTimeout(180_000);
  origin = backend.origin;
  colleagues = staff;
  reader = await staff.addUser('苏禾', [await staff.addRole('消息读者', [chat])]);
  token = await staff.tokenOf(reader.account, reader.password);
  for (const subject of ['裁判培训', '赛程调整', '系统维护']) await publish(subject);
  reading = await browser.newContext();
  await giveToken(reading, origin, token);
  page = await reading.newPage();
  office = await browser.newContext();
  await giveToken(office, origin, await staff.tokenOf('admin', adminPassword));
  desk = await office.newPage();
});

test.afterAll(async () => {
  await reading?.close();
  await office?.close();
});

test.describe('in the notification popover', () => {
  test('unread becomes read when its row is expanded', async () => {
    await page.goto(at(chat));
    await bell(3).click();
    await items()
      .getByRole('button', { name: /裁判培训/, expanded: false })
      .first()
      .click();
    await expect(popover().getByText('裁判培训的正文。')).toBeVisible();
    await expect(bell(2)).toBeVisible();
    await expect.poll(unreadOf).toEqual(expect.not.arrayContaining(['裁判培训']));
  });

  test('or when mark-all-read is used', async () => {
    await popover().getByRole('button', { name: '全部已读' }).click();
    await expect(bell(0)).toBeVisible();
    await expect.poll(unreadOf).toEqual([]);
  });

  test('which with none unread says 所有消息均已读', async () => {
    const told = popover().getByText('所有消息均已读').waitFor();
    await popover().getByRole('button', { name: '全部已读' }).click();
    await told;
  });

  test('delete asks 确定删除该消息吗？, and is a flag: delStatus true', async () => {
    const sent = page.waitForRequest(/notificationRecords\/modify/);
    await popover().getByRole('button', { name: '删除 裁判培训' }).first().click();
    const question = page.getByRole('dialog', { name: '确定删除该消息吗？' });
    await question.getByRole('button', { name: '删除' }).click();
    expect((await sent).postDataJSON()).toMatchObject({ delStatus: true });
    await expect(items()).toHaveCount(2);
    const left = async () => (await stored()).map(({ messageSubject }) => messageSubject);
    await expect.poll(left).not.toContain('裁判培训');
  });

  test('delete of several asks 确定删除选中的所有消息吗？', async () => {
    await popover().getByRole('button', { name: '选择' }).click();
    await popover().getByRole('checkbox', { name: '选择本页' }).check();
    await popover().getByRole('button', { name: '删除' }).click();
    const question = page.getByRole('dialog', { name: '确定删除选中的所有消息吗？' });
    await question.getByRole('button', { name: '取消' }).click();
    await expect(question).toHaveCount(0);
    await expect(items()).toHaveCount(2);
    await popover().getByRole('button', { name: '删除' }).click();
    await question.getByRole('button', { name: '删除' }).click();
    await expect(popover().getByText('还没有消息')).toBeVisible();
    await expect.poll(stored).toEqual([]);
    await expect(question).toHaveCount(0);
    await expect(popover()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(popover()).toHaveCount(0);
  });
});

test.describe('the rich-text editor of a message', () => {
  const picture = (name: string, mimeType: string, buffer: Buffer) => ({ name, mimeType, buffer });
  const text = () => desk.getByRole('textbox', { name: '内容' });
  const choose = async () => {
    const button = desk.getByRole('toolbar', { name: '格式' }).getByRole('button', { name: '上传图片' });
    await text().click();
    await expect(button).not.toHaveClass(/disabled/);
    const [chooser] = await Promise.all([desk.waitForEvent('filechooser'), button.click()]);
    return chooser;
  };

  test('offers image upload, restricted to png, jpg and jpeg', async () => {
    await desk.goto(at(writing));
    await expect(text()).toBeVisible();
    const gif = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');
    await (await choose()).setFiles(picture('动图.gif', 'image/gif', gif));
    await expect(desk.getByText('图片必须是jpg/png格式')).toBeVisible();
    await expect(text().locator('img')).toHaveCount(0);
  });

  test('one file at a time', async () => {
    const shot = await desk.screenshot({ clip: { x: 0, y: 0, width: 40, height: 40 } });
    const chooser = await choose();
    expect(chooser.isMultiple()).toBe(false);
    await chooser.setFiles(picture('一.png', 'image/png', shot));
    await expect(text().locator('img')).toHaveCount(1);
    const both = await desk.evaluateHandle((base64) => {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      const files = new DataTransfer();
      for (const name of ['二.png', '三.png']) files.items.add(new File([bytes], name, { type: 'image/png' }));
      return files;
    }, shot.toString('base64'));
    await text().dispatchEvent('drop', { dataTransfer: both });
    await expect(desk.getByRole('main').getByRole('alert')).toContainText('一次只能传一张图片');
    await expect(text().locator('img')).toHaveCount(1);
  });
});

test('a message published in one browser rings in another without a reload', async () => {
  await desk.goto(at(writing));
  await desk.reload();
  await desk.getByLabel('标题').fill('新版竞赛规则已入库');
  await desk.getByRole('textbox', { name: '内容' }).click();
  await desk.keyboard.type('请以新版为准。');
  await desk.getByRole('radio', { name: '指定用户' }).check();
  await desk.getByRole('combobox', { name: '用户' }).fill('苏禾');
  await option(desk, /^苏禾（/).click();
  await desk.keyboard.press('Escape');
  await desk.getByRole('button', { name: '发布', exact: true }).click();
  const question = desk.getByRole('dialog').last();
  await expect(question).toContainText('发布“新版竞赛规则已入库”');
  await question.getByRole('button', { name: '发布' }).click();
  await expect(desk).toHaveURL(at(messages));
  await expect(desk.getByRole('row', { name: /新版竞赛规则已入库/ })).toContainText('已发送');
  await page.evaluate(() => dispatchEvent(new Event('focus')));
  await expect(bell(1)).toBeVisible({ timeout: 45_000 });
});

test('whoever wrote an opinion is told what was done about it', async () => {
  const body = { feedbackInfo: '希望合并重复的依据' };
  await colleagues.call('userFeedback/add', { method: 'POST', token, body });
  await desk.goto(at(feedback));
  const row = desk.getByRole('row', { name: /希望合并重复的依据/ });
  await row.getByRole('button', { name: '处理' }).click();
  const drawer = desk.getByRole('dialog').last();
  const handled = drawer.getByRole('radio', { name: '已处理' });
  await expect(async () => {
    await handled.check({ timeout: 3000 });
    await drawer.getByLabel('处理说明').fill('下个版本合并显示');
    await expect(handled).toBeChecked();
  }).toPass();
  await drawer.getByRole('button', { name: '保存' }).click();
  await expect(row).toContainText('已处理');
  await page.evaluate(() => dispatchEvent(new Event('focus')));
  await expect(bell(2)).toBeVisible({ timeout: 45_000 });
  expect((await stored()).map(({ content }) => content).join()).toContain('下个版本合并显示');
});
