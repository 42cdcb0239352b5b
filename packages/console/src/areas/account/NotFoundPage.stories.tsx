import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { onPage } from '../../testing/pageStory.js';
import NotFoundPage from './NotFoundPage.js';

const meta = {
  title: 'Screens/Account/NotFoundPage',
  component: NotFoundPage,
  decorators: [onPage],
  parameters: { address: '/404?from=/nowhere', fakes: [] },
} satisfies Meta<typeof NotFoundPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Unknown: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/\/nowhere/)).toBeVisible();
  },
};

export const NotGranted: Story = {
  parameters: { address: '/404?from=/assistantAI/aiManage/configuration' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/助手配置/)).toBeVisible();
  },
};

export const Phone: Story = {
  tags: ['visual'],
  globals: { viewport: { value: 'phone' } },
};
