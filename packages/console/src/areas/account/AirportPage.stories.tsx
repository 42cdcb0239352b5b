import { sampleUser } from '@console/api/fake';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { UserContext } from '../../session/UserContext.js';
import { onPage } from '../../testing/pageStory.js';
import AirportPage from './AirportPage.js';

const meta = {
  title: 'Screens/Account/AirportPage',
  component: AirportPage,
  decorators: [onPage],
  parameters: { address: '/airport', fakes: [] },
} satisfies Meta<typeof AirportPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Entries: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible();
    await expect((await canvas.findAllByRole('listitem')).length).toBeGreaterThan(0);
  },
};

export const Phone: Story = {
  tags: ['visual'],
  globals: { viewport: { value: 'phone' } },
};

export const NothingToOpen: Story = {
  decorators: [
    (Story) => (
      <UserContext value={{ ...sampleUser, menus: [] }}>
        <Story />
      </UserContext>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('还没有可以打开的页面')).toBeVisible();
  },
};
