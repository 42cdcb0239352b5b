import {
  askData,
  changeDataAnswer,
  listDataSuggestions,
  pageDataSources,
  pageDataThreads,
  pageSavedQuestions,
  rateDataAnswer,
  readDataThread,
  resolveDataAnswer,
  runSavedQuestion,
} from '@console/api/contract';
import { fake } from '@console/api/fake';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { onPage } from '../../testing/pageStory.js';
import * as samples from './dataQuery.fixtures.js';
import DataQueryPage from './DataQueryPage.js';
import { savedQuestions } from './saved/saved.fixtures.js';

const page = '/assistantAI/text2sql';
const pageOf = <Row,>(list: Row[]) => ({ list, total: list.length, current: 1, size: 20 });

const fakes = [
  fake(pageDataSources, { data: pageOf(samples.sources) }),
  fake(pageDataThreads, { data: pageOf(samples.threads) }),
  fake(listDataSuggestions, { data: samples.suggestions }),
  fake(readDataThread, { data: samples.threadOf(samples.answer) }),
  fake(pageSavedQuestions, { data: pageOf([...savedQuestions]) }),
  fake(runSavedQuestion, { data: { id: 'a1' } }),
  fake(askData, { data: { id: 'a1' } }),
  fake(changeDataAnswer, { data: null }),
  fake(rateDataAnswer, { data: null }),
  fake(resolveDataAnswer, { data: null }),
];

const meta = {
  title: 'Screens/DataQuery/DataQueryPage',
  component: DataQueryPage,
  decorators: [onPage],
  parameters: { address: page, fakes },
} satisfies Meta<typeof DataQueryPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Begin: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '近 30 天各助手的问答次数' }));
    await expect(await canvas.findByText(/五个助手合计/)).toBeVisible();
  },
};

export const Empty: Story = {
  parameters: {
    fakes: [
      fake(pageDataThreads, { data: pageOf([]) }),
      fake(pageSavedQuestions, { data: pageOf([]) }),
      fake(listDataSuggestions, { data: [] }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '想知道什么数据？' })).toBeVisible();
  },
};

export const Answered: Story = {
  parameters: { address: `${page}?open=a1` },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/五个助手合计/)).toBeVisible();
    const field = canvas.getByRole('textbox', { name: /问/ });
    await userEvent.type(field, '按角色呢{Enter}');
    await waitFor(() => expect(field).toHaveValue(''));
  },
};

export const AsksBack: Story = {
  parameters: {
    address: `${page}?open=a1`,
    fakes: [fake(readDataThread, { data: samples.threadOf(samples.asking) })],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('radio', { name: /比同期/ })).toBeChecked();
  },
};

/** Saved questions stand first: those with a result lead to it, others are asked. */
export const Saved: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^各知识库的文档数$/ }));
    await expect(await canvas.findByText(/五个助手合计/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '保存问题' }));
    await waitFor(async () => expect(await screen.findByRole('dialog', { name: '保存问题' })).toBeVisible());
    await expect(await screen.findByRole('switch', { name: '固定到首页' })).not.toBeChecked();
  },
};

/** A question of another page is put into the field, and asked by the reader alone. */
export const Brought: Story = {
  parameters: { address: `${page}?open=a1&question=%E6%9C%89%E4%BE%9D%E6%8D%AE%E5%9B%9E%E7%AD%94%E7%8E%87` },
  play: async ({ canvas }) => {
    const field = await canvas.findByRole('textbox', { name: /问/ });
    await waitFor(() => expect(field).toHaveValue('有依据回答率'));
    await waitFor(() => expect(field).toHaveFocus());
    await expect(canvas.getByRole('heading', { name: '想知道什么数据？' })).toBeVisible();
  },
};

export const SeveralSources: Story = {
  parameters: { address: `${page}?source=association,league` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '数据来源：平台运营数据 等 2 个' })).toBeVisible();
  },
};

export const Gone: Story = {
  parameters: { address: `${page}?open=a9`, fakes: [fake(readDataThread, { fails: 'data_answer_not_found' })] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('这次提问已不存在')).toBeVisible();
  },
};

export const Failed: Story = {
  parameters: { address: `${page}?open=a1`, fakes: [fake(readDataThread, { fails: 'unreachable' })] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '重试' })).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: {
    address: `${page}?open=a1`,
    fakes: [fake(readDataThread, { data: samples.threadOf(samples.answer), delay: 'infinite' })],
  },
};

export const Refused: Story = {
  parameters: { fakes: [fake(askData, { fails: 'too_many_questions' })] },
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('textbox', { name: /问/ });
    await userEvent.type(field, '问答次数{Enter}');
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /问/ })).toHaveValue('问答次数'));
  },
};

export const Phone: Story = {
  parameters: { address: `${page}?open=a1` },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/五个助手合计/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: '新建提问' })).toBeNull();
  },
};

/** The association's own data alone: no other source, and none to look after. */
export const AssociationAlone: Story = {
  parameters: { address: '/assistantAI/nl2sql' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '各知识库的文档数' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: '数据源' })).toBeNull();
  },
};
