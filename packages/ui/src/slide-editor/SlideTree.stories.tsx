import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { draw, faults, longPage, pageAt, pages, slides } from './slides.fixtures.js';
import { SlideTree } from './SlideTree.js';

const meta = {
  title: 'Documents/SlideTree',
  component: SlideTree,
  args: {
    pages,
    slides,
    faults,
    current: 'p3',
    onSelect: fn(),
    onChange: fn(),
    onAdd: fn(),
    onRemove: fn(),
    style: { width: 264, height: 700 },
  },
} satisfies Meta<typeof SlideTree>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Rows name their page, that it is locked, and how much is wrong with it. */
export const Outline: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('treeitem', { selected: true })).toHaveAccessibleName(/^第 3 页：.*1 处提醒$/u);
    await userEvent.click(canvas.getByRole('treeitem', { name: '第 4 页：各赛区明细，已锁定，2 处要改' }));
    await expect(args.onSelect).toHaveBeenCalledWith('p4');
  },
};

/** One stop of the tab key; arrows go through it, Enter shows a page. */
export const Keyboard: Story = {
  play: async ({ canvas, args, userEvent }) => {
    canvas.getByRole('treeitem', { selected: true }).focus();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onSelect).toHaveBeenCalledWith('p4');
    await userEvent.keyboard('l');
    await expect(args.onChange).toHaveBeenLastCalledWith(pages.with(3, { ...pageAt(3), locked: false }));
    await userEvent.keyboard('a');
    await expect(args.onAdd).toHaveBeenCalledWith({ after: 'p4', section: '报名与参赛' });
    await userEvent.keyboard('{Delete}');
    await expect(args.onRemove).toHaveBeenCalledWith('p4');
  },
};

/** Alt with an arrow moves; at the end of a section a page goes into the next one first. */
export const Moves: Story = {
  play: async ({ canvas, args, userEvent }) => {
    canvas.getByRole('treeitem', { selected: true }).focus();
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await expect(args.onChange).toHaveBeenLastCalledWith(pages.with(2, pageAt(3)).with(3, pageAt(2)));
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
    await expect(args.onChange).toHaveBeenLastCalledWith(pages.with(2, { ...pageAt(2), section: '开场' }));
  },
};

/** F2 renames in place; Escape leaves the name as it is. */
export const Renames: Story = {
  play: async ({ canvas, args, userEvent }) => {
    canvas.getByRole('treeitem', { selected: true }).focus();
    await userEvent.keyboard('{F2}');
    await userEvent.type(canvas.getByRole('textbox', { name: '标题' }), '报名情况{Escape}');
    await expect(args.onChange).not.toHaveBeenCalled();
    canvas.getByRole('treeitem', { selected: true }).focus();
    await userEvent.keyboard('{F2}');
    await userEvent.keyboard('报名情况{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(pages.with(2, { ...pageAt(2), title: '报名情况' }));
  },
};

/** A section folds, and all of them do. */
export const Folds: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('treeitem', { name: /^开场/u }));
    await expect(canvas.queryByRole('treeitem', { name: /^第 1 页/u })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: '全部收起' }));
    await expect(canvas.getAllByRole('treeitem')).toHaveLength(4);
    await userEvent.click(canvas.getByRole('button', { name: '全部展开' }));
    await expect(canvas.getAllByRole('treeitem')).toHaveLength(11);
  },
};

export const Menu: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '第 3 页的操作' }));
  },
};

export const ReadOnly: Story = { args: { onChange: undefined, onAdd: undefined, onRemove: undefined } };
export const Empty: Story = { args: { pages: [], slides: [], current: '' } };
export const LongText: Story = { args: { pages: [longPage], slides: draw([longPage]), current: 'long', faults: [] } };
