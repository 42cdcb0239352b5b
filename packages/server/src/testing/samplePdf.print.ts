import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { chromium } from 'playwright';
import type { Chapter } from './samplePdf.rules.js';

const require = createRequire(import.meta.url);

/** The browser to print with: `CHROMIUM_PATH`, the system's own, or whatever the test tool has installed. */
export const findChromium = (): string | undefined =>
  [
    process.env['CHROMIUM_PATH'],
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/usr/bin/google-chrome-stable',
  ].find((path) => path !== undefined && path !== '' && existsSync(path));

const font = (subset: string, weight: number): string => {
  const file = require.resolve(`@fontsource/noto-sans-sc/files/noto-sans-sc-${subset}-${weight}-normal.woff2`);
  const data = readFileSync(file).toString('base64');
  return `@font-face{font-family:Sample;font-weight:${weight};src:url(data:font/woff2;base64,${data}) format('woff2')}`;
};

/** The style sheet, fonts included. */
export const sampleStyles = (columns: number): string => `
${[400, 700].map((weight) => font('chinese-simplified', weight)).join('\n')}
body { font: 12pt/1.7 Sample; margin: 0; color: #111 }
h1 { font-size: 22pt; text-align: center; margin: 0 0 18pt }
h2 { font-size: 17pt; margin: 18pt 0 8pt; break-after: avoid; column-span: all }
h3 { font-size: 12.5pt; margin: 10pt 0 2pt; break-after: avoid }
p { margin: 0 0 6pt; text-align: justify }
table { border-collapse: collapse; margin: 8pt 0; width: 100% }
td { border: 1px solid #888; padding: 3pt 8pt }
${columns > 1 ? 'table { font-size: 8.5pt } td { white-space: nowrap; padding: 2pt 3pt }' : ''}
.columns { columns: ${columns}; column-gap: 28pt }
img { width: 100%; display: block }`;

const escape = (text: string): string => text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);

const chapterHtml = ({ title, clauses, table }: Chapter): string => `
<h2>${escape(title)}</h2>
${clauses.map((one) => `<h3>${one.number} ${escape(one.title)}</h3><p>${escape(one.text)}</p>`).join('\n')}
${
  table === undefined
    ? ''
    : `<p><b>${escape(table.caption)}</b></p><table>${table.rows
        .map((row) => `<tr>${row.map((cell) => `<td>${escape(cell)}</td>`).join('')}</tr>`)
        .join('')}</table>`
}`;

export interface PrintOptions {
  /** Columns of the text. Default 1. */
  readonly columns?: number;
  /** Prints a picture of the first page instead of the text. */
  readonly asImage?: boolean;
}

/** Prints chapters with a running head and page numbers, on A4. */
export const printRules = async (
  chapters: readonly Chapter[],
  { columns = 1, asImage = false }: PrintOptions = {},
): Promise<Uint8Array> => {
  const executablePath = findChromium();
  const browser = await chromium.launch({
    ...(executablePath === undefined ? {} : { executablePath }),
    args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'],
  });
  try {
    const page = await browser.newPage({ viewport: { width: 794, height: 1123 } });
    page.setDefaultTimeout(120_000);
    const body = `<h1>篮球竞赛规程（样本）</h1><div class="columns">${chapters.map(chapterHtml).join('\n')}</div>`;
    const html = (content: string): string =>
      `<!doctype html><html lang="zh-CN"><meta charset="utf-8"><style>${sampleStyles(columns)}</style><body>${content}</body></html>`;
    await page.setContent(html(body));
    await page.evaluate(() => document.fonts.ready);
    if (asImage) {
      const picture = await page.screenshot({ type: 'jpeg', quality: 70 });
      await page.setContent(html(`<img alt="" src="data:image/jpeg;base64,${picture.toString('base64')}">`));
    }
    return await page.pdf({
      format: 'A4',
      margin: { top: '22mm', bottom: '20mm', left: '20mm', right: '20mm' },
      displayHeaderFooter: !asImage,
      headerTemplate: '<div style="font-size:8pt;width:100%;text-align:center">篮球竞赛规程（样本）</div>',
      footerTemplate:
        '<div style="font-size:8pt;width:100%;text-align:center"><span class="pageNumber"></span> / <span class="totalPages"></span></div>',
    });
  } finally {
    await browser.close();
  }
};
