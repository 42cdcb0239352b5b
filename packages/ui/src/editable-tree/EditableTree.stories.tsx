import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { Tag } from '../states/Tag.js';
import { EditableTree } from './EditableTree.js';
import { entriesOf, type LabelEntry, labels } from './tree.fixtures.js';

const meta = {
  title: 'Lists/EditableTree',
  component: EditableTree<LabelEntry>,
  parameters: { layout: 'padded' },
  args: {
    label: '标签',
    entries: entriesOf(labels),
    details: ({ key }) => <small>/{key}</small>,
    actions: () => [
      { key: 'edit', label: '编辑', onClick: fn() },
      { key: 'below', label: '新增下级', onClick: fn() },
      { key: 'remove', label: '删除', danger: true, onClick: fn() },
    ],
    onMove: fn(),
  },
} satisfies Meta<typeof EditableTree<LabelEntry>>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The first cannot go up; what moves it says so. */
export const Usual: Story = {
  tags: ['visual'],
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getAllByRole('treeitem')).toHaveLength(labels.length);
    await userEvent.click(canvas.getByRole('button', { name: '犯规：更多操作' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: '上移' }));
    await expect(args.onMove).toHaveBeenCalledWith({
      parentId: 'rules',
      places: [{ id: 'fouls', orderNum: 0 }],
    });
  },
};

/** Entries that stay where they are: no way to move them is offered. */
export const Fixed: Story = { args: { onMove: undefined } };

/** Nothing can be done to an entry: there is no menu of nothing either. */
export const ReadOnly: Story = {
  args: { onMove: undefined, actions: () => [] },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('treeitem')).toHaveLength(labels.length);
    await expect(canvas.queryByRole('button', { name: /更多操作/ })).toBeNull();
  },
};

export const Phone: Story = { tags: ['visual'], globals: { viewport: { value: 'phone' } } };

export const LongNames: Story = {
  args: {
    entries: entriesOf(labels.map((one) => ({ ...one, name: `${one.name}：各赛区裁判员年度注册资料与培训考核` }))),
    details: () => <Tag>已停用</Tag>,
  },
};

export const NotPermitted: Story = {
  args: { actions: () => [{ key: 'edit', label: '编辑', onClick: fn(), unavailable: '没有权限' }] },
};
