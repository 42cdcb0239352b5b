import {
  listTools,
  pageInsurance,
  readInsurance,
  readInsuranceEvidence,
  removeInsurance,
  startInsurance,
} from '@console/api/contract';
import { fake } from '@console/api/fake';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { onPage } from '../../../testing/pageStory.js';
import { sampleTools } from '../tools.fixtures.js';
import { answeredQuestion, longQuestion, questionRows } from './insurance.fixtures.js';
import InsuranceTool from './InsuranceTool.js';

const pageOf = <Row,>(list: Row[]) => ({ list, total: list.length, current: 1, size: 20 });
const withModel = sampleTools.map((tool) => ({ ...tool, state: 'ready', notice: '' }));
const passage = { chunkId: 'c1', chunkIndex: 1, heading: [], content: '意外医疗每次免赔额100元，超出部分按80%赔付。' };
const evidence = { documentId: 'd1', name: '参赛保险条款.md', heights: [], pages: [], passages: [passage] };

const fakes = [
  fake(listTools, { data: withModel }),
  fake(pageInsurance, { data: pageOf(questionRows) }),
  fake(readInsurance, { data: answeredQuestion }),
  fake(readInsuranceEvidence, { data: evidence }),
  fake(startInsurance, { data: { id: 'q1' } }),
  fake(removeInsurance, { data: null }),
];

const at = '/assistantAI/AIToolWall/tool?id=insurance';

const meta = {
  title: 'Screens/Tools/InsuranceTool',
  component: InsuranceTool,
  decorators: [onPage],
  args: { embedded: false },
  parameters: { address: `${at}&ask=q1`, fakes },
} satisfies Meta<typeof InsuranceTool>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The evidence opens beside the answer. */
export const Usual: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '查看结果' }));
    await userEvent.click(await canvas.findByRole('button', { name: '查看依据 1' }));
    await expect(await canvas.findByRole('heading', { name: '依据', level: 2 })).toBeVisible();
  },
};

/** A question is asked by Enter; what is shown then is its steps. */
export const Begin: Story = {
  parameters: { address: at },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: '提问' }), '医疗费能赔多少？{Enter}');
    await expect(await canvas.findByText(/超出部分赔 80%/)).toBeVisible();
  },
};

/** What it needs is said before anything is asked. */
export const WithoutModel: Story = {
  parameters: {
    address: at,
    // Nobody asked yet: a question of the list would bear the name of the sample.
    fakes: [...fakes, fake(listTools, { data: [...sampleTools] }), fake(pageInsurance, { data: pageOf([]) })],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('需要模型：由管理员在模型库中配置对话模型后才能提问')).toBeVisible();
    await expect(canvas.getByRole('button', { name: '医疗费 3000 元能赔多少？' })).toBeDisabled();
  },
};

export const Removes: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '删除这个提问' }));
    await userEvent.click(await screen.findByRole('button', { name: '删除' }));
    await expect(await canvas.findByText('问参赛保险和理赔')).toBeVisible();
  },
};

/** The questions that are there stay while they are asked for again. */
export const Refreshing: Story = {
  parameters: { fakes: [...fakes, fake(pageInsurance, { data: pageOf(questionRows), delay: 900 })] },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('受伤后怎么申请理赔？', {}, { timeout: 5000 })).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: '提问' }), '医疗费能赔多少？{Enter}');
    await expect(await canvas.findByText(/超出部分赔 80%/)).toBeVisible();
    await expect(canvas.getByText('受伤后怎么申请理赔？')).toBeVisible();
  },
};

export const NotPermitted: Story = {
  parameters: {
    fakes: [...fakes, fake(pageInsurance, { fails: 'not_permitted' }), fake(readInsurance, { fails: 'not_permitted' })],
  },
};

/** Nothing long pushes anything out of its place; a step that was not made says why. */
export const LongText: Story = {
  parameters: {
    fakes: [
      ...fakes,
      fake(pageInsurance, { data: pageOf(questionRows.map((row) => ({ ...row, question: row.question.repeat(20) }))) }),
      fake(readInsurance, { data: longQuestion }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('之前的检索没有找到过这段依据')).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

/** Under 1280 px the evidence comes over the answer, takes the focus, and goes with Escape. */
export const EvidenceOverTheAnswer: Story = {
  globals: { viewport: { value: 'laptop' } },
  parameters: { address: `${at}&ask=q1&cite=1` },
  play: async ({ canvas, userEvent }) => {
    const drawer = await canvas.findByRole('dialog', { name: '依据' });
    await waitFor(() => expect(drawer.contains(document.activeElement)).toBe(true));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('dialog', { name: '依据' })).toBeNull());
  },
};

export const Loading: Story = {
  parameters: { fakes: [...fakes, fake(readInsurance, { delay: 'infinite' })] },
};

export const Failed: Story = {
  parameters: { fakes: [...fakes, fake(readInsurance, { fails: 'internal', message: '服务没有响应' })] },
};

/** Deleted, or somebody else's. */
export const Gone: Story = {
  parameters: { fakes: [...fakes, fake(readInsurance, { fails: 'insurance_question_not_found' })] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('没有这个提问')).toBeVisible();
  },
};

export const Empty: Story = {
  parameters: { address: at, fakes: [...fakes, fake(pageInsurance, { data: pageOf([]) })] },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
