import { testFaq } from '@console/api/contract';
import { fake } from '@console/api/fake';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { onPage } from '../../../testing/pageStory.js';
import { candidate } from './faq.fixtures.js';
import FaqTrial from './FaqTrial.js';

const found = fake(testFaq, {
  data: {
    hit: { id: 'f121', score: 0.94, answer: '13 秒或以下复位至 14 秒。', variant: null },
    candidates: [
      candidate(),
      candidate({ id: 'f118', number: 118, question: '24 秒计时钟什么时候复位到 14 秒', score: 0.81 }),
      candidate({ id: 'f123', number: 123, question: '三人篮球怎么复位', deniedBy: '前场怎么复位', vectorScore: null }),
      candidate({ id: 'f9', number: 9, question: '球衣号码怎么选', difference: 'subject', score: 0.3, shared: [] }),
    ],
    passages: [
      {
        chunkId: 'c1',
        documentId: 'd1',
        documentName: '篮球竞赛规则（2024 版）.pdf',
        heading: ['第 29 条 24 秒钟'],
        content: '如果进攻计时钟显示 14 秒或以上，不应复位，从停止处继续。',
        score: 0.72,
      },
    ],
  },
});

const meta = {
  title: 'Screens/Knowledge/FaqTrial',
  component: FaqTrial,
  args: { kbId: 'b1', onClose: fn(), onOpen: fn() },
  decorators: [onPage],
  parameters: { address: '/assistantAI/knowledgeBase/index?base=b1&faq=b1&open=try', fakes: [found] },
} satisfies Meta<typeof FaqTrial>;
export default meta;
type Story = StoryObj<typeof meta>;

type Play = NonNullable<Story['play']>;
const asks: Play = async ({ userEvent }) => {
  const field = await screen.findByRole('textbox', { name: /输入一个问题/ });
  await userEvent.type(field, '前场掷球入界怎么复位{Enter}');
};

/** Which answers, why, and what would answer otherwise. */
export const Hits: Story = {
  play: async (context) => {
    await asks(context);
    await expect(await screen.findByRole('heading', { name: '命中' })).toBeVisible();
    await expect(screen.getByText(/用词相同 94% · 语义相近 91%/)).toBeVisible();
    await expect(screen.getByText('如果它不命中，下一条是它')).toBeVisible();
    await expect(screen.getByText('被反例“前场怎么复位”挡住')).toBeVisible();
    await expect(screen.getByText('问的对象不同')).toBeVisible();
    await context.userEvent.click(screen.getByRole('button', { name: '24 秒计时钟什么时候复位到 14 秒' }));
    await expect(context.args.onOpen).toHaveBeenCalledWith('f118');
  },
};

export const Empty: Story = {
  parameters: { fakes: [fake(testFaq, { data: { hit: null, candidates: [], passages: [] } })] },
  play: async (context) => {
    await asks(context);
    await expect(await screen.findByText('没有接近的 FAQ')).toBeVisible();
  },
};

export const Loading: Story = { parameters: { fakes: [fake(testFaq, { delay: 'infinite' })] }, play: asks };

export const Failed: Story = {
  parameters: { fakes: [fake(testFaq, { fails: 'unreachable' })] },
  play: async (context) => {
    await asks(context);
    await expect(await screen.findByRole('button', { name: '重试' })).toBeVisible();
  },
};

export const NotPermitted: Story = { parameters: { fakes: [fake(testFaq, { fails: 'not_permitted' })] }, play: asks };

export const Phone: Story = { ...Hits, globals: { viewport: { value: 'phone' } } };
