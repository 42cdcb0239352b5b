import { readFile } from 'node:fs/promises';
import { createContext, Script } from 'node:vm';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { beforeAll, expect, it, vi } from 'vitest';
import { callsOf, scriptOf } from '../../areas/customerData/gathering/codeLines.js';

const ORIGIN = 'https://console.example.com';
const words = {
  keyPlace: 'gk_12345678',
  commentConsent: 'agreed',
  commentTrack: 'done',
  commentIdentify: 'who',
  commentWithdraw: 'withdrawn',
  buyTicket: '购票',
  match: '主场对广东',
};
let code = '';

beforeAll(async () => {
  const built = await build({
    configFile: 'packages/console/vite.tracker.config.ts',
    root: 'packages/console',
    logLevel: 'silent',
    build: { write: false },
  });
  const [output] = Array.isArray(built) ? built : [built];
  code = output !== undefined && 'output' in output ? output.output[0].code : '';
}, 60_000);

/** A page of another site, as far as the script needs one. Answers what runs scripts on it, and what it sends. */
const openPage = () => {
  class HTMLScriptElement {
    src = '';
    dataset: Record<string, string> = {};
  }
  class History {
    pushState() {}
    replaceState() {}
  }
  const kept: Record<string, string> = {};
  const storage = {
    getItem: (name: string) => kept[name] ?? null,
    setItem: (name: string, value: string) => Reflect.set(kept, name, value),
    removeItem: (name: string) => Reflect.deleteProperty(kept, name),
  };
  for (const method of Object.keys(storage)) Object.defineProperty(storage, method, { enumerable: false });
  const sent: string[] = [];
  const document = {
    title: '购票',
    visibilityState: 'visible',
    currentScript: new HTMLScriptElement(),
    addEventListener: () => undefined,
  };
  const page = {
    HTMLScriptElement,
    History,
    history: new History(),
    document,
    URL,
    TextEncoder,
    crypto,
    addEventListener: () => undefined,
    location: { origin: 'https://www.example.com', pathname: '/tickets' },
    localStorage: new Proxy(storage, {
      ownKeys: () => Object.keys(kept),
      getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
    }),
    // Only what is due in seconds: the page is looked at and closed.
    setTimeout: (work: () => void) => setTimeout(work, 0),
    fetch: async (_: string, { body }: { body: string }) => {
      sent.push(body);
      return new Response('{}');
    },
  };
  const context = createContext(Object.assign(page, { window: page }));
  const run = (source: string) => new Script(source).runInContext(context);
  return {
    run,
    /** As a browser runs what was pasted: the script of the product comes when it has been loaded. */
    paste: (html: string) => {
      const [, stub = '', src = '', key = ''] =
        /<script>\n([^]*)\n<\/script>\n<script async src="([^"]+)" data-key="([^"]+)"><\/script>$/.exec(html) ?? [];
      run(stub);
      Object.assign(document.currentScript, { src, dataset: { key } });
      return () => run(code);
    },
    names: () =>
      sent.flatMap((body) => JSON.parse(body).events.map(({ eventName }: { eventName: string }) => eventName)),
  };
};

it('costs the pages of other sites 3 kB at most', () => {
  expect(code).toContain('page_view');
  expect(gzipSync(code, { level: 9 }).byteLength).toBeLessThanOrEqual(3 * 1024);
});

it('runs the very lines that are to be pasted, before it is there and afterwards', async () => {
  const { paste, run, names } = openPage();
  const load = paste(scriptOf(ORIGIN, words));
  run(callsOf(words));
  // A page may have put a method away.
  run('const { track } = consoleTracker;');
  load();
  run("consoleTracker.track('later'); track('put away');");
  await vi.waitFor(() => expect(names()).toEqual(['page_view', '购票', 'identify', 'later', 'put away']));
});

it('goes on where its lines stand on a page twice', async () => {
  const { paste, run, names } = openPage();
  const lines = scriptOf(ORIGIN, words);
  paste(lines)();
  run(callsOf(words));
  paste(lines)();
  run("consoleTracker.track('later');");
  await vi.waitFor(() => expect(names()).toEqual(['page_view', '购票', 'identify', 'later']));
});

it('stands in the README as on the page that shows it', async () => {
  const readme = await readFile('README.md', 'utf8');
  expect(readme).toContain(scriptOf(ORIGIN, { keyPlace: 'gk_…' }));
});
