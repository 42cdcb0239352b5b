import { pageAssistants, pageSessions, pageTopics, readAnswer, streamAnswer } from '@console/api/contract';
import { fake } from '@console/api/fake';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { onPage } from '../../testing/pageStory.js';
import DeepseekPage from './DeepseekPage.js';
import { answered, none, one, running, topic } from './deepseek.fixtures.js';

const address = '/assistantAI/deepseek';

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
    await waitFor(() => expect(canvas.getByRole('group', { name: '思考过程' })).toHaveTextContent('要一句话。'));
    await expect(canvas.queryByRole('combobox', { name: /助手/ })).toBeNull();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

/** Says whom one talks to, and that nothing rests on evidence. */
export const New: Story = {
  parameters: { address, fakes: [fake(pageTopics, { data: none }), fake(pageAssistants, { data: none })] },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/不检索知识库，回答没有依据/)).toBeVisible());
    await expect(canvas.getByRole('textbox')).toBeEnabled();
  },
};

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
    await waitFor(() => expect(canvas.getByRole('group', { name: '思考过程' })).toHaveTextContent('要一句话。'));
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
