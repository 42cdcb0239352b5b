import { failed, loading, ready } from '@console/base';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { ChunkList } from './ChunkList.js';
import * as samples from './chunk.fixtures.js';

const meta = {
  title: 'Documents/ChunkList',
  component: ChunkList,
  args: {
    chunks: ready(samples.chunkSlice),
    filter: 'all',
    keyword: '',
    current: 4,
    size: 30,
    activeId: 'c093',
    onFilterChange: fn(),
    onKeywordChange: fn(),
    onCurrentChange: fn(),
    onSelect: fn(),
    onHoverChange: fn(),
    onToggle: fn(async () => {}),
    onModify: fn(async () => {}),
    onRemove: fn(async () => {}),
    onAdd: fn(async () => {}),
    onTest: fn(),
    onDraftsChange: fn(),
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

export const Usual: Story = { tags: ['visual'] };
export const Loading: Story = { args: { chunks: loading } };
export const Failed: Story = {
  args: { chunks: failed({ code: 503, message: '服务器繁忙，请稍后', requestId: '7F3K-20A9' }, fn()) },
};
export const NotPermitted: Story = {
  args: { chunks: failed({ code: 4030, message: '没有权限', notPermitted: true }) },
};
export const Empty: Story = { args: { chunks: ready(samples.noChunks) } };
export const NothingMatches: Story = { args: { chunks: ready(samples.noMatch), filter: 'disabled', keyword: '罚球' } };
export const Refreshing: Story = { args: { chunks: ready(samples.chunkSlice, true) } };
export const LongestText: Story = { args: { chunks: ready(samples.longChunks), activeId: null } };
export const HoveredInThePreview: Story = { args: { hoveredId: 'c094' } };
export const ReadOnly: Story = {
  args: { onToggle: undefined, onModify: undefined, onRemove: undefined, onAdd: undefined, onTest: undefined },
};
export const Phone: Story = { tags: ['visual'], globals: { viewport: { value: 'phone' } } };

export const SelectsARow: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByText(/29.2.2/));
    await expect(args.onSelect).toHaveBeenLastCalledWith('c094');
    canvas.getByRole('button', { name: '分段 092' }).focus();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onSelect).toHaveBeenLastCalledWith('c093');
  },
};

export const FiltersAndSearches: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByText('停用 15'));
    await expect(args.onFilterChange).toHaveBeenCalledWith('disabled');
    await userEvent.type(canvas.getByRole('textbox', { name: '搜索分段内容' }), '复位{Enter}');
    await expect(args.onKeywordChange).toHaveBeenLastCalledWith('复位');
  },
};

export const DisablesAChunk: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('switch', { name: '启用分段 092' }));
    await expect(args.onToggle).toHaveBeenCalledWith({ id: 'c092', enabled: false });
    await expect(args.onSelect).not.toHaveBeenCalled();
  },
};

export const SaysWhyASwitchDidNotTake: Story = {
  args: { onToggle: fn(() => Promise.reject(new Error('服务器繁忙，请稍后'))) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('switch', { name: '启用分段 092' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('服务器繁忙，请稍后');
    await expect(canvas.getByRole('switch', { name: '启用分段 092' })).toBeChecked();
  },
};

export const EditsInPlace: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '编辑' }));
    const field = canvas.getByRole('textbox', { name: '分段内容' });
    await userEvent.type(field, '补充一句。');
    await expect(args.onDraftsChange).toHaveBeenLastCalledWith(expect.objectContaining({ size: 1 }));
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    const content = `${samples.chunkItems[1]?.content}补充一句。`;
    await expect(args.onModify).toHaveBeenCalledWith({ id: 'c093', content });
    await waitFor(() => expect(canvas.queryByRole('textbox', { name: '分段内容' })).toBeNull());
    await expect(args.onDraftsChange).toHaveBeenLastCalledWith(new Map());
  },
};

export const KeepsTheWordsWhenSavingFails: Story = {
  args: { onModify: fn(() => Promise.reject(new Error('接口响应超时'))) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '编辑' }));
    const field = canvas.getByRole('textbox', { name: '分段内容' });
    await userEvent.type(field, '不能丢。');
    await userEvent.click(canvas.getByRole('button', { name: '保存' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('接口响应超时');
    await expect(field).toHaveValue(`${samples.chunkItems[1]?.content}不能丢。`);
  },
};

export const AsksBeforeDiscarding: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '编辑' }));
    await userEvent.type(canvas.getByRole('textbox', { name: '分段内容' }), '改{Escape}');
    const dialog = await screen.findByRole('dialog', { name: '放弃修改？' });
    await waitFor(() => expect(dialog).toBeVisible());
    await userEvent.click(await screen.findByRole('button', { name: '放弃修改' }));
    await waitFor(() => expect(canvas.queryByRole('textbox', { name: '分段内容' })).toBeNull());
  },
};

export const DeletesOnceConfirmed: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '删除' }));
    await userEvent.click(await screen.findByRole('button', { name: '删除分段' }));
    await waitFor(() => expect(args.onRemove).toHaveBeenCalledWith('c093'));
  },
};

export const AddsAfterAChunk: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '在后面新增' }));
    await userEvent.click(canvas.getByRole('button', { name: '新增分段' }));
    await expect(canvas.getByRole('alert')).toHaveTextContent('请输入分段内容');
    await userEvent.type(canvas.getByRole('textbox', { name: '新分段的内容' }), '29.2.4　新的一款。');
    await userEvent.click(canvas.getByRole('button', { name: '新增分段' }));
    await waitFor(() => expect(args.onAdd).toHaveBeenCalledWith({ content: '29.2.4　新的一款。', after: 'c093' }));
  },
};
