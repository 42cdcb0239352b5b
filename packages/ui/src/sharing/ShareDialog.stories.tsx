import { failed, loading, ready } from '@console/base';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { ShareDialog } from './ShareDialog.js';
import * as samples from './sharing.fixtures.js';

const meta = {
  title: 'Chat/ShareDialog',
  component: ShareDialog,
  args: {
    open: true,
    onClose: fn(),
    share: ready(samples.withReferees),
    roles: samples.roles,
    link: samples.link,
    onShare: fn(),
    onStop: fn(),
  },
  decorators: [
    (Story) => (
      <main style={{ height: 640 }}>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof ShareDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const dialog = async () => {
  const found = await screen.findByRole('dialog', { name: '分享会话' });
  await waitFor(() => expect(found).toBeVisible());
  return within(found);
};

export const Usual: Story = { tags: ['visual'] };
export const WithEverybody: Story = { args: { share: ready(samples.withEverybody) } };
export const NotShared: Story = { args: { share: ready(samples.notShared) } };
export const RoleDeleted: Story = { args: { share: ready(samples.withNobody) } };
export const NoRoles: Story = { args: { share: ready(samples.notShared), roles: [] } };
export const Loading: Story = { args: { share: loading } };
export const Failed: Story = { args: { share: failed({ code: 503, message: '服务器繁忙，请稍后' }, fn()) } };
export const Refreshing: Story = { args: { share: { state: 'ready', data: samples.withReferees, refreshing: true } } };
export const NotSaved: Story = { args: { problem: { code: 400, message: '只能分享给自己所在的角色' } } };
export const LongText: Story = {
  args: { roles: samples.longRoles, share: ready({ ...samples.withReferees, roles: samples.longRoles.slice(0, 2) }) },
};

export const Narrow: Story = {
  args: { roles: samples.longRoles, share: ready({ ...samples.withReferees, roles: samples.longRoles.slice(0, 2) }) },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const found = await dialog();
    for (const name of ['复制链接', '停止分享', '更新分享']) {
      const { left, right } = found.getByRole('button', { name }).getBoundingClientRect();
      await expect([left >= 0, right <= innerWidth]).toEqual([true, true]);
    }
  },
};

export const SharesWithARole: Story = {
  args: { share: ready(samples.notShared) },
  play: async ({ args, userEvent }) => {
    const found = await dialog();
    await userEvent.click(found.getByRole('radio', { name: '指定角色的成员' }));
    await userEvent.click(found.getByRole('button', { name: '分享' }));
    await expect(await found.findByRole('alert')).toHaveTextContent('请至少选择一个角色');
    await expect(args.onShare).not.toHaveBeenCalled();
    await userEvent.click(found.getByRole('checkbox', { name: '竞赛管理' }));
    await userEvent.click(found.getByRole('button', { name: '分享' }));
    await waitFor(() => expect(args.onShare).toHaveBeenCalledWith(['events']));
  },
};

/** Whoever has one role need not choose it. */
export const SharesWithTheOnlyRole: Story = {
  args: { share: ready(samples.notShared), roles: samples.roles.slice(0, 1) },
  play: async ({ args, userEvent }) => {
    const found = await dialog();
    await userEvent.click(found.getByRole('radio', { name: '指定角色的成员' }));
    await userEvent.click(found.getByRole('button', { name: '分享' }));
    await waitFor(() => expect(args.onShare).toHaveBeenCalledWith(['referees']));
  },
};

export const Saving: Story = {
  args: { onShare: fn(() => new Promise(() => undefined)) },
  play: async ({ args, userEvent }) => {
    const found = await dialog();
    await userEvent.click(found.getByRole('button', { name: '更新分享' }));
    await expect(args.onShare).toHaveBeenCalledWith(['referees']);
    await waitFor(() =>
      expect(found.getByRole('button', { name: /更新分享/ })).toHaveAttribute('aria-disabled', 'true'),
    );
  },
};

export const StopsSharing: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.click((await dialog()).getByRole('button', { name: '停止分享' }));
    await expect(args.onStop).toHaveBeenCalledOnce();
  },
};

export const CopiesTheLink: Story = {
  play: async ({ userEvent }) => {
    const found = await dialog();
    await expect(found.getByRole('textbox', { name: '链接' })).toHaveValue(samples.link);
    await userEvent.click(found.getByRole('button', { name: '复制链接' }));
    await waitFor(() => expect(found.getByText(/已复制|没有复制成功/)).toBeVisible());
  },
};

/** Nothing is known that could be changed. */
export const ChangesNothingUnread: Story = {
  args: { share: loading },
  play: async ({ args, userEvent }) => {
    await userEvent.click((await dialog()).getByRole('button', { name: '分享' }));
    await expect(args.onShare).not.toHaveBeenCalled();
  },
};
