import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react/pure';
import { ConsoleProvider } from '../provider/ConsoleProvider.js';
import { clauses, promptAfter, promptBefore } from './difference.fixtures.js';
import { DifferenceView } from './DifferenceView.js';

beforeEach(() => page.viewport(1440, 1100));
afterEach(cleanup);

const show = (before: string, after: string) =>
  render(
    <ConsoleProvider>
      <DifferenceView label="规程" before={before} after={after} className="mine" data-part="difference" />
    </ConsoleProvider>,
  );

it('goes from change to change by the keyboard and says where it is', async () => {
  await show(clauses(2000), clauses(2000, 500));
  await expect.element(page.getByText('4 处差异')).toBeVisible();
  page.getByRole('table').element().focus();
  await userEvent.keyboard('kk');
  await expect.element(page.getByText('第 3 处，共 4 处')).toBeVisible();
  await expect.element(page.getByText('1500', { exact: true }).first()).toBeInViewport();
  await userEvent.keyboard('j');
  await expect.element(page.getByText('第 4 处，共 4 处')).toBeVisible();
});

it('draws of 10,000 lines those in sight', async () => {
  const { container } = await show(clauses(10_000), clauses(10_000, 1));
  await expect.element(page.getByRole('img', { name: '新增 10000 行，删去 10000 行' })).toBeVisible();
  expect(page.getByRole('row').elements().length).toBeLessThan(120);
  expect(container.querySelector('[data-part="difference"].mine')).not.toBeNull();
});

it('compares away from the page what takes longer, without holding it up', async () => {
  // Few lines are the same, all of them often, in another order: the slowest there is.
  const shuffled = (step: number) => Array.from({ length: 6000 }, (_, at) => `第 ${(at * step) % 997} 条`).join('\n');
  let longest = 0;
  let last = performance.now();
  const watch = setInterval(() => {
    longest = Math.max(longest, performance.now() - last);
    last = performance.now();
  }, 5);
  await show(shuffled(1), shuffled(389));
  await expect.element(page.getByRole('img', { name: /新增 \d+ 行/ })).toBeVisible();
  clearInterval(watch);
  expect(longest).toBeLessThan(1000);
});

it('compares line by line also where no worker starts', async () => {
  class Forbidden extends EventTarget {
    constructor() {
      super();
      throw new Error('worker-src');
    }
  }
  vi.stubGlobal('Worker', Forbidden);
  await show(clauses(3000), clauses(3000, 1000));
  await expect.element(page.getByText('3 处差异')).toBeVisible();
  vi.unstubAllGlobals();
  expect(page.getByRole('alert').elements()).toHaveLength(0);
});

it('leaves long texts to a worker, and the page none of the work', async () => {
  const started: string[] = [];
  const Own = Worker;
  class Counted extends Own {
    constructor(address: string | URL, options?: WorkerOptions) {
      super(address, options);
      started.push(String(address));
    }
  }
  vi.stubGlobal('Worker', Counted);
  await show(clauses(10_000), clauses(10_000, 5));
  await expect.element(page.getByText('2000 处差异')).toBeVisible();
  vi.unstubAllGlobals();
  expect(started.filter((address) => address.includes('difference.worker'))).toHaveLength(1);
});

it('says that two texts are the same', async () => {
  await show(promptBefore, promptBefore);
  await expect.element(page.getByText('两边相同')).toBeVisible();
});

it('follows a text that changes', async () => {
  const { rerender } = await show(promptBefore, promptAfter);
  await expect.element(page.getByText('与赛事')).toBeVisible();
  await rerender(
    <ConsoleProvider>
      <DifferenceView label="规程" before={promptBefore} after={`${promptBefore}补充一条。`} />
    </ConsoleProvider>,
  );
  await expect.element(page.getByRole('img', { name: '新增 1 行，删去 0 行' })).toBeVisible();
});
