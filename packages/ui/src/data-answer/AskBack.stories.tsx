import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { AskBack } from './AskBack.js';
import { answers } from './dataAnswer.fixtures.js';

const { doubts } = answers.asking;

const meta = {
  title: 'Forms/AskBack',
  component: AskBack,
  args: { doubts, onResolve: fn(), onRewrite: fn() },
  decorators: [
    (Story) => (
      <main style={{ padding: 16 }}>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof AskBack>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What is most likely meant is chosen from the start. */
export const Usual: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('radio', { name: /近 12 个月至少执裁 1 场/ })).toBeChecked();
    await userEvent.click(canvas.getByText('本年度年审通过'));
    await userEvent.click(canvas.getByRole('checkbox', { name: '以后都按这个口径' }));
    await userEvent.click(canvas.getByRole('button', { name: '按所选查询' }));
    await expect(args.onResolve).toHaveBeenCalledWith({
      choices: [
        { doubt: 'active', value: 'reviewed' },
        { doubt: 'year', value: 'same' },
      ],
      remember: true,
    });
    await userEvent.click(canvas.getByRole('button', { name: '改写问题' }));
    await expect(args.onRewrite).toHaveBeenCalledOnce();
  },
};

/** One stop for each thing that is not clear; arrows choose. */
export const ByArrows: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: /近 12 个月/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: /本年度年审通过/ })).toBeChecked();
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: /比同期/ })).toHaveFocus();
  },
};

export const ReadOnly: Story = { args: { onResolve: undefined, onRewrite: undefined } };

export const LongText: Story = {
  args: {
    doubts: doubts.map((doubt) => ({
      ...doubt,
      options: doubt.options.map((one) => ({ ...one, detail: `${one.detail}；`.repeat(8) })),
    })),
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
