import { ready } from '@console/base';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react/pure';
import { ConsoleProvider } from '../provider/ConsoleProvider.js';
import { DataList, type DataListProps } from './DataList.js';
import { columns, crowd, pageOf, type User } from './dataList.fixtures.js';
import { noSelection } from './selection.js';
import type { Size } from '../theme/layout.js';
import type { ListQuery } from './types.js';

beforeEach(() => page.viewport(1440, 1100));
afterEach(cleanup);

const all = crowd(60);

interface UsersProps extends Partial<DataListProps<User>> {
  first?: ListQuery;
  height?: Size;
}

/** A page of 20 at a time, as a page of the console keeps it. */
const Users = ({ first = { current: 1, size: 20 }, height = 'medium', ...props }: UsersProps) => {
  const [query, setQuery] = useState(first);
  const [selection, setSelection] = useState(noSelection);
  const start = (query.current - 1) * 20;
  return (
    <ConsoleProvider size={height}>
      <main style={{ display: 'flex', flexDirection: 'column', height: 700, position: 'relative' }}>
        <button type="button" onClick={() => setQuery({ ...query, current: 1, search: '陈' })}>
          elsewhere
        </button>
        <DataList
          label="用户列表"
          page={ready({ ...pageOf(all.slice(start, start + 20), 60), current: query.current })}
          query={query}
          onQueryChange={setQuery}
          columns={columns}
          rowKey={({ id }) => id}
          rowName={({ account }) => account}
          searchHint="姓名"
          selection={selection}
          onSelectionChange={setSelection}
          batchActions={[{ key: 'stop', label: '停用', onClick: vi.fn() }]}
          {...props}
        />
      </main>
    </ConsoleProvider>
  );
};

const boxOf = (user: User | undefined) => ({ name: `选择 ${user?.account}`, exact: true });

describe('choosing rows', () => {
  it('keeps the choice over pages and orders, and takes in all that match only when asked to', async () => {
    const screen = await render(<Users />);
    await screen.getByRole('checkbox', boxOf(all[0])).click();
    await screen.getByTitle('2', { exact: true }).click();
    await screen.getByRole('checkbox', { name: '选择本页全部' }).click();
    await expect.element(screen.getByRole('toolbar')).toHaveTextContent('已选 21 项');
    await screen.getByRole('button', { name: '选择全部 60 项' }).click();
    await expect.element(screen.getByRole('toolbar')).toHaveTextContent('已选全部 60 项');
    await screen.getByRole('checkbox', boxOf(all[20])).click();
    await expect.element(screen.getByRole('toolbar')).toHaveTextContent('已选 59 项');
    await screen.getByTitle('1', { exact: true }).click();
    await expect.element(screen.getByRole('checkbox', boxOf(all[0]))).toBeChecked();
  });

  it('lets the choice go when the conditions change elsewhere, and says so', async () => {
    const screen = await render(<Users />);
    await screen.getByRole('checkbox', boxOf(all[3])).click();
    await expect.element(screen.getByRole('toolbar')).toBeVisible();
    await screen.getByRole('button', { name: 'elsewhere' }).click();
    await expect.element(screen.getByRole('toolbar')).not.toBeInTheDocument();
    await expect.element(screen.getByText('条件已变，已取消选择的 1 项').first()).toBeVisible();
  });

  it('moves nothing below when the bar comes', async () => {
    const screen = await render(<Users />);
    const top = () => screen.getByRole('grid').element().getBoundingClientRect().top;
    const before = top();
    await screen.getByRole('checkbox', boxOf(all[1])).click();
    await expect.element(screen.getByRole('toolbar')).toBeVisible();
    expect(Math.abs(top() - before)).toBeLessThan(1);
  });

  it('chooses everything between two rows with Shift', async () => {
    const screen = await render(<Users />);
    await screen.getByRole('checkbox', boxOf(all[2])).click();
    await screen.getByRole('checkbox', boxOf(all[6])).click({ modifiers: ['Shift'] });
    await expect.element(screen.getByRole('toolbar')).toHaveTextContent('已选 5 项');
  });
});

describe('the keyboard', () => {
  it('walks over rows, chooses with Space and opens with Enter', async () => {
    const onOpen = vi.fn();
    const screen = await render(<Users onOpen={onOpen} />);
    const rows = () => [...document.querySelectorAll<HTMLElement>('tbody tr[data-index]')];
    await vi.waitFor(() => expect(rows()[0]).toBeDefined());
    rows()[0]?.focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}');
    await vi.waitFor(() => expect(document.activeElement).toBe(rows()[1]));
    await userEvent.keyboard(' ');
    await expect.element(screen.getByRole('checkbox', boxOf(all[1]))).toBeChecked();
    await userEvent.keyboard('{End}{Enter}');
    await vi.waitFor(() => expect(onOpen).toHaveBeenCalledExactlyOnceWith(all[19]));
    expect(rows().filter((row) => row.tabIndex === 0)).toHaveLength(1);
  });

  it('follows a real link with Enter', async () => {
    const screen = await render(<Users hrefOf={({ id }) => `#/users/${id}`} />);
    await expect.element(screen.getByRole('link').first()).toHaveAttribute('href', '#/users/u0');
    document.querySelector<HTMLElement>('tbody tr[data-index="0"]')?.focus();
    await userEvent.keyboard('{Enter}');
    await vi.waitFor(() => expect(location.hash).toBe('#/users/u0'));
    history.replaceState(null, '', location.pathname + location.search);
  });
});

const many = crowd(100_000);
const everyone = { list: many, total: many.length, current: 1, size: many.length };

describe('a hundred thousand rows', () => {
  it('are drawn as far as they are in sight, wherever one scrolls', async () => {
    const screen = await render(<Users page={ready(everyone)} />);
    const drawn = () => [...document.querySelectorAll<HTMLElement>('tbody tr[data-index]')];
    await vi.waitFor(() => expect(drawn().length).toBeGreaterThan(5));
    expect(drawn().length).toBeLessThan(100);
    const scroller = screen.getByRole('grid').element().parentElement;
    if (scroller) scroller.scrollTop = scroller.scrollHeight;
    await vi.waitFor(() => expect(drawn().at(-1)?.dataset['index']).toBe('99999'));
    expect(drawn().length).toBeLessThan(100);
  });

  it('keep the row with the focus while one scrolls away from it', async () => {
    const screen = await render(<Users page={ready(everyone)} />);
    const row = () => document.querySelector<HTMLElement>('tbody tr[data-index="3"]');
    await vi.waitFor(() => expect(row()).not.toBeNull());
    row()?.focus();
    const scroller = screen.getByRole('grid').element().parentElement;
    if (scroller) scroller.scrollTop = 2_000_000;
    await vi.waitFor(() => expect(document.querySelector('tr[data-index="50010"]')).not.toBeNull());
    expect(document.activeElement).toBe(row());
    await userEvent.keyboard('{ArrowDown}');
    await vi.waitFor(() => expect(document.activeElement).toHaveAttribute('data-index', '4'));
  });
});

describe('the size that is set', () => {
  const rows = () => [...document.querySelectorAll<HTMLElement>('tr[data-index], li[data-index]')];
  const heights = () => [...new Set(rows().map((row) => Math.round(row.getBoundingClientRect().height)))];
  const sizes = ['small', 'medium', 'large'] as const;

  it('is the height of every row', async () => {
    const screen = await render(<Users />);
    for (const [index, height] of [36, 40, 48].entries()) {
      await screen.rerender(<Users height={sizes[index]} />);
      await vi.waitFor(() => expect(heights()).toEqual([height]));
    }
  });

  it('is the height of every row on a narrow screen', async () => {
    await page.viewport(390, 844);
    const screen = await render(<Users />);
    for (const [index, height] of [64, 68, 76].entries()) {
      await screen.rerender(<Users height={sizes[index]} />);
      await vi.waitFor(() => expect(heights()).toEqual([height]));
    }
  });

  it('is what a list of a thousand counts with, also when it is changed while one is in its middle', async () => {
    const thousand = ready({ list: many.slice(0, 1000), total: 1000, current: 1, size: 1000 });
    const screen = await render(<Users page={thousand} height="small" />);
    await vi.waitFor(() => expect(rows().length).toBeGreaterThan(5));
    const scroller = screen.getByRole('grid').element().parentElement;
    for (const [index, height] of [36, 40, 48].entries()) {
      await screen.rerender(<Users page={thousand} height={sizes[index]} />);
      const atRow = (place: number) => rows().find(({ dataset }) => dataset['index'] === String(place));
      await vi.waitFor(() => expect(scroller?.scrollHeight).toBe(36 + 1000 * height));
      scroller?.scrollTo(0, 500 * height);
      const top = () => (atRow(500)?.getBoundingClientRect().top ?? 0) - (scroller?.getBoundingClientRect().top ?? 0);
      // The rows begin below the head, which is 36 high and stays.
      await vi.waitFor(() => expect(Math.round(top())).toBe(36 + 1));
    }
  });
});

describe('on a narrow screen', () => {
  it('puts the bar at the foot and offers the order with the filters', async () => {
    await page.viewport(390, 844);
    const onQueryChange = vi.fn();
    const screen = await render(<Users onQueryChange={onQueryChange} />);
    await screen.getByRole('checkbox', boxOf(all[0])).click();
    await expect.element(screen.getByRole('toolbar')).toHaveTextContent('已选 1 项');
    await screen.getByRole('button', { name: '筛选' }).click();
    await screen.getByRole('combobox', { name: '排序' }).click();
    await screen.getByTitle('用户 降序').click();
    await vi.waitFor(() =>
      expect(onQueryChange).toHaveBeenCalledWith({ current: 1, size: 20, order: { column: 'name', asc: false } }),
    );
  });
});

it('fills the page of a phone with its filters and orders', async () => {
  await page.viewport(390, 844);
  const filter = { key: 'status', label: '状态', options: [{ value: 'on', label: '启用' }] };
  const screen = await render(<Users filters={[filter]} />);
  await screen.getByRole('button', { name: '筛选' }).click();
  await expect
    .poll(() => document.querySelector('[role="dialog"]')?.getBoundingClientRect().height ?? 0)
    .toBeGreaterThan(600);
});
