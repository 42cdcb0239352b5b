/** A server of plain Node for the built app, under the strictest policy that its pages are to work with. */
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import path from 'node:path';

const types = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.pdf': 'application/pdf',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

const policy = (nonce) =>
  [
    "default-src 'none'",
    "script-src 'self'",
    `style-src-elem 'self' 'nonce-${nonce}'`,
    "style-src-attr 'unsafe-inline'",
    "worker-src 'self'",
    "img-src 'self' blob: data:",
    "font-src 'self'",
    "connect-src 'self'",
    "frame-src 'self'",
    "base-uri 'none'",
  ].join('; ');

/**
 * Serves a folder at an address of its own. `fill` puts into index.html what belongs there; it is given its text and a
 * fresh nonce.
 */
export const serve = async (folder, fill) => {
  const page = async () => {
    const nonce = randomBytes(16).toString('base64');
    const text = fill(await readFile(path.join(folder, 'index.html'), 'utf8'), nonce);
    return { body: text.replaceAll('__NONCE__', nonce), headers: { 'Content-Security-Policy': policy(nonce) } };
  };
  const file = async (name) => ({ body: await readFile(path.join(folder, path.normalize(name))), headers: {} });
  const server = createServer(async ({ url = '/' }, response) => {
    const { pathname } = new URL(url, 'http://localhost');
    try {
      const { body, headers } = pathname === '/' ? await page() : await file(pathname);
      const type = types[path.extname(pathname) || '.html'] ?? 'application/octet-stream';
      response.writeHead(200, { 'Content-Type': type, ...headers }).end(body);
    } catch (error) {
      response.writeHead(error.code === 'ENOENT' ? 404 : 500).end(String(error));
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { address: `http://127.0.0.1:${server.address().port}/`, close };
};
