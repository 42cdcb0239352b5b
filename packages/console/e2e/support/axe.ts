import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';

interface AxeResult {
  violations: { id: string; nodes: { target: unknown; failureSummary?: string }[] }[];
}

declare global {
  interface Window {
    axe: { run: (context: unknown, options: unknown) => Promise<AxeResult> };
  }
}

const require = createRequire(import.meta.url);
const source = readFile(
  createRequire(require.resolve('@storybook/addon-a11y/package.json')).resolve('axe-core/axe.min.js'),
  'utf8',
);

/**
 * What axe finds wrong with a page as it stands, one line for each place. Frames are judged on their own. `floating`:
 * menus and popovers are open, which stand outside of the landmarks of the page.
 */
export const axeFindings = async (page: Page, { floating = false } = {}): Promise<string[]> => {
  await page.evaluate(await source);
  return page.evaluate(async (open) => {
    const { violations } = await window.axe.run(document, {
      iframes: false,
      preload: false,
      rules: { region: { enabled: !open } },
    });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) =>
        `${id}: ${String(target)} ${failureSummary ?? ''}`.replaceAll(/\s+/g, ' '),
      ),
    );
  }, floating);
};
