import { readFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { chromium } from 'playwright';
import { findChromium } from '../../../testing/samplePdf.print.js';

/** Prints `guide.md` anew as `guide.pdf`: `node --conditions=console-source --import tsx` this file. */
const folder = new URL('../guide/', import.meta.url);

const { resolve } = createRequire(import.meta.url);

const font = (subset: 'latin' | 'chinese-simplified', weight: 400 | 700): string => {
  const data = readFileSync(resolve(`@fontsource/noto-sans-sc/files/noto-sans-sc-${subset}-${weight}-normal.woff2`));
  return `@font-face{font-family:${subset};font-weight:${weight};src:url(data:font/woff2;base64,${data.toString('base64')})}`;
};

const style = `
${[font('latin', 400), font('latin', 700), font('chinese-simplified', 400), font('chinese-simplified', 700)].join('\n')}
body { font: 11pt/1.75 latin, chinese-simplified; margin: 0; color: #161b26 }
h1 { font-size: 24pt; line-height: 1.3; margin: 0 0 12pt }
h2 { font-size: 16pt; line-height: 1.4; margin: 22pt 0 6pt; padding-top: 8pt; border-top: 1px solid #cfd5df; break-after: avoid }
h3 { font-size: 12pt; margin: 12pt 0 2pt; break-after: avoid }
p { margin: 0 0 6pt; break-inside: avoid }`;

const escape = (text: string): string => text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);

const html = (markdown: string): string =>
  markdown
    .split(/\n{2,}/)
    .map((block) => block.trim())
    .filter((block) => block !== '')
    .map((block) => {
      const [, marks = '', title = ''] = /^(#{1,3}) (.+)$/.exec(block) ?? [];
      return marks === '' ? `<p>${escape(block)}</p>` : `<h${marks.length}>${escape(title)}</h${marks.length}>`;
    })
    .join('\n');

const executablePath = findChromium();
const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: ['--no-sandbox'] });
try {
  const page = await browser.newPage();
  const body = html(await readFile(new URL('guide.md', folder), 'utf8'));
  await page.setContent(
    `<!doctype html><html lang="zh-CN"><meta charset="utf-8"><title>使用手册</title><style>${style}</style><body>${body}</body></html>`,
  );
  await page.evaluate(() => document.fonts.ready);
  const pdf = await page.pdf({
    format: 'A4',
    tagged: false,
    margin: { top: '22mm', bottom: '20mm', left: '24mm', right: '24mm' },
    displayHeaderFooter: true,
    headerTemplate: '<div></div>',
    footerTemplate:
      '<div style="font-size:8pt;width:100%;text-align:center;color:#626c7d"><span class="pageNumber"></span> / <span class="totalPages"></span></div>',
  });
  await writeFile(new URL('guide.pdf', folder), pdf);
} finally {
  await browser.close();
}
