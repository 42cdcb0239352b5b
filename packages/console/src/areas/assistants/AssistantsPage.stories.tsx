import { modifyAssistant, pageAssistants } from '@console/api/contract';
import { fake } from '@console/api/fake';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { onPage } from '../../testing/pageStory.js';
import AssistantsPage from './AssistantsPage.js';

const assistant = {
  id: 'general',
  assistantName: '通用助手',
  description: '规则、制度和日常办事',
  welcome: '你好',
  sampleQuestions: ['24 秒计时钟在什么情况下复位？'],
  knowledgeBases: [{ id: 'rules', name: '竞赛规则库' }],
  enabled: true,
  orderNum: 1,
  updateTime: '2026-11-20T10:00:00+08:00',
};

const finance = { ...assistant, id: 'finance', assistantName: '财务助手', welcome: '经费预算可以问我', orderNum: 2 };

const page = fake(pageAssistants, { data: { list: [assistant, finance], total: 2, current: 1, size: 20 } });

const meta = {
  title: 'Screens/Assistants/AssistantsPage',
  component: AssistantsPage,
  decorators: [onPage],
  parameters: { address: '/assistantAI/aiManage/configuration', fakes: [page] },
} satisfies Meta<typeof AssistantsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loads: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('通用助手')).toBeVisible();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Empty: Story = {
  parameters: { fakes: [fake(pageAssistants, { data: { list: [], total: 0, current: 1, size: 20 } })] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('还没有助手')).toBeVisible();
  },
};

export const Edits: Story = {
  parameters: {
    address: '/assistantAI/aiManage/configuration?open=general',
    fakes: [page, fake(modifyAssistant, { fails: 'name_taken', message: '已有同名助手' })],
  },
  play: async ({ userEvent }) => {
    const name = await screen.findByRole('textbox', { name: '名称' });
    await userEvent.type(name, '二');
    await userEvent.click(screen.getByRole('button', { name: '保存' }));
    await waitFor(async () => expect(await screen.findByText('已有同名助手')).toBeVisible());
    await expect(name).toHaveValue('通用助手二');
  },
};

/** The drawer stays open beside the list: another assistant brings its own fields, and its own button. */
export const GoesOnToAnother: Story = {
  parameters: { address: '/assistantAI/aiManage/configuration?open=general' },
  play: async ({ canvas, userEvent }) => {
    await expect(await screen.findByDisplayValue('通用助手')).toBeVisible();
    const row = canvas.getByRole('row', { name: /财务助手/ });
    await userEvent.click(within(row).getByRole('button', { name: /^编辑/ }));
    await waitFor(async () => expect(await screen.findByDisplayValue('财务助手')).toBeVisible());
    await expect(screen.getByDisplayValue('经费预算可以问我')).toBeVisible();
    await expect(screen.queryByDisplayValue('通用助手')).toBeNull();
  },
};
