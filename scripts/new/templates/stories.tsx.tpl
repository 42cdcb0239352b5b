import { modify%Record%, page%Records% } from '@console/api/contract';
import { fake } from '@console/api/fake';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { onPage } from '../../testing/pageStory.js';
import { first%Record%, stopped%Record% } from './%record%.fixtures.js';
import %Records%Page from './%Records%Page.js';

const address = '%path%';
const listed = fake(page%Records%, {
  data: { list: [first%Record%, stopped%Record%], total: 2, current: 1, size: 20 },
});

const meta = {
  title: 'Screens/%Area%/%Records%Page',
  component: %Records%Page,
  decorators: [onPage],
  parameters: { address, fakes: [listed] },
} satisfies Meta<typeof %Records%Page>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loads: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(stopped%Record%.name)).toBeVisible();
  },
};

export const Phone: Story = { ...Loads, globals: { viewport: { value: 'phone' } } };

export const Loading: Story = { parameters: { fakes: [fake(page%Records%, { delay: 'infinite' })] } };

export const Empty: Story = {
  parameters: { fakes: [fake(page%Records%, { data: { list: [], total: 0, current: 1, size: 20 } })] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('还没有%zh%')).toBeVisible();
  },
};

export const Failed: Story = {
  parameters: { fakes: [fake(page%Records%, { fails: 'unreachable' })] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '重试' })).toBeVisible();
  },
};

/** What was typed stays, with the reason why it was not taken. */
export const NameTaken: Story = {
  parameters: {
    address: `${address}?open=${first%Record%.id}`,
    fakes: [listed, fake(modify%Record%, { fails: 'name_taken', message: '该名称已被使用' })],
  },
  play: async ({ userEvent }) => {
    const name = await screen.findByDisplayValue(first%Record%.name);
    await userEvent.type(name, '甲');
    await userEvent.click(screen.getByRole('button', { name: '保存' }));
    await expect(await screen.findByText('该名称已被使用')).toBeVisible();
    await expect(name).toHaveValue(`${first%Record%.name}甲`);
  },
};
