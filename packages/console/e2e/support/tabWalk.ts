import type { Page } from '@playwright/test';

/** One place that the Tab key leads to. */
interface Stop {
  /** Which element, the same at each visit; 0 is the page itself. */
  index: number;
  /** Kind and name, for people. */
  what: string;
  problems: string[];
}

interface Walker {
  look: () => Stop;
}

declare global {
  interface Window {
    walker: Walker;
  }
}

/** Runs in the page. */
const install = (): void => {
  const known: Element[] = [];
  const calm = new WeakMap<Element, string>();
  let last: { element: Element; focused: string; what: string } | undefined;

  const nameOf = (element: Element): string => {
    const label =
      element.getAttribute('aria-label') ?? element.closest('label')?.textContent ?? element.textContent ?? '';
    const name = label.trim() || element.getAttribute('title') || element.getAttribute('placeholder') || element.id;
    return `${element.getAttribute('role') ?? element.tagName.toLowerCase()} “${name.slice(0, 30)}”`;
  };
  const deepest = (): Element => {
    const element = document.activeElement ?? document.body;
    return element === document.documentElement ? document.body : element;
  };
  const ringOf = (element: Element, pseudo?: string): string => {
    const style = getComputedStyle(element, pseudo);
    if (pseudo !== undefined && style.content === 'none') return '';
    const outline =
      style.outlineStyle === 'none' ? '' : `${style.outlineStyle} ${style.outlineWidth} ${style.outlineColor}`;
    const borders = [style.borderTopColor, style.borderBottomColor, style.borderTopWidth, style.borderBottomWidth];
    return [outline, style.boxShadow, ...borders].join('|');
  };
  /** A ring may be drawn around the thing itself, or around the box that it stands in or stands for. */
  const looks = (element: Element): string => {
    const around: Element[] = [element, ...(element.parentElement?.children ?? [])].slice(0, 12);
    for (let up = element.parentElement, n = 0; up !== null && n < 4; up = up.parentElement, n += 1) around.push(up);
    const inside = [...element.children].slice(0, 6);
    const chosen = document.getElementById(element.getAttribute('aria-activedescendant') ?? '');
    if (chosen !== null) inside.push(chosen, ...chosen.children);
    return [...around, ...inside]
      .map((one) => [ringOf(one), ringOf(one, '::before'), ringOf(one, '::after')].join())
      .join('\n');
  };
  const seenBox = (element: Element): DOMRect => {
    const own = element.getBoundingClientRect();
    const hidden = own.width < 4 || own.height < 4 || Number(getComputedStyle(element).opacity) === 0;
    return hidden ? (element.closest('label') ?? element.parentElement ?? element).getBoundingClientRect() : own;
  };
  const region =
    'header, nav, aside, main, footer, section, form, [role=dialog], [role=region], [role=complementary], [role=toolbar], tr, li';

  for (const one of document.querySelectorAll(
    'a[href], button, input, select, textarea, [tabindex], [contenteditable], summary',
  ))
    calm.set(one, looks(one));

  const look = (): Stop => {
    const problems: string[] = [];
    if (last !== undefined && deepest() !== last.element && last.element.isConnected) {
      const before = calm.get(last.element) ?? looks(last.element);
      if (before === last.focused) problems.push(`${last.what}: nothing shows that it has the focus`);
    }
    const element = deepest();
    if (element === document.body) {
      last = undefined;
      return { index: 0, what: 'page', problems };
    }
    const what = nameOf(element);
    if (!known.includes(element)) {
      known.push(element);
      if (element instanceof HTMLElement && element.tabIndex > 0) problems.push(`${what}: comes before its turn`);
      const box = seenBox(element);
      const [width, height] = [
        Math.min(box.right, innerWidth) - Math.max(box.left, 0),
        Math.min(box.bottom, innerHeight) - Math.max(box.top, 0),
      ];
      if (width < Math.min(4, box.width) || height < Math.min(4, box.height) || box.width < 2 || box.height < 2)
        problems.push(`${what}: has the focus out of sight, at ${Math.round(box.left)}, ${Math.round(box.top)}`);
      else {
        const [x, y] = [Math.max(box.left, 0) + width / 2, Math.max(box.top, 0) + height / 2];
        const on = document.elementFromPoint(x, y);
        const related =
          on !== null && (on.contains(element) || element.contains(on) || on.closest('label')?.contains(element));
        const beside = element.parentElement !== null && on !== null && element.parentElement.contains(on);
        if (related !== true && !beside)
          problems.push(`${what}: is covered by ${on === null ? 'nothing' : nameOf(on)}`);
      }
      if (last !== undefined && last.element.closest(region) === element.closest(region)) {
        const former = seenBox(last.element);
        const sameColumn = former.left < box.right && box.left < former.right;
        if (sameColumn && box.bottom <= former.top)
          problems.push(`${what}: stands above ${last.what}, and comes after it`);
      }
    }
    last = { element, focused: looks(element), what };
    return { index: known.indexOf(element) + 1, what, problems };
  };
  window.walker = { look };
};

const MOST_STOPS = 400;

export interface Walk {
  /** What the Tab key leads to, in order. */
  stops: string[];
  problems: string[];
}

/**
 * Presses Tab from the top of the page until it is back where it began, or has been pressed `most` times. Motion is to be reduced, so that a ring is
 * either there or not.
 */
export const walkByTab = async (page: Page, most = MOST_STOPS): Promise<Walk> => {
  // A page may still be about to give its first field the focus, which would count as how the field looks without it.
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (let frames = 0, calm = 0; calm < 10 && frames < 120; frames += 1, calm += 1) {
      if (document.activeElement instanceof HTMLElement && document.activeElement !== document.body) {
        document.activeElement.blur();
        calm = 0;
      }
      // oxlint-disable-next-line no-await-in-loop
      await frame();
    }
  });
  await page.evaluate(install);
  const visited: Stop[] = [];
  const problems: string[] = [];
  for (let presses = 0; presses < most; presses += 1) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(() => window.walker.look());
    problems.push(...stop.problems);
    const former = visited.at(-1);
    // Nothing here takes the focus.
    if (former?.index === 0 && stop.index === 0 && visited.length === 1) return { stops: [], problems };
    const repeated = visited.findIndex(({ index }) => index === stop.index);
    if (repeated === 0 && visited.length > 1) return { stops: visited.map(({ what }) => what), problems };
    if (former !== undefined && former.index === stop.index && !stop.what.startsWith('iframe')) {
      problems.push(`${stop.what}: Tab leads no further`);
      break;
    }
    if (repeated > 0 && former !== undefined && former.index !== stop.index) {
      problems.push(`${former.what}: Tab leads back to ${stop.what}, not on`);
      break;
    }
    visited.push(stop);
  }
  if (visited.length >= MOST_STOPS) problems.push('Tab never came back to the top of the page');
  return { stops: visited.map(({ what }) => what), problems };
};
