import { expect, type Page } from '@playwright/test';
import { type Backend, startBackend } from './backend.js';
import { embedKeys, type IssuedKey } from './embedKey.js';
import { type ForeignSite, startForeignSite } from './foreignSite.js';
import { type Model, startModel } from './model.js';
import { type Portal, startPortal } from './portal.js';
import type { Shell } from './shellBehaviour.js';

/** The chat that a portal builds into its own React page of the published packages. */
const reactPage = (origin: string): string => `
  import { ApiProvider, createClient } from '@console/api';
  import { useChat } from '@console/api/hooks/chat';
  import { ChatView } from '@console/ui/chat';
  import { ConsoleProvider } from '@console/ui/provider';
  import { useMemo, useState } from 'react';
  let token = null;
  const renew = async () => { token = await window.takeToken(); };
  const Chat = () => <ChatView {...useChat({ assistantId: 'general' })} />;
  await renew();
  export const App = () => {
    const [look, setLook] = useState({ theme: 'light', language: 'zh-CN' });
    window.setLook = (next) => setLook((before) => ({ ...before, ...next }));
    const client = useMemo(() => createClient({ origin: '${origin}', cookies: false, foreignToken: () => token, onSignedOut: renew }), []);
    return (
      <ConsoleProvider {...look}>
        <ApiProvider client={client} identity="visitor">
          <article id="place" style={{ width: 1100, height: 700 }}><Chat /></article>
        </ApiProvider>
      </ConsoleProvider>
    );
  };`;

export interface ShellWorld {
  readonly model: Model;
  readonly shells: Readonly<Record<'react' | 'element' | 'frame', Shell>>;
  /** Ends the session that the page's chat goes by; the next token is another. */
  endSession: () => Promise<void>;
  stop: () => Promise<void>;
}

const place = (inside = '') => `<article id="place">${inside}</article>`;
/** Gives the place its size, and what stands in it all of that, as the site's policy lets only programs do. */
const placed = (page: Page) =>
  page.locator('#place').evaluate(({ style, firstElementChild }: HTMLElement) => {
    Object.assign(style, { display: 'block', width: '1100px', height: '700px' });
    // The script's own is as high as its place by itself.
    if (firstElementChild instanceof HTMLElement && firstElementChild.localName === 'console-chat')
      firstElementChild.style.height = '100%';
  });

/** A server with a model, two sites of other origins, and a key for their visitors. */
export const startShells = async (): Promise<ShellWorld> => {
  let visitors = 0;
  let last = '';
  const model: Model = await startModel(20);
  const backend: Backend = await startBackend({ LLM_BASE_URL: model.url, LLM_MODEL: 'test' });
  const [site, portal]: [ForeignSite, Portal] = await Promise.all([
    startForeignSite(() => backend.origin),
    startPortal(),
  ]);
  const keys = await embedKeys(backend.origin);
  const key: IssuedKey = await keys.issue('官网客服', [site.origin, portal.origin]);
  const trade = async (): Promise<string> => {
    last = await keys.trade(key, `visitor-${visitors}`);
    return last;
  };
  const enter = async (page: Page, origin: string) => {
    visitors += 1;
    site.tradeWith(trade);
    await page.goto(origin);
  };
  let built: Promise<void> | undefined;

  const react: Shell = {
    name: 'React',
    open: async (page) => {
      await (built ??= portal.show([reactPage(backend.origin)]));
      await page.exposeFunction('takeToken', trade);
      await enter(page, portal.origin);
      return page.locator('#place');
    },
    setTheme: (page, theme) => page.evaluate((next) => Reflect.get(window, 'setLook')({ theme: next }), theme),
    setLanguage: (page, language) =>
      page.evaluate((next) => Reflect.get(window, 'setLook')({ language: next }), language),
  };
  const attribute = (page: Page, name: string, value: string) =>
    page
      .locator('console-chat')
      .evaluate((element, [key_, text]) => element.setAttribute(key_, text), [name, value] as const);
  const element: Shell = {
    name: 'element',
    open: async (page) => {
      site.show(
        `<script type="module" src="${backend.origin}/embed/elements.js"></script>`,
        place('<console-chat token-url="/ai-token" assistant="general"></console-chat>'),
      );
      await enter(page, site.origin);
      await placed(page);
      return page.locator('console-chat');
    },
    setTheme: (page, theme) => attribute(page, 'theme', theme),
    setLanguage: (page, language) => attribute(page, 'language', language),
  };
  const frame: Shell = {
    name: 'frame',
    open: async (page) => {
      site.show(
        `<script src="${backend.origin}/embed/v1.js" data-key="${key.publicKey}" data-assistant="general" data-token-url="/ai-token" data-theme="light" data-container="#place" defer></script>`,
        place(),
      );
      await enter(page, site.origin);
      await placed(page);
      const found = () => page.frames().find((one) => one.url().startsWith(`${backend.origin}/expAI`));
      await expect.poll(found).toBeDefined();
      return (found() ?? page.mainFrame()).locator('body');
    },
    setTheme: (page, theme) => page.evaluate((next) => window.ConsoleEmbed?.setTheme(next), theme),
    setLanguage: (page, language) => page.evaluate((next) => window.ConsoleEmbed?.setLanguage(next), language),
  };
  return {
    model,
    shells: { react, element, frame },
    endSession: async () => {
      await keys.revoke(last);
    },
    stop: async () => {
      await Promise.all([site.stop(), portal.stop(), backend.stop(), model.stop()]);
    },
  };
};
