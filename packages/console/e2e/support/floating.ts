import { expect, type Locator, type Page } from '@playwright/test';

/** Something that opens over a page, and what it is opened with. */
export interface Floating {
  readonly name: string;
  /** The screen that it opens over. */
  readonly over: string;
  /** What is pressed, by the keyboard. Left out: the keys of `keys`. */
  readonly opener?: (page: Page) => Locator;
  readonly keys?: string;
  readonly opened: (page: Page) => Locator;
  /** Where the focus goes when it is closed. Left out: to the opener. */
  readonly back?: (page: Page) => Locator;
  /** Tab stays inside until it is closed. */
  readonly modal: boolean;
  /** Stands beside the page, and is not closed by Esc. */
  readonly beside?: true;
}

const dialog = (page: Page) => page.getByRole('dialog').last();
const button = (name: RegExp) => (page: Page) => page.getByRole('button', { name }).filter({ visible: true }).first();

/** What floats over the pages of a window of full width. */
export const floating: readonly Floating[] = [
  { name: 'palette', over: 'overview', keys: 'Control+k', opened: dialog, modal: true },
  { name: 'notifications', over: 'overview', opener: button(/^(消息|Messages)/), opened: dialog, modal: false },
  { name: 'feedback', over: 'overview', opener: button(/^(意见反馈|Send feedback)/), opened: dialog, modal: true },
  {
    name: 'account',
    over: 'overview',
    opener: button(/^(账号：|Account: )/),
    opened: (page) => page.getByRole('menu').last(),
    modal: false,
  },
  {
    name: 'tabs',
    over: 'users',
    opener: button(/^(更多页签操作|More tab actions)/),
    opened: (page) => page.getByRole('menu').last(),
    modal: false,
  },
  { name: 'base', over: 'knowledgeBase', opener: button(/新建知识库|New knowledge base/), opened: dialog, modal: true },
  { name: 'faqEntry', over: 'faq', opener: button(/^(修改|Edit)$/), opened: dialog, modal: false },
  { name: 'model', over: 'models', opener: button(/^(编辑|Edit)$/), opened: dialog, modal: false },
  { name: 'modelTrial', over: 'models', opener: button(/^(测试|Test)$/), opened: dialog, modal: false },
  { name: 'metric', over: 'metricsLibrary', opener: button(/^(编辑|Edit)$/), opened: dialog, modal: false },
  { name: 'gapEntry', over: 'gaps', opener: button(/^(写成 FAQ|Write FAQ)$/), opened: dialog, modal: false },
  { name: 'function', over: 'configTable', opener: button(/^(编辑|Edit)$/), opened: dialog, modal: false },
  {
    name: 'emoji',
    over: 'chatAI',
    opener: button(/^(表情符号|Emoji)$/),
    opened: (page) => page.getByRole('group', { name: /^(表情符号|Emoji)$/ }),
    back: (page) => page.getByRole('textbox', { name: /^(提问|Question)$/ }),
    modal: false,
  },
  { name: 'share', over: 'chatAI', opener: button(/^(分享|Share)$/), opened: dialog, modal: true },
  {
    name: 'evidence',
    over: 'chatAI',
    opener: button(/^(依据 1|Evidence 1)/),
    opened: (page) => page.getByRole('complementary', { name: /依据|Evidence/ }),
    modal: false,
    beside: true,
  },
];

/** Opens it by the keyboard. */
export const openFloating = async (page: Page, { opener, keys, opened, beside }: Floating): Promise<void> => {
  if (opener !== undefined) {
    await opener(page).focus();
    await page.keyboard.press('Enter');
  } else if (keys !== undefined) await page.keyboard.press(keys);
  await expect(opened(page)).toBeVisible();
  // Whoever is inside hears what is pressed next.
  if (beside !== true)
    await expect.poll(() => opened(page).evaluate((one) => one.contains(document.activeElement))).toBe(true);
};

/** Where Tab leads to outside of an open dialog, in a number of presses. */
const leaksOf = async (page: Page, thing: Locator, presses: number): Promise<string[]> => {
  const leaks: string[] = [];
  for (let count = 0; count < presses; count += 1) {
    await page.keyboard.press('Tab');
    const outside = await thing.evaluate((element) => {
      const focused = document.activeElement;
      const inside = focused === null || focused === document.body || element.contains(focused);
      // A guard beside the dialog hands the focus on at once.
      return inside || focused.getAttribute('aria-hidden') === 'true' ? null : focused.outerHTML.slice(0, 120);
    });
    if (outside !== null) leaks.push(outside);
  }
  return leaks;
};

const PRESSES = 12;

/** Walks through what is open and closes it; answers what went wrong. The focus ends where it belongs. */
export const leaveFloating = async (
  page: Page,
  { opener, back = opener, opened, modal, beside }: Floating,
): Promise<string[]> => {
  const leaks = modal ? await leaksOf(page, opened(page), PRESSES) : [];
  if (beside === true) return leaks;
  await page.keyboard.press('Escape');
  await expect(opened(page)).toBeHidden();
  if (back !== undefined) await expect(back(page)).toBeFocused();
  return leaks;
};
