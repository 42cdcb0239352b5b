import { modifySmsTemplate, pageSmsTemplates, removeSmsTemplates } from '@console/api/contract';
import { fake } from '@console/api/fake';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { onPage } from '../../../testing/pageStory.js';
import SmsTemplatesPage from './SmsTemplatesPage.js';
import * as samples from './templates.fixtures.js';

const address = '/marketing/templates/sms';
const around = [
  fake(modifySmsTemplate, { data: { version: 3 } }),
  fake(removeSmsTemplates, { fails: 'template_in_use' }),
];
const listed = fake(pageSmsTemplates, {
  data: samples.pageOf([
    samples.sms,
    { ...samples.sms, id: '44', templateName: '开赛通知', smsKind: 'notice', state: 'approved', usableVersion: null },
  ]),
});

const meta = {
  title: 'Screens/Marketing/SmsTemplatesPage',
  component: SmsTemplatesPage,
  decorators: [onPage],
  parameters: { address, fakes: [...around, listed] },
} satisfies Meta<typeof SmsTemplatesPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loads: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '季票续费提醒' })).toBeVisible();
    await expect(canvas.getByText('版本 2')).toBeVisible();
    await expect(canvas.getAllByText('草稿')[0]).toBeVisible();
  },
};

/** Switched off it is kept, and that is taken back. */
export const Disables: Story = {
  play: async ({ canvas, userEvent }) => {
    const [first] = await canvas.findAllByText('停用');
    if (first) await userEvent.click(first);
    await expect(await screen.findByText('已停用，新的计划不能再选用')).toBeVisible();
    await expect(screen.getByRole('button', { name: /^撤\s?销$/ })).toBeVisible();
  },
};

/** Deleting is asked about, and says what goes with it. */
export const AsksBeforeDeleting: Story = {
  play: async ({ canvas, userEvent }) => {
    const [first] = await canvas.findAllByText('删除');
    if (first) await userEvent.click(first);
    const asked = await screen.findByText(/所有版本和审核记录一并删除/, {}, { timeout: 15_000 });
    await waitFor(() => expect(asked).toBeVisible());
  },
};

export const Empty: Story = {
  parameters: { fakes: [...around, fake(pageSmsTemplates, { data: samples.pageOf([]) })] },
};
export const Loading: Story = { parameters: { fakes: [...around, fake(pageSmsTemplates, { delay: 'infinite' })] } };
export const Failed: Story = { parameters: { fakes: [...around, fake(pageSmsTemplates, { fails: 'unreachable' })] } };
export const NotPermitted: Story = {
  parameters: { fakes: [...around, fake(pageSmsTemplates, { fails: 'not_permitted' })] },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
