import { failed, loading, ready } from '@console/base';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { fieldsAfter, promptAfter, promptBefore } from '../difference-view/difference.fixtures.js';
import { VersionHistory } from './VersionHistory.js';
import { versionList } from './versions.fixtures.js';

const busy = { code: 503, message: '服务器繁忙，请稍后' };

const meta = {
  title: 'Documents/VersionHistory',
  component: VersionHistory,
  args: {
    versions: ready({ list: versionList(4), total: 4 }),
    currentId: 'v4',
    text: ready(promptBefore),
    comparedText: ready(promptAfter),
    onShownChange: fn(),
    onMore: fn(),
    onRestore: fn(() => Promise.resolve()),
  },
  decorators: [
    (Story) => (
      <main style={{ height: 640 }}>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof VersionHistory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = { tags: ['visual'] };

export const Looks: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /版本 3/ }));
    await expect(args.onShownChange).toHaveBeenLastCalledWith({ id: 'v3' });
    await waitFor(() => expect(canvas.getByText(/不要猜测比赛结果/)).toBeVisible());
  },
};

/** An old one is compared with the one in force; the older stands before the newer. */
export const Compares: Story = {
  args: { defaultShown: { id: 'v3' } },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByText('比较'));
    await expect(args.onShownChange).toHaveBeenLastCalledWith({ id: 'v3', comparedWith: 'v4' });
    const [before, after] = await canvas.findAllByRole('columnheader');
    await expect(before).toHaveTextContent('版本 3');
    await expect(after).toHaveTextContent('版本 4');
    await waitFor(() => expect(canvas.getByText('与赛事').tagName).toBe('INS'));
  },
};

export const Fields: Story = { args: { defaultShown: { id: 'v2' }, text: ready(fieldsAfter) } };

export const Restores: Story = {
  args: { defaultShown: { id: 'v2' } },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '恢复这一版' }));
    const sure = await screen.findByRole('button', { name: /^恢\s?复$/ });
    await waitFor(() => expect(sure).toBeVisible());
    await expect(args.onRestore).not.toHaveBeenCalled();
    await userEvent.click(sure);
    await waitFor(() => expect(args.onRestore).toHaveBeenCalledWith('v2'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const RestoreFailed: Story = { args: { defaultShown: { id: 'v2' }, problem: busy } };

export const HasMore: Story = {
  args: { versions: ready({ list: versionList(4, 24), total: 24 }), currentId: 'v24' },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '显示更早的版本，还有 20 个' }));
    await expect(args.onMore).toHaveBeenCalledOnce();
  },
};

export const LoadingMore: Story = { args: { ...HasMore.args, more: loading } };

export const MoreFailed: Story = { args: { ...HasMore.args, more: failed(busy, fn()) } };

export const Loading: Story = { args: { versions: loading } };

export const Refreshing: Story = { args: { versions: ready({ list: versionList(4), total: 4 }, true) } };

export const Failed: Story = { args: { versions: failed(busy, fn()) } };

export const TextFailed: Story = { args: { defaultShown: { id: 'v3' }, text: failed(busy, fn()) } };

export const Empty: Story = { args: { versions: ready({ list: [], total: 0 }) } };

export const ReadOnly: Story = { args: { onRestore: undefined, defaultShown: { id: 'v1' } } };

export const LongWords: Story = {
  args: {
    versions: ready({
      list: versionList(1).map((one) => ({ ...one, name: '赛季前的定稿'.repeat(12), note: '说明'.repeat(80) })),
      total: 1,
    }),
    defaultShown: { id: 'v1' },
  },
};

/** With little room the list and the version take turns, and the focus goes along. */
export const Phone: Story = {
  tags: ['visual'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /版本 2/ }));
    await waitFor(() => expect(canvas.getByRole('heading', { name: '版本 2' })).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: '全部版本' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: /版本 2/ })).toHaveFocus());
  },
};
