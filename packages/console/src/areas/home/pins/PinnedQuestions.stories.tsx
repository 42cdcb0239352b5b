import {
  listPinnedQuestions,
  modifySavedQuestion,
  type PinnedQuestion,
  readDataAnswer,
  runSavedQuestion,
  stopDataAnswer,
  streamDataAnswer,
} from '@console/api/contract';
import { fake } from '@console/api/fake';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { onPage } from '../../../testing/pageStory.js';
import { figurePin, pins } from './pins.fixtures.js';
import PinnedQuestions from './PinnedQuestions.js';

const listed = (list: readonly PinnedQuestion[]) => fake(listPinnedQuestions, { data: [...list] });
/** The answer that has begun is followed. */
const followed = fn();
const asked = { ...figurePin.answer, id: 'a9', threadId: 'a9', lastEventId: 0 };

const meta = {
  title: 'Screens/Home/PinnedQuestions',
  component: PinnedQuestions,
  decorators: [onPage],
  parameters: {
    address: '/assistantAI/overview',
    fakes: [
      listed(pins),
      fake(runSavedQuestion, { data: { id: 'a9' } }),
      fake(readDataAnswer, {
        data: { ...asked, status: 'done', table: { ...figurePin.answer.table, rows: [[97.4]] } },
      }),
      fake(modifySavedQuestion, { data: null }),
      fake(stopDataAnswer, { data: null }),
    ],
  },
} satisfies Meta<typeof PinnedQuestions>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '固定的问题' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: '全部' })).toHaveAttribute(
      'href',
      '#/assistantAI/text2sql?saved=all',
    );
  },
};

/** Asked again, the new answer takes the place of the old one. */
export const AsksAgain: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('96.3')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: `重新查询：${figurePin.question}` }));
    await expect(await canvas.findByText('97.4')).toBeVisible();
  },
};

/** While it is asked, what was found before stays, and it can be stopped. */
export const Asking: Story = {
  parameters: {
    fakes: [
      listed(pins),
      fake(runSavedQuestion, { data: { id: 'a9' } }),
      fake(readDataAnswer, { data: { ...asked, status: 'running', table: null } }),
      fake(streamDataAnswer, {
        dataFor: () => {
          followed();
          return [{ event: 'stage' as const, data: { stage: 'querying' } }];
        },
      }),
      fake(stopDataAnswer, { data: null }),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: `重新查询：${figurePin.question}` }));
    await waitFor(() => expect(followed).toHaveBeenCalled());
    await userEvent.click(await canvas.findByRole('button', { name: `停止查询：${figurePin.question}` }));
    await expect(canvas.getByText('96.3')).toBeVisible();
  },
};

/** Taken off the overview, and back for a moment. */
export const Unpins: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: `取消固定：${figurePin.question}` }));
    await expect(await screen.findByText('已取消固定')).toBeInTheDocument();
  },
};

/** Nothing pinned, nothing drawn. */
export const Empty: Story = {
  parameters: { fakes: [listed([])] },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByRole('heading', { name: '固定的问题' })).toBeNull());
  },
};

export const Loading: Story = { parameters: { fakes: [fake(listPinnedQuestions, { delay: 'infinite' })] } };

export const Failed: Story = {
  parameters: { fakes: [fake(listPinnedQuestions, { fails: 'unreachable' })] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '重试' })).toBeVisible();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
