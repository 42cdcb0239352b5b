import { type Browser, type BrowserContext, expect, type Locator, type Page, test } from '@playwright/test';
import { type SamplePdf, samplePdf } from '../../server/src/testing/samplePdf.js';
import { adminPassword, type Backend, startBackend } from './support/backend.js';
import { createBase, expectTight, measureChunks } from './support/knowledge.js';
import { litBoxes } from './support/litBoxes.js';
import { bindAssistant } from './support/people.js';
import { expectTold } from './support/told.js';
import { watchViolations } from './support/violations.js';
import { findWords, fitOf } from './support/wordsOnPage.js';

/** One person's way through the main job, in one browser, against the built product and the real backend. */
test.describe.configure({ mode: 'serial' });

/** Chapters of a document that takes some seconds to parse: about 150 pages. */
const LONG = 600;

let backend: Backend;
let context: BrowserContext;
let page: Page;
let violations: string[];
let mixed: SamplePdf;

const open = async (browser: Browser) => {
  context = await browser.newContext();
  violations = await watchViolations(context);
  page = await context.newPage();
};

const composer = () => page.getByRole('textbox', { name: '提问' });
const answers = () => page.getByRole('group', { name: /^回答/ });
const lastAnswer = () => answers().last();

/** Until the address has been followed, the former conversation stands there and takes what is typed for its own. */
const newConversation = async (address: string) => {
  await page.goto(`${backend.origin}${address}`);
  await expect(page.getByRole('heading', { name: '新会话' })).toBeVisible();
  await expect(answers()).toHaveCount(0);
};

const askAndWait = async (question: string) => {
  const before = await answers().count();
  await composer().fill(question);
  await composer().press('Enter');
  await expect(answers()).toHaveCount(before + 1);
  await expect(page.getByRole('button', { name: '停止' })).toHaveCount(0);
  await expect(lastAnswer().getByRole('button', { name: '复制' })).toBeVisible({ timeout: 30_000 });
};

const citation = (n: number): Locator => lastAnswer().getByRole('button', { name: new RegExp(`^依据 ${n}`) });

test.beforeAll(async ({ browser }) => {
  test.setTimeout(180_000);
  mixed = await samplePdf('mixed');
  backend = await startBackend();
  await open(browser);
});

test.afterAll(async () => {
  await context?.close();
  await backend?.stop();
});

test.describe('1. signing in', () => {
  test('leads to the sign-in page, which names what is missing or wrong', async () => {
    await page.goto(`${backend.origin}/#/assistantAI/knowledgeBase/index?base=x`);
    await expect(page).toHaveURL(/#\/login\?redirect=%2FassistantAI%2FknowledgeBase%2Findex%3Fbase%3Dx$/);
    await page.getByRole('button', { name: '登录' }).click();
    await expect(page.getByLabel('用户名')).toHaveAccessibleDescription('请输入用户名');
    await page.getByLabel('用户名').fill('admin');
    await page.getByLabel('密码', { exact: true }).fill('wrong');
    await page.keyboard.press('Enter');
    await expect(page.getByText('用户名或密码')).toBeVisible();
    await expect(page.getByLabel('用户名')).toHaveValue('admin');
    await expect(page.getByLabel('密码', { exact: true })).toHaveValue('wrong');
  });

  test('locks an account after repeated tries, and says for how long', async () => {
    await page.getByLabel('用户名').fill('somebody');
    for (let attempt = 0; attempt < 6; attempt += 1) {
      await page.getByLabel('密码', { exact: true }).fill(`wrong${attempt}`);
      // What is pressed while the answer before is still being shown is not sent.
      await expect(async () => {
        const answered = page.waitForResponse(/\/login$/, { timeout: 5000 });
        await page.keyboard.press('Enter');
        await answered;
      }).toPass();
    }
    await expect(page.getByText(/请 \d+ 分钟后再试/)).toBeVisible();
  });

  test('goes where the person was going, with a shell made of the granted menus', async () => {
    await page.goto(`${backend.origin}/#/login?redirect=${encodeURIComponent('/assistantAI/knowledgeBase/index')}`);
    await page.getByLabel('用户名').fill('  admin ');
    await page.getByLabel('密码', { exact: true }).fill(adminPassword);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/#\/assistantAI\/knowledgeBase\/index$/);
    await expect(page).toHaveTitle('知识库 - 篮球 AI 智能体平台');
    const side = page.getByRole('navigation', { name: '侧边菜单' });
    await expect(side.getByRole('link', { name: '知识库' })).toHaveAttribute('aria-current', 'page');
    const { value } = (await context.cookies()).find(({ name }) => name === 'Admin-Token') ?? {};
    expect(value?.length).toBeGreaterThan(20);
  });
});

test.describe('2. a knowledge base', () => {
  test('is created and takes documents, with progress and a reason for each that fails', async () => {
    test.setTimeout(240_000);
    const [encrypted, truncated] = await Promise.all([samplePdf('encrypted'), samplePdf('truncated')]);
    await page.getByRole('button', { name: '新建知识库' }).first().click();
    await page.getByLabel('名称').fill('竞赛规则库');
    await page.getByRole('button', { name: '创建' }).click();
    await expect(page.getByRole('heading', { name: '竞赛规则库' })).toBeVisible();
    await page.getByLabel('选择文件').setInputFiles([
      { name: '竞赛规程.pdf', mimeType: 'application/pdf', buffer: Buffer.from(mixed.data) },
      { name: '加密.pdf', mimeType: 'application/pdf', buffer: Buffer.from(encrypted.data) },
      { name: '损坏.pdf', mimeType: 'application/pdf', buffer: Buffer.from(truncated.data) },
      { name: '空.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(0) },
    ]);
    const rowOf = (name: string) => page.getByRole('row', { name: new RegExp(name) });
    await Promise.all([
      expect(page.getByRole('listitem').filter({ hasText: '空.pdf' })).toContainText('文件是空的'),
      expect(rowOf('竞赛规程')).toContainText('已解析', { timeout: 60_000 }),
      expect(rowOf('加密')).toContainText('文件已加密', { timeout: 60_000 }),
      expect(rowOf('损坏')).toContainText('文件已损坏', { timeout: 60_000 }),
    ]);
  });

  test('says how far a long document has been parsed', async () => {
    const long = await samplePdf('long', { chapters: LONG });
    // In a base that no assistant is bound to: it holds the words that are asked for as well.
    await createBase(page, backend.origin, '培训资料库');
    await page
      .getByLabel('选择文件')
      .setInputFiles([{ name: '教材.pdf', mimeType: 'application/pdf', buffer: Buffer.from(long.data) }]);
    const row = page.getByRole('row', { name: /教材/ });
    await expect(row).toContainText(/解析中 [1-9]\d?%/, { timeout: 30_000 });
    await expect(row).toContainText('已解析', { timeout: 60_000 });
    await page.goto(`${backend.origin}/#/assistantAI/knowledgeBase/index?base=all`);
    await page.getByRole('link', { name: '竞赛规则库' }).click();
    await expect(page.getByRole('heading', { name: '竞赛规则库' })).toBeVisible();
  });
});

test.describe('3. the chunks beside the pages', () => {
  test('light up exactly on the text, on plain, rotated and cropped pages', async () => {
    await page.getByRole('link', { name: '竞赛规程.pdf' }).click();
    const fits = await measureChunks(page, context, mixed);
    expectTight(fits);
    expect(new Set(fits.map((fit) => fit.page)).size).toBe(6);
  });

  test('find each other from either side', async () => {
    const tag = page.getByRole('button', { name: /^分段 001，第 1 页/ });
    // The chunk that was read last.
    const before = page.url();
    await page.getByRole('slider', { name: '逐页覆盖' }).press('Home');
    await tag.click();
    const row = page.getByRole('region', { name: '分段列表' }).getByRole('button', { name: '分段 001' });
    await expect(row).toHaveAttribute('aria-expanded', 'true');
    await expect(page).not.toHaveURL(before);
    await expect(page).toHaveURL(/chunk=/);
  });
});

test.describe('4. an answer', () => {
  test('comes from the bound knowledge base, streamed, with citations', async () => {
    await bindAssistant(page, backend.origin, 'general', '竞赛规则库');
    await newConversation('/#/assistantAI/chatAI?assistant=general');
    await askAndWait('第二节与第三节之间的中场休息有多长时间？');
    await expect(lastAnswer()).toContainText('未配置语言模型');
    await expect(lastAnswer()).toContainText('中场休息为 15 分钟');
  });

  test('opens the cited page beside it with exactly the cited words lit', async () => {
    await citation(1).hover();
    const rail = page.getByRole('complementary', { name: '依据' });
    await expect(rail).toContainText('竞赛规程.pdf');
    await citation(1).click();
    const quote = await lastAnswer().locator('blockquote').first().locator('p').first().innerText();
    const lit = await litBoxes(page, [3]);
    const { boxes, share } = await findWords(mixed.data, quote.replace(/\d\s*$/, ''), [...lit.keys()]);
    expect(share).toBe(1);
    for (const [number, words] of boxes) {
      const { covered, spread } = fitOf(words, lit.get(number) ?? []);
      expect(covered).toBeGreaterThanOrEqual(0.9);
      expect(spread).toBeLessThanOrEqual(2);
    }
  });

  test('says plainly when nothing relevant is found', async () => {
    await askAndWait('今天的股票行情怎么样？');
    await expect(lastAnswer()).toContainText('没有找到相关内容');
    await expect(citation(1)).toHaveCount(0);
  });

  test('never sends while an input method is composing', async () => {
    await composer().fill('zhongchang');
    await composer().dispatchEvent('keydown', { key: 'Enter', isComposing: true, keyCode: 229 });
    await expect(composer()).toHaveValue('zhongchang');
    await composer().fill('');
  });
});

test.describe('3. changing chunks', () => {
  const question = '第二节与第三节之间的中场休息有多长时间？';
  const search = async () => {
    await page.getByLabel('搜索分段内容').fill('中场休息');
    await page.keyboard.press('Enter');
    const row = page.getByRole('region', { name: '分段列表' }).getByRole('button', { name: /^分段 \d{3}$/ });
    await expect(row).toHaveCount(1);
    await row.click();
  };
  const openChunks = async () => {
    await page.goto(`${backend.origin}/#/assistantAI/knowledgeBase/index?base=all`);
    await page.getByRole('link', { name: '竞赛规则库' }).click();
    await page.getByRole('link', { name: '竞赛规程.pdf' }).click();
    await search();
  };
  const askAgain = async () => {
    await newConversation('/#/assistantAI/chatAI?assistant=general');
    await askAndWait(question);
  };

  test('by editing one changes what is answered', async () => {
    await openChunks();
    await page.getByRole('button', { name: '编辑' }).click();
    const editor = page.getByRole('textbox', { name: '分段内容', exact: true });
    await editor.fill((await editor.inputValue()).replace('中场休息为 15 分钟', '中场休息为 18 分钟'));
    await expectTold(page, '分段已保存', () => editor.press('Control+Enter'));
    await askAgain();
    await expect(lastAnswer()).toContainText('18 分钟');
  });

  test('by disabling it takes it out of answers, and enabling brings it back', async () => {
    await openChunks();
    const switchOf = page.getByRole('switch').first();
    await expectTold(page, '已停用，问答不再引用', () => switchOf.click());
    await expect(switchOf).not.toBeChecked();
    await askAgain();
    await expect(lastAnswer()).not.toContainText('18 分钟');
    await openChunks();
    await page.getByRole('switch').first().click();
    await expect(page.getByRole('switch').first()).toBeChecked();
    await askAgain();
    await expect(lastAnswer()).toContainText('18 分钟');
  });

  test('by deleting it takes it out for good, after a question', async () => {
    await openChunks();
    await page.getByRole('button', { name: '删除' }).click();
    const sure = page.getByRole('dialog').getByRole('button', { name: /删除/ });
    await expectTold(page, '分段已删除', () => sure.click());
    await askAgain();
    await expect(lastAnswer()).not.toContainText('18 分钟');
  });
});

test.describe('5. afterwards', () => {
  test('an answer is liked, or disliked with a reason, and the judgement stays', async () => {
    await newConversation('/#/assistantAI/chatAI?assistant=general');
    await askAndWait('每支球队登记的队员不超过多少名？');
    await lastAnswer().getByRole('button', { name: '有帮助', exact: true }).click();
    await expect(lastAnswer().getByRole('button', { name: '有帮助', exact: true })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await lastAnswer().getByRole('button', { name: '没有帮助' }).click();
    await page.getByText('依据不对').click();
    await page.getByRole('button', { name: '提交' }).click();
    await expect(lastAnswer().getByRole('button', { name: '没有帮助' })).toHaveAttribute('aria-pressed', 'true');
    await page.reload();
    await expect(lastAnswer().getByRole('button', { name: '没有帮助' })).toHaveAttribute('aria-pressed', 'true');
  });

  test('a follow-up question is asked by choosing it', async () => {
    const followUp = lastAnswer().getByRole('list', { name: '可以接着问' }).getByRole('button').first();
    const words = await followUp.innerText();
    const before = await answers().count();
    await followUp.click();
    await expect(page.getByRole('group', { name: '提问' }).last()).toContainText(words);
    await expect(answers()).toHaveCount(before + 1);
    await expect(page.getByRole('button', { name: '停止' })).toHaveCount(0);
    await expect(lastAnswer().getByRole('button', { name: '复制' })).toBeVisible({ timeout: 30_000 });
  });

  test('the conversation is found again, renamed and deleted', async () => {
    const list = page.getByLabel('会话列表');
    await list.getByText('每支球队登记的队员不超过多少名？').hover();
    await list.getByRole('button', { name: '更多操作：每支球队登记的队员不超过多少名？' }).click();
    await page.getByRole('menuitem', { name: '重命名' }).click();
    await expect(list.getByRole('textbox', { name: '会话名称' })).toBeFocused();
    await page.keyboard.type('球队人数');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: '球队人数' })).toBeVisible();
    await newConversation('/#/assistantAI/chatAI');
    await list.getByText('球队人数').click();
    await expect(page.getByRole('group', { name: '提问' }).first()).toContainText('每支球队登记的队员不超过多少名？');
    await list.getByRole('button', { name: '更多操作：球队人数' }).click();
    await page.getByRole('menuitem', { name: '删除' }).click();
    await page.getByRole('dialog').getByRole('button', { name: '删除' }).click();
    await expect(list.getByText('球队人数')).toHaveCount(0);
  });
});

test.describe('6. outside of the shell', () => {
  test('the same chat stands alone at /expAI', async () => {
    await newConversation('/expAI');
    await expect(page).toHaveURL(/\/expAI#\/expAI/);
    await expect(page.getByRole('navigation', { name: '侧边菜单' })).toHaveCount(0);
    await askAndWait('每支球队登记的队员不超过多少名？');
    await expect(citation(1)).toBeVisible();
  });

  test('signing out asks, and kills the token on the server', async () => {
    await page.goto(`${backend.origin}/#/assistantAI/chatAI`);
    const token = (await context.cookies()).find(({ name }) => name === 'Admin-Token')?.value ?? '';
    const userCall = () =>
      page.request.get(`${backend.origin}/aiapi/qa/sysUser/detail`, { headers: { authorization: token } });
    expect((await userCall()).status()).toBe(200);
    await page.getByRole('button', { name: /管理员/ }).click();
    await page.getByRole('menuitem', { name: '退出登录' }).click();
    await expect(page.getByRole('dialog')).toContainText('确定退出登录吗？');
    // The address says so before the page is there anew, which would cut off whoever goes elsewhere.
    const reloaded = page.waitForEvent('load');
    await page.getByRole('dialog').getByRole('button', { name: '退出登录' }).click();
    await reloaded;
    await expect(page).toHaveURL(/#\/login/);
    expect((await userCall()).status()).toBe(401);
    expect((await context.cookies()).some(({ name }) => name === 'Admin-Token')).toBe(false);
  });

  test('without a token /expAI says how to come in', async () => {
    await page.goto(`${backend.origin}/expAI`);
    await expect(page.getByText('请先登录或从授权入口进入')).toBeVisible();
  });

  test('nothing on the way broke the security policy or crashed', () => {
    expect(violations).toEqual([]);
  });
});
