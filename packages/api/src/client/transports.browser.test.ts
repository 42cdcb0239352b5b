import { fileURLToPath } from 'node:url';
import { type Browser, chromium, type Page } from 'playwright';
import { build } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { chromiumArguments, chromiumPath } from '../../../../scripts/chromium.mjs';
import { listen } from '../testing/listen.js';
import { answerTransport, SPREADSHEET } from '../testing/transportServer.js';
import type * as program from '../testing/browserProgram.js';

declare global {
  var api: typeof program;
}

/** The client as browsers get it. */
const bundle = async (): Promise<string> => {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    resolve: { conditions: ['console-source', 'module', 'browser', 'production'] },
    build: {
      write: false,
      minify: false,
      lib: {
        entry: fileURLToPath(new URL('../testing/browserProgram.ts', import.meta.url)),
        formats: ['iife'],
        name: 'api',
      },
    },
  });
  const [first] = Array.isArray(built) ? built : [built];
  const chunk = first !== undefined && 'output' in first ? first.output[0] : undefined;
  if (chunk?.type !== 'chunk') throw new Error('nothing was built');
  return chunk.code;
};

let server: Awaited<ReturnType<typeof listen>>;
let browser: Browser;
let page: Page;
const streamed: string[] = [];
let closed: Promise<void> | undefined;

beforeAll(async () => {
  const script = await bundle();
  const event = (id: number, type: string, data: unknown) =>
    `id: ${id}\r\nevent: ${type}\r\ndata: ${JSON.stringify(data)}\r\n\r\n`;
  server = await listen(async (request, response) => {
    if (await answerTransport(request, response)) {
      if (request.url !== '/never') return;
      request.resume();
      closed = new Promise((resolve) => response.on('close', resolve));
    } else if (request.url?.startsWith('/aiapi/qa/sse/ragFlow')) {
      const after = Number(request.headers['last-event-id'] ?? 0);
      streamed.push(String(request.headers.authorization));
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      const events = [
        event(1, 'delta', { text: '二十四' }),
        event(2, 'delta', { text: '秒' }),
        event(3, 'done', { status: 'done', notice: null }),
      ];
      if (streamed.length > 1) response.end(events.slice(after).join(''));
      else response.write(`retry: 1\r\n\r\n${events[0]}`, () => response.destroy());
    } else {
      const isProgram = request.url === '/program.js';
      response
        .writeHead(200, { 'content-type': isProgram ? 'text/javascript' : 'text/html; charset=utf-8' })
        .end(isProgram ? script : '<!doctype html><script src="/program.js"></script>');
    }
  });
  browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumArguments });
  page = await browser.newPage();
  await page.goto(server.origin);
}, 60_000);

afterAll(async () => {
  await browser?.close();
  await server?.[Symbol.asyncDispose]();
});

it('uploads with progress', async () => {
  const { progress, length } = await page.evaluate(async () => {
    const seen: { loaded: number; total: number }[] = [];
    const file = new File([new Uint8Array(3_000_000)], '规则.pdf');
    const { body } = await api
      .createClient()
      .call(api.upload, { name: '规则', file }, { onProgress: (step) => seen.push(step) });
    return { progress: seen, length: body.length };
  });
  expect(length).toBeGreaterThan(3_000_000);
  expect(progress.length).toBeGreaterThan(0);
  expect(progress.at(-1)).toEqual({ loaded: progress.at(-1)?.total, total: expect.any(Number) });
  expect(progress.map(({ loaded }) => loaded)).toEqual(progress.map(({ loaded }) => loaded).toSorted((a, b) => a - b));
});

it('cancels an upload under way, and the server is told', async () => {
  const outcome = await page.evaluate(async () => {
    const controller = new AbortController();
    const file = new File([new Uint8Array(30_000_000)], '规则.pdf');
    const call = api
      .createClient()
      .call(
        api.slowUpload,
        { name: '规则', file },
        { signal: controller.signal, onProgress: () => controller.abort() },
      );
    return call.then(
      () => 'done',
      (error: { code: string }) => error.code,
    );
  });
  expect(outcome).toBe('aborted');
  await closed;
});

it('tells a call that the browser gave up from one that took too long', async () => {
  const outcome = await page.evaluate(async () => {
    const told: string[] = [];
    const call = api
      .createClient({ onMessage: ({ message }) => told.push(message) })
      .call(api.slowUpload, { name: '规则', file: new File(['规则'], '规则.txt') })
      .then(
        () => 'done',
        (error: { code: string }) => error.code,
      );
    // As when the reader presses stop, or leaves the page.
    setTimeout(() => window.stop(), 200);
    return [await call, told];
  });
  expect(outcome).toEqual(['aborted', []]);
});

it('saves a spreadsheet under the name it is given', async () => {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.evaluate(() =>
      api.saveSpreadsheet(api.createClient(), api.spreadsheet, { month: '2026-03' }, { name: '三月报表' }),
    ),
  ]);
  expect(download.suggestedFilename()).toBe('三月报表.xlsx');
  const parts: Buffer[] = [];
  for await (const part of await download.createReadStream()) parts.push(part);
  expect(new Uint8Array(Buffer.concat(parts))).toEqual(SPREADSHEET);
});

it('saves nothing where the server answers an error in place of the spreadsheet', async () => {
  let saved = 0;
  page.on('download', () => {
    saved += 1;
  });
  const code = await page.evaluate(() =>
    api.saveSpreadsheet(api.createClient(), api.spreadsheet, { month: '2026-13' }, { name: '报表' }).then(
      () => 'saved',
      (error: { code: number }) => error.code,
    ),
  );
  expect(code).toBe(2001);
  expect(saved).toBe(0);
});

it('follows a stream through a lost connection, with the token', async () => {
  const text = await page.evaluate(async () => {
    let words = '';
    await api.createClient({ storedToken: () => 'token-1' }).stream(
      api.streamAnswer,
      { id: 'a' },
      {
        signal: new AbortController().signal,
        isLast: ({ event }) => event === 'done',
        onEvent: (event) => {
          if (event.event === 'delta') words += event.data.text;
        },
      },
    );
    return words;
  });
  expect(text).toBe('二十四秒');
  expect(streamed).toEqual(['token-1', 'token-1']);
});
