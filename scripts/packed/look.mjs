/** Opens the app in a browser and uses each widget; says what a person would miss, and whatever the console said. */
import { chromium } from 'playwright';
import { chromiumArguments, chromiumPath } from '../chromium.mjs';

const PATIENCE = 20_000;

/** What each widget has to do, once. */
const works = {
  chat: async (part) => {
    await part.getByRole('textbox').fill('犯规');
    await part.getByRole('textbox').press('Enter');
    await part.getByText('犯规：见第一条').waitFor();
    // Formulas come with styles and fonts of their own.
    await part.locator('.katex').first().waitFor();
  },
  preview: async (part) => {
    await part.locator('img').first().waitFor();
    await part.page().waitForFunction(() => (document.querySelector('section img')?.naturalWidth ?? 0) > 0);
  },
  pdf: (part) => part.getByText('Article 1').first().waitFor({ state: 'attached' }),
  list: (part) => part.getByText('塞北俱乐部').waitFor(),
  // What is drawn last, and by a library that has to be told what with.
  chart: (part) => part.locator('svg text', { hasText: '二月' }).waitFor(),
  editor: async (part) => {
    const field = part.getByRole('textbox', { name: '正文' });
    await field.waitFor();
    await field.press('End');
    await field.pressSequentially('，第二稿');
    await part.locator('output', { hasText: '第二稿' }).waitFor();
  },
};

/** How a few things look: by it a page whose styles come late gives itself away. */
const looksOf = (page) =>
  page.evaluate(() =>
    ['button', 'section[aria-label="chat"] textarea', 'section[aria-label="list"] [role="table"]'].map((selector) => {
      const element = document.querySelector(selector);
      if (element === null) return `${selector}: not there`;
      const { backgroundColor, color, fontSize, fontFamily, height, display } = getComputedStyle(element);
      return [selector, backgroundColor, color, fontSize, fontFamily, height, display].join(' | ');
    }),
  );

const PRIMARY = 'rgb(36, 104, 232)';

/** All that is wrong, a sentence each. `early`: what has to look right before any script has run. */
export const look = async (address, { early = false, picture } = {}) => {
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumArguments });
  const faults = [];
  try {
    const scriptless = early ? await browser.newPage({ javaScriptEnabled: false }) : null;
    await scriptless?.goto(address);
    const before = scriptless && (await looksOf(scriptless));
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
    page.setDefaultTimeout(PATIENCE);
    page.on('console', (said) => {
      if (['error', 'warning'].includes(said.type())) faults.push(`The console says: ${said.text()}`);
    });
    page.on('pageerror', (error) => faults.push(`Thrown: ${error.message}`));
    await page.goto(address);
    for (const [name, work] of Object.entries(works)) {
      try {
        await work(page.locator(`section[aria-label="${name}"]`));
      } catch (error) {
        faults.push(`${name} does not work: ${error.message}`);
      }
    }
    await page
      .frameLocator('iframe')
      .getByText('A chat of another page')
      .waitFor()
      .catch((error) => faults.push(`The floating chat does not work: ${error.message}`));
    const after = await looksOf(page);
    if (!after.join().includes(PRIMARY)) faults.push(`It is not styled: ${after.join('\n')}`);
    if (before !== null && before.join() !== after.join())
      faults.push(`Without scripts it looks otherwise:\n${before.join('\n')}\nwith them:\n${after.join('\n')}`);
    await page.evaluate(() => scrollTo(0, 0));
    if (picture !== undefined) await page.screenshot({ path: picture });
  } finally {
    await browser.close();
  }
  return faults;
};
