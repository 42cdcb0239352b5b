import { addFaq, findSimilarFaq, listFaqTags, pageGaps, readGapEvidence, settleGaps } from '@console/api/contract';
import { fake } from '@console/api/fake';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { onPage } from '../../../testing/pageStory.js';
import { evidence, gap, gaps, pageOf } from './gaps.fixtures.js';
import { GapPanel } from './GapPanel.js';

const address = '/assistantAI/knowledgeBase/index?base=b1&faq=b1&view=gaps';
const list = fake(pageGaps, { data: pageOf(gaps) });
const found = fake(readGapEvidence, { data: evidence() });
const shown = [list, found];
const writing = [
  fake(pageGaps, { data: pageOf([gap()]) }),
  found,
  fake(listFaqTags, { data: [] }),
  fake(findSimilarFaq, { data: [] }),
  fake(addFaq, { data: { id: 'f130' } }),
];

const meta = {
  title: 'Screens/Knowledge/GapPanel',
  component: GapPanel,
  args: { knowledgeBaseId: 'b1', baseName: '竞赛规则库' },
  decorators: [onPage],
  parameters: { address, fakes: shown },
} satisfies Meta<typeof GapPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

const drawer = async (name = '待补问题') => within(await screen.findByRole('dialog', { name }));

export const Loads: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('又出现 2 次')).toBeVisible();
    await expect(canvas.getByText('没有答上来 6 次')).toBeVisible();
  },
};

/** Of all bases, each names its own. */
export const OfAllBases: Story = {
  parameters: { address: `${address}&scope=all&reason=unanswered&q=篮球` },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('竞赛规则库', { selector: 'small' })).length).toBeGreaterThan(0);
  },
};

export const Opened: Story = {
  parameters: { address: `${address}&open=g1` },
  play: async () => {
    const details = await drawer();
    await expect(await details.findByText('近 180 天 5 人问过 7 次', { exact: false })).toBeVisible();
    await expect(await details.findByText('相关 82%')).toBeVisible();
    await expect(details.getByText('请问轮椅篮球怎么算犯规')).toBeVisible();
    await expect(details.getByRole('button', { name: '写成 FAQ' })).toBeVisible();
  },
};

/** It was done once, and came up again. */
export const CameUpAgain: Story = {
  parameters: { address: `${address}&open=g2` },
  play: async () => {
    const details = await drawer();
    await expect(await details.findByText(/陈思远 于 .* 处理后，又出现 2 次/)).toBeVisible();
    await expect(details.getByText('已写成 FAQ #121')).toBeVisible();
  },
};

export const AnsweredByNow: Story = {
  parameters: {
    address: `${address}&open=g1`,
    fakes: [list, fake(readGapEvidence, { data: evidence({ answeredBy: 'f7' }) })],
  },
  play: async () => {
    await expect(await (await drawer()).findByText(/现在会由 FAQ #7 回答/)).toBeVisible();
  },
};

export const NothingFound: Story = {
  parameters: {
    address: `${address}&open=g1`,
    fakes: [list, fake(readGapEvidence, { data: evidence({ faqs: [], passages: [] }) })],
  },
  play: async () => {
    await expect(await (await drawer()).findByText(/没有找到任何依据/)).toBeVisible();
  },
};

export const EvidenceFails: Story = {
  parameters: { address: `${address}&open=g1`, fakes: [list, fake(readGapEvidence, { fails: 'unreachable' })] },
  play: async () => {
    await expect(await (await drawer()).findByRole('button', { name: '重试' })).toBeVisible();
  },
};

/** The draft holds the question, the other wordings, and an answer from the best evidence. */
export const WritesFaq: Story = {
  parameters: { address: `${address}&draft=g1`, fakes: writing },
  play: async ({ userEvent }) => {
    const form = await drawer('写成 FAQ');
    await waitFor(() => expect(form.getByRole('textbox', { name: '问题' })).toHaveDisplayValue('轮椅篮球怎么算犯规？'));
    await expect(form.getByText(/答案取自“轮椅篮球规则.pdf”/)).toBeVisible();
    const answer = await form.findByRole('textbox', { name: '答案' });
    // What a document says is text, whatever it looks like.
    await expect(answer).toHaveTextContent('侵人犯规 <b>一次</b>');
    await userEvent.click(form.getByRole('button', { name: '创建' }));
    await expect(await screen.findByText('已写成 FAQ，问题已完成')).toBeVisible();
  },
};

export const DraftFails: Story = {
  parameters: { address: `${address}&draft=g1`, fakes: [list, fake(readGapEvidence, { fails: 'gap_not_found' })] },
};

/** Several are done at once, and it can be taken back. */
export const SettlesSeveral: Story = {
  parameters: { fakes: [...shown, fake(settleGaps, { data: null })] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: /轮椅篮球怎么算犯规/ }));
    await userEvent.click(within(await canvas.findByRole('toolbar')).getByRole('button', { name: '标记完成' }));
    await expect(await screen.findByText('已完成 1 个问题，再被问到时会回来')).toBeVisible();
    await expect(screen.getByRole('button', { name: '撤销' })).toBeVisible();
  },
};

/** What is done can be put back. */
export const Done: Story = {
  parameters: {
    address: `${address}&state=done`,
    fakes: [
      fake(pageGaps, {
        data: pageOf([gap({ state: 'done', settledBy: '陈思远', settleTime: '2026-11-20T02:00:00.000Z' })]),
      }),
      found,
    ],
  },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('button', { name: '放回队列' })).length).toBeGreaterThan(0);
  },
};

export const Empty: Story = {
  parameters: { fakes: [fake(pageGaps, { data: pageOf([]) })] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('没有待补问题')).toBeVisible();
  },
};

export const FindsNothing: Story = {
  parameters: { address: `${address}&q=篮网`, fakes: [fake(pageGaps, { data: pageOf([]) })] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '清除条件' })).toBeVisible();
  },
};

export const Loading: Story = { parameters: { fakes: [fake(pageGaps, { delay: 'infinite' })] } };

export const Failed: Story = {
  parameters: { fakes: [fake(pageGaps, { fails: 'unreachable' })] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '重试' })).toBeVisible();
  },
};

export const NotPermitted: Story = { parameters: { fakes: [fake(pageGaps, { fails: 'not_permitted' })] } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
