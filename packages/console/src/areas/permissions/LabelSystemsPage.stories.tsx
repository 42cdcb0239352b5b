import { listRoles, pageTagSystems } from '@console/api/contract';
import { fake } from '@console/api/fake';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { onPage } from '../../testing/pageStory.js';
import LabelSystemsPage from './LabelSystemsPage.js';
import { rules } from './permission.fixtures.js';

const stopped = {
  ...rules,
  id: 'medical',
  code: 'medical',
  name: '医疗与反兴奋剂',
  enabled: false,
  roles: [],
  tagCount: 0,
};

const meta = {
  title: 'Screens/Permissions/LabelSystemsPage',
  component: LabelSystemsPage,
  decorators: [onPage],
  parameters: {
    address: '/configManagement/permissionSet/labelSystem/index',
    fakes: [fake(pageTagSystems, { data: { list: [rules, stopped], total: 2, current: 1, size: 20 } })],
  },
} satisfies Meta<typeof LabelSystemsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loads: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(stopped.name)).toBeVisible();
  },
};

export const Phone: Story = { tags: ['visual'], ...Loads, globals: { viewport: { value: 'phone' } } };

export const Loading: Story = { parameters: { fakes: [fake(pageTagSystems, { delay: 'infinite' })] } };

export const Empty: Story = {
  tags: ['visual'],
  parameters: { fakes: [fake(pageTagSystems, { data: { list: [], total: 0, current: 1, size: 20 } })] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('还没有标签体系')).toBeVisible();
  },
};

export const Failed: Story = {
  parameters: { fakes: [fake(pageTagSystems, { fails: 'unreachable' })] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '重试' })).toBeVisible();
  },
};

/** A code has to be typed where labels are read by machines; who has none in mind is given one. */
export const ProposesACode: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /新建标签体系/ }));
    const code = await screen.findByLabelText('编码');
    await userEvent.click(screen.getByRole('button', { name: '随机生成' }));
    await waitFor(() => expect(code).toHaveDisplayValue(/^[2-9A-HJ-NP-Za-km-z]{6}$/));
  },
};

/** Roles that did not load are not drawn as "no roles". */
export const RolesFailed: Story = {
  parameters: {
    fakes: [
      fake(pageTagSystems, { data: { list: [rules, stopped], total: 2, current: 1, size: 20 } }),
      fake(listRoles, { fails: 'internal', message: '角色服务没有响应' }),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /新建标签体系/ }));
    await expect(await screen.findByText(/角色服务没有响应/)).toBeVisible();
  },
};

/** The code is given once; the rest can be changed. */
export const Edits: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(stopped.name);
    const [edit] = canvas.getAllByRole('button', { name: '编辑' });
    if (edit !== undefined) await userEvent.click(edit);
    await waitFor(async () => expect(await screen.findByDisplayValue(rules.name)).toBeVisible());
    await expect(screen.getByDisplayValue(rules.code)).toBeDisabled();
  },
};
