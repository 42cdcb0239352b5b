import { expect, test } from '@playwright/test';
import { adminPassword, type Backend, startBackend } from './support/backend.js';
import { type Portal, snippetsOf, startPortal } from './support/portal.js';

/** The README of @console/api as a stranger takes it: its code on a page of another origin, against a real server. */
let portal: Portal;
let stranger: Portal;
let backend: Backend;
let snippets: string[];

const withAddress = (code: string): string => code.replaceAll('https://console.example.com', backend.origin);
const named = (words: string): string => {
  const code = snippets.find((snippet) => snippet.includes(words));
  if (code === undefined) throw new Error(`No code in the README has ${words}`);
  return withAddress(code);
};

test.beforeAll(async () => {
  test.setTimeout(240_000);
  [portal, stranger] = await Promise.all([startPortal(), startPortal()]);
  backend = await startBackend({ CORS_ORIGINS: portal.origin, EMBED_ORIGINS: portal.origin });
  snippets = await snippetsOf('../api/README.md');
});

test.afterAll(async () => {
  await Promise.all([portal?.stop(), stranger?.stop(), backend?.stop()]);
});

const signIn = async (): Promise<string> => {
  const response = await fetch(`${backend.origin}/aiapi/qa/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'admin', password: adminPassword }),
  });
  const { data }: { data: { token: string } } = await response.json();
  return data.token;
};

test('the chat of the README, on a page of another origin, answers from the server word by word', async ({ page }) => {
  test.setTimeout(180_000);
  await portal.show([named('useChat({ assistantId')]);
  await page.goto(`${portal.origin}/?F_T=${encodeURIComponent(await signIn())}#/rules`);
  await expect(page.getByRole('textbox', { name: '提问' })).toBeVisible();
  // The token that arrived stands in no address that somebody could pass on.
  expect(new URL(page.url()).search + new URL(page.url()).hash).toBe('#/rules');
  await page.getByRole('textbox', { name: '提问' }).fill('怎么上传文档？');
  await page.keyboard.press('Enter');
  const answer = page.getByRole('group', { name: /^回答/ }).last();
  await expect(answer.getByRole('button', { name: '复制' })).toBeVisible({ timeout: 60_000 });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('怎么上传文档？');
  await page.reload();
  await page.getByTitle(/^怎么上传文档？ ·/).click();
  await expect(answer.getByRole('button', { name: '复制' })).toBeVisible();
});

test('the smallest program of the README shows what the server says, and why it failed where it may not call', async ({
  page,
}) => {
  const smallest = named('useReadAppConfig');
  await portal.show([smallest]);
  await page.goto(portal.origin);
  await expect(page.getByRole('heading')).toHaveText('篮球 AI 智能体平台');
  await stranger.show([smallest]);
  await page.goto(stranger.origin);
  await expect(page.getByRole('alert')).toBeVisible();
});

test('every piece of code in the README runs in a browser', async ({ page }) => {
  const wrong: string[] = [];
  page.on('pageerror', (error) => wrong.push(error.message));
  // What shows something comes last. The fake server is for tests, and has one of its own.
  const others = snippets.map(withAddress).filter((code) => !code.includes('msw/browser'));
  await portal.show([...others, named('useReadAppConfig')]);
  await page.goto(portal.origin);
  await expect(page.getByRole('heading')).toHaveText('篮球 AI 智能体平台');
  await expect(page.locator('html')).toHaveAttribute('data-modules', String(others.length + 1));
  expect(wrong).toEqual([]);
});

test('the chat page, in a window over a page of another origin, looks, speaks and answers as that page asks', async ({
  page,
}) => {
  const window = `
    import { FloatingChat } from '@console/ui/floating-chat';
    import { ConsoleProvider } from '@console/ui/provider';
    import { useRef, useState } from 'react';
    const token = new URLSearchParams(location.hash.slice(1)).get('token');
    export const App = () => {
      const chat = useRef(null);
      const [theme, setTheme] = useState('dark');
      return (
        <ConsoleProvider theme={theme} language="en-US">
          <button onClick={() => chat.current.ask('怎么上传文档？')}>Ask from the portal</button>
          <button onClick={() => setTheme('light')}>Light</button>
          <FloatingChat ref={chat} src={'${backend.origin}/expAI?language=en&F_T=' + token} theme={theme} language="en-US"
            defaultState="normal" storageKey={null} />
        </ConsoleProvider>
      );
    };`;
  const address = async ({ origin, show }: Portal) => {
    await show([window]);
    return `${origin}/#token=${encodeURIComponent(await signIn())}`;
  };
  await page.goto(await address(portal));
  const chat = page.frameLocator('iframe');
  await expect(chat.getByRole('textbox', { name: 'Question' })).toBeVisible();
  await expect(chat.locator('html')).toHaveCSS('color-scheme', 'dark');
  await page.getByRole('button', { name: 'Light' }).click();
  await expect(chat.locator('html')).toHaveCSS('color-scheme', 'light');
  await page.getByRole('button', { name: 'Ask from the portal' }).click();
  await expect(chat.getByRole('group', { name: /^Answer/ }).getByRole('button', { name: 'Copy' })).toBeVisible();
  await chat.getByRole('textbox', { name: 'Question' }).press('Escape');
  await expect(page.locator('iframe')).toBeHidden();
  // Where the server does not name the origin, the browser shows nothing of it.
  const refused = page.waitForEvent('console', (said) => said.text().includes('frame-ancestors'));
  await page.goto(await address(stranger));
  await refused;
});
