import { analyseFeedbackCases, pageAnswerFeedback, pageAssistants } from '@console/api/contract';
import { fake } from '@console/api/fake';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { onPage } from '../../testing/pageStory.js';
import AnswerFeedbackPage from './AnswerFeedbackPage.js';
import * as samples from './cases/cases.fixtures.js';

const address = '/assistantAI/aiManage/feed';
const assistants = fake(pageAssistants, { data: { list: [], total: 0, current: 1, size: 20 } });
const figures = fake(analyseFeedbackCases, { data: samples.figures });
const list = fake(pageAnswerFeedback, { data: samples.pageOf([...samples.list, samples.liked]) });

const meta = {
  title: 'Screens/Feedback/AnswerFeedbackPage',
  component: AnswerFeedbackPage,
  decorators: [onPage],
  parameters: { address, fakes: [list, figures, assistants] },
} satisfies Meta<typeof AnswerFeedbackPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loads: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('二级裁判员晋级需要执裁多少场')).toBeVisible();
    await expect(await canvas.findByText('6.3')).toBeVisible();
    const causes = within(canvas.getByRole('table', { name: '原因' }));
    await expect(causes.getByRole('row', { name: /^分段不对 18 3$/ })).toBeVisible();
  },
};

/** A cause leads to its cases. */
export const ByCause: Story = {
  play: async ({ canvas, userEvent }) => {
    const causes = within(await canvas.findByRole('table', { name: '原因' }));
    await userEvent.click(causes.getByRole('button', { name: '没有资料' }));
    await waitFor(() => expect(causes.getByRole('button', { name: '没有资料' })).toBePressed());
    await userEvent.click(causes.getByRole('button', { name: '没有资料' }));
    await waitFor(() => expect(causes.getByRole('button', { name: '没有资料' })).not.toBePressed());
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Empty: Story = {
  parameters: {
    fakes: [
      assistants,
      fake(pageAnswerFeedback, { data: samples.pageOf([]) }),
      fake(analyseFeedbackCases, {
        data: { opened: 0, closed: 0, reopened: 0, open: 0, overdue: 0, medianHours: null, causes: [] },
      }),
    ],
  },
};

export const Failed: Story = {
  parameters: { fakes: [figures, assistants, fake(pageAnswerFeedback, { fails: 'unreachable' })] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '重试' })).toBeVisible();
  },
};
