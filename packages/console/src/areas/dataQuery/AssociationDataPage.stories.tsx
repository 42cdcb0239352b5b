import { listDataSuggestions, pageDataSources, pageDataThreads } from '@console/api/contract';
import { fake } from '@console/api/fake';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { onPage } from '../../testing/pageStory.js';
import AssociationDataPage from './AssociationDataPage.js';
import * as samples from './dataQuery.fixtures.js';

const pageOf = <Row,>(list: Row[]) => ({ list, total: list.length, current: 1, size: 20 });

const meta = {
  title: 'Screens/DataQuery/AssociationDataPage',
  component: AssociationDataPage,
  decorators: [onPage],
  parameters: {
    address: '/assistantAI/nl2sql',
    fakes: [
      fake(pageDataSources, { data: pageOf(samples.sources) }),
      fake(pageDataThreads, { data: pageOf(samples.threads) }),
      fake(listDataSuggestions, { data: samples.suggestions }),
    ],
  },
} satisfies Meta<typeof AssociationDataPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Begin: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '各知识库的文档数' })).toBeVisible();
    await expect(canvas.queryByText('联赛报名')).toBeNull();
  },
};

export const Empty: Story = {
  parameters: { fakes: [fake(pageDataThreads, { data: pageOf([]) }), fake(listDataSuggestions, { data: [] })] },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '想知道什么数据？' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: '新建提问' })).toBeNull();
  },
};
