import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { faults, pages } from './slides.fixtures.js';
import { SlideChecks } from './SlideChecks.js';

const meta = {
  title: 'Documents/SlideChecks',
  component: SlideChecks,
  args: { pages, faults, onPage: fn(), onRepair: fn(), onCheckAgain: fn(), style: { maxWidth: 320 } },
} satisfies Meta<typeof SlideChecks>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Errors before warnings, each with its page, its amount and one repair; then what was right. */
export const Usual: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByText('3 处要改')).toBeVisible();
    await expect(canvas.getByText('“西北、东北合计”多出 1 行')).toBeVisible();
    await expect(canvas.getByText('“图例”3.1 : 1，应到 4.5')).toBeVisible();
    await expect(canvas.getByText('没有发现：图片太小、空页、重复页、数字与来源不符')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '缩小字号：第 4 页' }));
    await expect(args.onRepair).toHaveBeenCalledWith(faults[0]);
    await userEvent.click(canvas.getByRole('button', { name: '第 6 页' }));
    await expect(args.onPage).toHaveBeenCalledWith('p6');
  },
};

export const Repaired: Story = {
  args: { faults: faults.slice(1), repaired: faults[0], onUndo: fn() },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '撤销' }));
    await expect(args.onUndo).toHaveBeenCalledOnce();
  },
};

export const Nothing: Story = {
  args: { faults: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('8 页都已测量，没有要改的')).toBeVisible();
  },
};
export const Checking: Story = { args: { checking: true } };
export const ReadOnly: Story = { args: { onRepair: undefined } };
export const LongText: Story = {
  args: { faults: faults.map((fault) => ({ ...fault, what: `${fault.what}${'报名队伍首次过一千九百支'.repeat(8)}` })) },
};
