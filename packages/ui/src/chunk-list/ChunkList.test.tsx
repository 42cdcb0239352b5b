import { ready } from '@console/base';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react/pure';
import { ConsoleProvider } from '../provider/index.js';
import { ChunkList } from './ChunkList.js';
import type { ChunkListHandle, ChunkListProps } from './chunkListProps.js';
import { chunkItems, chunkSlice } from './chunk.fixtures.js';

beforeEach(() => page.viewport(1440, 1100));
afterEach(() => cleanup());

const Shown = (props: Partial<ChunkListProps>) => (
  <ConsoleProvider>
    <div style={{ width: 680, height: 400 }}>
      <ChunkList
        chunks={ready(chunkSlice)}
        filter="all"
        keyword=""
        current={1}
        size={30}
        activeId="c093"
        onFilterChange={() => {}}
        onKeywordChange={() => {}}
        onCurrentChange={() => {}}
        onModify={() => Promise.resolve()}
        {...props}
      />
    </div>
  </ConsoleProvider>
);

const press = (element: Element, init: KeyboardEventInit) =>
  element.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init }));

describe('editing a chunk', () => {
  it('neither saves nor ends by keys that belong to an input method', async () => {
    const onModify = vi.fn(() => Promise.resolve());
    const screen = await render(<Shown onModify={onModify} />);
    await screen.getByRole('button', { name: '编辑', exact: true }).click();
    const field = screen.getByRole('textbox', { name: '分段内容', exact: true });
    await expect.element(field).toBeVisible();
    press(field.element(), { key: 'Enter', ctrlKey: true, isComposing: true });
    press(field.element(), { key: 'Escape', isComposing: true });
    await expect.element(field).toBeVisible();
    expect(onModify).not.toHaveBeenCalled();
  });

  it('keeps what is written while the list is refreshed, and says when the words changed elsewhere', async () => {
    const screen = await render(<Shown />);
    await screen.getByRole('button', { name: '编辑', exact: true }).click();
    const field = screen.getByRole('textbox', { name: '分段内容', exact: true });
    await field.fill('我写的内容');
    const list = chunkItems.map((chunk) => (chunk.id === 'c093' ? { ...chunk, content: '别人写的内容' } : chunk));
    await screen.rerender(<Shown chunks={ready({ ...chunkSlice, list }, true)} />);
    await expect.element(field).toHaveValue('我写的内容');
    await expect.element(screen.getByText('他人已保存了新的内容，您的修改还没有保存。')).toBeVisible();
  });

  it('goes on with what was being written earlier, new chunks too, until it is given up', async () => {
    const onDraftsChange = vi.fn<NonNullable<ChunkListProps['onDraftsChange']>>();
    const handle: { current: ChunkListHandle | null } = { current: null };
    const defaultDrafts = new Map([
      ['c093', { base: '原文', text: '我写的内容' }],
      ['', { base: '', text: '新的分段', after: 'c093' }],
    ]);
    const screen = await render(<Shown ref={handle} defaultDrafts={defaultDrafts} onDraftsChange={onDraftsChange} />);
    await expect.element(screen.getByRole('textbox', { name: '分段内容', exact: true })).toHaveValue('我写的内容');
    const fresh = screen.getByRole('textbox', { name: '新分段的内容' });
    await expect.element(fresh).toHaveValue('新的分段');
    await fresh.fill('更新的分段');
    await vi.waitFor(() =>
      expect(onDraftsChange.mock.lastCall?.[0].get('')).toEqual({ base: '', text: '更新的分段', after: 'c093' }),
    );
    handle.current?.discard();
    await expect.element(fresh).not.toBeInTheDocument();
    await vi.waitFor(() => expect(onDraftsChange).toHaveBeenLastCalledWith(new Map()));
  });

  it('keeps what is written when the list is turned over and back', async () => {
    const screen = await render(<Shown />);
    await screen.getByRole('button', { name: '编辑', exact: true }).click();
    await screen.getByRole('textbox', { name: '分段内容', exact: true }).fill('我写的内容');
    await screen.rerender(<Shown chunks={ready({ ...chunkSlice, list: chunkItems.slice(3) })} current={2} />);
    await screen.rerender(<Shown />);
    await expect.element(screen.getByRole('textbox', { name: '分段内容', exact: true })).toHaveValue('我写的内容');
  });

  it('saves once, however often the keys are pressed', async () => {
    const answers: (() => void)[] = [];
    const onModify = vi.fn(() => new Promise<void>((resolve) => answers.push(resolve)));
    const screen = await render(<Shown onModify={onModify} />);
    await screen.getByRole('button', { name: '编辑', exact: true }).click();
    const field = screen.getByRole('textbox', { name: '分段内容', exact: true });
    await field.fill('新的内容');
    press(field.element(), { key: 'Enter', ctrlKey: true });
    await vi.waitFor(() => expect(onModify).toHaveBeenCalledOnce());
    press(field.element(), { key: 'Enter', ctrlKey: true });
    for (const answer of answers) answer();
    await expect.element(field).not.toBeInTheDocument();
    expect(onModify).toHaveBeenCalledOnce();
  });
});

describe('the chunk being read', () => {
  it('is brought into view when it is chosen elsewhere', async () => {
    const screen = await render(<Shown activeId={null} />);
    await screen.rerender(<Shown activeId="c097" />);
    await vi.waitFor(() => {
      const row = document.querySelector('[data-chunk="c097"]')?.getBoundingClientRect();
      const list = document.querySelector('[data-list]')?.getBoundingClientRect();
      expect(row?.top).toBeGreaterThanOrEqual(list?.top ?? 0);
      expect(row?.top).toBeLessThan(list?.bottom ?? 0);
    });
  });
});

const LateOwner = () => {
  const [keyword, setKeyword] = useState('');
  return (
    <>
      <output>{keyword}</output>
      <Shown keyword={keyword} onKeywordChange={(next) => setTimeout(() => setKeyword(next), 50)} />
    </>
  );
};

describe('searching', () => {
  it('does not take the words out of the field when its owner answers late', async () => {
    const screen = await render(<LateOwner />);
    const field = screen.getByRole('textbox', { name: '搜索分段内容' });
    await field.fill('复位');
    press(field.element(), { key: 'Enter' });
    await field.fill('复位至');
    press(field.element(), { key: 'Enter' });
    // Both answers have come.
    await expect.element(screen.getByRole('status').getByText('复位至', { exact: true })).toBeInTheDocument();
    await expect.element(field).toHaveValue('复位至');
  });
});
