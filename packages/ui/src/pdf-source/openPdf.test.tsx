import { afterEach, describe, expect, it, vi } from 'vitest';
import { openPdf, type PdfFile, type PdfOptions, type PdfSource } from './openPdf.js';
import { asFile, croppedAndTurned, damagedPdf, lockedPdf, type PdfLayout, ruleBook, writePdf } from './pdf.fixtures.js';
import type { PdfFailure, PdfProblem } from './pdfFailure.js';
import { pdfServer, refusing } from './pdfServer.fixtures.js';

const address = 'https://files.example/rules.pdf';
/** pdf.js's own tables, as a consumer would serve them. */
const assetsUrl = '/packages/ui/node_modules/pdfjs-dist/';
const never = new AbortController().signal;

const opened: PdfSource[] = [];
const open = async (file: Parameters<typeof openPdf>[0], options?: PdfOptions) => {
  const source = await openPdf(file, { assetsUrl, ...options });
  opened.push(source);
  return source;
};
afterEach(() => {
  for (const source of opened.splice(0)) source.destroy();
});

const draw = async (source: PdfSource, page: number, width = 400): Promise<HTMLCanvasElement> => {
  const picture = await source.load(page, { width, signal: never });
  if (!(picture instanceof HTMLCanvasElement)) throw new Error('not a canvas');
  return picture;
};

const isDrawn = (canvas: HTMLCanvasElement): boolean => {
  const pixels = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data ?? [];
  return pixels.some((value) => value < 128);
};

const read = async (source: PdfSource, page: number) =>
  (await source.text(page, { signal: never })).map(({ text }) => text);

const latin = (pageCount: number, layout?: PdfLayout) =>
  writePdf(
    Array.from({ length: pageCount }, (_, index) => ({
      lines: [{ text: `Page ${index + 1}`, x: 72, y: 700, size: 24 }],
      weight: 9000,
    })),
    layout,
  );

const brokenWorker = () => new Worker(URL.createObjectURL(new Blob(['throw new Error("no")'])), { type: 'module' });

const problemOf = async (promise: Promise<unknown>): Promise<string> => {
  const failure = await promise.then(
    () => ({ problem: 'none' }),
    (cause: PdfFailure) => cause,
  );
  return failure.problem;
};

describe('a PDF', () => {
  it('is drawn and read from a chosen file', async () => {
    const source = await open(asFile(ruleBook(3)));
    expect(source.pageCount).toBe(3);
    const picture = await draw(source, 2);
    expect(picture.width).toBe(400);
    expect(Math.abs(picture.height / picture.width - 1123 / 794)).toBeLessThan(0.01);
    expect(isDrawn(picture)).toBe(true);
    expect((await read(source, 2)).join('')).toContain('第 2 条');
  });

  it('has its words where they are drawn, at a width of 794', async () => {
    const source = await open(asFile(ruleBook(1)));
    const runs = await source.text(1, { signal: never });
    const line = runs.find(({ text }) => text.startsWith('比赛由两队'));
    expect(line?.left).toBeCloseTo(96, 0);
    expect(line?.width).toBeCloseTo(28 * 19.5, 0);
    // The baseline stands at 1123 - 921 = 202; letters rise above it by their size at most.
    expect(line?.top).toBeGreaterThan(178);
    expect(line?.top).toBeLessThan(192);
  });

  it('is shown as displayed: cropped, then turned', async () => {
    const source = await open(asFile(croppedAndTurned()));
    const [cropped, turned, both] = [await draw(source, 1), await draw(source, 2), await draw(source, 3)];
    expect(cropped.height / cropped.width).toBeCloseTo(700 / 400, 1);
    expect(turned.height / turned.width).toBeCloseTo(595 / 842, 1);
    expect(both.height / both.width).toBeCloseTo(400 / 700, 1);
    expect(await read(source, 1)).toEqual(['Inside']);
    const [inside] = await source.text(1, { signal: never });
    expect(inside?.left).toBeCloseTo(((200 - 100) * 794) / 400, 0);
    const [onItsSide] = await source.text(2, { signal: never });
    expect(onItsSide?.angle).toBeCloseTo(90, 0);
  });

  it('is fetched only where it is looked at', async () => {
    const bytes = latin(400);
    const server = pdfServer(bytes);
    const source = await open(address, { fetch: server.fetch });
    expect(isDrawn(await draw(source, 300))).toBe(true);
    expect(server.sent()).toBeLessThan(bytes.length / 10);
  });

  it('is opened in few journeys to its server, also where the tree of its pages is spread over all of it', async () => {
    const bytes = latin(1000, { tree: 'between' });
    const server = pdfServer(bytes);
    const source = await open(address, { fetch: server.fetch });
    expect(isDrawn(await draw(source, 1))).toBe(true);
    expect(server.journeys()).toBeLessThan(14);
    const opened = server.journeys();
    expect(isDrawn(await draw(source, 778))).toBe(true);
    expect(server.journeys() - opened).toBeLessThan(8);
    expect(server.sent()).toBeLessThan(bytes.length / 8);
  });

  it('lets the browser keep its pieces where the server allows it, and else has them brought side by side', async () => {
    const kept = pdfServer(latin(60), { cacheControl: 'private, max-age=600' });
    await read(await open(address, { fetch: kept.fetch }), 30);
    expect(new Set(kept.caches)).toEqual(new Set(['default']));
    const passing = pdfServer(latin(60), { cacheControl: 'no-store' });
    await read(await open(address, { fetch: passing.fetch }), 30);
    expect(new Set(passing.caches.slice(1))).toEqual(new Set(['no-store']));
  });

  it('has its worker started while its first bytes are on their way, and ended when they do not come', async () => {
    const steps: string[] = [];
    class Noted extends Worker {
      override terminate() {
        steps.push('ended');
        super.terminate();
      }
    }
    const worker = () => {
      steps.push('started');
      return new Noted(URL.createObjectURL(new Blob([''])), { type: 'module' });
    };
    const late = () => {
      steps.push('asked');
      return Promise.resolve(new Response('', { status: 404 }));
    };
    expect(await problemOf(open(address, { fetch: late, worker }))).toBe('missing');
    expect(steps).toEqual(['started', 'asked', 'ended']);
  });

  it('comes whole from a server that knows no ranges', async () => {
    const server = pdfServer(latin(20), { ranges: false });
    const source = await open(address, { fetch: server.fetch });
    expect(await read(source, 20)).toEqual(['Page 20']);
    expect(server.tokens).toHaveLength(1);
  });

  it('is asked for with a token that may change', async () => {
    const server = pdfServer(latin(60));
    let turn = 0;
    const headers = () => {
      turn += 1;
      return { Authorization: `token ${turn}` };
    };
    const source = await open(address, { fetch: server.fetch, headers });
    await read(source, 30);
    expect(server.tokens.length).toBeGreaterThan(1);
    expect(server.tokens).toEqual(server.tokens.map((_, at) => `token ${at + 1}`));
  });

  it('that was let go of opens again by itself; destroyed, it does not', async () => {
    const source = await open(asFile(latin(3)));
    source.release();
    expect(await read(source, 3)).toEqual(['Page 3']);
    source.destroy();
    await expect(source.load(1, { width: 100, signal: never })).rejects.toThrow();
  });
});

describe('a page', () => {
  it('that is no longer wanted is given up at once', async () => {
    const source = await open(asFile(ruleBook(5)));
    const control = new AbortController();
    const asked = source.load(4, { width: 2000, signal: control.signal });
    control.abort();
    await expect(asked).rejects.toThrow(/abort/i);
    expect(isDrawn(await draw(source, 4))).toBe(true);
  });

  it('whose bytes do not arrive fails, and is there when it is tried again; others go on', async () => {
    const bytes = latin(200);
    const server = pdfServer(bytes);
    const source = await open(address, { fetch: server.fetch });
    await read(source, 1);
    await read(source, 195);
    server.breakFrom(0);
    expect(await problemOf(draw(source, 100))).toBe('unreachable');
    expect(isDrawn(await draw(source, 1))).toBe(true);
    server.breakFrom(null);
    expect(isDrawn(await draw(source, 100))).toBe(true);
  });

  it('is never put together from two files', async () => {
    const server = pdfServer(latin(200));
    const source = await open(address, { fetch: server.fetch });
    server.replace(latin(201));
    expect(await problemOf(draw(source, 50))).toBe('changed');
  });
});

describe('what can not be opened says why', () => {
  const cases: [string, PdfProblem, () => PdfFile, PdfOptions][] = [
    ['a damaged file', 'corrupt', damagedPdf, {}],
    ['an empty file', 'corrupt', () => new Blob([]), {}],
    ['a locked file', 'passwordNeeded', lockedPdf, {}],
    ['a wrong password', 'passwordWrong', lockedPdf, { password: '1234' }],
    ['a file that is gone', 'missing', () => address, { fetch: refusing(404) }],
    ['an expired token', 'refused', () => address, { fetch: refusing(401) }],
    ['a failing server', 'unreachable', () => address, { fetch: refusing(503) }],
    ['no network', 'unreachable', () => address, { fetch: () => Promise.reject(new TypeError('Failed to fetch')) }],
    ['a worker that does not start', 'worker', () => asFile(latin(1)), { worker: brokenWorker }],
  ];
  it.each(cases)('%s: %s', async (_, problem, file, options) => {
    expect(await problemOf(open(file(), options))).toBe(problem);
  });

  it('opens with the right password', async () => {
    const source = await open(lockedPdf(), { password: '2024' });
    expect(await read(source, 1)).toEqual(['Locked until the final']);
  });

  it('gives up when told to, with the reason given', async () => {
    const control = new AbortController();
    const hanging = vi.fn<NonNullable<PdfOptions['fetch']>>(
      (_, { signal }) =>
        new Promise((_resolve, reject) => {
          signal?.addEventListener('abort', () => reject(signal.reason));
        }),
    );
    const asked = open(address, { fetch: hanging, signal: control.signal });
    control.abort(new Error('closed by the reader'));
    await expect(asked).rejects.toThrow('closed by the reader');
  });
});
