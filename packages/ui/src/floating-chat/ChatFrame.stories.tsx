import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { ChatFrame } from './ChatFrame.js';
import { chatPage, silentPage } from './floating.fixtures.js';

const ready = { type: 'ready', features: [] } as const;

const meta = {
  title: 'Chat/ChatFrame',
  component: ChatFrame,
  args: { src: chatPage(ready), title: '智能客服', onTokenWanted: fn(() => 'token'), onEvent: fn() },
  render: (args, { globals }) => <ChatFrame {...args} theme={globals['theme'] === 'dark' ? 'dark' : 'light'} />,
  decorators: [
    (Story) => (
      <div style={{ height: 520, maxWidth: 480 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ChatFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Loading: Story = { args: { src: silentPage(), timeout: 1e8 } };

export const Failed: Story = {
  args: { src: silentPage(), timeout: 1 },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '重试' })).toBeVisible();
  },
};

/** A page that has no token asks for one, and is on screen while it waits. */
export const WantsToken: Story = {
  args: { src: chatPage({ type: 'token-wanted', reason: 'missing' }) },
  play: async ({ args, canvasElement }) => {
    await waitFor(() => expect(args.onTokenWanted).toHaveBeenCalledWith('missing'));
    await waitFor(() => expect(canvasElement.querySelector('iframe')).toBeVisible());
  },
};

export const NotToBeFramed: Story = { args: { src: 'javascript:alert(1)' } };
