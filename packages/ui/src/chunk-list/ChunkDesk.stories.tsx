import { ready } from '@console/base';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { ChunkList } from './ChunkList.js';
import * as samples from './chunk.fixtures.js';

const meta = {
  title: 'Documents/ChunkDesk',
  component: ChunkList,
  args: {
    chunks: ready(samples.deskSlice),
    filter: 'all',
    keyword: '',
    current: 1,
    size: 30,
    activeId: 'c093',
    onFilterChange: fn(),
    onKeywordChange: fn(),
    onCurrentChange: fn(),
    onSelect: fn(),
    onToggle: fn(async () => {}),
    onModify: fn(async () => {}),
    onRemove: fn(async () => {}),
    onAdd: fn(async () => {}),
    onSplit: fn(async () => {}),
    onMerge: fn(async () => {}),
    onCheck: fn(async () => {}),
    onHistory: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ width: 680, maxWidth: '100%', height: 760 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ChunkList>;
export default meta;
type Story = StoryObj<typeof meta>;

const review = { checked: 120, all: 500, onClose: fn() };

export const Usual: Story = { tags: ['visual'] };
export const Reviewing: Story = { tags: ['visual'], args: { review } };
export const Unchecked: Story = { args: { filter: 'unchecked', review } };

export const Phone: Story = {
  tags: ['visual'],
  args: { review },
  globals: { viewport: { value: 'phone' } },
};

/** As many and as long as they may be, without a place to break. */
export const LongHints: Story = { args: { chunks: ready(samples.longHints), review } };

export const ShowsTheKeys: Story = {
  args: { review },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '快捷键' }));
    await expect(canvas.getByText('删除，可以撤销')).toBeVisible();
  },
};

/** The keys mean the chunk that was gone to, even before whoever has the list has drawn it as the one being read. */
export const GoesOnByKeys: Story = {
  args: { review },
  play: async ({ args, userEvent }) => {
    await userEvent.keyboard('j');
    await expect(args.onSelect).toHaveBeenLastCalledWith('c094');
    await userEvent.keyboard('k');
    await expect(args.onSelect).toHaveBeenLastCalledWith('c093');
    await userEvent.keyboard(' ');
    await expect(args.onToggle).toHaveBeenLastCalledWith({ id: 'c093', enabled: false });
    await userEvent.keyboard('c');
    await expect(args.onCheck).toHaveBeenLastCalledWith({ id: 'c093', checked: true });
    await expect(args.onSelect).toHaveBeenLastCalledWith('c094');
    await userEvent.keyboard('d');
    await expect(args.onRemove).toHaveBeenLastCalledWith('c094');
  },
};

/** What a key could not do is said in the row. */
export const SaysWhatAKeyCouldNotDo: Story = {
  args: { review, onToggle: fn(() => Promise.reject(new Error('无权启用分段'))) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.keyboard(' ');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('无权启用分段');
  },
};

/** Neither the fields nor an input method give their keys away. */
export const LeavesKeysToWhoeverTypes: Story = {
  args: { review },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: '搜索分段内容' }));
    await userEvent.keyboard('djc');
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'd', isComposing: true, bubbles: true }));
    await expect(args.onRemove).not.toHaveBeenCalled();
    await expect(args.onCheck).not.toHaveBeenCalled();
  },
};

export const EditsWhatItIsFoundBy: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '编辑' }));
    await userEvent.type(canvas.getByRole('combobox', { name: '标签' }), '复位{Enter}');
    await userEvent.click(canvas.getByRole('button', { name: '保存' }));
    await waitFor(() =>
      expect(args.onModify).toHaveBeenCalledWith(
        expect.objectContaining({ id: 'c093', version: 3, tags: ['规则', '复位'] }),
      ),
    );
  },
};

/** Nothing comes after the last one, and a list of some of them does not know what does. */
export const TheLastHasNoNext: Story = {
  args: { chunks: ready({ ...samples.deskSlice, total: samples.deskSlice.list.length }), activeId: 'c097' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: '修改记录' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: '与下一段合并' })).toBeNull();
  },
};

export const SplitsAtTheCursor: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '编辑' }));
    const field = canvas.getByRole<HTMLTextAreaElement>('textbox', { name: '分段内容' });
    field.setSelectionRange(20, 20);
    await userEvent.click(canvas.getByRole('button', { name: '在光标处拆分' }));
    await waitFor(() => expect(args.onSplit).toHaveBeenCalledWith({ id: 'c093', at: 20, version: 3 }));
  },
};

/** Somebody else has saved since this was begun. */
export const TwoPeople: Story = {
  args: {
    defaultDrafts: new Map([['c093', { base: '以前的内容。', text: '我写的内容。', version: 2 }]]),
  },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '查看两个版本' }));
    const keep = await screen.findByRole('button', { name: '保留我的' });
    await userEvent.click(keep);
    await expect(canvas.getByRole('textbox', { name: '分段内容' })).toHaveValue('我写的内容。');
    await userEvent.click(canvas.getByRole('button', { name: '保存' }));
    await waitFor(() =>
      expect(args.onModify).toHaveBeenCalledWith(
        expect.objectContaining({ id: 'c093', content: '我写的内容。', version: 3 }),
      ),
    );
  },
};
