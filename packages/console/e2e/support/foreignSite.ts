import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import { createRequire } from 'node:module';

/** What the script puts on `window`. */
export type { ConsoleEmbed } from '../../src/embed/host/main.js';

const require = createRequire(import.meta.url);

/** What a site does to everything on its pages. */
const hostileCss = `
  html { font-size: 40px; }
  body { margin: 0; color: rgb(1, 2, 3); font: italic 700 30px/1 serif; letter-spacing: 8px; text-align: right; direction: rtl; }
  * { box-sizing: content-box !important; }
  div, section, header, iframe, button, b, small, span, svg { all: unset !important; display: none !important; color: red !important; }
  #site, #site * { all: revert !important; }
`;

/** The page's own program, on a React of years ago. */
const pageScript = `
  const { createElement, useState } = React;
  const Site = () => {
    const [count, setCount] = useState(0);
    return createElement('main', null,
      createElement('h1', null, '浙江篮球'),
      createElement('button', { onClick: () => setCount(count + 1) }, '购票 ' + count));
  };
  ReactDOM.render(createElement(Site), document.getElementById('site'));
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
    (window.violations = window.violations || []).push(violatedDirective + ' ' + blockedURI);
  });
`;

export interface ForeignSite {
  readonly origin: string;
  /** Tokens that its server has handed to its pages. */
  readonly tokens: readonly string[];
  /** What stands in its page's head, and in its body, in the place of what stood there before. */
  show: (head: string, body?: string) => void;
  /** How its server gets a token for a visitor; null: it has none to give. */
  tradeWith: (trade: (() => Promise<string>) | null) => void;
  stop: () => Promise<void>;
}

/** A site that is not ours: its own server, a strict policy, hostile styles and an old React. */
export const startForeignSite = async (consoleOrigin: () => string): Promise<ForeignSite> => {
  const policy = () => {
    const console = consoleOrigin();
    return [
      "default-src 'none'",
      `script-src 'self' ${console}`,
      "style-src 'self'",
      `connect-src 'self' ${console}`,
      `frame-src ${console}`,
      `img-src 'self' ${console} blob: data:`,
      "base-uri 'none'",
      "require-trusted-types-for 'script'",
    ].join('; ');
  };
  const tokens: string[] = [];
  let head = '';
  let body = '';
  let trade: (() => Promise<string>) | null = null;

  const send = (response: ServerResponse, type: string, body: string | Buffer) =>
    response
      .writeHead(200, { 'content-type': `${type}; charset=utf-8`, 'content-security-policy': policy() })
      .end(body);
  const library = (name: string) => readFile(require.resolve(name));
  const answer = async (path: string, response: ServerResponse): Promise<unknown> => {
    switch (path) {
      case '/':
        return send(
          response,
          'text/html',
          `<!doctype html><html lang="zh-CN"><title>浙江篮球</title><link rel="stylesheet" href="/site.css">${head}<body><div id="site"></div>${body}<script src="/react.js"></script><script src="/react-dom.js"></script><script src="/site.js"></script></body></html>`,
        );
      case '/site.css':
        return send(response, 'text/css', hostileCss);
      case '/site.js':
        return send(response, 'text/javascript', pageScript);
      case '/react.js':
        return send(response, 'text/javascript', await library('react-16/umd/react.production.min.js'));
      case '/react-dom.js':
        return send(response, 'text/javascript', await library('react-dom-16/umd/react-dom.production.min.js'));
      case '/ai-token': {
        if (trade === null) return response.writeHead(503).end();
        const token = await trade();
        tokens.push(token);
        return send(response, 'application/json', JSON.stringify({ token }));
      }
      default:
        return response.writeHead(404).end();
    }
  };
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://site');
    answer(pathname, response).catch(() => response.writeHead(500).end());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return {
    origin: `http://127.0.0.1:${address.port}`,
    tokens,
    show: (nextHead, nextBody = '') => {
      head = nextHead;
      body = nextBody;
    },
    tradeWith: (next) => {
      trade = next;
    },
    stop: async () => {
      server.closeAllConnections();
      server.close();
    },
  };
};
