import {
  addCrowdPack,
  addToCrowdPack,
  countCrowd,
  explainCrowd,
  findCrowdPeople,
  listCrowdPackSizes,
  listCrowdPackVersions,
  listUserBehaviourTags,
  modifyCrowdPack,
  pageCrowdPackMembers,
  readCrowdPack,
  readCrowdPicture,
  removeFromCrowdPack,
  sampleCrowd,
} from '@console/api/contract';
import { fake } from '@console/api/fake';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { serveFakes } from '../../../testing/fakeServer.js';
import { mergeDialog } from '../../../testing/mergeDialog.js';
import { onPage } from '../../../testing/pageStory.js';
import * as samples from './crowdPacks.fixtures.js';
import CrowdPackPage from './CrowdPackPage.js';

const address = '/marketing/crowdPacks/detail?id=31';
const { person } = samples;
const around = [
  fake(listUserBehaviourTags, { data: samples.tags }),
  fake(countCrowd, { data: samples.counted }),
  fake(sampleCrowd, { data: [{ ...person, reason: { path: 'rules.0', value: '杭州' } }] }),
  fake(findCrowdPeople, { data: [person] }),
  fake(explainCrowd, { data: samples.explained }),
  fake(readCrowdPicture, { data: samples.picture }),
  fake(pageCrowdPackMembers, { data: samples.pageOf([person]) }),
  fake(listCrowdPackSizes, {
    data: [{ countTime: '2026-11-21 06:00:12', memberCount: 11_276, entered: 120, left: 24 }],
  }),
  fake(listCrowdPackVersions, {
    data: [7, 6].map((version) => ({
      version,
      packName: samples.pack.packName,
      rules: { ...samples.rules, title: `版本 ${version} 的条件` },
      note: '',
      createdBy: '陈思远',
      createTime: '2026-11-20 17:40:00',
    })),
  }),
  fake(modifyCrowdPack, { data: null }),
  fake(addCrowdPack, { data: { id: '50' } }),
];
/** How often the pack was read, and the picture of its people. */
let looks = 0;
let pictures = 0;
const read = fake(readCrowdPack, { data: samples.detail });

const meta = {
  title: 'Screens/Marketing/CrowdPackPage',
  component: CrowdPackPage,
  decorators: [onPage],
  parameters: { address, fakes: [...around, read] },
} satisfies Meta<typeof CrowdPackPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The rules with a figure for each, and beside them the whole, whom it reaches, and some of the people. */
export const Loads: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('group', { name: '和现场有关' }, { timeout: 15_000 })).toBeVisible();
    await expect(await canvas.findByText('12,480')).toBeVisible();
    await expect(canvas.getByText('86,214')).toBeVisible();
    await expect(canvas.getByText('−1,422')).toBeVisible();
    await expect(await canvas.findByText('10,812')).toBeVisible();
    await expect(await canvas.findByText(/常住城市 属于 杭州、宁波/)).toBeVisible();
    await expect(canvas.getByRole('img', { name: '本人群 38.2%，全体 24.1%' })).toBeVisible();
  },
};

/** A change says that it is not saved, what it changes, and is given up again. */
export const Edits: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '删除组 和现场有关' }, { timeout: 15_000 }));
    await expect(await canvas.findByText('未保存')).toBeVisible();
    await expect(await canvas.findByText('+1,204')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '放弃修改' }));
    await expect(await canvas.findByRole('group', { name: '和现场有关' })).toBeVisible();
    await expect(canvas.queryByText('未保存')).toBeNull();
  },
};

/** Nothing is sent while a condition has no value; it is said where. */
export const SaysWhatIsMissing: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '条件' }, { timeout: 15_000 }));
    await userEvent.click(canvas.getByRole('button', { name: '保存' }));
    await expect(await canvas.findByText('还没有填值')).toBeVisible();
  },
};

/** Somebody else was quicker: both are compared condition by condition, and what each has changed is kept. */
export const Overtaken: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '删除组 和现场有关' }, { timeout: 15_000 }));
    const theirs = { ...samples.detail, version: 8, rules: samples.rulesOfAnother };
    await serveFakes([
      ...around,
      fake(readCrowdPack, { data: theirs }),
      fake(modifyCrowdPack, { fails: 'changed_meanwhile' }),
    ]);
    await userEvent.click(canvas.getByRole('button', { name: '保存' }));
    const both = await mergeDialog();
    await expect(both.choice('常住城市', '对方的')).toBeChecked();
    await expect(both.choice('和现场有关', '我的')).toBeChecked();
    await userEvent.click(both.getByRole('button', { name: /合\s?并/ }));
    // Their city, without the group that was taken out here.
    await waitFor(() => expect(canvas.getAllByText(/杭州、温州/).length).toBeGreaterThan(0));
    await expect(canvas.queryByRole('group', { name: '和现场有关' })).toBeNull();
    await expect(canvas.getByText('未保存')).toBeVisible();
    await expect(canvas.queryByText(/刚刚保存了新的一版/)).toBeNull();
    await serveFakes([...around, fake(readCrowdPack, { data: theirs })]);
    await userEvent.click(canvas.getByRole('button', { name: '保存' }));
    await expect(await screen.findByText('已保存，正在重新计数')).toBeVisible();
  },
};

export const WhyNot: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: '查一个人' }, { timeout: 15_000 }), '王芷晴');
    await userEvent.click(await canvas.findByRole('button', { name: '王芷晴 136****9027' }));
    await expect(await canvas.findByText(/没有满足“订单次数 不少于 2 次，近 90 天”/)).toBeVisible();
    await expect(canvas.getByText(/上次计数时她还在人群里/)).toBeVisible();
  },
};

/** A new one is named when it is saved. */
export const New: Story = {
  parameters: { address: '/marketing/crowdPacks/detail?id=new' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '条件' }, { timeout: 15_000 }));
    await userEvent.click(canvas.getByRole('combobox', { name: '新条件 的属性' }));
    await userEvent.click(await screen.findByTitle('同意短信'));
    await userEvent.click(canvas.getByRole('combobox', { name: '同意短信 的值' }));
    await userEvent.click(await screen.findByTitle('是'));
    await userEvent.click(canvas.getByRole('button', { name: '保存' }));
    const name = await screen.findByRole('textbox', { name: '名称' }, { timeout: 15_000 });
    await waitFor(() => expect(name).toBeVisible());
  },
};

export const Members: Story = {
  parameters: { address: `${address}&tab=members` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('136****9027', {}, { timeout: 15_000 })).toBeVisible();
  },
};

/** A pack whose members stay is mended by hand, and that can be undone. */
export const TakesOut: Story = {
  parameters: {
    address: `${address}&tab=members`,
    fakes: [
      ...around,
      fake(readCrowdPack, { data: { ...samples.detail, alive: false } }),
      fake(removeFromCrowdPack, { data: null }),
      fake(addToCrowdPack, { data: null }),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: /王芷晴/ }, { timeout: 15_000 }));
    await userEvent.click(await canvas.findByRole('button', { name: '移出' }));
    await expect(await screen.findByText('已移出 1 人')).toBeVisible();
    await expect(screen.getByRole('button', { name: /^撤\s?销$/ })).toBeVisible();
  },
};

/** It is renamed, and no longer counted each day. */
export const Settings: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^设\s?置$/ }, { timeout: 15_000 }));
    const dialog = within(await screen.findByRole('dialog', {}, { timeout: 15_000 }));
    await expect(await dialog.findByRole('textbox', { name: '名称' })).toHaveValue(samples.detail.packName);
    await userEvent.click(dialog.getByRole('switch', { name: '每天更新' }));
    await userEvent.click(dialog.getByRole('button', { name: /^保\s?存$/ }));
    await expect(await screen.findByText('设置已保存')).toBeVisible();
  },
};

/** While it is being counted that is said, and the page shows the new figures once they are there. */
export const Counting: Story = {
  parameters: {
    fakes: [
      ...around,
      fake(readCrowdPack, {
        dataFor: () => {
          looks += 1;
          const counted = { countTime: '2026-11-28 06:00:12' };
          return { ...samples.detail, ...(looks === 1 ? { status: 'counting' } : counted) };
        },
      }),
      fake(readCrowdPicture, {
        dataFor: () => {
          pictures += 1;
          return samples.picture;
        },
      }),
    ],
  },
  beforeEach: () => {
    looks = 0;
    pictures = 0;
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('计数中', {}, { timeout: 15_000 })).toBeVisible();
    await waitFor(() => expect(canvas.queryByText('计数中')).toBeNull(), { timeout: 15_000 });
    // The picture of its people as well, once more.
    await waitFor(() => expect(pictures).toBe(2));
  },
};

/** Rules of an older version are looked at in the editor before they are saved. */
export const History: Story = {
  parameters: { address: `${address}&tab=history` },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '用这一版 6' }, { timeout: 15_000 }));
    await expect(await canvas.findByRole('group', { name: '版本 6 的条件' }, { timeout: 15_000 })).toBeVisible();
    await expect(canvas.getByText('未保存')).toBeVisible();
  },
};

export const Loading: Story = { parameters: { fakes: [...around, fake(readCrowdPack, { delay: 'infinite' })] } };
export const Failed: Story = { parameters: { fakes: [...around, fake(readCrowdPack, { fails: 'unreachable' })] } };
export const CountFailed: Story = {
  parameters: { fakes: [...around, read, fake(countCrowd, { fails: 'unreachable' })] },
};
export const NotPermitted: Story = {
  parameters: { fakes: [...around, fake(readCrowdPack, { fails: 'not_permitted' })] },
};
export const Empty: Story = { parameters: { address: '/marketing/crowdPacks/detail' } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
