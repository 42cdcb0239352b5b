import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import AnswerVersions from './AnswerVersions.js';

const meta = {
  title: 'Chat/AnswerVersions',
  component: AnswerVersions,
  args: {
    versions: { ids: ['a', 'b', 'c'], current: 'c' },
    shown: 'b',
    followed: false,
    held: false,
    onVersion: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 680, padding: 24 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof AnswerVersions>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const Many: Story = {
  args: { versions: { ids: Array.from({ length: 120 }, (_, at) => String(at)), current: '119' }, shown: '98' },
};
/** Something typed about the answer that is shown would be lost with it. */
export const Disabled: Story = {
  args: { held: true },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '下一个回答' }));
    await expect(args.onVersion).not.toHaveBeenCalled();
    await expect(canvas.getByText('请先提交或取消正在填写的内容')).toBeVisible();
  },
};
/** What was asked after it went on from another answer. */
export const LookedBackAt: Story = {
  args: { followed: true, versions: { ids: ['a', 'b', 'c'], current: 'a' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('后面的对话接着第 1 个回答')).toBeVisible();
  },
};

export const AnotherIsWritten: Story = {
  args: { versions: { ids: ['a', 'b', 'c'], current: 'c', running: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('正在写新的回答')).toBeVisible();
  },
};

export const TurnsByKeyboard: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('group', { name: '第 2 个回答，共 3 个' })).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onVersion).toHaveBeenLastCalledWith('a');
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onVersion).toHaveBeenLastCalledWith('c');
  },
};

export const AtTheLastKeepsTheFocus: Story = {
  args: { shown: 'c' },
  play: async ({ canvas, args, userEvent }) => {
    const next = canvas.getByRole('button', { name: '下一个回答' });
    await userEvent.click(next);
    await expect(args.onVersion).not.toHaveBeenCalled();
    await expect(next).toHaveFocus();
    await expect(next).toHaveAttribute('aria-disabled', 'true');
  },
};
