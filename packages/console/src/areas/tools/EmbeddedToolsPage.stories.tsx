import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { onPage } from '../../testing/pageStory.js';
import EmbeddedToolsPage from './EmbeddedToolsPage.js';

const meta = {
  title: 'Screens/Tools/EmbeddedToolsPage',
  component: EmbeddedToolsPage,
  decorators: [onPage],
  parameters: { address: '/expAITool/index' },
} satisfies Meta<typeof EmbeddedToolsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NothingPublished: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('还没有发布工具')).toBeVisible();
  },
};

export const Phone: Story = { tags: ['visual'], ...NothingPublished, globals: { viewport: { value: 'phone' } } };
