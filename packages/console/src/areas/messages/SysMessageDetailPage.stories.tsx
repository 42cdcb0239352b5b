import { readMessage } from '@console/api/contract';
import { fake } from '@console/api/fake';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { onPage } from '../../testing/pageStory.js';
import { draft, sent } from './message.fixtures.js';
import SysMessageDetailPage from './SysMessageDetailPage.js';

const path = '/assistantAI/permission/sysMessageDetail';

const meta = {
  title: 'Screens/Messages/SysMessageDetailPage',
  component: SysMessageDetailPage,
  decorators: [onPage],
  parameters: { address: `${path}?id=${draft.id}`, fakes: [fake(readMessage, { data: draft })] },
} satisfies Meta<typeof SysMessageDetailPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A draft beside what its readers will see. */
export const Loads: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByDisplayValue(draft.messageSubject)).toBeVisible();
  },
};

export const Phone: Story = { ...Loads, globals: { viewport: { value: 'phone' } } };

export const New: Story = { parameters: { address: path } };

export const Loading: Story = { parameters: { fakes: [fake(readMessage, { delay: 'infinite' })] } };

/** What was published is read, and nothing in it can be changed. */
export const Sent: Story = {
  parameters: { address: `${path}?id=${sent.id}`, fakes: [fake(readMessage, { data: sent })] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: sent.messageSubject })).toBeVisible();
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
};

export const Gone: Story = {
  parameters: { fakes: [fake(readMessage, { fails: 'message_not_found' })] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('消息不存在或已删除')).toBeVisible();
  },
};

export const Failed: Story = {
  parameters: { fakes: [fake(readMessage, { fails: 'unreachable' })] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '重试' })).toBeVisible();
  },
};
