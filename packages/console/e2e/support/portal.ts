import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import path from 'node:path';
import react from '@vitejs/plugin-react';
import { build } from 'vite';

const packageFolder = path.resolve(import.meta.dirname, '../..');

/** A portal: a page at an origin of its own, built from code that others could have written. */
export interface Portal {
  readonly origin: string;
  /** Builds its page from these modules, the last of which exports `App`. */
  show: (modules: readonly string[]) => Promise<void>;
  stop: () => Promise<void>;
}

const types: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' };

/** The code of a README, block by block. */
export const snippetsOf = async (readme: string): Promise<string[]> => {
  const text = await readFile(path.resolve(packageFolder, readme), 'utf8');
  return [...text.matchAll(/```tsx?\n([\s\S]*?)```/g)].map(([, code = '']) => code);
};

/** Starts the server of a portal, which shows nothing yet. */
export const startPortal = async (): Promise<Portal> => {
  // Within the package, so that it finds what it imports as any other app does.
  const folder = await mkdtemp(path.join(packageFolder, '.portal-'));
  const dist = path.join(folder, 'dist');
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://portal');
    const name = pathname === '/' ? 'index.html' : pathname.slice(1);
    readFile(path.join(dist, path.normalize(`/${name}`))).then(
      (file) => response.writeHead(200, { 'content-type': types[path.extname(name)] ?? 'font/woff2' }).end(file),
      () => response.writeHead(404).end(),
    );
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return {
    origin: `http://127.0.0.1:${address.port}`,
    show: async (modules) => {
      const write = (name: string, text: string) => writeFile(path.join(folder, name), text);
      await Promise.all(modules.map((code, index) => write(`module${index}.tsx`, code)));
      const names = modules.map((_code, index) => `module${index}`);
      await write(
        'main.tsx',
        [
          "import { createRoot } from 'react-dom/client';",
          ...names.map((name) => `import * as ${name} from './${name}';`),
          `document.documentElement.dataset.modules = String([${names.join(', ')}].length);`,
          `const { App } = ${names.at(-1)};`,
          "createRoot(document.getElementById('root')!).render(<App />);",
        ].join('\n'),
      );
      await write(
        'index.html',
        '<!doctype html><html lang="zh-CN"><body style="margin:0"><div id="root"></div><script type="module" src="/main.tsx"></script></body></html>',
      );
      await build({
        root: folder,
        configFile: false,
        logLevel: 'error',
        plugins: [react()],
        resolve: { alias: { zod: path.resolve(packageFolder, '../api/node_modules/zod') } },
      });
    },
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
};
