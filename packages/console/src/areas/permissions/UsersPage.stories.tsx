import { pageAuditLog, pageUsers } from '@console/api/contract';
import { fake } from '@console/api/fake';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { onPage } from '../../testing/pageStory.js';
import { alexandra, auditEntries, director, linxiao } from './permission.fixtures.js';
import UsersPage from './UsersPage.js';

const address = '/configManagement/permissionSet/userManagement/index';
const page = fake(pageUsers, { data: { list: [linxiao, alexandra], total: 2, current: 1, size: 20 } });

const meta = {
  title: 'Screens/Permissions/UsersPage',
  component: UsersPage,
  decorators: [onPage],
  parameters: { address, fakes: [page] },
} satisfies Meta<typeof UsersPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loads: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('林晓')).toBeVisible();
  },
};

export const Phone: Story = { tags: ['visual'], ...Loads, globals: { viewport: { value: 'phone' } } };

export const Loading: Story = { parameters: { fakes: [fake(pageUsers, { delay: 'infinite' })] } };

export const Empty: Story = {
  tags: ['visual'],
  parameters: { fakes: [fake(pageUsers, { data: { list: [], total: 0, current: 1, size: 20 } })] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('还没有用户')).toBeVisible();
  },
};

export const Failed: Story = {
  parameters: { fakes: [fake(pageUsers, { fails: 'unreachable' })] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '重试' })).toBeVisible();
  },
};

/** The form of one user after that of another: each begins with its own values. */
export const EditsOneAfterTheOther: Story = {
  play: async ({ canvas, userEvent }) => {
    const edit = async (at: number) => {
      await canvas.findAllByText('林晓');
      const button = canvas.getAllByRole('button', { name: '编辑' })[at];
      if (button !== undefined) await userEvent.click(button);
    };
    await edit(0);
    await waitFor(async () => expect(await screen.findByDisplayValue('林晓')).toBeVisible());
    await edit(1);
    await waitFor(async () => expect(await screen.findByDisplayValue('Alexandra Konstantinopoulou')).toBeVisible());
    await expect(screen.queryByDisplayValue('林晓')).toBeNull();
  },
};

/** Who holds more than the reader is listed, and nothing can be done to them; why, stands on each action. */
export const HoldsMore: Story = {
  parameters: { fakes: [fake(pageUsers, { data: { list: [director], total: 1, current: 1, size: 20 } })] },
  play: async ({ canvas, userEvent }) => {
    const edit = await canvas.findByRole('button', { name: '编辑' });
    await expect(edit).toHaveAttribute('aria-disabled', 'true');
    await userEvent.hover(edit);
    await waitFor(async () => expect(await screen.findByText('对方的权限超出您的权限，不能操作')).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: /更多操作/ }));
    for (const name of ['重置密码', '删除']) {
      await expect(await screen.findByRole('menuitem', { name })).toHaveAttribute('aria-disabled', 'true');
    }
  },
};

const log = fake(pageAuditLog, { data: { list: auditEntries, total: 5, current: 1, size: 20 } });

/** Things stand by their names, those that are left as links; why something was refused stands in words. */
export const Log: Story = {
  parameters: { address: `${address}?tab=audit`, fakes: [log] },
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: alexandra.username });
    await expect(link).toHaveAttribute('href', expect.stringContaining(alexandra.id));
    await expect(canvas.queryByRole('link', { name: /实习人员/ })).toBeNull();
    await expect(canvas.getByText('（已删除）')).toBeVisible();
    // Of many the first is told, in its column, and how many there are.
    const first = canvas.getByRole('link', { name: /纪律处罚与申诉程序/ }).getBoundingClientRect();
    const under = document.elementFromPoint(first.x + first.width / 2, first.y + first.height / 2);
    await expect(under?.textContent).toMatch(/纪律处罚/);
    await expect(canvas.getByText('等 4 项')).toBeVisible();
    await expect(canvas.getByText('操作后将没有人能管理用户和角色，请先授权给其他人')).toBeVisible();
  },
};

/** Somebody's own backend without the audit log: its tab goes as soon as that is known, and nothing is said to be wrong. */
export const BackendWithoutAuditLog: Story = {
  parameters: { fakes: [fake(pageAuditLog, { fails: 'not_found' })] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: '操作日志' }));
    await waitFor(() => expect(canvas.queryByRole('tab', { name: '操作日志' })).toBeNull());
    await waitFor(() => expect(canvas.getByRole('tab', { name: /用户/ })).toHaveAttribute('aria-selected', 'true'));
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};
