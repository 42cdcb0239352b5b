import { listMenus, listMenusByRole, pageRoles } from '@console/api/contract';
import { fake, sampleUser } from '@console/api/fake';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { onPage } from '../../testing/pageStory.js';
import { editors, referees } from './permission.fixtures.js';
import RolesPage from './RolesPage.js';

const address = '/configManagement/permissionSet/roleManagement/index';
const page = fake(pageRoles, { data: { list: [referees, editors], total: 2, current: 1, size: 20 } });

const meta = {
  title: 'Screens/Permissions/RolesPage',
  component: RolesPage,
  decorators: [onPage],
  parameters: { address, fakes: [page] },
} satisfies Meta<typeof RolesPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loads: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('知识编辑')).toBeVisible();
  },
};

export const Phone: Story = { tags: ['visual'], ...Loads, globals: { viewport: { value: 'phone' } } };

export const Loading: Story = { parameters: { fakes: [fake(pageRoles, { delay: 'infinite' })] } };

export const Empty: Story = {
  tags: ['visual'],
  parameters: { fakes: [fake(pageRoles, { data: { list: [], total: 0, current: 1, size: 20 } })] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('还没有角色')).toBeVisible();
  },
};

export const Failed: Story = {
  parameters: { fakes: [fake(pageRoles, { fails: 'unreachable' })] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '重试' })).toBeVisible();
  },
};

/** Who can't be told what a role opens is not left waiting for a question that never comes. */
export const StopFailed: Story = {
  parameters: { fakes: [page, fake(listMenusByRole, { fails: 'internal', message: '菜单没有读到' })] },
  play: async ({ canvas, userEvent }) => {
    const [more] = await canvas.findAllByRole('button', { name: /更多/ });
    if (more !== undefined) await userEvent.click(more);
    await userEvent.click(await screen.findByRole('menuitem', { name: '停用' }));
    await expect(await screen.findByText('菜单没有读到')).toBeVisible();
  },
};

const menus = { address: `${address}?tab=menus`, fakes: [page, fake(listMenus, { data: sampleUser.menus ?? [] })] };

export const Menus: Story = {
  parameters: menus,
  play: async ({ canvas, userEvent }) => {
    const [more] = await canvas.findAllByRole('button', { name: /更多操作$/ });
    if (more !== undefined) await userEvent.click(more);
    await waitFor(async () => expect(await screen.findByRole('menuitem', { name: '下移' })).toBeVisible());
  },
};
