import {
  addGatherSource,
  judgeGatherProperty,
  modifyGatherSource,
  pageGatherEvents,
  pageGatherSources,
  readGatherSchema,
  removeGatherSources,
  renewGatherKey,
} from '@console/api/contract';
import { fake } from '@console/api/fake';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { onPage } from '../../../testing/pageStory.js';
import DataGatherPage from './DataGatherPage.js';
import * as samples from './gathering.fixtures.js';

const address = '/configManagement/functionSet/dataGather';
const KEY = 'gk_4yX9sample0000000000000000000x7Qm';
const around = [
  fake(addGatherSource, { data: { id: 'site', key: KEY } }),
  fake(modifyGatherSource, { data: null }),
  fake(renewGatherKey, { data: { id: 'site', key: KEY } }),
  fake(removeGatherSources, { data: null }),
  fake(pageGatherEvents, { data: samples.pageOf(samples.events) }),
  fake(readGatherSchema, { data: samples.schema }),
  fake(judgeGatherProperty, { data: null }),
];
const listed = fake(pageGatherSources, { data: samples.pageOf([samples.web, samples.ticketing]) });
const fakes = [...around, listed];
/** By its text: every title has the same id in a test, so that a dialog is called as the first of them. */
const inDrawer = (text: RegExp) =>
  waitFor(
    () => {
      const found = screen.getAllByRole('dialog').find((one) => text.test(one.textContent ?? ''));
      return within(found ?? screen.getByText('no such drawer'));
    },
    { timeout: 5000 },
  );

const meta = {
  title: 'Screens/CustomerData/DataGatherPage',
  component: DataGatherPage,
  decorators: [onPage],
  parameters: { address, fakes },
} satisfies Meta<typeof DataGatherPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loads: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('2 处变化')).toBeVisible();
    await expect(canvas.getByText('已停用')).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: { fakes: [...around, fake(pageGatherSources, { delay: 'infinite' })] },
};

export const Failed: Story = {
  parameters: { fakes: [...around, fake(pageGatherSources, { fails: 'unreachable' })] },
};

export const NotPermitted: Story = {
  parameters: { fakes: [...around, fake(pageGatherSources, { fails: 'not_permitted' })] },
};

export const Empty: Story = {
  parameters: { fakes: [...around, fake(pageGatherSources, { data: samples.pageOf([]) })] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('还没有采集来源')).toBeVisible();
  },
};

export const LongWords: Story = {
  parameters: {
    address: `${address}?open=long`,
    fakes: [...around, fake(pageGatherSources, { data: samples.pageOf([samples.longest]) })],
  },
};

/** The key of a new source is shown this once. */
export const Adds: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('票务系统');
    await userEvent.click(canvas.getByRole('button', { name: /新增来源$/ }));
    const drawer = await inDrawer(/新增来源/);
    await userEvent.type(await drawer.findByRole('textbox', { name: '来源名称' }), '赛事小站');
    await userEvent.type(drawer.getByRole('combobox', { name: '允许的网站' }), 'https://play.example.com{Enter}');
    await userEvent.click(drawer.getByRole('button', { name: /创\s?建/ }));
    await waitFor(() => expect(screen.getByText(KEY)).toBeVisible());
    await expect(screen.getByText('请保存密钥')).toBeInTheDocument();
  },
};

/** Pages have to say where they are. */
export const SitesWanted: Story = {
  parameters: { address: `${address}?open=new` },
  play: async ({ userEvent }) => {
    const drawer = await inDrawer(/新增来源/);
    await userEvent.type(await drawer.findByRole('textbox', { name: '来源名称' }), '赛事小站');
    await userEvent.click(drawer.getByRole('button', { name: /创\s?建/ }));
    await expect(await drawer.findByText('网页来源至少要有一个允许的网站')).toBeVisible();
  },
};

export const Settings: Story = { parameters: { address: `${address}?open=site` } };

export const Gone: Story = { parameters: { address: `${address}?open=none` } };

export const Events: Story = {
  parameters: { address: `${address}?open=site&tab=events` },
  play: async () => {
    const drawer = await inDrawer(/官网/);
    await expect(await drawer.findByText('主场对广东')).toBeVisible();
    await expect(drawer.getByText('李想')).toBeVisible();
  },
};

export const NoEvents: Story = {
  parameters: {
    address: `${address}?open=site&tab=events`,
    fakes: [fake(pageGatherEvents, { data: samples.pageOf([]) }), ...fakes.filter((one) => one !== around[4])],
  },
};

/** What has changed is accepted, or warned of. */
export const Fields: Story = {
  parameters: { address: `${address}?open=site&tab=schema` },
  play: async ({ userEvent }) => {
    const drawer = await inDrawer(/官网/);
    await expect(await drawer.findByText('类型变了')).toBeVisible();
    await userEvent.click(drawer.getByRole('checkbox', { name: '只看有变化的' }));
    await expect(drawer.queryByText('正常')).toBeNull();
    await userEvent.click(drawer.getByRole('button', { name: '认可 购票 的 coupon' }));
    await expect(await screen.findByText('已认可')).toBeVisible();
  },
};

/** What is looked at of one source says nothing of the next, nor of what comes from all. */
export const Switches: Story = {
  parameters: { address: `${address}?open=site&tab=events&event=签到` },
  play: async ({ canvas, userEvent }) => {
    const drawer = await inDrawer(/官网/);
    await expect(await drawer.findByDisplayValue('签到')).toBeVisible();
    await userEvent.click(await canvas.findByText('票务系统'));
    const next = await inDrawer(/密钥尾号 p0Ka/);
    await waitFor(() => expect(next.getByDisplayValue('票务系统')).toBeVisible());
    await userEvent.click(next.getByText('到达的事件'));
    await expect(await next.findByRole('searchbox', { name: '事件' })).toHaveValue('');
  },
};

/** Two lists of events beside each other look for different ones. */
export const LiveBeside: Story = {
  parameters: { address: `${address}?open=site&tab=events&event=签到&live=1` },
  play: async () => {
    const live = await inDrawer(/实时事件/);
    await expect(await live.findByRole('searchbox', { name: '事件' })).toHaveValue('');
  },
};

/** What is wrong is shown, whatever is looked at. */
export const SaysWhatIsWrong: Story = {
  parameters: { address: `${address}?open=site` },
  play: async ({ userEvent }) => {
    const drawer = await inDrawer(/官网/);
    await userEvent.clear(await drawer.findByRole('textbox', { name: '来源名称' }));
    await userEvent.click(drawer.getByText('接入代码'));
    await expect(await drawer.findByText(/curl -X POST/)).toBeVisible();
    await userEvent.click(drawer.getByRole('button', { name: /保\s?存/ }));
    await waitFor(() => expect(drawer.getByRole('textbox', { name: '来源名称' })).toBeVisible());
    await expect(await drawer.findByText('请输入来源名称')).toBeVisible();
  },
};

export const Code: Story = {
  parameters: { address: `${address}?open=site&tab=code` },
  play: async () => {
    const drawer = await inDrawer(/官网/);
    await expect(await drawer.findByText(/tracker\.js/)).toBeVisible();
    await expect(drawer.getByText(/curl -X POST/)).toBeVisible();
  },
};

export const Live: Story = {
  parameters: { address: `${address}?live=1` },
  play: async () => {
    const drawer = await inDrawer(/实时事件/);
    await expect(await drawer.findByText('已删除的来源')).toBeVisible();
  },
};

/** One source is chosen, and stands in the field until it is cleared. */
export const LiveOfOne: Story = {
  parameters: { address: `${address}?live=1` },
  play: async ({ userEvent }) => {
    const drawer = await inDrawer(/实时事件/);
    const field = await drawer.findByRole('combobox', { name: '来源' });
    await userEvent.click(field);
    await userEvent.click(await screen.findByTitle('票务系统'));
    await waitFor(() => expect(drawer.queryByRole('columnheader', { name: '来源' })).toBeNull());
    await expect(drawer.getByTitle('票务系统')).toBeVisible();
  },
};

/** The sources cannot be read: what arrives is shown all the same. */
export const SourcesFailed: Story = {
  parameters: {
    address: `${address}?live=1`,
    fakes: [...around, fake(pageGatherSources, { fails: 'unreachable' })],
  },
  play: async () => {
    const drawer = await inDrawer(/实时事件/);
    await expect(await drawer.findByText('主场对广东')).toBeVisible();
    await expect(drawer.getByText(/没有加载出来/)).toBeVisible();
  },
};

export const Phone: Story = { ...Events, play: undefined, globals: { viewport: { value: 'phone' } } };
