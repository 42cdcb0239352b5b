import { readdirSync, readFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { TestProject } from 'vitest/node';
import { type PdfLayout, writePdf } from '../../packages/ui/src/pdf-source/pdf.fixtures.js';

declare module 'vitest' {
  export interface ProvidedContext {
    pdfOrigin: string;
  }
}

/** Pages, and bytes of noise on each, so that a page weighs what a scanned one does. */
const PAGES = 1000;
const WEIGHT = 10_000;
/** Milliseconds before each reply: a near server, not this machine. */
const LATENCY = 15;

const lines = (page: number) => [
  { text: `Official rules, page ${page}`, x: 72, y: 780, size: 18 },
  ...Array.from({ length: 36 }, (_, row) => ({
    text: `${page}.${row + 1} A player in control of a live ball on the court shall attempt a shot within 24 seconds.`,
    x: 72,
    y: 740 - row * 16,
    size: 10.5,
  })),
];

const book = (layout: PdfLayout) =>
  writePdf(
    Array.from({ length: PAGES }, (_, index) => ({ lines: lines(index + 1), weight: WEIGHT })),
    layout,
  );

const layouts: Record<string, PdfLayout> = {
  '/last.pdf': { tree: 'last' },
  '/between.pdf': { tree: 'between' },
};

const children = (parent: number): number[] =>
  readdirSync('/proc')
    .map(Number)
    .filter((id) => {
      try {
        return Number(/^\d+ \(.*\) \S (\d+)/.exec(readFileSync(`/proc/${id}/stat`, 'utf8'))?.[1]) === parent;
      } catch {
        return false;
      }
    });

/** Megabytes held by the browser's renderers under this process; `null` where the system does not tell. */
const rendererMemory = (): number | null => {
  try {
    const seen: number[] = [process.pid];
    for (const id of seen) seen.push(...children(id));
    let kilobytes = 0;
    for (const id of seen) {
      if (!readFileSync(`/proc/${id}/cmdline`, 'utf8').includes('--type=renderer')) continue;
      kilobytes += Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${id}/smaps_rollup`, 'utf8'))?.[1] ?? 0);
    }
    return Math.round(kilobytes / 102.4) / 10;
  } catch {
    return null;
  }
};

const open = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Headers': '*',
  'Access-Control-Expose-Headers': 'Content-Range, Content-Length, Accept-Ranges, ETag',
  'Access-Control-Max-Age': '600',
  'Cache-Control': 'no-store',
};

const json = (reply: ServerResponse, value: unknown) => {
  reply.writeHead(200, { ...open, 'Content-Type': 'application/json' }).end(JSON.stringify(value));
};

/** Serves the book by ranges and counts, by `run`, what is really sent. */
export default async function servePdf(project: TestProject) {
  const books = new Map<string, Uint8Array>();
  // Written when first asked for: other benches run beside this one.
  const bookAt = (path: string): Uint8Array | undefined => {
    const layout = layouts[path];
    const known = books.get(path);
    if (known || !layout) return known;
    const written = book(layout);
    books.set(path, written);
    return written;
  };
  const sent = new Map<string, { bytes: number; requests: number }>();
  const server = createServer((request, reply) => {
    const url = new URL(request.url ?? '/', 'http://bench');
    const run = url.searchParams.get('run') ?? '';
    if (request.method === 'OPTIONS') {
      reply.writeHead(204, open).end();
      return;
    }
    if (url.pathname === '/sent') {
      json(reply, sent.get(run) ?? { bytes: 0, requests: 0 });
      return;
    }
    if (url.pathname === '/memory') {
      json(reply, rendererMemory());
      return;
    }
    const bytes = bookAt(url.pathname);
    if (!bytes) {
      reply.writeHead(404, open).end();
      return;
    }
    const count = sent.get(run) ?? { bytes: 0, requests: 0 };
    count.requests += 1;
    sent.set(run, count);
    const range = /^bytes=(\d+)-(\d*)$/.exec(request.headers.range ?? '');
    const begin = Number(range?.[1] ?? 0);
    const end = Math.min(bytes.length, Number(range?.[2] || bytes.length) + 1);
    const head = { ...open, 'Accept-Ranges': 'bytes', 'Content-Type': 'application/pdf', ETag: '"1"' };
    setTimeout(() => {
      if (range) {
        reply.writeHead(206, {
          ...head,
          'Content-Range': `bytes ${begin}-${end - 1}/${bytes.length}`,
          'Content-Length': end - begin,
        });
      } else {
        reply.writeHead(200, { ...head, 'Content-Length': bytes.length });
      }
      let at = begin;
      const send = () => {
        while (!reply.destroyed && at < end) {
          const piece = bytes.subarray(at, Math.min(end, at + 65_536));
          at += piece.length;
          count.bytes += piece.length;
          if (!reply.write(piece)) {
            reply.once('drain', send);
            return;
          }
        }
        reply.end();
      };
      send();
    }, LATENCY);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  project.provide('pdfOrigin', `http://127.0.0.1:${address.port}`);
  return () => new Promise<void>((closed) => server.close(() => closed()));
}
