import {
  type AssistantTrial,
  listAssistantVersions,
  modifyAssistant,
  pageAssistants,
  pageKnowledgeBases,
  readAssistantChoices,
  restoreAssistant,
  tryAssistant,
} from '@console/api/contract';
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
  knowledgeBases: [
    { id: 'rules', name: '竞赛规则库', weight: 2 },
    { id: 'news', name: '赛事新闻', weight: 1 },
  ],
  answering: {
    prompt: '你是裁判长，先说结论。',
    modelId: 'm2',
    temperature: 0.3,
    followUps: true,
    functionIds: ['f1'],
  },
  version: 2,
  enabled: true,
  orderNum: 1,
  updateTime: '2026-11-20T10:00:00+08:00',
};

const finance = { ...assistant, id: 'finance', assistantName: '财务助手', welcome: '经费预算可以问我', orderNum: 2 };

const base = {
  description: '',
  documentCount: 3,
  chunkCount: 120,
  parsingCount: 0,
  failedCount: 0,
  createdBy: '赵雪',
  createTime: '2026-11-01T10:00:00+08:00',
  updateTime: '2026-11-01T10:00:00+08:00',
};
const bases = fake(pageKnowledgeBases, {
  data: {
    list: [
      { ...base, id: 'rules', name: '竞赛规则库' },
      { ...base, id: 'news', name: '赛事新闻' },
    ],
    total: 2,
    current: 1,
    size: 200,
  },
});
const choices = fake(readAssistantChoices, {
  data: {
    models: [
      { id: 'm1', name: '机房千问', active: true },
      { id: 'm2', name: '长文模型', active: false },
    ],
    functions: [{ id: 'f1', name: '查比分', knowledgeBaseName: '竞赛规则库' }],
  },
});
const tried: AssistantTrial = {
  answer: '每次暂停一分钟 [1]。',
  failure: null,
  faq: null,
  passages: [
    {
      chunkId: 'c1',
      documentName: '篮球竞赛规则.pdf',
      knowledgeBaseName: '竞赛规则库',
      heading: ['18 暂停'],
      content: '每次暂停持续 1 分钟。',
      cited: true,
    },
  ],
  questions: ['谁可以请求暂停？'],
  byModel: true,
  seconds: 1.8,
};

const page = fake(pageAssistants, { data: { list: [assistant, finance], total: 2, current: 1, size: 20 } });

const meta = {
  title: 'Screens/Assistants/AssistantsPage',
  component: AssistantsPage,
  decorators: [onPage],
  parameters: { address: '/assistantAI/aiManage/configuration', fakes: [page, bases, choices] },
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
    fakes: [page, bases, choices, fake(modifyAssistant, { fails: 'name_taken', message: '已有同名助手' })],
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

const opened = '/assistantAI/aiManage/configuration?open=general';
const drawer = async () => within(await screen.findByRole('dialog', { name: '通用助手' }));

/** Who it is, by which model it answers, and how much each base counts. */
export const Answers: Story = {
  tags: ['visual'],
  parameters: { address: opened },
  play: async () => {
    const form = await drawer();
    await expect(await form.findByRole('textbox', { name: '角色提示词' })).toHaveValue('你是裁判长，先说结论。');
    await expect(await form.findByRole('spinbutton', { name: '“竞赛规则库”的权重' })).toHaveValue('2.0');
    await expect(await form.findByText('长文模型')).toBeVisible();
    await expect(form.getByText('查比分 · 竞赛规则库')).toBeVisible();
  },
};

/** A question is answered by what the form says, before it is saved. */
export const TriesOut: Story = {
  parameters: { address: opened, fakes: [page, bases, choices, fake(tryAssistant, { data: tried })] },
  play: async ({ userEvent }) => {
    const form = await drawer();
    const question = await form.findByRole('textbox', { name: '输入一个问题' });
    await userEvent.type(question, '暂停多久？{Enter}');
    await expect(await form.findByText(/每次暂停一分钟/)).toBeVisible();
    await expect(form.getByText('竞赛规则库 / 篮球竞赛规则.pdf / 18 暂停')).toBeVisible();
    await expect(form.getByText('谁可以请求暂停？')).toBeVisible();
    await expect(form.getByText('模型回答，1.8 秒')).toBeVisible();
  },
};

/** It can be stopped, and what was typed stays. */
export const StopsTrying: Story = {
  parameters: { address: opened, fakes: [page, bases, choices, fake(tryAssistant, { delay: 'infinite' })] },
  play: async ({ userEvent }) => {
    const form = await drawer();
    const question = await form.findByRole('textbox', { name: '输入一个问题' });
    await userEvent.type(question, '暂停多久？{Enter}');
    await userEvent.click(await form.findByRole('button', { name: /停\s?止/ }));
    await waitFor(() => expect(question).toHaveValue('暂停多久？'));
    await expect(await form.findByRole('button', { name: /提\s?问/ })).toBeVisible();
  },
};

const version = {
  kind: 'saved',
  restoredFrom: null,
  madeBy: '赵雪',
  madeTime: '2026-11-20T10:00:00+08:00',
  assistantName: '通用助手',
  description: '规则、制度和日常办事',
  welcome: '你好',
  sampleQuestions: ['24 秒计时钟在什么情况下复位？'],
  answersAlone: false,
  knowledgeBases: [{ id: 'rules', name: '竞赛规则库', weight: 2 }],
  answering: assistant.answering,
};
const versions = fake(listAssistantVersions, {
  data: [
    { ...version, version: 2 },
    { ...version, version: 1, kind: 'begun', answering: { ...assistant.answering, prompt: '' } },
  ],
});

/** What it was, and what has changed. */
export const History: Story = {
  tags: ['visual'],
  parameters: {
    address: '/assistantAI/aiManage/configuration?history=general',
    fakes: [page, bases, choices, versions, fake(restoreAssistant, { data: null })],
  },
  play: async ({ userEvent }) => {
    const panel = within(await screen.findByRole('dialog', { name: '“通用助手”的修改记录' }));
    await expect(await panel.findByText('你是裁判长，先说结论。')).toBeVisible();
    await userEvent.click(panel.getByRole('button', { name: /版本 1/ }));
    await userEvent.click(await panel.findByRole('button', { name: '恢复这一版' }));
    const sure = await screen.findByRole('button', { name: /^恢\s?复$/ });
    await waitFor(() => expect(sure).toBeVisible());
    await userEvent.click(sure);
    await expect(await screen.findByText('已恢复为新的一版')).toBeVisible();
  },
};
