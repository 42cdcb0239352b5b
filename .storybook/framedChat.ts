import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const file = fileURLToPath(new URL('./framed/index.html', import.meta.url));

/** Serves the chat page that screens frame, at the address where the product has its own. */
export const framedChat = (): Plugin => ({
  name: 'framed-chat',
  configureServer: ({ middlewares }) => {
    middlewares.use('/expAI', (_request, response, next) => {
      readFile(file).then((html) => response.setHeader('content-type', 'text/html; charset=utf-8').end(html), next);
    });
  },
});
