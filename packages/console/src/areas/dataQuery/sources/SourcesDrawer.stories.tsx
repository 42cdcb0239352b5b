import {
  addDataSource,
  pageDataSources,
  readDataSource,
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
  args: { onClose: fn(), onAsk: fn() },
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
