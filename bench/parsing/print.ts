import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { chromium, type Page } from 'playwright';
import { chromiumArguments, chromiumPath } from '../../scripts/chromium.mjs';
import type { Sheet } from './sheet.js';

const require = createRequire(new URL('../../packages/server/package.json', import.meta.url));

const chineseFont = (weight: number): string => {
  const file = require.resolve(`@fontsource/noto-sans-sc/files/noto-sans-sc-chinese-simplified-${weight}-normal.woff2`);
  return `@font-face{font-family:Zh;font-weight:${weight};src:url(data:font/woff2;base64,${readFileSync(file).toString('base64')}) format('woff2')}`;
};

const styles = ({ size, chinese }: Sheet): string => `
${chinese ? [400, 700].map(chineseFont).join('\n') : ''}
@page { size: A4; margin: 0 }
body { margin: 0; font: ${size}pt/1.25 ${chinese ? 'Zh' : "'Liberation Serif', 'Times New Roman', serif"} }
.page { position: relative; width: 210mm; height: 296.9mm; overflow: hidden; break-after: page }
.box { position: absolute; overflow: hidden }
.box > * { margin: 0 }
h1 { font-size: 1.7em; line-height: 1.2; padding: 0 0 1.5mm } h2 { font-size: 1.15em; padding: 2mm 0 1mm } h3 { font-size: 1em; padding: 1mm 0 0.5mm }
p, li { text-align: justify } p + p { text-indent: 1.4em } p.on { text-indent: 0 } p.broken { text-align-last: justify }
li { display: block; padding-left: 1.6em; text-indent: -1.2em } li.on { text-indent: 0 } li i { display: inline-block; width: 1.2em; text-indent: 0; font-style: normal }
.small { font-size: 0.84em }
.caption { position: absolute; left: 0; right: 0; font-size: 0.88em; margin: 0 }
.notes { border-top: 0.2mm solid; padding-top: 0.6mm; font-size: 0.78em } .notes p { margin: 0; text-indent: 0 !important } sup { font-size: 0.7em; line-height: 0 }
.head { display: flex; justify-content: space-between; font-size: 0.82em }
table { width: 100%; border-collapse: collapse; font-size: 0.88em; margin-top: 1mm } th, td { text-align: left; padding: 0.6mm 1.5mm }
.borders th, .borders td { border: 0.2mm solid #444 } .open tr:first-child th { border-bottom: 0.2mm solid }
`;

/** Runs in the browser: fills boxes with a text, and says what found room. */
const fill = (sheet: Sheet): string[][] => {
  const pages = Array.from({ length: sheet.pages }, () => {
    const page = document.body.appendChild(document.createElement('div'));
    page.className = 'page';
    return page;
  });
  const place = ({ page, x, y, w, h }: Sheet['fixed'][number]['box'], style = ''): HTMLElement => {
    const box = document.createElement('div');
    box.className = 'box';
    box.style.cssText = `left:${x}mm;top:${y}mm;width:${w}mm;height:${h}mm;${style}`;
    pages[page]?.append(box);
    return box;
  };
  // As in the files of most programs: what floats is written before the text of its page, or after it.
  for (const { box, html } of sheet.fixed.filter((_, at) => at % 2 === 0)) place(box).innerHTML = html;
  const said = sheet.flows.map(({ boxes, items, style }) => {
    const texts: string[] = [];
    const free = boxes.map((box) => place(box, style));
    let box = free.shift();
    for (const { tag, text, mark, small } of items) {
      let words = sheet.chinese ? [...text] : text.split(/(?<= )/);
      let isRest = false;
      while (box !== undefined && words.length > 0) {
        const element = document.createElement(tag);
        const body = document.createElement('span');
        if (mark !== undefined && !isRest)
          element.append(Object.assign(document.createElement('i'), { textContent: mark }));
        element.append(body);
        element.classList.toggle('on', isRest);
        element.classList.toggle('small', small === true);
        box.append(element);
        const fits = (count: number): boolean => {
          // A soft hyphen after every fourth letter or so of a long word, as a hyphenating program has it.
          body.textContent = words
            .slice(0, count)
            .join('')
            .replace(/[a-z]{4}(?=[a-z]{4})/g, '$&\u00ad');
          return box !== undefined && box.scrollHeight <= box.clientHeight + 0.5;
        };
        let [low, high] = [0, words.length];
        while (low < high) {
          const middle = Math.ceil((low + high) / 2);
          if (fits(middle)) low = middle;
          else high = middle - 1;
        }
        // A heading, or fewer than a line or two, goes into the next box.
        const isSmall = low < words.length && (tag.startsWith('h') || low < (sheet.chinese ? 30 : 14));
        if (isSmall) low = 0;
        if (low === 0) element.remove();
        else {
          fits(low);
          texts.push(`${isRest ? '' : (mark ?? '')} ${words.slice(0, low).join('')}`);
          element.classList.toggle('broken', low < words.length);
          isRest = true;
        }
        if (low < words.length) box = free.shift();
        words = words.slice(low);
      }
    }
    return texts;
  });
  for (const { box, html } of sheet.fixed.filter((_, at) => at % 2 === 1)) place(box).innerHTML = html;
  // A soft hyphen inside of a line is printed as a sign of no width, which is no business of ours.
  const range = document.createRange();
  const bottomAt = (node: Node, at: number): number => {
    range.setStart(node, at);
    range.setEnd(node, at + 1);
    return range.getBoundingClientRect().bottom;
  };
  for (const { firstChild } of document.querySelectorAll('span')) {
    if (!(firstChild instanceof Text)) continue;
    for (let at = firstChild.length - 2; at > 0; at -= 1) {
      if (firstChild.data[at] !== '\u00ad') continue;
      // At the end of a line it becomes the sign that other programs print.
      const isIdle = bottomAt(firstChild, at - 1) === bottomAt(firstChild, at + 1);
      firstChild.replaceData(at, 1, isIdle ? '' : '-');
    }
  }
  if (sheet.backwards === true) for (const page of pages) page.append(...[...page.children].toReversed());
  return said;
};

export interface Printed {
  readonly name: string;
  readonly pages: number;
  readonly data: Uint8Array;
  /** Texts whose parts follow each other. */
  readonly truth: readonly string[];
}

const printOne = async (page: Page, sheet: Sheet): Promise<Printed> => {
  await page.setContent(`<!doctype html><meta charset="utf-8"><style>${styles(sheet)}</style><body></body>`);
  await page.evaluate(async () => {
    await Promise.all([...document.fonts].map((font) => font.load()));
  });
  const flows = await page.evaluate(fill, sheet);
  return {
    name: sheet.name,
    pages: sheet.pages,
    data: await page.pdf({ preferCSSPageSize: true, printBackground: true }),
    truth: [...flows.map((texts) => texts.join(sheet.chinese ? '' : ' ')), ...sheet.fixed.flatMap(({ says }) => says)],
  };
};

/** Prints sheets with Chromium. */
export const print = async (sheets: readonly Sheet[]): Promise<Printed[]> => {
  const executablePath = chromiumPath();
  const browser = await chromium.launch({
    ...(executablePath === undefined ? {} : { executablePath }),
    args: chromiumArguments,
  });
  try {
    const page = await browser.newPage();
    const printed: Printed[] = [];
    for (const sheet of sheets) printed.push(await printOne(page, sheet));
    return printed;
  } finally {
    await browser.close();
  }
};
