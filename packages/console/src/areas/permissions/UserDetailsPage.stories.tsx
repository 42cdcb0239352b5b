import { pageAuditLog, pageUsers } from '@console/api/contract';
import { fake } from '@console/api/fake';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { onPage } from '../../testing/pageStory.js';
import { alexandra, auditEntries, linxiao } from './permission.fixtures.js';
import UserDetailsPage from './UserDetailsPage.js';

const path = '/configManagement/permissionSet/userManagement/userManagementDetails';
const page = fake(pageUsers, { data: { list: [linxiao], total: 1, current: 1, size: 1 } });
const log = fake(pageAuditLog, { data: { list: auditEntries, total: 4, current: 1, size: 20 } });

const meta = {
  title: 'Screens/Permissions/UserDetailsPage',
  component: UserDetailsPage,
  decorators: [onPage],
  parameters: { address: `${path}?id=${linxiao.id}`, fakes: [page, log] },
} satisfies Meta<typeof UserDetailsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loads: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(linxiao.email)).toBeVisible();
    await expect(await canvas.findByRole('link', { name: alexandra.username })).toBeVisible();
  },
};

export const Phone: Story = { tags: ['visual'], ...Loads, globals: { viewport: { value: 'phone' } } };

export const Loading: Story = { parameters: { fakes: [fake(pageUsers, { delay: 'infinite' }), log] } };

export const NothingDone: Story = {
  parameters: { fakes: [page, fake(pageAuditLog, { data: { list: [], total: 0, current: 1, size: 20 } })] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('还没有操作记录')).toBeVisible();
  },
};

export const Gone: Story = {
  parameters: { fakes: [fake(pageUsers, { data: { list: [], total: 0, current: 1, size: 1 } }), log] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('用户不存在或已删除')).toBeVisible();
  },
};

export const Failed: Story = {
  tags: ['visual'],
  parameters: { fakes: [fake(pageUsers, { fails: 'unreachable' }), log] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '重试' })).toBeVisible();
  },
};

export const Edits: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '编辑' }));
    await waitFor(async () => expect(await screen.findByDisplayValue(linxiao.username)).toBeVisible());
  },
};
