import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { drawn, listed, neverRun, now, oneFigure } from './savedQuestion.fixtures.js';
import { SavedQuestionCard } from './SavedQuestionCard.js';

const meta = {
  title: 'Lists/SavedQuestionCard',
  component: SavedQuestionCard,
  parameters: { layout: 'padded' },
  args: { question: oneFigure, now, onRun: fn(), onOpen: fn(), onUnpin: fn(), style: { maxWidth: 380 } },
} satisfies Meta<typeof SavedQuestionCard>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The last answer, how old it is, and the ways on. */
export const Usual: Story = {
  play: async ({ canvas, args, userEvent }) => {
    const card = canvas.getByRole('article', { name: '近 30 天的有依据回答率' });
    await expect(card).toHaveTextContent('有依据回答率96.1%+0.8 个百分点3小时前');
    await expect(canvas.getByText('每周一 08:00')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '重新查询：近 30 天的有依据回答率' }));
    await expect(args.onRun).toHaveBeenCalledWith({ id: 'q1' });
    await userEvent.click(canvas.getByRole('button', { name: '打开：近 30 天的有依据回答率' }));
    await expect(args.onOpen).toHaveBeenCalledWith({ id: 'q1' });
    await userEvent.click(canvas.getByRole('button', { name: '取消固定：近 30 天的有依据回答率' }));
    await expect(args.onUnpin).toHaveBeenCalledWith({ id: 'q1' });
  },
};

/** Several values are drawn. */
export const Drawn: Story = {
  args: { question: drawn },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: /近两周每天的问答次数：问答次数 最高/ })).toBeVisible();
  },
};

/** What can't be drawn is a table of its first rows. */
export const Listed: Story = {
  args: { question: listed },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(5);
    await expect(canvas.getByText('还有 2 行')).toBeVisible();
  },
};

/** What passed its threshold says so in words. */
export const Rang: Story = {
  args: {
    question: { ...oneFigure, lastRun: oneFigure.lastRun && { ...oneFigure.lastRun, value: 94.2, rang: true } },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('已小于 95%')).toBeVisible();
  },
};

export const Stale: Story = {
  args: { question: { ...oneFigure, stale: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('已过期')).toBeVisible();
  },
};

/** What could not be asked again keeps the figures of before. */
export const Failed: Story = {
  args: {
    question: {
      ...oneFigure,
      lastRun: oneFigure.lastRun && { ...oneFigure.lastRun, failure: '数据来源没有连上' },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('96.1')).toBeVisible();
    await expect(canvas.getByText('最近一次没有查到，仍是之前的结果')).toBeVisible();
    await expect(canvas.getByText(/数据来源没有连上/)).toBeVisible();
  },
};

/** Old figures stay, and it is not asked twice. */
export const Refreshing: Story = {
  args: { running: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('96.1')).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^重新查询/ })).toBeDisabled();
  },
};

export const Empty: Story = {
  args: { question: neverRun },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('还没有结果')).toBeVisible();
  },
};
export const NoRows: Story = {
  args: {
    question: { ...drawn, answer: drawn.answer && { ...drawn.answer, table: { columns: [], rows: [], cut: false } } },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('没有符合条件的数据')).toBeVisible();
  },
};
/** It is read, and nothing can be done. */
export const NotPermitted: Story = {
  args: { onRun: undefined, onOpen: undefined, onUnpin: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
export const Phone: Story = { args: { question: listed }, globals: { viewport: { value: 'phone' } } };
export const LongText: Story = {
  args: { question: { ...oneFigure, question: '各赛区裁判员年度注册资料与培训考核的有依据回答率'.repeat(4) } },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
