import { listTags, readTagSystem } from '@console/api/contract';
import { fake } from '@console/api/fake';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { onPage } from '../../testing/pageStory.js';
import LabelSystemDetailsPage from './LabelSystemDetailsPage.js';
import { rules, tags } from './permission.fixtures.js';

const system = fake(readTagSystem, { data: rules });

const meta = {
  title: 'Screens/Permissions/LabelSystemDetailsPage',
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
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('计时')).toBeVisible();
  },
};

export const Phone: Story = { tags: ['visual'], ...Loads, globals: { viewport: { value: 'phone' } } };

export const Empty: Story = {
  tags: ['visual'],
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

/** The labels that the tree is narrowed to stand in the address, and come back where it has none. */
export const Narrowed: Story = {
  parameters: {
    address: `/configManagement/permissionSet/labelSystem/labelSystemDetails?id=${rules.id}&tags=foul,gone`,
    fakes: [
      system,
      fake(listTags, {
        dataFor: () => [
          ...tags,
          ...tags.slice(0, 1).map((tag) => ({ ...tag, id: 'foul', parentId: null, name: '犯规' })),
        ],
      }),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    const inTree = () => within(canvas.getByRole('tree', { name: '标签' }));
    await waitFor(() => expect(inTree().getByText('犯规')).toBeVisible());
    await waitFor(() => expect(inTree().queryByText('计时')).toBeNull());
    await userEvent.click(canvas.getByLabelText('筛选标签'));
    await userEvent.click(await screen.findByTitle('计时'));
    await waitFor(() => expect(inTree().getByText('计时')).toBeVisible());
    await expect(inTree().getByText('比赛通则')).toBeVisible();
  },
};
