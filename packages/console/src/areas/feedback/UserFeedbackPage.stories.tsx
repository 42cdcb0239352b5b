import { pageUserFeedback, type UserFeedback } from '@console/api/contract';
import { fake } from '@console/api/fake';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { onPage } from '../../testing/pageStory.js';
import UserFeedbackPage from './UserFeedbackPage.js';

const first: UserFeedback = {
  id: 'f1',
  feedbackInfo: '检索结果里同一段依据出现了两次，希望合并显示',
  imageUrl: '',
  sessionId: null,
  question: '',
  userId: 'luyuan',
  username: '陆远',
  createTime: '2026-11-20T10:00:00+08:00',
  status: 'pending',
  handleNote: '',
  handledBy: '',
  handleTime: null,
};
const second: UserFeedback = {
  ...first,
  id: 'f2',
  feedbackInfo: '建议在手机上也能看到引用的页面',
  status: 'done',
  handleNote: '下个版本支持',
  handledBy: '管理员',
  handleTime: '2026-11-21T10:00:00+08:00',
};
const address = '/assistantAI/permission/feed';

const meta = {
  title: 'Screens/Feedback/UserFeedbackPage',
  component: UserFeedbackPage,
  decorators: [onPage],
  parameters: {
    address,
    fakes: [fake(pageUserFeedback, { data: { list: [first, second], total: 2, current: 1, size: 20 } })],
  },
} satisfies Meta<typeof UserFeedbackPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loads: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(first.feedbackInfo)).toBeVisible();
  },
};

export const Phone: Story = { tags: ['visual'], ...Loads, globals: { viewport: { value: 'phone' } } };

export const Empty: Story = {
  tags: ['visual'],
  parameters: { fakes: [fake(pageUserFeedback, { data: { list: [], total: 0, current: 1, size: 20 } })] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('还没有用户反馈')).toBeVisible();
  },
};

export const Failed: Story = {
  parameters: { fakes: [fake(pageUserFeedback, { fails: 'unreachable' })] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '重试' })).toBeVisible();
  },
};

/** Stepping on shows what was done about the next one, not about the one before. */
export const StepsFromOneToTheNext: Story = {
  parameters: { address: `${address}?open=${first.id}` },
  play: async ({ userEvent }) => {
    await expect(await screen.findByRole('radio', { name: '待处理' })).toBeChecked();
    await userEvent.click(screen.getByRole('button', { name: /下一/ }));
    await waitFor(async () => expect(await screen.findByDisplayValue('下个版本支持')).toBeVisible());
    await expect(screen.getByRole('radio', { name: '已处理' })).toBeChecked();
  },
};
