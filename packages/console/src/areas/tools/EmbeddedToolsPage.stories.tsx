import { listTools, setToolFavourite } from '@console/api/contract';
import { fake } from '@console/api/fake';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { onPage } from '../../testing/pageStory.js';
import EmbeddedToolsPage from './EmbeddedToolsPage.js';
import { managedTools } from './tools.fixtures.js';

const meta = {
  title: 'Screens/Tools/EmbeddedToolsPage',
  component: EmbeddedToolsPage,
  decorators: [onPage],
  parameters: {
    address: '/expAITool/index',
    fakes: [fake(listTools, { data: [...managedTools] }), fake(setToolFavourite, { data: null })],
  },
} satisfies Meta<typeof EmbeddedToolsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Its links stay in the frame, and nobody manages anything from there. */
export const Loads: Story = {
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: '智能问数' });
    await expect(link).toHaveAttribute('href', '#/expAITool/tool?id=data');
    await expect(canvas.queryByRole('button', { name: /设置谁能看到/ })).toBeNull();
  },
};

export const Loading: Story = { parameters: { fakes: [fake(listTools, { delay: 'infinite' })] } };
export const Failed: Story = { parameters: { fakes: [fake(listTools, { fails: 'unreachable' })] } };
export const NotPermitted: Story = { parameters: { fakes: [fake(listTools, { fails: 'not_permitted' })] } };

export const Empty: Story = {
  parameters: { fakes: [fake(listTools, { data: [] })] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '还没有可以使用的工具' })).toBeVisible();
  },
};

export const Phone: Story = { ...Loads, globals: { viewport: { value: 'phone' } } };
