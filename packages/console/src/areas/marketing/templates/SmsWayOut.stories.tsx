import {
  listSmsParams,
  pageCustomers,
  readOwnReceiver,
  readSmsTemplate,
  readTemplatePeople,
  readTemplateRules,
  readTemplateSample,
} from '@console/api/contract';
import { fake } from '@console/api/fake';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { onPage } from '../../../testing/pageStory.js';
import SmsTemplatePage from './SmsTemplatePage.js';
import * as samples from './templates.fixtures.js';

const content = '${name}，12-05 前续费享 9 折。';
const patient = { timeout: 15_000 };

const meta = {
  title: 'Screens/Marketing/SmsWayOut',
  component: SmsTemplatePage,
  decorators: [onPage],
  parameters: {
    address: '/marketing/templates/sms/detail?id=41',
    fakes: [
      fake(listSmsParams, { data: samples.paramsWithWayOut }),
      fake(readTemplateRules, { data: samples.rules }),
      fake(pageCustomers, { data: samples.pageOf([samples.customer]) }),
      fake(readTemplatePeople, { data: samples.plainPeople }),
      fake(readTemplateSample, { data: samples.sample }),
      fake(readOwnReceiver, { data: samples.ownReceiver }),
      fake(readSmsTemplate, { data: { ...samples.sms, content } }),
    ],
  },
} satisfies Meta<typeof SmsTemplatePage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Where it can be reached from outside, marketing may end with an address: counted, shown, and told where it comes from. */
export const ByLink: Story = {
  play: async ({ canvas, userEvent }) => {
    const text = await canvas.findByRole('textbox', { name: '内容' }, patient);
    await expect(await canvas.findByText('内容：营销短信要写明退订方式，如“拒收请回复R”')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /退订链接$/ }));
    await expect(text).toHaveValue(`${content}退订点 \${optOutLink}`);
    await expect(await canvas.findByText('没有发现问题')).toBeVisible();
    const phone = within(canvas.getByRole('region', { name: '短信预览' }));
    await expect(phone.getByText('https://go.example.cn/o/k3f9a-Qw8ZtB2mLx')).toBeVisible();
    await expect(canvas.getByText('每条消息自动生成')).toBeVisible();
    // One way out is enough.
    await expect(canvas.queryByRole('button', { name: /退订语$/ })).toBeNull();
  },
};

/** It stays the same sample, whoever the message is looked at for. */
export const ForACustomer: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('textbox', { name: '内容' }, patient);
    await userEvent.click(canvas.getByRole('button', { name: /退订链接$/ }));
    await userEvent.click(await canvas.findByRole('combobox', { name: '样例客户' }, patient));
    await userEvent.click(await screen.findByTitle('李明 138****8000'));
    const phone = within(canvas.getByRole('region', { name: '短信预览' }));
    await expect(await phone.findByText('李明')).toBeVisible();
    await expect(phone.getByText('https://go.example.cn/o/k3f9a-Qw8ZtB2mLx')).toBeVisible();
  },
};
