import {
  pageAssistants,
  pageSessions,
  pageTopics,
  readAnswer,
  type Session,
  streamAnswer,
} from '@console/api/contract';
import { fake } from '@console/api/fake';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { onPage } from '../../testing/pageStory.js';
import DeepseekPage from './DeepseekPage.js';

const address = '/assistantAI/deepseek';

const answered: Session = {
  id: 's1',
  topicId: 't1',
  question: '用一句话介绍挡拆战术',
  thoughts: '要一句话。\n挡拆是两名进攻队员的配合：一人掩护，一人借掩护突破或投篮。',
  answer: '挡拆是一名队员用身体掩护持球队友，帮他摆脱防守后突破、投篮或传给顺下的掩护者。',
  status: 'done',
  notice: null,
  failure: null,
  stage: { stage: 'done', bases: 0, used: 0, seconds: 4.2 },
  references: [],
  questions: ['挡拆怎么防守？'],
  isLike: null,
  feedback: '',
  createTime: '2026-11-20T10:00:00+08:00',
};
const one = <Row,>(row: Row) => ({ list: [row], total: 1, current: 1, size: 200 });
const none = { list: [], total: 0, current: 1, size: 20 };
const topic = {
  id: 't1',
  title: '用一句话介绍挡拆战术',
  assistantId: null,
  assistantName: '',
  running: false,
  createTime: '2026-11-20T10:00:00+08:00',
  updateTime: '2026-11-20T10:00:00+08:00',
};

const meta = {
  title: 'Screens/Chat/DeepseekPage',
  component: DeepseekPage,
  decorators: [onPage],
  parameters: {
    address: `${address}?topic=t1`,
    fakes: [
      fake(pageTopics, { data: one(topic) }),
      fake(pageSessions, { data: one(answered) }),
      fake(pageAssistants, { data: none }),
    ],
  },
} satisfies Meta<typeof DeepseekPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What the model thought is folded, and no assistant is offered. */
export const Answered: Story = {
  play: async ({ canvas, userEvent }) => {
    const fold = await canvas.findByRole('button', { name: '思考过程' });
    await userEvent.click(fold);
    await expect(canvas.getByRole('group', { name: '思考过程' })).toHaveTextContent('要一句话。');
    await expect(canvas.queryByRole('combobox', { name: /助手/ })).toBeNull();
  },
};

/** Says whom one talks to, and that nothing rests on evidence. */
export const New: Story = {
  parameters: { address, fakes: [fake(pageTopics, { data: none }), fake(pageAssistants, { data: none })] },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/不检索知识库，回答没有依据/)).toBeVisible());
    await expect(canvas.getByRole('textbox')).toBeEnabled();
  },
};

const running: Session = { ...answered, status: 'running', answer: '', thoughts: '', stage: null, questions: [] };

/** While it thinks, the fold can be opened; the answer follows. */
export const Thinks: Story = {
  parameters: {
    fakes: [
      fake(pageTopics, { data: one({ ...topic, running: true }) }),
      fake(pageSessions, { data: one(running) }),
      fake(readAnswer, { data: { ...running, text: '', lastEventId: 0 } }),
      fake(streamAnswer, {
        data: [
          { event: 'stage' as const, data: { stage: 'writing', bases: 0, used: 0, seconds: 0.4 } },
          { event: 'thought' as const, data: { text: '要一句话。' } },
        ],
      }),
      fake(pageAssistants, { data: none }),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    const fold = await canvas.findByRole('button', { name: '正在思考' });
    await userEvent.click(fold);
    await expect(canvas.getByRole('group', { name: '思考过程' })).toHaveTextContent('要一句话。');
  },
};

export const Fails: Story = {
  parameters: {
    fakes: [
      fake(pageTopics, { data: one(topic) }),
      fake(pageSessions, { fails: 'internal', message: '服务器说：读不出来' }),
      fake(pageAssistants, { data: none }),
    ],
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/读不出来/)).toBeVisible());
  },
};
