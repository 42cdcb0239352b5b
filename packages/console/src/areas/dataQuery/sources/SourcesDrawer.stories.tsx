import {
  addDataSource,
  pageDataSources,
  readDataSource,
  refreshDataSource,
  removeDataSources,
  removeSourceTable,
  uploadDataTable,
} from '@console/api/contract';
import { fake } from '@console/api/fake';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { onPage } from '../../../testing/pageStory.js';
import * as samples from '../dataQuery.fixtures.js';
import SourcesDrawer from './SourcesDrawer.js';

const pageOf = <Row,>(list: Row[]) => ({ list, total: list.length, current: 1, size: 20 });
const listed = fake(pageDataSources, { data: pageOf(samples.sources) });

const meta = {
  title: 'Screens/DataQuery/SourcesDrawer',
  component: SourcesDrawer,
  decorators: [onPage],
  args: { onSetup: fn<(id: string | undefined) => void>(), onClose: fn(), onAsk: fn() },
  parameters: {
    address: '/assistantAI/text2sql',
    fakes: [
      listed,
      fake(readDataSource, { data: samples.source }),
      fake(addDataSource, { data: { id: 'league' } }),
      fake(uploadDataTable, { data: [{ name: '比分', rowCount: 2 }] }),
      fake(removeSourceTable, { data: null }),
      fake(removeDataSources, { data: null }),
    ],
  },
} satisfies Meta<typeof SourcesDrawer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Listed: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: '问数 联赛报名' }));
    await expect(args.onAsk).toHaveBeenCalledWith('league');
  },
};

export const Tables: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: '联赛报名' }));
    await expect(await screen.findByText('3,000 行')).toBeVisible();
  },
};

export const Uploads: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: '联赛报名' }));
    await screen.findByRole('button', { name: '选择文件' });
    const field = document.querySelector<HTMLInputElement>('input[type="file"]');
    if (field === null) throw new Error('there is no field for files');
    await userEvent.upload(field, new File(['球队,得分\n北京队,88\n'], '比分.csv'));
    await expect(await screen.findByText('“比分”已就绪，共 2 行')).toBeInTheDocument();
  },
};

export const NoTables: Story = {
  parameters: { fakes: [listed, fake(readDataSource, { data: { ...samples.source, tables: [] } })] },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: '联赛报名' }));
    await expect(await screen.findByText('还没有数据表')).toBeVisible();
  },
};

export const Empty: Story = { parameters: { fakes: [fake(pageDataSources, { data: pageOf([]) })] } };

export const Adds: Story = {
  play: async ({ userEvent }) => {
    const name = await screen.findByRole('textbox', { name: '新数据源的名称' });
    await userEvent.type(name, '青训营{Enter}');
    await waitFor(() => expect(name).toHaveValue(''));
  },
};

/** What was typed stays where it is refused. */
export const Refused: Story = {
  parameters: { fakes: [listed, fake(addDataSource, { fails: 'name_taken' })] },
  play: async ({ userEvent }) => {
    const name = await screen.findByRole('textbox', { name: '新数据源的名称' });
    await userEvent.type(name, '联赛报名{Enter}');
    await waitFor(() => expect(screen.getByRole('button', { name: /新建/ })).toBeEnabled());
    await expect(name).toHaveValue('联赛报名');
  },
};

export const Connects: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByText('PostgreSQL', { selector: 'label span' }));
    await userEvent.type(screen.getByRole('textbox', { name: '新数据源的名称' }), '赛事库');
    await userEvent.type(screen.getByRole('textbox', { name: '地址' }), 'db.example.org:5432');
    await userEvent.type(screen.getByRole('textbox', { name: '数据库' }), 'league');
    await userEvent.type(screen.getByRole('textbox', { name: '用户名' }), 'reader');
    await userEvent.type(screen.getByLabelText('密码'), 'p@ss/word');
    await userEvent.click(screen.getByRole('button', { name: /连\s?接/ }));
    await expect(await screen.findByText('已连接“赛事库”')).toBeInTheDocument();
    await expect(screen.queryByLabelText('密码')).toBeNull();
  },
};

/** Why a database can't be reached stands in place, and what was typed stays. */
export const ConnectionRefused: Story = {
  parameters: {
    fakes: [listed, fake(addDataSource, { fails: 'data_source_unreachable', message: '连接超时，请检查地址和端口。' })],
  },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByText('PostgreSQL', { selector: 'label span' }));
    await userEvent.type(screen.getByRole('textbox', { name: '新数据源的名称' }), '赛事库');
    await userEvent.type(screen.getByRole('textbox', { name: '地址' }), 'user@db');
    await userEvent.click(screen.getByRole('button', { name: /连\s?接/ }));
    await expect(await screen.findByText(/^填写主机名/)).toBeVisible();
    await userEvent.clear(screen.getByRole('textbox', { name: '地址' }));
    await userEvent.type(screen.getByRole('textbox', { name: '地址' }), 'db');
    await userEvent.type(screen.getByRole('textbox', { name: '数据库' }), 'league');
    await userEvent.type(screen.getByRole('textbox', { name: '用户名' }), 'reader');
    await userEvent.type(screen.getByLabelText('密码'), 'secret{Enter}');
    await expect(await screen.findByText('连接超时，请检查地址和端口。')).toBeVisible();
    await expect(screen.getByRole('textbox', { name: '地址' })).toHaveValue('db');
  },
};

/** A database is read again, and says where it can't be reached. */
export const ReadsAgain: Story = {
  parameters: {
    fakes: [
      fake(pageDataSources, { data: pageOf([samples.database]) }),
      fake(refreshDataSource, { fails: 'data_source_unreachable', message: '对方拒绝了连接。' }),
    ],
  },
  play: async ({ userEvent }) => {
    await expect(await screen.findByText('连不上')).toBeVisible();
    await expect(screen.getByText('可见：竞赛部')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: '重新读取 赛事库' }));
    await expect(await screen.findByText('对方拒绝了连接。')).toBeVisible();
  },
};

/** Each sheet of a file is a table of its own. */
export const UploadsSheets: Story = {
  parameters: {
    fakes: [
      listed,
      fake(uploadDataTable, {
        data: [
          { name: '球队', rowCount: 12 },
          { name: '场次', rowCount: 66 },
        ],
      }),
    ],
  },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: '联赛报名' }));
    await screen.findByRole('button', { name: '选择文件' });
    const field = document.querySelector<HTMLInputElement>('input[type="file"]');
    if (field === null) throw new Error('there is no field for files');
    await userEvent.upload(field, new File(['x'], '赛季.xlsx'));
    await expect(await screen.findByText('“球队”已就绪，共 12 行')).toBeInTheDocument();
    await expect(await screen.findByText('“场次”已就绪，共 66 行')).toBeInTheDocument();
  },
};

export const Loading: Story = { parameters: { fakes: [fake(pageDataSources, { delay: 'infinite' })] } };

export const Failed: Story = {
  parameters: { fakes: [fake(pageDataSources, { fails: 'unreachable' })] },
  play: async () => {
    await expect(await screen.findByRole('button', { name: '重试' })).toBeVisible();
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: '联赛报名' }));
    await expect(await screen.findByText('球队、省份')).toBeVisible();
  },
};
