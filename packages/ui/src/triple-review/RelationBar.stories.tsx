import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { RelationBar } from './RelationBar.js';

const meta = {
  title: 'Documents/RelationBar',
  component: RelationBar,
  args: {
    waiting: 22,
    safe: 14,
    marked: 6,
    least: '0.90',
    onlyMarked: false,
    onOnlyMarkedChange: fn(),
    onAcceptSafe: fn(),
  },
} satisfies Meta<typeof RelationBar>;
export default meta;
type Story = StoryObj<typeof meta>;

const ofRelation = { relation: '复位至', onRename: fn(), onRefuseAll: fn() };

export const Usual: Story = {
  args: ofRelation,
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '通过这 14 条' }));
    await expect(args.onAcceptSafe).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: '只看有标记的 6' }));
    await expect(args.onOnlyMarkedChange).toHaveBeenCalledWith(true);
  },
};

/** Of all relations together nothing is renamed, and nothing refused that nobody has seen. */
export const OfAll: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /驳回/ })).toBeNull();
  },
};

export const AllLookedAt: Story = { args: { ...ofRelation, waiting: 0, safe: 0 } };

export const SomeChosen: Story = {
  args: { chosen: { count: 3, onAccept: fn(), onRefuse: fn(), onLater: fn(), onClear: fn() } },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '驳回' }));
    await expect(args.chosen?.onRefuse).toHaveBeenCalledOnce();
  },
};
