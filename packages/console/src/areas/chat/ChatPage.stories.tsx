import {
  addFaq,
  ask,
  type DialogueFile,
  findSimilarFaq,
  listDialogueFiles,
  listFaqTags,
  pageAssistants,
  pageKnowledgeBases,
  pageSessions,
  pageTopics,
  readAnswer,
  type Session,
  streamAnswer,
} from '@console/api/contract';
import { fake } from '@console/api/fake';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { onPage } from '../../testing/pageStory.js';
import { answered } from './answered.fixtures.js';
import ChatPage from './ChatPage.js';

const one = <Row,>(row: Row) => ({ list: [row], total: 1, current: 1, size: 200 });

const meta = {
  title: 'Screens/Chat/ChatPage',
  component: ChatPage,
  decorators: [onPage],
  parameters: {
    address: '/assistantAI/chatAI?topic=t1',
    fakes: [
      fake(pageSessions, { data: one(answered) }),
      fake(pageTopics, {
        data: one({
          id: 't1',
          title: '中场休息有多长时间？',
          assistantId: 'general',
          assistantName: '通用助手',
          running: false,
          createTime: answered.createTime,
          updateTime: answered.createTime,
        }),
      }),
    ],
  },
} satisfies Meta<typeof ChatPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Answered: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('15 分钟')).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^依据 1/ })).toBeVisible();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

/** 120 questions, of which a page has 50. */
const asked = Array.from({ length: 120 }, (_, index) => ({
  ...answered,
  id: `s${index}`,
  question: `第 ${index + 1} 问`,
}));

export const LoadsOlderQuestions: Story = {
  parameters: {
    fakes: [
      fake(pageSessions, {
        dataFor: ({ current, size }) => ({
          list: asked.toReversed().slice((current - 1) * size, current * size),
          total: asked.length,
          current,
          size,
        }),
      }),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    const log = await canvas.findByRole('log');
    await expect(await canvas.findByText('第 120 问')).toBeVisible();
    // What comes is put in front of what is read: each time there is more to go up to.
    const toTop = (question: string) =>
      waitFor(
        async () => {
          log.focus();
          await userEvent.keyboard('{Home}');
          await expect(canvas.getByText(question)).toBeInTheDocument();
        },
        { timeout: 15_000 },
      );
    await toTop('第 71 问');
    await toTop('第 21 问');
    await toTop('第 1 问');
    await expect(await canvas.findByText('以上没有更早的内容')).toBeInTheDocument();
  },
};

const running: Session = { ...answered, answer: '', status: 'running', stage: null, references: [], questions: [] };
const complete = { stage: 'done', bases: 1, used: 0, seconds: 0.8 } as const;

/** What might be asked next is still being thought of, and never comes here. */
export const TakesTheNextQuestionOnceTheAnswerIsComplete: Story = {
  parameters: {
    fakes: [
      fake(pageSessions, { data: one(running) }),
      fake(readAnswer, { dataFor: ({ id }) => ({ ...running, id, text: '', lastEventId: 0 }) }),
      fake(streamAnswer, {
        dataFor: ({ id }) =>
          id === running.id
            ? [
                { event: 'delta' as const, data: { text: '中场休息十五分钟。' } },
                { event: 'stage' as const, data: complete },
              ]
            : [],
      }),
      fake(ask, { data: { id: 's2', topicId: 't1' } }),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    const first = async () => (await canvas.findAllByRole('group', { name: /^回答/ }))[0];
    await waitFor(async () => expect(await first()).toHaveTextContent('中场休息十五分钟。'));
    await waitFor(() => expect(canvas.queryByRole('button', { name: '停止' })).not.toBeInTheDocument());
    await userEvent.type(canvas.getByRole('textbox', { name: '提问' }), '决胜期之前呢？{Enter}');
    await expect(await canvas.findByText('决胜期之前呢？', { selector: ':not(textarea)' })).toBeVisible();
    await expect(await canvas.findByRole('button', { name: '停止' })).toBeVisible();
    await expect(await first()).toHaveTextContent('中场休息十五分钟。');
  },
};

export const Fails: Story = {
  parameters: { fakes: [fake(pageAssistants, { fails: 'unreachable' })] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '重试' })).toBeVisible();
  },
};

export const Gone: Story = {
  parameters: { fakes: [fake(pageSessions, { fails: 'topic_not_found', message: '会话不存在或已删除' })] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '新会话' })).toBeVisible();
  },
};

export const RefusedQuestionStays: Story = {
  parameters: {
    address: '/assistantAI/chatAI',
    fakes: [fake(ask, { fails: 'too_many_questions', message: '提问太频繁，请稍后再试' })],
  },
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('textbox', { name: '提问' });
    await userEvent.type(field, '犯规怎么处罚？{Enter}');
    await expect(await canvas.findByDisplayValue('犯规怎么处罚？')).toBeVisible();
  },
};

const file = (id: string, name: string, more: Partial<DialogueFile>): DialogueFile => ({
  id,
  topicId: 't1',
  name,
  size: 1_840_000,
  type: 'pdf',
  pageCount: 12,
  status: 'ready',
  progress: 100,
  failure: null,
  createTime: answered.createTime,
  ...more,
});

export const FilesOfTheConversation: Story = {
  parameters: {
    fakes: [
      fake(pageSessions, { data: one(answered) }),
      fake(listDialogueFiles, {
        data: [
          file('f1', '竞赛规程修订稿.pdf', {}),
          file('f2', '旧版规则.pdf', { status: 'failed', failure: 'encrypted' }),
          file('f3', '裁判员培训大纲.pdf', { status: 'parsing', progress: 40 }),
        ],
      }),
    ],
  },
  play: async ({ canvas }) => {
    const files = await canvas.findByRole('list', { name: '附件' });
    await expect(files).toHaveTextContent('文件已加密');
    await expect(canvas.getByRole('button', { name: '移除 竞赛规程修订稿.pdf' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: '重试 旧版规则.pdf' })).toBeNull();
    await expect(canvas.getByText('附件处理完后可以发送')).toBeVisible();
  },
};

export const FaqAsEvidence: Story = {
  parameters: {
    address: '/assistantAI/chatAI?topic=t1&answer=s1&cite=1',
    fakes: [
      fake(pageSessions, {
        data: one<Session>({
          ...answered,
          answer: '主记录员坐在中间 [1]。',
          references: answered.references.map((reference) => ({
            ...reference,
            faqId: 'q1',
            documentName: 'FAQ',
            heading: ['记录台的座位怎么排？'],
            positions: [],
            resources: [
              { id: 'r1', name: '座位表.pdf', url: '/aiapi/qa/upload/file/r1', size: 420_000, type: 'application/pdf' },
            ],
          })),
        }),
      }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /^座位表\.pdf .*下载$/ })).toBeVisible();
    await expect(canvas.getByText('竞赛规则库 · 记录台的座位怎么排？')).toBeVisible();
  },
};

export const WordsTypedWhileAQuestionIsSentStay: Story = {
  parameters: {
    address: '/assistantAI/chatAI',
    fakes: [fake(ask, { data: { id: 's1', topicId: 't1' }, delay: 300 }), fake(pageSessions, { data: one(answered) })],
  },
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('textbox', { name: '提问' });
    await userEvent.type(field, '中场休息多久？{Enter}再问一句');
    await expect(await canvas.findByText('15 分钟')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('textbox', { name: '提问' })).toHaveValue('再问一句'));
  },
};

/** A good answer becomes an FAQ, for those who keep them. */
export const MakesFaq: Story = {
  parameters: {
    fakes: [
      ...meta.parameters.fakes,
      fake(pageKnowledgeBases, {
        data: one({
          id: 'b1',
          name: '竞赛规则库',
          description: '',
          documentCount: 3,
          chunkCount: 240,
          parsingCount: 0,
          failedCount: 0,
          roles: null,
          createdBy: '林静宜',
          createTime: answered.createTime,
          updateTime: answered.createTime,
        }),
      }),
      fake(listFaqTags, { data: [] }),
      fake(findSimilarFaq, { data: [] }),
      fake(addFaq, { data: { id: 'f1' } }),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '把这条回答变成…' }));
    await expect(await screen.findByRole('menuitem', { name: '修改引用的分段' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('menuitem', { name: '写成 FAQ' }));
    const form = within(await screen.findByRole('dialog', { name: '写成 FAQ' }));
    await waitFor(() => expect(form.getByRole('textbox', { name: '问题' })).toHaveDisplayValue('中场休息有多长时间？'));
    await form.findByRole('textbox', { name: '答案' });
    await userEvent.click(form.getByRole('button', { name: '创建' }));
    await expect(await screen.findByText('已写成 FAQ')).toBeVisible();
  },
};

/** What was asked and answered is taken along. */
export const Exports: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '导出会话' }));
    const kinds = within(await screen.findByRole('group', { name: '导出会话' }));
    await expect(kinds.getByRole('button', { name: 'Word 文档' })).toBeEnabled();
  },
};
