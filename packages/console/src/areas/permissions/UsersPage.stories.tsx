import { pageUsers } from '@console/api/contract';
import { fake } from '@console/api/fake';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { onPage } from '../../testing/pageStory.js';
import { alexandra, linxiao } from './permission.fixtures.js';
import UsersPage from './UsersPage.js';

const address = '/configManagement/permissionSet/userManagement/index';
const page = fake(pageUsers, { data: { list: [linxiao, alexandra], total: 2, current: 1, size: 20 } });

const meta = {
  component: UsersPage,
  decorators: [onPage],
  parameters: { address, fakes: [page] },
} satisfies Meta<typeof UsersPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loads: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('林晓')).toBeVisible();
  },
};

export const Dark: Story = { ...Loads, globals: { theme: 'dark' } };

export const English: Story = { ...Loads, globals: { language: 'en-US' } };

export const Phone: Story = { ...Loads, globals: { viewport: { value: 'phone' } } };

export const Empty: Story = {
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
