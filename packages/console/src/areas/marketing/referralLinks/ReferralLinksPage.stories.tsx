import {
  addReferralLink,
  checkReferralLinkName,
  listLabelChoices,
  listStaffNicks,
  modifyReferralLink,
  pageReferralLinks,
  readReferralLink,
  readReferralStatistics,
  readWeComSync,
  removeReferralLinks,
  retryReferralLink,
} from '@console/api/contract';
import { fake } from '@console/api/fake';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { onPage } from '../../../testing/pageStory.js';
import * as weCom from '../weCom/weCom.fixtures.js';
import * as samples from './links.fixtures.js';
import ReferralLinksPage from './ReferralLinksPage.js';

const address = '/marketing/qyWechat/referralLink';
const around = [
  fake(readWeComSync, { data: weCom.inStep }),
  fake(listStaffNicks, { data: weCom.staff }),
  fake(listLabelChoices, { data: weCom.labels }),
  fake(checkReferralLinkName, { dataFor: ({ name }) => ({ repeat: name === '主场大厅海报' }) }),
  fake(addReferralLink, { data: { id: 'new' } }),
  fake(modifyReferralLink, { data: null }),
  fake(removeReferralLinks, { data: null }),
  fake(retryReferralLink, { data: null }),
  fake(readReferralStatistics, { data: samples.statistics }),
];
const fakes = [...around, fake(pageReferralLinks, { data: weCom.pageOf(samples.all) })];
const slow = { timeout: 15_000 };

const meta = {
  title: 'Screens/Marketing/ReferralLinksPage',
  component: ReferralLinksPage,
  decorators: [onPage],
  parameters: { address, fakes },
} satisfies Meta<typeof ReferralLinksPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loads: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('主场大厅海报')).toBeVisible();
    await expect(canvas.getByText('生成中')).toBeVisible();
    await expect(canvas.getByText('未生成')).toBeVisible();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Empty: Story = {
  parameters: { fakes: [...around, fake(pageReferralLinks, { data: weCom.pageOf([]) })] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('还没有引流链接')).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: { fakes: [...around, fake(pageReferralLinks, { delay: 'infinite' })] },
};

export const Failed: Story = {
  parameters: { fakes: [...around, fake(pageReferralLinks, { fails: 'unreachable' })] },
};

export const NotPermitted: Story = {
  parameters: { fakes: [...around, fake(pageReferralLinks, { fails: 'not_permitted' })] },
};

export const LongWords: Story = {
  parameters: { fakes: [...around, fake(pageReferralLinks, { data: weCom.pageOf([samples.longest]) })] },
};

/** Its code, to be saved or copied, beside what was counted of it. */
export const Opens: Story = {
  parameters: { address: `${address}?open=l1` },
  play: async () => {
    const drawer = within(await screen.findByRole('dialog', { name: '主场大厅海报' }, slow));
    await expect(await drawer.findByRole('img', { name: '主场大厅海报 的二维码' })).toBeVisible();
    await expect(drawer.getByText('1,240')).toBeVisible();
    await expect(drawer.getByRole('button', { name: '保存图片' })).toBeVisible();
  },
};

export const RefusedByWeCom: Story = {
  parameters: { address: `${address}?open=l3` },
  play: async ({ userEvent }) => {
    const drawer = within(await screen.findByRole('dialog', { name: '公益课堂' }, slow));
    await expect(await drawer.findByText(/41054 user has not real name authentication/)).toBeVisible();
    await userEvent.click(drawer.getByRole('button', { name: '重新生成' }));
    await expect(await screen.findByText('正在重新生成')).toBeVisible();
  },
};

/** Nobody could open it yet. */
export const NoPublicAddress: Story = {
  parameters: {
    address: `${address}?open=l1`,
    fakes: [...around, fake(pageReferralLinks, { data: weCom.pageOf([{ ...samples.hall, url: '' }]) })],
  },
  play: async () => {
    await expect(await screen.findByText(/服务器没有公网地址/, {}, slow)).toBeVisible();
  },
};

/** Whether the name is taken is said while it is typed. */
export const Adds: Story = {
  parameters: { address: `${address}?open=new` },
  play: async ({ userEvent }) => {
    const drawer = within(await screen.findByRole('dialog', { name: '新建链接' }, slow));
    const name = await drawer.findByRole('textbox', { name: '名称' });
    await userEvent.type(name, '主场大厅海报');
    await expect(await drawer.findByText('已有同名的链接')).toBeVisible();
    await userEvent.type(name, '二');
    await expect(await drawer.findByText('名称可用')).toBeVisible();
    await userEvent.type(drawer.getByRole('combobox', { name: '接待员工' }), '陈晨');
    await userEvent.click(await screen.findByTitle('陈晨（chenchen）'));
    await userEvent.click(drawer.getByRole('button', { name: /^创\s?建$/ }));
    await expect(await screen.findByText('已新建，正在生成二维码')).toBeVisible();
  },
};

export const Statistics: Story = {
  parameters: { address: `${address}?tab=statistics` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('396', {}, slow)).toBeVisible();
    await expect(canvas.getByRole('table', { name: '按员工' })).toBeVisible();
  },
};

/** Of any number of links one is found by its name, and stays named while others are looked for. */
export const NarrowsToLink: Story = {
  parameters: {
    address: `${address}?tab=statistics`,
    fakes: [
      ...around,
      fake(readReferralLink, { data: samples.over }),
      fake(pageReferralLinks, {
        dataFor: ({ keyword }) => weCom.pageOf(keyword === '揭幕' ? [samples.over] : [samples.hall]),
      }),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('combobox', { name: '链接' }, slow), '揭幕');
    await userEvent.click(await screen.findByTitle('揭幕战'));
    await userEvent.type(canvas.getByRole('combobox', { name: '链接' }), '主场');
    await expect(await canvas.findByTitle('揭幕战')).toBeVisible();
  },
};

export const NothingCame: Story = {
  parameters: {
    address: `${address}?tab=statistics`,
    fakes: [...fakes, fake(readReferralStatistics, { data: samples.nothing })],
  },
  play: async ({ canvas }) => {
    // Once, however many parts have nothing to show.
    await expect(await canvas.findByText('这段时间没有人来', {}, slow)).toBeVisible();
    await expect(canvas.queryByRole('table', { name: '按链接' })).toBeNull();
  },
};
