import {
  addTripleTask,
  estimateTripleTask,
  listGraphCategories,
  listTripleSchemas,
  pageTripleImports,
  pageTripleTasks,
  removeTripleTasks,
} from '@console/api/contract';
import { fake } from '@console/api/fake';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { onPage } from '../../../testing/pageStory.js';
import * as samples from '../review/triples.fixtures.js';
import TripleTasksPage from './TripleTasksPage.js';

const address = '/assistantAI/knowledgeGraph/tripleTasks';
const running = {
  ...samples.task,
  id: 'task2',
  taskName: '裁判手册抽取',
  status: 'running',
  progress: 37.4,
  relationCount: 0,
};
const around = [
  fake(listGraphCategories, { data: samples.categories }),
  fake(listTripleSchemas, { data: [samples.schema] }),
  fake(pageTripleImports, { data: samples.pageOf([samples.oneImport]) }),
  fake(estimateTripleTask, {
    data: { fileCount: 3, chunkCount: 412, method: 'text', tokens: null, model: null },
  }),
  fake(addTripleTask, { data: { id: 'task9' } }),
  fake(removeTripleTasks, { data: null }),
];
const listed = fake(pageTripleTasks, { data: samples.pageOf([samples.task, running]) });

const meta = {
  title: 'Screens/Graph/TripleTasksPage',
  component: TripleTasksPage,
  decorators: [onPage],
  parameters: { address, fakes: [...around, listed] },
} satisfies Meta<typeof TripleTasksPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loads: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '竞赛规则抽取' })).toBeVisible();
    await expect(canvas.getByText('抽取中 37%')).toBeVisible();
    await expect(canvas.getByText('1/4')).toBeVisible();
  },
};

export const Imports: Story = {
  parameters: { address: `${address}?tab=imports` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '裁判资格表' })).toBeVisible();
  },
};

/** Before it begins, it says what would be read, and that nothing is asked of a model. */
export const BeginsOne: Story = {
  parameters: { address: `${address}?open=new` },
  play: async ({ userEvent }) => {
    const drawer = within(await screen.findByRole('dialog', {}, { timeout: 15_000 }));
    await userEvent.type(await drawer.findByRole('textbox', { name: '任务名称' }), '规则抽取');
    await userEvent.click(drawer.getByRole('combobox', { name: '知识库' }));
    await userEvent.click(await screen.findByTitle('竞赛规则库 / 2024 版'));
    await expect(await drawer.findByText('3 个文件，412 个分段')).toBeVisible();
    await expect(drawer.getByText('不用大模型，不产生 token')).toBeVisible();
    await userEvent.click(drawer.getByRole('button', { name: '开始抽取' }));
    await waitFor(() => expect(screen.getByText('已开始抽取，可以离开此页')).toBeVisible());
  },
};

/** Deleting says what becomes of the graph. */
export const AsksBeforeDeleting: Story = {
  parameters: {
    fakes: [...around, fake(pageTripleTasks, { data: samples.pageOf([{ ...samples.task, passedCount: 31 }]) })],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /删除/ }));
    const asked = await screen.findByText(/写入图谱的 31 条关系也会从图谱中移除/, {}, { timeout: 15_000 });
    await waitFor(() => expect(asked).toBeVisible());
  },
};

export const Schemas: Story = {
  parameters: { address: `${address}?open=schemas` },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: '修改 规则模式' }, { timeout: 15_000 }));
    await expect(await screen.findByRole('textbox', { name: '模式名称' })).toHaveValue('规则模式');
  },
};

export const Empty: Story = { parameters: { fakes: [...around, fake(pageTripleTasks, { data: samples.pageOf([]) })] } };
export const Loading: Story = { parameters: { fakes: [...around, fake(pageTripleTasks, { delay: 'infinite' })] } };
export const Failed: Story = { parameters: { fakes: [...around, fake(pageTripleTasks, { fails: 'unreachable' })] } };
export const NotPermitted: Story = {
  parameters: { fakes: [...around, fake(pageTripleTasks, { fails: 'not_permitted' })] },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
