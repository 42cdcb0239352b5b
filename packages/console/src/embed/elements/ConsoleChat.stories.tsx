import { pageAssistants, pageTopics } from '@console/api/contract';
import { fake } from '@console/api/fake';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { general } from '../../areas/chat/assistant.fixtures.js';
import { ConsoleChat } from './ConsoleChat.js';

const listed = (...list: readonly (typeof general)[]) =>
  fake(pageAssistants, { data: { list: [...list], total: list.length, current: 1, size: 200 } });
const noTopics = fake(pageTopics, { data: { list: [], total: 0, current: 1, size: 20 } });

/** What `<console-chat>` shows inside of its shadow root. */
const meta = {
  title: 'Screens/Embed/ConsoleChat',
  component: ConsoleChat,
  decorators: [
    (Story) => (
      <div style={{ height: '100dvh' }}>
        <Story />
      </div>
    ),
  ],
  args: {
    assistant: 'general',
    server: location.origin,
    getToken: () => Promise.resolve('token-of-the-page'),
    onReady: fn(),
    onError: fn(),
  },
  argTypes: { onReady: { control: false }, onError: { control: false } },
  parameters: { fakes: [listed(general), noTopics] },
} satisfies Meta<typeof ConsoleChat>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loads: Story = {
  tags: ['visual'],
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByText('可以问我竞赛规则、报名和裁判方面的问题。')).toBeVisible();
    await expect(args.onReady).toHaveBeenCalledOnce();
    await expect(args.onReady).toHaveBeenCalledWith({ assistant: 'general' });
  },
};

export const Phone: Story = { ...Loads, tags: ['visual'], globals: { viewport: { value: 'phone' } } };

export const Loading: Story = {
  args: { getToken: () => new Promise(() => undefined) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status', { name: '正在连接…' })).toBeVisible();
  },
};

/** The page around has none to give: nobody is signed in there. */
export const NotPermitted: Story = {
  tags: ['visual'],
  args: { getToken: () => Promise.reject(new Error('signed out')) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('没有取得访问凭证');
    await expect(canvas.getByRole('button', { name: '重试' })).toBeVisible();
  },
};

/** Each token is refused, and the page is not asked without end. */
export const SessionOver: Story = {
  args: { getToken: fn(() => Promise.resolve('token-that-ended')) },
  parameters: { fakes: [fake(pageAssistants, { fails: 'not_signed_in' })] },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByText('登录已失效')).toBeVisible();
    await expect(args.getToken).toHaveBeenCalledTimes(2);
  },
};

export const Empty: Story = {
  args: { assistant: undefined },
  parameters: { fakes: [listed(), noTopics] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('没有可用的助手');
  },
};

/** A page that draws itself anew hands in another function: nothing is asked again for that. */
export const DrawnAgain: Story = {
  ...Loads,
  tags: [],
  render: (args) => <ConsoleChat {...args} getToken={() => args.getToken?.() ?? Promise.reject(new Error('none'))} />,
  args: { getToken: fn(() => Promise.resolve('token-of-the-page')) },
  play: async (context) => {
    await Loads.play?.(context);
    await expect(context.args.getToken).toHaveBeenCalledOnce();
  },
};
