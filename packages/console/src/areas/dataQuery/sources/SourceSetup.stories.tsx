import {
  listRoles,
  modifyDataSource,
  pageDataSources,
  readDataSource,
  suggestSourceDescriptions,
} from '@console/api/contract';
import { fake } from '@console/api/fake';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { onPage } from '../../../testing/pageStory.js';
import * as samples from '../dataQuery.fixtures.js';
import SourcesDrawer from './SourcesDrawer.js';

const rules = [{ roleId: 'staff', table: '报名', columns: ['省份'], condition: "省份 = '北京'" }];
const read = (more: object = {}) => fake(readDataSource, { data: { ...samples.source, ...more } });

const meta = {
  title: 'Screens/DataQuery/SourceSetup',
  component: SourcesDrawer,
  decorators: [onPage],
  args: {
    setupId: 'league',
    onSetup: fn<(id: string | undefined) => void>(),
    onClose: fn(),
    onAsk: fn(),
  },
  parameters: {
    address: '/assistantAI/text2sql',
    fakes: [
      fake(pageDataSources, {
        data: { list: samples.sources, total: samples.sources.length, current: 1, size: 200 },
      }),
      read(),
      fake(modifyDataSource, { data: null }),
      fake(suggestSourceDescriptions, {
        data: [
          { table: '报名', column: '球队', description: '文本，240 种取值，如 北京队' },
          { table: '报名', column: '省份', description: '文本，31 种取值，如 北京' },
        ],
      }),
    ],
  },
} satisfies Meta<typeof SourcesDrawer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Settings: Story = {
  play: async ({ userEvent }) => {
    const name = await screen.findByRole('textbox', { name: '名称' });
    await userEvent.clear(name);
    await userEvent.type(name, '联赛报名 2026');
    await userEvent.click(screen.getByRole('button', { name: /^保\s?存$/ }));
    await expect(await screen.findByText('已保存')).toBeInTheDocument();
  },
};

/** Suggestions are taken one by one or all at once, and kept only when they are saved. */
export const Descriptions: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByText('表和列的说明', { selector: 'label span' }));
    await userEvent.click(await screen.findByRole('button', { name: '建议说明' }));
    await userEvent.click(await screen.findByRole('button', { name: '采用“球队”的建议' }));
    await expect(screen.getByRole('textbox', { name: '球队的说明' })).toHaveValue('文本，240 种取值，如 北京队');
    await userEvent.click(screen.getByRole('button', { name: '全部采用' }));
    await expect(screen.getByRole('textbox', { name: '省份的说明' })).toHaveValue('文本，31 种取值，如 北京');
    await userEvent.click(screen.getByRole('button', { name: /^保\s?存$/ }));
    await expect(await screen.findByText('已保存')).toBeInTheDocument();
  },
};

/** A rule that the engine would not run is refused where it stands, and stays. */
export const RuleRefused: Story = {
  parameters: {
    fakes: [
      read({ rules }),
      fake(listRoles, { data: [] }),
      fake(modifyDataSource, { fails: 'source_rule_refused', message: '条件里没有“省”这一列。' }),
    ],
  },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByText('按角色的规则', { selector: 'label span' }));
    const condition = await screen.findByRole('textbox', { name: '可见的行' });
    await userEvent.clear(condition);
    await userEvent.type(condition, "省 = '北京'");
    await userEvent.click(screen.getByRole('button', { name: /^保\s?存$/ }));
    await expect(await screen.findByText('条件里没有“省”这一列。')).toBeVisible();
    await expect(condition).toHaveValue("省 = '北京'");
  },
};

export const NoRules: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByText('按角色的规则', { selector: 'label span' }));
    await expect(await screen.findByText('还没有规则')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: '添加规则' }));
    await userEvent.click(screen.getByRole('button', { name: /^保\s?存$/ }));
    await expect(await screen.findByText('每条规则都要选择角色和数据表。')).toBeVisible();
  },
};

/** What is not saved is not lost without a question. */
export const Leaves: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.type(await screen.findByRole('textbox', { name: '说明' }), '报名数据');
    await userEvent.click(screen.getByRole('button', { name: '返回数据源' }));
    await userEvent.click(await screen.findByRole('button', { name: /放\s?弃/ }));
    await waitFor(() => expect(args.onSetup).toHaveBeenCalledWith(undefined));
  },
};

/** The password of a database is written anew, and never shown. */
export const Database: Story = {
  args: { setupId: 'matches' },
  parameters: { fakes: [read({ ...samples.database, address: 'db.example.org:5432/league' })] },
  play: async ({ userEvent }) => {
    await expect(await screen.findByText('当前连接 db.example.org:5432/league')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: '更换连接' }));
    await expect(await screen.findByLabelText('密码')).toHaveValue('');
  },
};

export const Empty: Story = {
  parameters: { fakes: [read({ tables: [] })] },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByText('表和列的说明', { selector: 'label span' }));
    await expect(await screen.findByText('还没有数据表')).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: { fakes: [fake(readDataSource, { data: samples.source, delay: 'infinite' })] },
};

export const Failed: Story = {
  parameters: { fakes: [fake(readDataSource, { fails: 'data_source_not_found' })] },
  play: async () => {
    await expect(await screen.findByRole('button', { name: '重试' })).toBeVisible();
  },
};

export const Phone: Story = {
  parameters: { fakes: [read({ rules })] },
  globals: { viewport: { value: 'phone' } },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByText('按角色的规则', { selector: 'label span' }));
    await expect(await screen.findByRole('textbox', { name: '可见的行' })).toBeVisible();
  },
};
