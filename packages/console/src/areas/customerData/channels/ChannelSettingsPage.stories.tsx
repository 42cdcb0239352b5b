import {
  countOptOuts,
  importOptOuts,
  liftOptOut,
  modifyChannelSettings,
  readChannelSettings,
  testChannelSettings,
} from '@console/api/contract';
import { fake } from '@console/api/fake';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { serveFakes } from '../../../testing/fakeServer.js';
import { mergeDialog } from '../../../testing/mergeDialog.js';
import { onPage } from '../../../testing/pageStory.js';
import * as samples from './channels.fixtures.js';
import ChannelSettingsPage from './ChannelSettingsPage.js';

const address = '/configManagement/functionSet/noteSet';
const taken = { sent: true, outcome: 'sent' as const, status: 200, message: '', duration: 184 };
const read = fake(readChannelSettings, { dataFor: ({ channel }) => samples.settingsOf(channel) });
const saves = fake(modifyChannelSettings, { data: null });
const tries = fake(testChannelSettings, { data: taken });

const meta = {
  title: 'Screens/CustomerData/ChannelSettingsPage',
  component: ChannelSettingsPage,
  decorators: [onPage],
  parameters: { address, fakes: [read, saves, tries] },
} satisfies Meta<typeof ChannelSettingsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loads: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByDisplayValue('https://sms.example.com/send')).toBeVisible();
    await expect(canvas.getByText('今天已发 1,288 条')).toBeVisible();
    await expect(canvas.getByText(/https:\/\/go\.zjbasketball\.example\.com\/receipts\/smsGateway\//)).toBeVisible();
    await expect(canvas.queryByText(/没有设置 PUBLIC_URL/)).toBeNull();
    // What people write back is how those leave who answer.
    await expect(canvas.getByText(/"replies": \[/)).toBeVisible();
    await expect(canvas.getByText(/收件人回复的短信也请发来（replies）/)).toBeVisible();
  },
};

/** Nobody has told the server where it is reached from outside: the address of the browser is shown, with a warning. */
export const WithoutPublicUrl: Story = {
  parameters: { fakes: [fake(readChannelSettings, { data: samples.withoutPublicUrl }), saves, tries] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/没有设置 PUBLIC_URL/)).toBeVisible();
    await expect(canvas.getByText(new RegExp(`${location.origin}/receipts/smsGateway/`))).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: { fakes: [fake(readChannelSettings, { delay: 'infinite' }), saves, tries] },
};

export const Failed: Story = {
  parameters: { fakes: [fake(readChannelSettings, { fails: 'unreachable' }), saves, tries] },
};

export const NotPermitted: Story = {
  parameters: { fakes: [fake(readChannelSettings, { fails: 'not_permitted' }), saves, tries] },
};

/** Before anything was set there is nothing to try. */
export const Empty: Story = {
  parameters: { fakes: [fake(readChannelSettings, { data: samples.unset }), saves, tries] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('启用并保存后才能测试。')).toBeVisible();
  },
};

export const SecretLost: Story = {
  parameters: { fakes: [fake(readChannelSettings, { data: samples.secretLost }), saves, tries] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('密钥无法解密，请重新填写。')).toBeVisible();
  },
};

/** Tabs stand in the address; each channel has its own settings. */
export const Wechat: Story = {
  parameters: { address: `${address}?tab=wechat` },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByDisplayValue('wx7f3c0a9e5b21d846')).toBeVisible();
    // What is entered at WeChat, which may report encrypted.
    await expect(canvas.getByText(/EncodingAESKey: q7Xb2LwR9nTf4KsVc8YdJ1mZh6PgE3uAo5NiBx0QtCy/)).toBeVisible();
    await expect(canvas.getByText(/选明文、兼容或安全模式都可以/)).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: '企业微信' }));
    await expect(await canvas.findByDisplayValue('ww1a2b3c4d5e6f7a8b')).toBeVisible();
  },
};

export const AppPush: Story = {
  parameters: { address: `${address}?tab=app` },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /更\s?换|重新填写|替\s?换/ }));
    await expect(canvas.getByRole('textbox', { name: '服务账号 JSON' })).toBeVisible();
  },
};

/** Its gateway is told how to report who opened a message. */
export const PushGateway: Story = {
  parameters: {
    address: `${address}?tab=app`,
    fakes: [fake(readChannelSettings, { data: samples.throughPushGateway }), saves, tries],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/"state": "opened"/)).toBeVisible();
    await expect(canvas.getByText(/打开消息请报 opened/)).toBeVisible();
  },
};

export const WeCom: Story = { parameters: { address: `${address}?tab=qyWechat` } };

/** Of the vendor that is not in use nothing is sent. */
export const ChangesVendor: Story = {
  play: async ({ canvas, userEvent }) => {
    const changed = fn(() => null);
    await serveFakes([read, fake(modifyChannelSettings, { dataFor: changed }), tries]);
    await userEvent.click(await canvas.findByRole('radio', { name: '阿里云短信' }));
    await userEvent.type(await canvas.findByRole('textbox', { name: 'AccessKey ID' }), 'LTAI5t');
    await userEvent.type(canvas.getByLabelText('AccessKey Secret'), 'geheim');
    await userEvent.click(canvas.getByRole('button', { name: /保\s?存/ }));
    await expect(await screen.findByText('已保存')).toBeVisible();
    await expect(changed).toHaveBeenCalledWith(
      expect.objectContaining({
        channel: 'sms',
        vendor: 'aliyun',
        address: '',
        account: 'LTAI5t',
        secret: 'geheim',
        price: 45,
      }),
    );
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
  parameters: { fakes: [read, fake(modifyChannelSettings, { fails: 'channel_settings_incomplete' }), tries] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: '短信签名' }), '新');
    await userEvent.click(canvas.getByRole('button', { name: /保\s?存/ }));
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
};

/** Somebody else was quicker: both are compared, and nothing of theirs is written over unseen. */
export const Overtaken: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: '短信签名' }), '新');
    const updateTime = '2026-02-21T01:00:00.000Z';
    const theirs = { ...samples.enabled, updateTime, dailyLimit: 20_000, updatedBy: '李慧敏' };
    const now = fake(readChannelSettings, { data: theirs });
    await serveFakes([now, fake(modifyChannelSettings, { fails: 'changed_meanwhile' }), tries]);
    await userEvent.click(canvas.getByRole('button', { name: /保\s?存/ }));
    const both = await mergeDialog();
    await expect(both.choice('每天最多条数', '对方的')).toBeChecked();
    await expect(both.choice('短信签名', '我的')).toBeChecked();
    await userEvent.click(both.getByRole('button', { name: /合\s?并/ }));
    await expect(await canvas.findByText(/李慧敏 于/)).toBeVisible();
    const saved = fn(() => null);
    await serveFakes([now, fake(modifyChannelSettings, { dataFor: saved }), tries]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: /保\s?存/ }));
    const merged = { seenUpdateTime: updateTime, dailyLimit: 20_000, signName: '浙江篮协新' };
    await waitFor(() => expect(saved).toHaveBeenCalledWith(expect.objectContaining(merged)), { timeout: 15_000 });
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
    await expect(await canvas.findByText('服务商已受理，用时 184 毫秒')).toBeVisible();
  },
};

/** Alibaba Cloud sends approved templates only. */
export const TestedByTemplate: Story = {
  parameters: { fakes: [fake(readChannelSettings, { data: samples.throughAliyun }), saves, tries] },
  play: async ({ canvas, userEvent }) => {
    const tried = fn(() => taken);
    await userEvent.type(await canvas.findByRole('textbox', { name: '手机号' }), '13800138000');
    await userEvent.type(canvas.getByRole('textbox', { name: '模板编号' }), 'SMS_1');
    const values = canvas.getByRole('textbox', { name: '模板参数' });
    await userEvent.type(values, '1234');
    await userEvent.click(canvas.getByRole('button', { name: /发\s?送/ }));
    await expect(await canvas.findByText('请按“参数名=值”填写，每行一个')).toBeVisible();
    await userEvent.clear(values);
    await userEvent.type(values, 'code=12=34');
    await serveFakes([
      fake(readChannelSettings, { data: samples.throughAliyun }),
      saves,
      fake(testChannelSettings, { dataFor: tried }),
    ]);
    await userEvent.click(canvas.getByRole('button', { name: /发\s?送/ }));
    await expect(await canvas.findByText('服务商已受理，用时 184 毫秒')).toBeVisible();
    await expect(tried).toHaveBeenCalledWith({
      channel: 'sms',
      receiver: '13800138000',
      templateCode: 'SMS_1',
      values: [{ name: 'code', value: '12=34' }],
    });
  },
};

const refusesAtNight = fake(testChannelSettings, { fails: 'quiet_hours' });

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
    await expect(canvas.queryByText(/服务商已受理/)).toBeNull();
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
    await serveFakes([read, saves, fake(testChannelSettings, { dataFor: tried })]);
    await userEvent.click(send);
    await expect(await canvas.findByText('服务商已受理，用时 184 毫秒')).toBeVisible();
    await expect(tried).toHaveBeenCalledWith({ channel: 'sms', receiver: '13800138000', confirmed: true });
  },
};

/** What went wrong at the vendor is said in plain words. */
export const NotTaken: Story = {
  parameters: {
    fakes: [
      read,
      saves,
      fake(testChannelSettings, {
        data: { sent: false, outcome: 'unauthorised', status: 401, message: 'bad signature', duration: 90 },
      }),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: '手机号' }), '13800138000');
    await userEvent.click(canvas.getByRole('button', { name: /发\s?送/ }));
    await expect(await canvas.findByText(/服务商不认可账号或密钥.*（HTTP 401）/)).toBeVisible();
  },
};

const counted = fake(countOptOuts, { data: { count: 1203 } });

/** A list is taken in; what is no number stays to be looked at. */
export const ImportsOptOuts: Story = {
  parameters: { fakes: [read, saves, tries, counted] },
  play: async ({ canvas, userEvent }) => {
    const imported = fn(() => ({ added: 1, known: 1, wrong: ['12345'], wrongCount: 1 }));
    await expect(await canvas.findByText('共 1,203 个')).toBeVisible();
    await serveFakes([read, saves, tries, counted, fake(importOptOuts, { dataFor: imported })]);
    await userEvent.click(canvas.getByRole('button', { name: '导入名单' }));
    const dialog = within(await screen.findByRole('dialog', { name: '导入名单' }));
    await userEvent.click(dialog.getByRole('button', { name: /导\s?入$/ }));
    await expect(await dialog.findByText('请填写至少一个')).toBeVisible();
    await userEvent.type(dialog.getByRole('textbox', { name: '名单' }), '13800138000{Enter}13900139000，12345');
    await userEvent.click(dialog.getByRole('button', { name: /导\s?入$/ }));
    await expect(await dialog.findByText('1 个不是正确的手机号，没有加入：12345')).toBeVisible();
    await expect(imported).toHaveBeenCalledWith({
      channel: 'sms',
      addresses: ['13800138000', '13900139000', '12345'],
    });
  },
};

/** One who is not in it is not taken off. */
export const LiftsOptOut: Story = {
  parameters: { fakes: [read, saves, tries, counted, fake(liftOptOut, { fails: 'opt_out_not_found' })] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '移出一个' }));
    const dialog = within(await screen.findByRole('dialog', { name: '移出一个' }));
    await userEvent.type(dialog.getByRole('textbox', { name: '手机号' }), '13800138000');
    await userEvent.click(dialog.getByRole('button', { name: /移\s?出$/ }));
    await expect(await dialog.findByRole('alert')).toBeVisible();
  },
};

/** Tabs, fields and buttons stay within a phone. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('tab', { name: '短信' })).toBeVisible();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
