import { readFile } from 'node:fs/promises';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { type Backend, startBackend } from './support/backend.js';
import { type PlayedGateway, startGateway } from './support/gateway.js';
import { setGateway } from './support/sending.js';
import { giveToken, type Person, type Staff, startStaff } from './support/staff.js';
import { expectTold } from './support/told.js';

let backend: Backend;
let staff: Staff;
let gateway: PlayedGateway;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  gateway = await startGateway();
  backend = await startBackend({ FUNCTION_HOSTS: gateway.host });
  staff = await startStaff(backend.origin);
});
test.afterAll(async () => {
  await backend?.stop();
  gateway?.close();
});

const SMS = '/marketing/templates/sms';
const WECHAT = '/marketing/templates/wechat';
const APP = '/marketing/templates/app';
const REVIEW = '/marketing/templates/review';

const pageOf = async (browser: Browser, { account, password }: Person): Promise<Page> => {
  const context = await browser.newContext();
  await giveToken(context, backend.origin, await staff.tokenOf(account, password));
  return context.newPage();
};

/** A new one of a channel's templates, with its name typed. */
const begin = async (page: Page, path: string, name: string): Promise<void> => {
  const main = page.getByRole('main');
  await page.goto(`${backend.origin}/#${path}`);
  await main
    .getByRole('button', { name: /^(?:plus )?新建$/ })
    .first()
    .click();
  await main.getByRole('textbox', { name: '模板名称' }).fill(name);
};

/** It is found by whoever decides, and let out once its preview has been seen. */
const letOut = async (page: Page, name: string, preview: string): Promise<void> => {
  await page.goto(`${backend.origin}/#${REVIEW}`);
  await page.reload();
  await page.getByRole('main').getByText(name).first().click();
  const drawer = page.getByRole('dialog');
  const approve = drawer.getByRole('button', { name: /^通\s?过$/ });
  await expect(drawer.getByRole('region', { name: preview })).toBeVisible();
  await approve.click();
  await expect(approve).toHaveCount(0);
  await expect(page.getByText('已通过').first()).toBeVisible();
};

test('a template is written, checked, kept through a reload, handed in, approved by another, and changed', async ({
  browser,
}) => {
  test.setTimeout(240_000);
  const author = await staff.addUser('林文案', [await staff.addRole('短信文案', [SMS])]);
  const reviewer = await staff.addUser('周审核', [await staff.addRole('模板审核', [REVIEW])]);
  const [mine, theirs] = [await pageOf(browser, author), await pageOf(browser, reviewer)];
  const main = mine.getByRole('main');
  const preview = main.getByRole('region', { name: '短信预览' });

  await begin(mine, SMS, '季票续费提醒');
  await main.getByRole('textbox', { name: '签名' }).fill('省篮协');
  await main.getByRole('radio', { name: '营销' }).check();
  const text = main.getByRole('textbox', { name: '内容' });
  await text.fill('你好，季票 12-31 到期');
  await expect(main.getByText('营销短信要写明退订方式')).toBeVisible();
  await main.getByRole('button', { name: /退订语/ }).click();
  await expect(main.getByText('没有发现问题')).toBeVisible();
  await expect(preview).toContainText('【省篮协】你好，季票 12-31 到期');

  // What is typed and not saved is there after a reload.
  await mine.reload();
  await expect(preview).toContainText('你好，季票 12-31 到期拒收请回复R');
  await main.getByRole('button', { name: '保存', exact: true }).click();
  await expect(mine.getByRole('heading', { name: '季票续费提醒', level: 1 })).toBeVisible();
  await main.getByRole('button', { name: '提交审核' }).click();
  await expect(main.getByText(/正在等其他人审核/)).toBeVisible();

  // Whoever decides finds it, sees it as it arrives, and lets it go out.
  await letOut(theirs, '季票续费提醒', '短信预览');
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

test('a card of WeChat and a push message are checked by the rules of each, seen as they arrive, and let out', async ({
  browser,
}) => {
  test.setTimeout(240_000);
  const author = await staff.addUser('孙文案', [await staff.addRole('微信与推送', [WECHAT, APP])]);
  const reviewer = await staff.addUser('郑审核', [await staff.addRole('审核微信与推送', [REVIEW])]);
  const [mine, theirs] = [await pageOf(browser, author), await pageOf(browser, reviewer)];
  const main = mine.getByRole('main');
  const handIn = async (name: string) => {
    await expect(main.getByText('没有发现问题').filter({ visible: true })).toBeVisible();
    await main.getByRole('button', { name: '保存', exact: true }).click();
    await expect(mine.getByRole('heading', { name, level: 1 })).toBeVisible();
    await main.getByRole('button', { name: '提交审核' }).click();
    await expect(main.getByText(/正在等其他人审核/).filter({ visible: true })).toBeVisible();
  };

  await begin(mine, WECHAT, '开赛提醒卡片');
  await main.getByRole('textbox', { name: '微信模板 ID' }).fill('TM-2026-01');
  await main.getByRole('textbox', { name: '标题' }).fill('比赛开始提醒');
  await main.getByRole('textbox', { name: '第 1 项 关键词' }).fill('thing1');
  await main.getByRole('textbox', { name: '第 1 项 名称' }).fill('比赛');
  const value = main.getByRole('textbox', { name: '第 1 项 内容' });
  await value.fill('周六主场，门票优惠');
  await expect(main.getByText(/第 1 项 内容：“优惠”是促销用语/)).toBeVisible();
  await value.fill('周六主场对阵远山');
  const card = main.getByRole('region', { name: '微信模板预览' });
  await expect(card).toContainText('比赛开始提醒');
  await expect(card).toContainText('周六主场对阵远山');
  await handIn('开赛提醒卡片');
  await letOut(theirs, '开赛提醒卡片', '微信模板预览');

  await begin(mine, APP, '开赛推送');
  await main.getByRole('textbox', { name: '标题' }).fill('今晚开赛');
  await main.getByRole('textbox', { name: '内容' }).fill('${name}，19:30 主场见');
  for (const lock of ['浅色', '深色'])
    await expect(main.getByRole('region', { name: `App 推送预览，${lock}锁屏` })).toContainText('，19:30 主场见');
  await main.getByRole('radio', { name: '打开 App 页面' }).check();
  await main.getByRole('textbox', { name: '页面' }).fill('pages/game/live');
  await handIn('开赛推送');
  await letOut(theirs, '开赛推送', 'App 推送预览，浅色锁屏');
  await Promise.all([mine.context().close(), theirs.context().close()]);
});

/** One pixel of a picture. */
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

test('a proof of the sign is stored with a template, a test really arrives, and an earlier version comes back', async ({
  browser,
}) => {
  test.setTimeout(240_000);
  await setGateway(staff, gateway.address);
  const author = await staff.addUser('赵文案', [await staff.addRole('写短信的人', [SMS])]);
  const token = await staff.tokenOf(author.account, author.password);
  const said = { templateName: '开赛通知', smsKind: 'notice', signName: '省篮协', content: '周六开赛' };
  const { id } = await staff.call<{ id: string }>('marketing/smsTemplate/add', { method: 'POST', token, body: said });
  await staff.call('marketing/template/submit', { method: 'POST', token, body: { id, version: 1 } });
  const theirs = await pageOf(browser, await staff.addUser('吴审核', [await staff.addRole('审核短信', [REVIEW])]));
  await letOut(theirs, '开赛通知', '短信预览');

  const page = await pageOf(browser, author);
  const main = page.getByRole('main');
  const preview = main.getByRole('region', { name: '短信预览' });
  const detail = `${backend.origin}/#${SMS}/detail?id=${id}`;
  await page.goto(detail);
  await main.getByRole('textbox', { name: '内容' }).fill('周日开赛');
  await expectTold(page, '证明已上传', () =>
    main.locator('input[type="file"]').setInputFiles({ name: '授权书.png', mimeType: 'image/png', buffer: PICTURE }),
  );
  await expect(main.getByText('授权书.png')).toBeVisible();
  await main.getByRole('button', { name: '保存', exact: true }).click();
  await expect(main.getByText(/版本 1 已通过审核，仍可使用/)).toBeVisible();
  await page.reload();
  const saved = page.waitForEvent('download');
  await main.getByRole('button', { name: /^下\s?载$/ }).click();
  expect(await readFile(await (await saved).path())).toEqual(PICTURE);

  // What nobody has approved goes to its author alone, and arrives.
  await main.getByRole('button', { name: '发给我自己' }).click();
  const trial = page.getByRole('dialog', { name: '发送测试' });
  await expect(trial.getByText(/^将发到你账号的手机号/)).toBeVisible();
  await trial.getByRole('button', { name: /^发\s?送$/ }).click();
  await expect(trial.getByText(/ 已发出$/)).toBeVisible();
  expect(gateway.taken).toMatchObject([{ signName: '省篮协', content: '周日开赛' }]);
  // As the administrator entered it.
  expect(gateway.taken[0]?.phoneNumber).toBe(String(13_900_000_000 + Number(author.account.slice('person'.length))));
  await page.keyboard.press('Escape');
  await expect(trial).toBeHidden();

  await main.getByRole('tab', { name: '版本' }).click();
  await main.getByRole('button', { name: /^版本 1/ }).click();
  await main.getByRole('button', { name: '恢复这一版' }).click();
  await expectTold(page, '已恢复为新的草稿', () =>
    page
      .getByRole('dialog')
      .getByRole('button', { name: /^恢\s?复$/ })
      .click(),
  );
  await page.goto(detail);
  await page.reload();
  await expect(preview).toContainText('【省篮协】周六开赛');
  await expect(main.getByText('还没有证明')).toBeVisible();
  await expect(main.getByText(/版本 1 已通过审核，仍可使用/)).toBeVisible();
  await Promise.all([page.context().close(), theirs.context().close()]);
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
