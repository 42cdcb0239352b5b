import { listMenus, listMenusByRole, type Menu, pageRoleMembers, pageRoles, previewRole } from '@console/api/contract';
import { fake } from '@console/api/fake';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { onPage } from '../../testing/pageStory.js';
import { administrators, linxiao, referees } from './permission.fixtures.js';
import RoleDetailsPage from './RoleDetailsPage.js';

const path = '/configManagement/permissionSet/roleManagement/roleManagementDetails';
const page = fake(pageRoles, { data: { list: [referees], total: 1, current: 1, size: 1 } });
const preview = fake(previewRole, {
  data: {
    gained: [{ permissionId: 'overview', name: '首页', href: '/assistantAI/overview' }],
    lost: [{ permissionId: 'chat', name: 'AI 对话', href: '/assistantAI/chatAI' }],
    memberCount: 2,
    members: [{ ...linxiao, gains: [], loses: ['chat'], leftWithout: true }],
    affectedCount: 1,
    leftWithoutCount: 1,
  },
});

const meta = {
  title: 'Screens/Permissions/RoleDetailsPage',
  component: RoleDetailsPage,
  decorators: [onPage],
  parameters: { address: `${path}?id=${referees.id}`, fakes: [page, preview] },
} satisfies Meta<typeof RoleDetailsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loads: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByDisplayValue(referees.name)).toBeVisible();
    await expect(await canvas.findByRole('tree')).toBeVisible();
  },
};

export const Phone: Story = { tags: ['visual'], ...Loads, globals: { viewport: { value: 'phone' } } };

export const Loading: Story = { parameters: { fakes: [fake(pageRoles, { delay: 'infinite' })] } };

export const Gone: Story = {
  parameters: { fakes: [fake(pageRoles, { data: { list: [], total: 0, current: 1, size: 1 } })] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('角色不存在或已删除')).toBeVisible();
  },
};

export const Failed: Story = {
  tags: ['visual'],
  parameters: { fakes: [fake(pageRoles, { fails: 'unreachable' })] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '重试' })).toBeVisible();
  },
};

export const ShowsTheDifferenceBeforeItIsSaved: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('tree');
    await userEvent.click(canvas.getByRole('button', { name: '查看影响并保存' }));
    await waitFor(async () => expect(await screen.findByText('1 位成员将没有任何可用页面，无法登录')).toBeVisible());
  },
};

const entry = { icon: '', orderNum: 1, grantable: false, manageable: false };
const held: Menu[] = [
  {
    ...entry,
    permissionId: 'folder',
    name: '知识库',
    href: '/assistantAI/knowledgeBase',
    directorys: [
      { ...entry, permissionId: 'base', name: '知识库', href: '/assistantAI/knowledgeBase/index', directorys: [] },
    ],
  },
];

/** A role beyond the reader's own rights is shown, and says why it can't be changed. */
export const HoldsMore: Story = {
  parameters: {
    fakes: [
      fake(pageRoles, { data: { list: [administrators], total: 1, current: 1, size: 1 } }),
      fake(listMenus, { data: held }),
      fake(listMenusByRole, { data: held }),
      preview,
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('角色或其成员的权限超出您的权限，不能更改')).toBeVisible();
    await expect(canvas.getByDisplayValue('系统管理员')).toBeDisabled();
    // A folder all of whose pages the role grants is checked, though the reader could grant none of them.
    for (const box of await canvas.findAllByRole('checkbox')) {
      await expect(box).toHaveAttribute('aria-checked', 'true');
      await expect(box).toHaveAttribute('aria-disabled', 'true');
    }
    await expect(canvas.queryByRole('button', { name: '查看影响并保存' })).toBeNull();
  },
};

/** Nobody is taken in or out of such a role. */
export const MembersHoldMore: Story = {
  parameters: {
    address: `${path}?id=${administrators.id}&tab=members`,
    fakes: [
      fake(pageRoles, { data: { list: [administrators], total: 1, current: 1, size: 1 } }),
      fake(pageRoleMembers, {
        data: {
          list: [{ id: 'director', username: '周岚', account: 'zhoulan', enabled: true, manageable: false }],
          total: 1,
          current: 1,
          size: 20,
        },
      }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('角色的权限超出您的权限，不能添加成员')).toBeVisible();
    await expect(await canvas.findByRole('button', { name: '移出' })).toHaveAttribute('aria-disabled', 'true');
  },
};
