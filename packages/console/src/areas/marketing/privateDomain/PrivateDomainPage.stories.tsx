import {
  addPrivateDomain,
  listLabelChoices,
  listPrivateDomainOptions,
  listStaffNicks,
  modifyPrivateDomain,
  pagePrivateDomainMembers,
  pagePrivateDomains,
  readWeComCallback,
  readWeComSync,
  removePrivateDomains,
  syncWeCom,
} from '@console/api/contract';
import { fake } from '@console/api/fake';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { onPage } from '../../../testing/pageStory.js';
import * as weCom from '../weCom/weCom.fixtures.js';
import * as samples from './domains.fixtures.js';
import PrivateDomainPage from './PrivateDomainPage.js';

const address = '/marketing/privateDomain';
const beside = [
  fake(listPrivateDomainOptions, { data: samples.options }),
  fake(listStaffNicks, { data: weCom.staff }),
  fake(listLabelChoices, { data: weCom.labels }),
  fake(addPrivateDomain, { data: { id: 'new' } }),
  fake(modifyPrivateDomain, { data: null }),
  fake(removePrivateDomains, { data: null }),
  fake(syncWeCom, { data: null }),
  fake(pagePrivateDomainMembers, {
    dataFor: ({ present }) => weCom.pageOf(present === true ? samples.members : []),
  }),
  fake(readWeComCallback, {
    data: {
      url: 'https://go.example.com/wecom/Qm2Xw71ZpTr5cVb8nKd3Ls',
      token: 'a8kQm2Xw71ZpTr5cVb8nKd3LsYh6Gf9J',
      encodingAesKey: 'jWmYm7qr5nMoAUwZRjGtBxmz3KA1tkAj3ykkR6q2B2C',
      heardTime: null,
    },
  }),
];
const around = [...beside, fake(readWeComSync, { data: weCom.inStep })];
const fakes = [...around, fake(pagePrivateDomains, { data: weCom.pageOf(samples.all) })];
const slow = { timeout: 15_000 };

const meta = {
  title: 'Screens/Marketing/PrivateDomainPage',
  component: PrivateDomainPage,
  decorators: [onPage],
  parameters: { address, fakes },
} satisfies Meta<typeof PrivateDomainPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loads: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('季票会员 1 群')).toBeVisible();
    await expect(canvas.getByText('未命名的客户群')).toBeVisible();
    await expect(canvas.getByText('已解散')).toBeVisible();
    await expect(await canvas.findByText(/12 位员工，3,210 位联系人，18 个客户群/)).toBeVisible();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Empty: Story = {
  parameters: { fakes: [...around, fake(pagePrivateDomains, { data: weCom.pageOf([]) })] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('还没有私域')).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: { fakes: [...around, fake(pagePrivateDomains, { delay: 'infinite' })] },
};

export const Failed: Story = {
  parameters: { fakes: [...around, fake(pagePrivateDomains, { fails: 'unreachable' })] },
};

export const NotPermitted: Story = {
  parameters: { fakes: [...around, fake(pagePrivateDomains, { fails: 'not_permitted' })] },
};

export const LongWords: Story = {
  parameters: { fakes: [...around, fake(pagePrivateDomains, { data: weCom.pageOf([samples.longest]) })] },
};

/** It says so, and leads to where it is set up. */
export const NotConfigured: Story = {
  parameters: {
    fakes: [
      ...beside,
      fake(readWeComSync, { data: weCom.notConfigured }),
      fake(pagePrivateDomains, { data: weCom.pageOf([]) }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/企业微信还没有接入/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: '去消息渠道设置' })).toBeVisible();
  },
};

export const Reading: Story = {
  parameters: { fakes: [...fakes, fake(readWeComSync, { data: weCom.reading })] },
};

/** Why it did not succeed is said in words, with those of WeCom. */
export const RefusedByWeCom: Story = {
  parameters: {
    fakes: [
      ...beside,
      fake(readWeComSync, { data: weCom.refused }),
      fake(pagePrivateDomains, { data: weCom.pageOf(samples.all) }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/不接受账号、密钥或权限.*48002 api forbidden/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: '重试' })).toBeVisible();
  },
};

/** What WeCom says cannot be changed here; words and labels can. */
export const OpensAGroup: Story = {
  parameters: { address: `${address}?open=d1` },
  play: async ({ userEvent }) => {
    const drawer = within(await screen.findByRole('dialog', { name: '季票会员 1 群' }, slow));
    await expect(await drawer.findByText('王芷晴')).toBeVisible();
    await expect(drawer.queryByRole('textbox', { name: '名称' })).toBeNull();
    await userEvent.type(drawer.getByRole('textbox', { name: '说明' }), '，每周三活动');
    await userEvent.click(drawer.getByRole('button', { name: /^保\s?存$/ }));
    await expect(await screen.findByText('已保存')).toBeVisible();
  },
};

export const Adds: Story = {
  parameters: { address: `${address}?open=new` },
  play: async ({ userEvent }) => {
    const drawer = within(await screen.findByRole('dialog', { name: '新增私域' }, slow));
    await userEvent.type(await drawer.findByRole('textbox', { name: '名称' }), '东岸球迷群');
    await userEvent.click(drawer.getByRole('button', { name: /^创\s?建$/ }));
    await expect(await drawer.findByText('请选择负责人')).toBeVisible();
    await userEvent.type(drawer.getByRole('combobox', { name: '负责人' }), '李娜');
    await userEvent.click(await screen.findByTitle('李娜（lina）'));
    await userEvent.click(drawer.getByRole('button', { name: /^创\s?建$/ }));
    await expect(await screen.findByText('已新增私域')).toBeVisible();
  },
};

/** What is entered at WeCom, for whoever may set channels up. */
export const Callback: Story = {
  parameters: { address: `${address}?open=callback` },
  play: async () => {
    await expect(await screen.findByText('jWmYm7qr5nMoAUwZRjGtBxmz3KA1tkAj3ykkR6q2B2C', {}, slow)).toBeVisible();
    await expect(screen.getByText('还没有收到过通知')).toBeVisible();
  },
};
