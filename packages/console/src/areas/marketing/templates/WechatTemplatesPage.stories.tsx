import { modifyWechatTemplate, pageWechatTemplates, removeWechatTemplates } from '@console/api/contract';
import { fake } from '@console/api/fake';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { onPage } from '../../../testing/pageStory.js';
import * as samples from './templates.fixtures.js';
import WechatTemplatesPage from './WechatTemplatesPage.js';

const around = [fake(modifyWechatTemplate, { data: { version: 3 } }), fake(removeWechatTemplates, { data: null })];
const listed = fake(pageWechatTemplates, { data: samples.pageOf([samples.wechat]) });

const meta = {
  title: 'Screens/Marketing/WechatTemplatesPage',
  component: WechatTemplatesPage,
  decorators: [onPage],
  parameters: { address: '/marketing/templates/wechat', fakes: [...around, listed] },
} satisfies Meta<typeof WechatTemplatesPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loads: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '季票到期提醒' })).toBeVisible();
  },
};
export const Empty: Story = {
  parameters: { fakes: [...around, fake(pageWechatTemplates, { data: samples.pageOf([]) })] },
};
export const Loading: Story = { parameters: { fakes: [...around, fake(pageWechatTemplates, { delay: 'infinite' })] } };
export const Failed: Story = {
  parameters: { fakes: [...around, fake(pageWechatTemplates, { fails: 'unreachable' })] },
};
export const NotPermitted: Story = {
  parameters: { fakes: [...around, fake(pageWechatTemplates, { fails: 'not_permitted' })] },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
