import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const built = fileURLToPath(new URL('../../../../storybook-static', import.meta.url));

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
};

/** Where the product has the chat page that screens frame. */
const framedChat = '/expAI';

export interface ServedStorybook extends AsyncDisposable {
  /** Its address, with a slash at the end. */
  readonly origin: string;
}

/** Serves the built Storybook below `/storybook/`, as the product does, on a free port. */
export const serveStorybook = async (): Promise<ServedStorybook> => {
  if (!existsSync(built)) throw new Error('There is no built Storybook: pnpm build-storybook');
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const inStorybook = pathname.startsWith('/storybook/');
    const name = inStorybook
      ? path.normalize(decodeURIComponent(pathname.replace('/storybook/', '')) || 'index.html')
      : 'expAI/index.html';
    const file = path.join(built, name);
    if (!(inStorybook || pathname === framedChat) || !file.startsWith(built)) {
      response.writeHead(404).end();
      return;
    }
    readFile(file).then(
      (data) =>
        response.writeHead(200, { 'content-type': types[path.extname(file)] ?? 'application/octet-stream' }).end(data),
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return {
    origin: `http://127.0.0.1:${address.port}/storybook/`,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      server.close();
    },
  };
};
