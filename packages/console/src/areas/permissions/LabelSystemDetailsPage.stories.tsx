import { listTags, readTagSystem } from '@console/api/contract';
import { fake } from '@console/api/fake';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { onPage } from '../../testing/pageStory.js';
import LabelSystemDetailsPage from './LabelSystemDetailsPage.js';
import { rules, tags } from './permission.fixtures.js';

const system = fake(readTagSystem, { data: rules });

const meta = {
  component: LabelSystemDetailsPage,
  decorators: [onPage],
  parameters: {
    address: `/configManagement/permissionSet/labelSystem/labelSystemDetails?id=${rules.id}`,
    fakes: [system, fake(listTags, { dataFor: () => tags })],
  },
} satisfies Meta<typeof LabelSystemDetailsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loads: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('计时')).toBeVisible();
  },
};

export const Dark: Story = { ...Loads, globals: { theme: 'dark' } };

export const English: Story = { ...Loads, globals: { language: 'en-US' } };

export const Phone: Story = { ...Loads, globals: { viewport: { value: 'phone' } } };

export const Empty: Story = {
  parameters: { fakes: [system, fake(listTags, { dataFor: () => [] })] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('还没有标签')).toBeVisible();
  },
};

export const Failed: Story = {
  parameters: { fakes: [system, fake(listTags, { fails: 'unreachable' })] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '重试' })).toBeVisible();
  },
};

export const Edits: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('计时');
    const [edit] = canvas.getAllByRole('button', { name: '编辑' });
    if (edit !== undefined) await userEvent.click(edit);
    await waitFor(async () => expect(await screen.findByDisplayValue('比赛通则')).toBeVisible());
  },
};
