import { randomBytes } from 'node:crypto';
import { type Language, languageOf } from '../../../http/messages.js';
import { contentSecurityPolicy } from '../../../http/securityHeaders.js';

interface PageWords {
  readonly title: string;
  readonly text: string;
  /** What the picture is. */
  readonly picture?: string;
}

const words: Readonly<Record<'ready' | 'soon' | 'over', Readonly<Record<Language, PageWords>>>> = {
  ready: {
    'zh-CN': { title: '添加企业微信', text: '长按识别二维码，或用微信扫一扫。', picture: '企业微信二维码' },
    'en-US': {
      title: 'Add us in WeChat',
      text: 'Press and hold the code, or scan it with WeChat.',
      picture: 'Code to add us in WeChat',
    },
  },
  soon: {
    'zh-CN': { title: '正在准备', text: '二维码还没有准备好，请稍后再打开。' },
    'en-US': { title: 'Not ready yet', text: 'The code is being prepared. Please open this again in a moment.' },
  },
  over: {
    'zh-CN': { title: '活动已结束', text: '这个链接已失效。' },
    'en-US': { title: 'This has ended', text: 'This link does not work any more.' },
  },
};

const statuses = { ready: 200, soon: 200, over: 404 } as const;

const style = `body{margin:0;font:16px/1.6 system-ui,sans-serif;background:#f5f6f8;color:#1c2128}
main{max-width:360px;margin:10vh auto 0;padding:32px 24px;background:#fff;border-radius:12px;text-align:center}
h1{margin:0 0 12px;font-size:20px}p{margin:0;color:#4b5563}img{display:block;width:240px;height:240px;margin:24px auto 0}
@media(prefers-color-scheme:dark){body{background:#14171c;color:#e6e8eb}main{background:#1d2127}p{color:#aab1bb}
img{padding:12px;background:#fff;border-radius:8px}}`;

/** What whoever opens a link sees: the code to press, or why there is none. */
export const linkPage = (request: Request, name: keyof typeof words, picture = ''): Response => {
  const language = languageOf(request.headers.get('accept-language') ?? undefined);
  const { title, text, picture: alternative = '' } = words[name][language];
  const nonce = randomBytes(16).toString('base64');
  const image = picture === '' ? '' : `<img src="${picture}" alt="${alternative}">`;
  const body = `<!doctype html><html lang="${language}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>${title}</title><style nonce="${nonce}">${style}</style></head>
<body><main><h1>${title}</h1><p>${text}</p>${image}</main></body></html>`;
  return new Response(request.method === 'HEAD' ? null : body, {
    status: statuses[name],
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': contentSecurityPolicy(nonce),
    },
  });
};
