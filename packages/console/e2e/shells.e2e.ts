import { expect, test } from '@playwright/test';
import { resizePlace, shellBehaviour } from './support/shellBehaviour.js';
import { startShells, type ShellWorld } from './support/shells.js';

/** The chat as a React component, as an element and as a frame, on pages of other origins: a reader finds no difference. */
let world: ShellWorld;

test.use({ actionTimeout: 15_000 });
test.beforeAll(async () => {
  test.setTimeout(240_000);
  world = await startShells();
});
test.afterAll(() => world?.stop());

for (const name of ['react', 'element', 'frame'] as const) {
  const openChat = async (page: import('@playwright/test').Page) => {
    const chat = shellBehaviour(page, await world.shells[name].open(page));
    await expect(chat.field).toBeVisible();
    return chat;
  };

  test(`${name}: asks by the keyboard, streams, stops, and lights the cited words on their page`, async ({ page }) => {
    test.setTimeout(120_000);
    const chat = await openChat(page);
    await chat.composeWithEnter('shangchuan');
    await chat.ask('怎么上传文档？');
    await chat.answered();
    await chat.openCitation();
    await world.model.pauseAfter(3);
    await chat.ask('怎么新建知识库？');
    await expect(chat.lastAnswer).not.toHaveText('');
    await chat.stopAnswer();
    await world.model.goOn();
  });

  test(`${name}: fits its place at any width, and looks and speaks as the page asks, with all that was typed`, async ({
    page,
  }) => {
    const chat = await openChat(page);
    await chat.field.fill('还没有问的话');
    for (const width of [320, 600, 1300, 1100]) {
      await resizePlace(page, width);
      await expect(chat.field).toBeInViewport();
      await expect.poll(chat.overflow).toBe(0);
    }
    const light = await chat.field.evaluate((field) => getComputedStyle(field).color);
    await world.shells[name].setTheme(page, 'dark');
    await expect(chat.field).not.toHaveCSS('color', light);
    await world.shells[name].setLanguage(page, 'en-US');
    await expect(chat.chat.getByRole('textbox', { name: 'Question' })).toHaveValue('还没有问的话');
    await world.shells[name].setLanguage(page, 'zh-CN');
    await world.shells[name].setTheme(page, 'light');
    await expect(chat.field).toHaveCSS('color', light);
  });

  test(`${name}: goes on with another token where its session is over, and loses nothing that was typed`, async ({
    page,
  }) => {
    const chat = await openChat(page);
    await chat.ask('怎么上传文档？');
    await chat.answered();
    await chat.field.fill('怎么新建知识库？');
    await world.endSession();
    await chat.field.press('Enter');
    await expect(chat.field).toHaveValue('怎么新建知识库？');
    await expect(async () => {
      await chat.field.press('Enter');
      await expect(chat.field).toHaveValue('', { timeout: 2000 });
    }).toPass();
    await expect(chat.answers).toHaveCount(2);
    await chat.answered();
  });

  test(`${name}: says that the network is gone, keeps what was typed, and goes on once it is back`, async ({
    page,
    context,
  }) => {
    const chat = await openChat(page);
    await context.setOffline(true);
    await expect(chat.chat.getByText('网络已断开，恢复后可继续提问')).toBeVisible();
    await chat.field.fill('怎么上传文档？');
    await chat.field.press('Enter');
    await expect(chat.field).toHaveValue('怎么上传文档？');
    await context.setOffline(false);
    await expect(chat.chat.getByText('网络已断开，恢复后可继续提问')).toHaveCount(0);
    await chat.field.press('Enter');
    await chat.answered();
  });
}
