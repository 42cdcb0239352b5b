import { modifySmsSettings, readSmsSettings, testSmsSettings } from '@console/api/contract';
import { fake } from '@console/api/fake';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { serveFakes } from '../../../testing/fakeServer.js';
import { onPage } from '../../../testing/pageStory.js';
import * as samples from './sms.fixtures.js';
import SmsSettingsPage from './SmsSettingsPage.js';

const address = '/configManagement/functionSet/noteSet';
const taken = { sent: true, outcome: 'sent' as const, status: 200, message: '', duration: 184 };
const read = fake(readSmsSettings, { data: samples.enabled });
const saves = fake(modifySmsSettings, { data: null });
const tries = fake(testSmsSettings, { data: taken });

const meta = {
  title: 'Screens/CustomerData/SmsSettingsPage',
  component: SmsSettingsPage,
  decorators: [onPage],
  parameters: { address, fakes: [read, saves, tries] },
} satisfies Meta<typeof SmsSettingsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loads: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByDisplayValue('https://sms.example.com/send')).toBeVisible();
    await expect(canvas.getByText('今天已发 1,288 条')).toBeVisible();
  },
};

export const Loading: Story = { parameters: { fakes: [fake(readSmsSettings, { delay: 'infinite' }), saves, tries] } };

export const Failed: Story = { parameters: { fakes: [fake(readSmsSettings, { fails: 'unreachable' }), saves, tries] } };

export const NotPermitted: Story = {
  parameters: { fakes: [fake(readSmsSettings, { fails: 'not_permitted' }), saves, tries] },
};

/** Before anything was set there is nothing to try. */
export const Empty: Story = {
  parameters: { fakes: [fake(readSmsSettings, { data: samples.unset }), saves, tries] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('启用短信并保存后才能测试。')).toBeVisible();
  },
};

export const Saves: Story = {
  play: async ({ canvas, userEvent }) => {
    const sign = await canvas.findByRole('textbox', { name: '短信签名' });
    await userEvent.clear(sign);
    await userEvent.type(sign, '浙篮');
    await expect(await canvas.findByText('请先保存修改，测试用的是已保存的设置。')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /保\s?存/ }));
    await expect(await screen.findByText('已保存')).toBeVisible();
  },
};

/** Refused, it says why over the fields. */
export const Refused: Story = {
  parameters: { fakes: [read, fake(modifySmsSettings, { fails: 'sms_settings_incomplete' }), tries] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: '短信签名' }), '新');
    await userEvent.click(canvas.getByRole('button', { name: /保\s?存/ }));
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
};

export const QuietHoursWanted: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.clear(await canvas.findByRole('textbox', { name: '免打扰结束' }));
    await userEvent.click(canvas.getByRole('button', { name: /保\s?存/ }));
    await expect(await canvas.findByText('请同时填写开始和结束')).toBeVisible();
  },
};

export const Tested: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: '手机号' }), '13800138000');
    await userEvent.click(canvas.getByRole('button', { name: /发\s?送/ }));
    await expect(await canvas.findByText('网关已受理，用时 184 毫秒')).toBeVisible();
  },
};

const refusesAtNight = fake(testSmsSettings, { fails: 'quiet_hours' });

/** In quiet hours it is asked whether it is to go out all the same; given up, nothing does. */
export const QuietHours: Story = {
  parameters: { fakes: [read, saves, refusesAtNight] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: '手机号' }), '13800138000');
    await userEvent.click(canvas.getByRole('button', { name: /发\s?送/ }));
    const text = await screen.findByText(/22:00 至 08:00 不打扰客户/);
    await waitFor(() => expect(text).toBeVisible());
    await expect(screen.getAllByText('现在是免打扰时段，仍要发送？').length).toBeGreaterThan(0);
    await userEvent.click(screen.getByRole('button', { name: /取\s?消/ }));
    await waitFor(() => expect(screen.queryByText(/22:00 至 08:00 不打扰客户/)).toBeNull());
    await expect(canvas.queryByText(/网关已受理/)).toBeNull();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

/** Confirmed, it goes out. */
export const SentInQuietHours: Story = {
  parameters: { fakes: [read, saves, refusesAtNight] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: '手机号' }), '13800138000');
    await userEvent.click(canvas.getByRole('button', { name: /发\s?送/ }));
    const send = await screen.findByRole('button', { name: '仍要发送' });
    const tried = fn(() => taken);
    await serveFakes([read, saves, fake(testSmsSettings, { dataFor: tried })]);
    await userEvent.click(send);
    await expect(await canvas.findByText('网关已受理，用时 184 毫秒')).toBeVisible();
    await expect(tried).toHaveBeenCalledWith({ phoneNumber: '13800138000', confirmed: true });
  },
};

/** What went wrong at the gateway is said in plain words. */
export const NotTaken: Story = {
  parameters: {
    fakes: [
      read,
      saves,
      fake(testSmsSettings, {
        data: { sent: false, outcome: 'unauthorised', status: 401, message: 'bad signature', duration: 90 },
      }),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: '手机号' }), '13800138000');
    await userEvent.click(canvas.getByRole('button', { name: /发\s?送/ }));
    await expect(await canvas.findByText(/网关不认可账号或签名密钥（HTTP 401）/)).toBeVisible();
  },
};

export const Phone: Story = { ...Loads, play: undefined, globals: { viewport: { value: 'phone' } } };
