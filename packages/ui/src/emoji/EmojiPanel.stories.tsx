import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { EmojiPanel } from './EmojiPanel.js';

const RECENT = 'story:emoji-recent';

const meta = {
  title: 'Chat/EmojiPanel',
  component: EmojiPanel,
  parameters: { layout: 'padded' },
  args: { onPick: fn(), recentKey: RECENT },
  beforeEach: () => {
    localStorage.removeItem(RECENT);
    return () => localStorage.removeItem(RECENT);
  },
} satisfies Meta<typeof EmojiPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {};
export const Loading: Story = { args: { load: () => new Promise(() => undefined) } };
export const Failed: Story = { args: { load: () => Promise.reject(new Error('offline')) } };
export const RecentFirst: Story = {
  beforeEach: () => localStorage.setItem(RECENT, JSON.stringify(['🏀', '👍️', '✅', 7, null])),
};
export const Phone: Story = { args: { autoFocus: false }, globals: { viewport: { value: 'phone' } } };

export const FindsBySearch: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await canvas.findByRole('gridcell', { name: '嘿嘿' });
    await userEvent.type(canvas.getByRole('textbox', { name: '搜索表情符号' }), '篮球');
    const ball = await canvas.findByRole('gridcell', { name: '篮球' });
    await userEvent.keyboard('{ArrowDown}');
    const first = canvas.getAllByRole('gridcell')[0];
    await expect(first).toHaveFocus();
    await userEvent.click(ball);
    await expect(args.onPick).toHaveBeenCalledWith('🏀');
    await expect(JSON.parse(localStorage.getItem(RECENT) ?? '[]')).toEqual(['🏀']);
  },
};

export const SaysWhatWasNotFound: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('gridcell', { name: '嘿嘿' });
    await userEvent.type(canvas.getByRole('textbox', { name: '搜索表情符号' }), '没有这个词');
    await expect(await canvas.findByText('没有含“没有这个词”的表情符号')).toBeVisible();
  },
};

export const MovesByTheKeyboard: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await canvas.findByRole('gridcell', { name: '嘿嘿' });
    const cells = canvas.getAllByRole('gridcell');
    await userEvent.click(canvas.getByRole('textbox', { name: '搜索表情符号' }));
    await userEvent.keyboard('{ArrowDown}');
    await expect(cells[0]).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowDown}');
    await waitFor(() => expect(cells[9]).toHaveFocus());
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(cells[8]).toHaveFocus());
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect(canvas.getByRole('textbox', { name: '搜索表情符号' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('tab', { name: '旗帜' }));
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(args.onPick).toHaveBeenCalledTimes(1));
    await expect(canvas.getByRole('tab', { name: '旗帜' })).toHaveAttribute('aria-selected', 'true');
  },
};
