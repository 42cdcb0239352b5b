import {
  compareTripleCandidate,
  decideTripleCandidates,
  pageTripleCandidates,
  pageTripleEntities,
  pageTripleRelationships,
  passTripleTask,
  readGraphKinds,
  readTripleImport,
  readTripleSource,
  readTripleTask,
  undoTripleDecision,
} from '@console/api/contract';
import { fake } from '@console/api/fake';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { onPage } from '../../../testing/pageStory.js';
import * as samples from './triples.fixtures.js';
import TripleTaskDetailPage from './TripleTaskDetailPage.js';

const address = '/assistantAI/knowledgeGraph/tripleTaskDetail?id=task1';
const around = [
  fake(readTripleTask, { data: samples.taskDetail }),
  fake(readGraphKinds, { data: samples.kinds }),
  fake(readTripleSource, { data: samples.source }),
  fake(compareTripleCandidate, {
    dataFor: ({ id }) =>
      id === 'c2' ? { ...samples.compared, contradicting: [samples.contradiction] } : samples.compared,
  }),
];
const listed = fake(pageTripleCandidates, { data: samples.candidatePage(samples.candidates) });
const waitingOnes = fake(pageTripleCandidates, {
  dataFor: ({ decision }) =>
    samples.candidatePage(samples.candidates.filter((one) => decision === undefined || one.decision === decision)),
});
const decides = [
  fake(decideTripleCandidates, { data: { decisionId: 'x1', count: 1, unresolved: 0 } }),
  fake(undoTripleDecision, { data: null }),
];

const meta = {
  title: 'Screens/Graph/TripleTaskDetailPage',
  component: TripleTaskDetailPage,
  decorators: [onPage],
  parameters: { address, fakes: [...around, ...decides, listed] },
} satisfies Meta<typeof TripleTaskDetailPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const rows = () => screen.findByRole('list', { name: '待审核的三元组' }, { timeout: 10_000 });

export const Loads: Story = {
  play: async ({ canvas }) => {
    await expect(within(await rows()).getAllByRole('listitem')).toHaveLength(4);
    await expect(canvas.getByText('1/4')).toBeVisible();
    await expect(canvas.getByRole('button', { name: '写入图谱 1' })).toBeEnabled();
  },
};

/** Beside the list there is room for the source: review goes on at the first triple that waits, without being asked. */
export const BeginsAtTheFirstThatWaits: Story = {
  parameters: { fakes: [...around, ...decides, listed, waitingOnes] },
  play: async () => {
    const list = within(await rows());
    await waitFor(() => expect(list.getByRole('button', { current: true })).toHaveTextContent('14 秒'));
  },
};

/** What was found is listed by itself too, and leads to its review: nothing of it need be in the graph. */
export const FoundRelationships: Story = {
  parameters: {
    address: `${address}&tab=relations`,
    fakes: [
      ...around,
      fake(pageTripleRelationships, { data: samples.pageOf([{ ...samples.contradiction, id: 'c3' }]) }),
    ],
  },
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: '前场掷球入界' }, { timeout: 10_000 });
    await expect(link).toHaveAttribute('href', expect.stringMatching(/tripleTaskDetail\?id=task1&open=c3$/));
  },
};

export const FoundEntities: Story = {
  parameters: {
    address: `${address}&tab=entities`,
    fakes: [...around, fake(pageTripleEntities, { data: samples.foundEntities })],
  },
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: '前场掷球入界' }, { timeout: 10_000 });
    await expect(link).toHaveAttribute('href', expect.stringContaining(`q=${encodeURIComponent('前场掷球入界')}`));
  },
};

/** By keys alone: each key decides, the next one is there at once, and Z takes the last act back. */
export const ByKeys: Story = {
  parameters: { address: `${address}&open=c3` },
  play: async ({ canvas, userEvent }) => {
    const list = within(await rows());
    await waitFor(() => expect(list.getByRole('button', { current: true })).toHaveTextContent('20 秒'));
    await userEvent.keyboard('r');
    await waitFor(() => expect(list.getByRole('button', { current: true })).toHaveTextContent('24 秒'));
    await expect(await canvas.findByText('已驳回 第 003 条')).toBeVisible();
    await userEvent.keyboard('z');
    await waitFor(() => expect(list.getByRole('button', { current: true })).toHaveTextContent('20 秒'));
    await expect(await screen.findByText('已撤销')).toBeVisible();
  },
};

/** What the graph contradicts does not pass by a key: one of three things has to be chosen. */
export const Contradicting: Story = {
  parameters: { address: `${address}&open=c2` },
  play: async ({ canvas, userEvent }) => {
    await rows();
    await expect(await canvas.findByRole('button', { name: '通过本条，旧条失效' })).toBeVisible();
    await userEvent.keyboard('a');
    await expect(await canvas.findByText(/请在“与已通过的图谱对照”中选择/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '通过本条，旧条失效' }));
    await expect(await canvas.findByText('已通过 第 002 条')).toBeVisible();
  },
};

/** Somebody else was quicker: that is told at the triple. */
export const DecidedMeanwhile: Story = {
  parameters: {
    address: `${address}&open=c3`,
    fakes: [...around, listed, fake(decideTripleCandidates, { fails: 'already_reviewed' })],
  },
  play: async ({ canvas, userEvent }) => {
    const list = within(await rows());
    await waitFor(() => expect(list.getByRole('button', { current: true })).toHaveTextContent('20 秒'));
    await userEvent.keyboard('a');
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await expect(list.getByRole('button', { current: true })).toHaveTextContent('20 秒');
  },
};

/** It says how many nobody has looked at before anything is passed. */
export const AsksBeforePassing: Story = {
  parameters: {
    fakes: [...around, listed, fake(passTripleTask, { data: { seenCount: 1, acceptedCount: 1, passedCount: 0 } })],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '写入图谱 1' }));
    const asked = await screen.findByText(/还有 3 条没有看过/, {}, { timeout: 15_000 });
    await waitFor(() => expect(asked).toBeVisible());
  },
};

export const Passing: Story = {
  parameters: {
    fakes: [
      fake(readTripleTask, { data: { ...samples.taskDetail, status: 'passing', progress: 40 } }),
      ...around.slice(1),
      listed,
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/正在写入图谱，已完成 40%/)).toBeVisible();
    await expect(canvas.queryByRole('group', { name: /的处理/ })).toBeNull();
  },
};

export const Files: Story = {
  parameters: { address: `${address}&tab=files` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('大模型超时')).toBeVisible();
  },
};

export const OfAnImport: Story = {
  parameters: {
    address: '/assistantAI/knowledgeGraph/tripleTaskDetail?importId=import1&open=c9',
    fakes: [
      ...around,
      fake(readTripleImport, { data: samples.oneImport }),
      fake(pageTripleCandidates, {
        data: samples.candidatePage(samples.candidates.slice(2, 3).map((one) => ({ ...one, id: 'c9', source: null }))),
      }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('导入的三元组，只带有这句依据')).toBeVisible();
    await expect(canvas.queryByRole('tab', { name: '文件' })).toBeNull();
  },
};

export const Empty: Story = {
  parameters: { fakes: [...around, fake(pageTripleCandidates, { data: samples.candidatePage([]) })] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('没有抽取到三元组')).toBeVisible();
  },
};
export const Gone: Story = {
  parameters: { fakes: [fake(readTripleTask, { fails: 'triple_task_not_found' })] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '返回图谱抽取' })).toBeVisible();
    await expect(canvas.queryByRole('tab')).toBeNull();
  },
};
export const Failed: Story = {
  parameters: { fakes: [...around, fake(pageTripleCandidates, { fails: 'unreachable' })] },
};
export const NotPermitted: Story = { parameters: { fakes: [fake(readTripleTask, { fails: 'not_permitted' })] } };
/** There the source would cover the list: it waits to be asked for. */
export const PhoneShowsTheList: Story = {
  parameters: { fakes: [...around, ...decides, listed, waitingOnes] },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(within(await rows()).getAllByRole('listitem')).toHaveLength(4);
    await expect(canvas.queryByRole('button', { current: true })).toBeNull();
  },
};
export const Phone: Story = {
  parameters: { address: `${address}&open=c3` },
  globals: { viewport: { value: 'phone' } },
};
