import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { clauses, fieldsAfter, fieldsBefore, promptAfter, promptBefore } from './difference.fixtures.js';
import { DifferenceView } from './DifferenceView.js';

const meta = {
  title: 'Documents/DifferenceView',
  component: DifferenceView,
  args: {
    label: '提示词',
    before: promptBefore,
    after: promptAfter,
    beforeTitle: '版本 3',
    afterTitle: '版本 4（当前）',
    onLayoutChange: fn(),
  },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof DifferenceView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Changed words are struck or underlined, so that no colour has to be told from another. */
export const SideBySide: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('与赛事')).toBeVisible();
    await expect(canvas.getByText('与赛事').tagName).toBe('INS');
    await expect(canvas.getByRole('img', { name: '新增 3 行，删去 3 行' })).toBeVisible();
  },
};

export const Inline: Story = { args: { defaultLayout: 'inline' } };

export const Fields: Story = {
  args: { label: '助手配置', before: fieldsBefore, after: fieldsAfter },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('每日上限')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '展开 2 个相同的字段' }));
    await expect(canvas.getByText('知识库')).toBeVisible();
  },
};

export const Same: Story = { args: { after: promptBefore } };

export const Empty: Story = { args: { before: '', after: '' } };

export const OnlyNew: Story = { args: { before: '' } };

export const LongLines: Story = {
  args: { before: clauses(12).replaceAll('\n', '，'), after: clauses(12, 5).replaceAll('\n', '，') },
};

export const Phone: Story = { tags: ['visual'], globals: { viewport: { value: 'phone' } } };

/** The lines between two changes are folded, and opened where they are. */
export const Unfolds: Story = {
  args: { before: clauses(60), after: clauses(60, 30) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '展开 23 行相同的内容' }));
    await expect(canvas.getAllByText('第 40 条 参赛球队须在开赛前 30 天报名')[0]).toBeInTheDocument();
  },
};

export const OtherLayout: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(await canvas.findByText('上下'));
    await expect(args.onLayoutChange).toHaveBeenCalledWith('inline');
    await expect(canvas.getByRole('columnheader')).toHaveTextContent('版本 3 → 版本 4（当前）');
  },
};
