import { listCustomerTimeline } from '@console/api/contract';
import { fake } from '@console/api/fake';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { onPage } from '../../../testing/pageStory.js';
import * as samples from './customers.fixtures.js';
import { PersonTimeline } from './PersonTimeline.js';

const meta = {
  title: 'Screens/CustomerData/PersonMessages',
  component: PersonTimeline,
  decorators: [onPage],
  args: { id: 'c1' },
  parameters: {
    address: '/configManagement/functionSet/userPortraitManagement/list/detail?id=c1',
    fakes: [
      fake(listCustomerTimeline, {
        data: { list: samples.sent, next: null, counts: { order: 0, event: 0, message: 2 } },
      }),
    ],
  },
} satisfies Meta<typeof PersonTimeline>;
export default meta;
type Story = StoryObj<typeof meta>;

/** By which channel and template, and what became of it; never what it said. */
export const Sent: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('消息 2')).toBeVisible();
    await expect(canvas.getByText('季票续费提醒')).toBeVisible();
    await expect(canvas.getByText('短信 · 已点击')).toBeVisible();
    await expect(canvas.getByText('企业微信 · 已发送')).toBeVisible();
  },
};

/** Without the right to look at plans there is no word of it. */
export const Closed: Story = {
  parameters: {
    fakes: [fake(listCustomerTimeline, { data: { list: [], next: null, counts: { order: 0, event: 0 } } })],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('订单 0')).toBeVisible();
    await expect(canvas.queryByText(/^消息/)).toBeNull();
  },
};
