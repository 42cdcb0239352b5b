import { modifyAppTemplate, pageAppTemplates, removeAppTemplates } from '@console/api/contract';
import { fake } from '@console/api/fake';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { onPage } from '../../../testing/pageStory.js';
import * as samples from './templates.fixtures.js';
import AppTemplatesPage from './AppTemplatesPage.js';

const around = [fake(modifyAppTemplate, { data: { version: 3 } }), fake(removeAppTemplates, { data: null })];
const listed = fake(pageAppTemplates, { data: samples.pageOf([samples.app]) });

const meta = {
  title: 'Screens/Marketing/AppTemplatesPage',
  component: AppTemplatesPage,
  decorators: [onPage],
  parameters: { address: '/marketing/templates/app', fakes: [...around, listed] },
} satisfies Meta<typeof AppTemplatesPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loads: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '季票到期推送' })).toBeVisible();
  },
};
export const Empty: Story = {
  parameters: { fakes: [...around, fake(pageAppTemplates, { data: samples.pageOf([]) })] },
};
export const Loading: Story = { parameters: { fakes: [...around, fake(pageAppTemplates, { delay: 'infinite' })] } };
export const Failed: Story = { parameters: { fakes: [...around, fake(pageAppTemplates, { fails: 'unreachable' })] } };
export const NotPermitted: Story = {
  parameters: { fakes: [...around, fake(pageAppTemplates, { fails: 'not_permitted' })] },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
