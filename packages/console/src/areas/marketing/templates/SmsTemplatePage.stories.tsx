import {
  addSmsTemplate,
  listSmsParams,
  listTemplateVersions,
  modifySmsTemplate,
  pageCrowdPacks,
  pageCustomers,
  readOwnReceiver,
  readSmsTemplate,
  readTemplatePeople,
  readTemplateRules,
  readTemplateSample,
  readUpload,
  restoreTemplateVersion,
  submitTemplate,
  testPushTemplate,
  uploadSmsSign,
  withdrawTemplate,
} from '@console/api/contract';
import { fake } from '@console/api/fake';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { serveFakes } from '../../../testing/fakeServer.js';
import { mergeDialog } from '../../../testing/mergeDialog.js';
import { onPage } from '../../../testing/pageStory.js';
import { pack } from '../crowdPacks/crowdPacks.fixtures.js';
import SmsTemplatePage from './SmsTemplatePage.js';
import * as samples from './templates.fixtures.js';

const address = '/marketing/templates/sms/detail?id=41';
const around = [
  fake(listSmsParams, { data: samples.params }),
  fake(readTemplateRules, { data: samples.rules }),
  fake(pageCustomers, { data: samples.pageOf([samples.customer]) }),
  fake(readTemplatePeople, { data: samples.plainPeople }),
  fake(readTemplateSample, { data: samples.sample }),
  fake(listTemplateVersions, { data: samples.versions }),
  fake(addSmsTemplate, { data: { id: '50' } }),
  fake(modifySmsTemplate, { data: { version: 4, revision: 6 } }),
  fake(submitTemplate, { data: null }),
  fake(withdrawTemplate, { data: null }),
  fake(restoreTemplateVersion, { data: null }),
  fake(testPushTemplate, { data: [{ receiver: '138****8000', sent: true, message: '' }] }),
  fake(uploadSmsSign, { data: { fileId: 'f1', fileName: '授权书.pdf' } }),
  fake(readUpload, { data: new Blob(['%PDF-']) }),
  fake(readOwnReceiver, { data: samples.ownReceiver }),
];
const read = fake(readSmsTemplate, { data: samples.sms });
const patient = { timeout: 15_000 };

const meta = {
  title: 'Screens/Marketing/SmsTemplatePage',
  component: SmsTemplatePage,
  decorators: [onPage],
  parameters: { address, fakes: [...around, read] },
} satisfies Meta<typeof SmsTemplatePage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The text with its check, its price, and the phone beside it. */
export const Loads: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: '内容' }, patient)).toHaveValue(samples.sms.content);
    const phone = within(canvas.getByRole('region', { name: '短信预览' }));
    await expect(phone.getByText('王芷晴')).toBeVisible();
    await expect(await canvas.findByText('¥0.045 × 2 条 × 11,812 人')).toBeVisible();
    await expect(canvas.getByText('没有发现问题')).toBeVisible();
    await expect(canvas.getByRole('button', { name: '提交审核' })).toBeVisible();
    await expect(canvas.getByText('版本 2 已通过审核，仍可使用；这份草稿要再次审核。')).toBeVisible();
  },
};

/** What is typed is checked at once, shown on the phone, and is to be saved before anything else. */
export const Checks: Story = {
  play: async ({ canvas, userEvent }) => {
    const text = await canvas.findByRole('textbox', { name: '内容' }, patient);
    await userEvent.clear(text);
    await userEvent.type(text, '稳赚，点 http://a.cn 看 ${{seat}');
    await expect(await canvas.findByText('内容：“稳赚”是禁用词')).toBeVisible();
    await expect(canvas.getByText('内容：变量“seat”没有来源')).toBeVisible();
    await expect(canvas.getByText('内容：链接 http://a.cn 要以 https:// 开头')).toBeVisible();
    await expect(canvas.getByText('内容：营销短信要写明退订方式，如“拒收请回复R”')).toBeVisible();
    await expect(canvas.getByText('4 处错误')).toBeVisible();
    await expect(canvas.getByTitle('seat（没有值）')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: '提交审核' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: /退订语/ }));
    await expect(text).toHaveValue('稳赚，点 http://a.cn 看 ${seat}拒收请回复R');
    // One key takes a whole variable away.
    await userEvent.clear(text);
    await userEvent.type(text, '你好 ${{name}{Backspace}');
    await expect(text).toHaveValue('你好 ');
    await userEvent.click(canvas.getByRole('button', { name: /^保\s?存$/ }));
    await expect(await screen.findByText('已保存')).toBeVisible();
  },
};

/** A variable is put where the caret is. */
export const Inserts: Story = {
  play: async ({ canvas, userEvent }) => {
    const text = await canvas.findByRole('textbox', { name: '内容' }, patient);
    await userEvent.clear(text);
    await userEvent.type(text, '你好，欢迎');
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await userEvent.click(canvas.getByRole('button', { name: /变量$/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: '等级' }));
    await waitFor(() => expect(text).toHaveValue('你好，${level}欢迎'));
  },
};

/** Whoever may look at customers sees the message for one of them. */
export const ForACustomer: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('combobox', { name: '样例客户' }, patient));
    await userEvent.click(await screen.findByTitle('李明 138****8000'));
    const phone = within(canvas.getByRole('region', { name: '短信预览' }));
    await expect(await phone.findByText('李明')).toBeVisible();
    await expect(phone.getByTitle('座位（没有值）')).toBeVisible();
  },
};

/** How many people a variable stays empty for, how long it is for the longest of them, and what it costs for all. */
export const ForManyPeople: Story = {
  parameters: { fakes: [...around, read, fake(readTemplatePeople, { data: samples.people })] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('212 人没有“座位”，会留空', {}, patient)).toBeVisible();
    await expect(canvas.getByText('1 处提醒')).toBeVisible();
    await expect(canvas.queryByText('没有发现问题')).toBeNull();
    await expect(canvas.getByText(/^变量最长的人 \d+ 字，\d 条$/)).toBeVisible();
    await expect(canvas.getByRole('combobox', { name: '测算人群' })).toBeVisible();
  },
};

/** Of very many people a part was looked at. */
export const AboutManyPeople: Story = {
  parameters: { fakes: [...around, read, fake(readTemplatePeople, { data: { ...samples.people, exact: false } })] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('约 212 人没有“座位”，会留空', {}, patient)).toBeVisible();
  },
};

const countedFor = fn((asked: { crowdPackId?: string | undefined }) =>
  asked.crowdPackId === undefined ? samples.people : samples.plainPeople,
);

/** It is counted for the people of a pack as well. */
export const ForAPack: Story = {
  parameters: {
    fakes: [
      ...around,
      read,
      fake(readTemplatePeople, { dataFor: countedFor }),
      fake(pageCrowdPacks, { data: samples.pageOf([pack]) }),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('212 人没有“座位”，会留空', {}, patient)).toBeVisible();
    await userEvent.click(canvas.getByRole('combobox', { name: '测算人群' }));
    await userEvent.click(await screen.findByTitle(pack.packName));
    await waitFor(() => expect(canvas.queryByText('212 人没有“座位”，会留空')).toBeNull());
    const variables = [
      { name: 'name', times: 1 },
      { name: 'attribute.座位', times: 1 },
    ];
    await expect(countedFor).toHaveBeenLastCalledWith({ channel: 'sms', variables, crowdPackId: pack.id });
  },
};

/** Whoever may not look at customers is told nothing of them. */
export const PeopleUnseen: Story = {
  globals: { role: 'guest' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('约 ¥0.09 每人', {}, patient)).toBeVisible();
    await expect(canvas.queryByRole('combobox', { name: '测算人群' })).toBeNull();
  },
};

/** Somebody else was quicker: both are compared, and each part of both can be kept. */
export const Overtaken: Story = {
  play: async ({ canvas, userEvent }) => {
    const text = await canvas.findByRole('textbox', { name: '内容' }, patient);
    await userEvent.type(text, '！');
    const theirs = { ...samples.sms, revision: 6, templateName: '季票续费', content: '${name}，请续费。拒收请回复R' };
    const now = [...around, fake(readSmsTemplate, { data: theirs })];
    await serveFakes([...now, fake(modifySmsTemplate, { fails: 'changed_meanwhile' })]);
    await userEvent.click(canvas.getByRole('button', { name: /^保\s?存$/ }));
    const both = await mergeDialog();
    await expect(both.choice('模板名称', '对方的')).toBeChecked();
    await expect(both.choice('内容', '我的')).toBeChecked();
    await userEvent.click(both.getByRole('button', { name: /合\s?并/ }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: '模板名称' })).toHaveValue('季票续费'));
    await expect(text).toHaveValue(`${samples.sms.content}！`);
    const saved = fn(() => ({ version: 5, revision: 7 }));
    await serveFakes([...now, fake(modifySmsTemplate, { dataFor: saved })]);
    await userEvent.click(canvas.getByRole('button', { name: /^保\s?存$/ }));
    const merged = { revision: 6, templateName: '季票续费', content: `${samples.sms.content}！` };
    await waitFor(() => expect(saved).toHaveBeenCalledWith(expect.objectContaining(merged)), patient);
  },
};

/** As long as nobody knows by which rules, nothing is fine. */
export const RulesLoading: Story = {
  parameters: { fakes: [...around, read, fake(readTemplateRules, { delay: 'infinite' })] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: '内容' }, patient)).toHaveValue(samples.sms.content);
    await expect(canvas.getByRole('heading', { name: '检查' })).toBeVisible();
    await expect(canvas.queryByText('没有发现问题')).toBeNull();
  },
};

export const RulesFailed: Story = {
  parameters: { fakes: [...around, read, fake(readTemplateRules, { fails: 'unreachable' })] },
  play: async ({ canvas }) => {
    const check = within(await canvas.findByRole('region', { name: '检查' }, patient));
    await expect(await check.findByRole('button', { name: '重试' }, patient)).toBeVisible();
    await expect(check.queryByText('没有发现问题')).toBeNull();
  },
};

/** Handed in, it waits for somebody else; it can be taken back. */
export const Waits: Story = {
  parameters: { fakes: [...around, fake(readSmsTemplate, { data: { ...samples.sms, state: 'waiting' } })] },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/正在等其他人审核/, {}, patient)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '撤回提交' }));
    await expect(await screen.findByText('已撤回')).toBeVisible();
  },
};

export const Rejected: Story = {
  parameters: {
    fakes: [
      ...around,
      fake(readSmsTemplate, {
        data: { ...samples.sms, state: 'rejected', reviewedBy: '李慧敏', reviewWords: '请写明截止日期' },
      }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('李慧敏 驳回了这一版：请写明截止日期', {}, patient)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: '提交审核' })).toBeNull();
  },
};

const stored = fn((input: { file: File }) => ({ fileId: 'f1', fileName: input.file.name }));
const kept = fn(() => ({ version: 4, revision: 6 }));
/** Another one after each file. */
const fileField = (canvas: HTMLElement): HTMLInputElement => {
  const field = canvas.querySelector<HTMLInputElement>('input[type="file"]');
  if (field === null) throw new Error('no field for a file');
  return field;
};

/** The proof of a sign is a file of one's own: stored at once, it goes along with what is saved, and can be taken away. */
export const UploadsAProof: Story = {
  parameters: {
    fakes: [...around, read, fake(uploadSmsSign, { dataFor: stored }), fake(modifySmsTemplate, { dataFor: kept })],
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(await canvas.findByText('还没有证明', {}, patient)).toBeVisible();
    const file = new File(['%PDF-1.7'], '授权书.pdf', { type: 'application/pdf' });
    await userEvent.upload(fileField(canvasElement), file);
    await expect(await canvas.findByText('授权书.pdf')).toBeVisible();
    await expect(screen.getByText('证明已上传')).toBeVisible();
    await expect(stored.mock.calls[0]?.[0].file.size).toBe(file.size);
    await userEvent.click(canvas.getByRole('button', { name: /^移\s?除$/ }));
    await expect(canvas.getByText('还没有证明')).toBeVisible();
    await userEvent.upload(fileField(canvasElement), file);
    await expect(await canvas.findByText('授权书.pdf')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^保\s?存$/ }));
    await waitFor(() => expect(kept).toHaveBeenCalledWith(expect.objectContaining({ signFileId: 'f1' })), patient);
  },
};

/** What is too large is refused before it goes anywhere. */
export const ProofTooLarge: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(await canvas.findByText('还没有证明', {}, patient)).toBeVisible();
    await userEvent.upload(fileField(canvasElement), new File([new Uint8Array(5 * 1024 * 1024 + 1)], '扫描件.png'));
    // Said under the field in any case, and now in a message as well.
    await waitFor(() => expect(screen.getAllByText('png、jpg 或 pdf，最大 5 MB。')).toHaveLength(2));
    await expect(canvas.getByText('还没有证明')).toBeVisible();
  },
};

export const New: Story = {
  parameters: { address: '/marketing/templates/sms/detail?id=new' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^保\s?存$/ }, patient));
    await expect(await canvas.findByText(/请输入模板名称/)).toBeVisible();
  },
};

/** A test of what nobody has approved goes to the own number, which is said before and after, and not shown whole. */
export const SendsATest: Story = {
  parameters: { address: `${address}&dialog=test` },
  play: async ({ userEvent }) => {
    const drawer = within(await screen.findByRole('dialog', {}, patient));
    await expect(await drawer.findByText('将发到你账号的手机号 138****8000')).toBeVisible();
    await expect(drawer.queryByRole('textbox', { name: '手机号' })).toBeNull();
    const tried = fn(() => [{ receiver: '138****8000', sent: true, message: '' }]);
    await serveFakes([...around, read, fake(testPushTemplate, { dataFor: tried })]);
    await userEvent.click(drawer.getByRole('button', { name: /^发\s?送$/ }));
    await expect(await drawer.findByText('138****8000 已发出')).toBeVisible();
    await expect(tried).toHaveBeenCalledWith({ channel: 'sms', templateId: '41', version: 3 });
  },
};

/** To a number that the person wrote themselves nothing goes. */
export const TestNotConfirmed: Story = {
  parameters: {
    address: `${address}&dialog=test`,
    fakes: [...around, read, fake(readOwnReceiver, { data: { ...samples.ownReceiver, confirmed: false } })],
  },
  play: async () => {
    const drawer = within(await screen.findByRole('dialog', {}, patient));
    await expect(await drawer.findByText(/还没有经管理员确认/)).toBeVisible();
    await expect(drawer.queryByRole('button', { name: /^发\s?送$/ })).toBeNull();
  },
};

/** What was approved may go to others. */
export const TestOfApproved: Story = {
  parameters: {
    address: `${address}&dialog=test`,
    fakes: [...around, fake(readSmsTemplate, { data: { ...samples.sms, state: 'approved', usableVersion: 3 } })],
  },
  play: async ({ userEvent }) => {
    const drawer = within(await screen.findByRole('dialog', {}, patient));
    const receivers = await drawer.findByRole('textbox', { name: '手机号' }, patient);
    await userEvent.clear(receivers);
    await userEvent.type(receivers, '13800138000，13900139000');
    const tried = fn(() => [{ receiver: '13900139000', sent: false, message: '对方已退订' }]);
    await serveFakes([...around, fake(testPushTemplate, { dataFor: tried })]);
    await userEvent.click(drawer.getByRole('button', { name: /^发\s?送$/ }));
    await expect(await drawer.findByText('13900139000 没有发出：对方已退订')).toBeVisible();
    await expect(tried).toHaveBeenCalledWith(
      expect.objectContaining({ receivers: ['13800138000', '13900139000'], version: 3 }),
    );
  },
};

/** In quiet hours it is asked whether it is to go out all the same. */
export const TestInQuietHours: Story = {
  parameters: {
    address: `${address}&dialog=test`,
    fakes: [...around, read, fake(testPushTemplate, { fails: 'quiet_hours' })],
  },
  play: async ({ userEvent }) => {
    const drawer = within(await screen.findByRole('dialog', {}, patient));
    await userEvent.click(await drawer.findByRole('button', { name: /^发\s?送$/ }, patient));
    const asked = await screen.findByText('请确认接收人此刻愿意收到。');
    await waitFor(() => expect(asked).toBeVisible());
    const tried = fn(() => [{ receiver: '138****8000', sent: false, message: '对方已退订' }]);
    await serveFakes([...around, read, fake(testPushTemplate, { dataFor: tried })]);
    const send = screen.getAllByRole('button', { name: /^发\s?送$/ }).at(-1);
    if (send) await userEvent.click(send);
    await expect(await drawer.findByText('138****8000 没有发出：对方已退订')).toBeVisible();
    await expect(tried).toHaveBeenCalledWith(expect.objectContaining({ confirmed: true, version: 3 }));
  },
};

/** Without a channel nothing is sent, and it is said where that is mended. */
export const TestNotConfigured: Story = {
  parameters: {
    address: `${address}&dialog=test`,
    fakes: [...around.slice(0, 1), fake(readTemplateRules, { data: samples.notConfigured }), ...around.slice(2), read],
  },
  play: async () => {
    const drawer = within(await screen.findByRole('dialog', {}, patient));
    await expect(await drawer.findByText('这个渠道还没有配置，暂时不能发送。')).toBeVisible();
    await expect(drawer.getByRole('button', { name: '去配置' })).toBeVisible();
  },
};

/** An older version is looked at, and brought back as a draft. */
export const Versions: Story = {
  parameters: { address: `${address}&tab=versions&version=2` },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/已通过：可以/, {}, patient)).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: '恢复这一版' }));
    const sure = await screen.findByRole('button', { name: /^恢\s?复$/ });
    await waitFor(() => expect(sure).toBeVisible());
    await userEvent.click(sure);
    await expect(await screen.findByText('已恢复为新的草稿')).toBeVisible();
  },
};

export const Loading: Story = { parameters: { fakes: [...around, fake(readSmsTemplate, { delay: 'infinite' })] } };
export const Failed: Story = { parameters: { fakes: [...around, fake(readSmsTemplate, { fails: 'unreachable' })] } };
export const NotPermitted: Story = {
  parameters: { fakes: [...around, fake(readSmsTemplate, { fails: 'not_permitted' })] },
};
export const Empty: Story = { parameters: { address: '/marketing/templates/sms/detail' } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
