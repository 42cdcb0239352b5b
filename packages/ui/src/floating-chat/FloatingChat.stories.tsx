import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { Skeletons } from '../states/index.js';
import { chatPage, silentPage } from './floating.fixtures.js';
import { FloatingChat } from './FloatingChat.js';

const ready = { type: 'ready', features: ['fresh'] } as const;

const meta = {
  title: 'Chat/FloatingChat',
  component: FloatingChat,
  args: {
    src: chatPage(ready),
    storageKey: null,
    defaultState: 'normal',
    onStateChange: fn(),
    onClose: fn(),
  },
  render: (args, { globals }) => <FloatingChat {...args} theme={globals['theme'] === 'dark' ? 'dark' : 'light'} />,
  decorators: [
    (Story) => (
      <div style={{ padding: '64px 24px 76px', height: '100vh', boxSizing: 'border-box' }}>
        <Skeletons shape="text" count={8} />
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof FloatingChat>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {};
export const Minimized: Story = { args: { defaultState: 'minimized' } };
export const Enlarged: Story = { args: { defaultState: 'maximized' } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const LongSubtitle: Story = {
  args: { src: chatPage(ready, { type: 'title', title: '各赛区 U17 联赛报名队伍数，和去年同期相比的增减与原因' }) },
};
export const Loading: Story = { args: { src: silentPage(), timeout: 1e8 } };
export const Failed: Story = {
  args: { src: silentPage(), timeout: 1 },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '重试' })).toBeVisible();
  },
};
export const RefusedAddress: Story = { args: { src: 'javascript:alert(1)' } };
export const CannotBeClosed: Story = { args: { onClose: undefined, src: chatPage({ type: 'ready', features: [] }) } };

export const MinimizesAndComesBack: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await canvas.findByRole('button', { name: '新建会话' });
    await userEvent.click(canvas.getByRole('button', { name: '最小化' }));
    await expect(args.onStateChange).toHaveBeenLastCalledWith('minimized');
    const pill = await canvas.findByRole('button', { name: '打开智能问数' });
    await waitFor(() => expect(pill).toHaveFocus());
    await userEvent.click(pill);
    await waitFor(() => expect(canvas.getByRole('dialog', { name: '智能问数' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', { name: '打开智能问数' })).toHaveFocus());
  },
};

export const MovesByTheKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const dialog = await canvas.findByRole('dialog', { name: '智能问数' });
    const grip = await canvas.findByRole('button', { name: '移动窗口' });
    const before = dialog.getBoundingClientRect();
    grip.focus();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowUp}');
    await waitFor(() => expect(dialog.getBoundingClientRect().left).toBeCloseTo(before.left - 32, 0));
    await expect(canvas.getByText(/^距左 \d+，距上 \d+$/)).toBeInTheDocument();
    await userEvent.keyboard('{Shift>}{ArrowLeft}{ArrowUp}{/Shift}');
    await waitFor(() => expect(dialog.getBoundingClientRect().width).toBeCloseTo(before.width - 16, 0));
    await expect(canvas.getByText(/^宽 424，高 \d+$/)).toBeInTheDocument();
  },
};
