import {
  addRetrievalCheck,
  askCaseAgain,
  closeFeedbackCases,
  commentFeedbackCase,
  listUserNames,
  pageAnswerFeedback,
  readFeedbackCase,
} from '@console/api/contract';
import { fake } from '@console/api/fake';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { onPage } from '../../testing/pageStory.js';
import * as samples from './cases/cases.fixtures.js';
import FeedbackHandlePage from './FeedbackHandlePage.js';

const { address, around, opened, withCase } = samples;

const meta = {
  title: 'Screens/Feedback/FeedbackHandlePage',
  component: FeedbackHandlePage,
  decorators: [onPage],
  parameters: { address, fakes: withCase() },
} satisfies Meta<typeof FeedbackHandlePage>;
export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];
const step = async (canvas: Canvas, name: string) => within(await canvas.findByRole('region', { name }));

export const Loads: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('剩 9 秒时被犯规，前场发球给多少秒？')).toBeVisible();
    await expect(canvas.getByText('又出现 2 次')).toBeVisible();
    await expect(canvas.getByText(/已过期/)).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: { fakes: [...around, fake(pageAnswerFeedback, { delay: 'infinite' })] },
};

export const Empty: Story = {
  parameters: { fakes: [...around, fake(pageAnswerFeedback, { data: samples.pageOf([]) })] },
};

export const Failed: Story = {
  parameters: { fakes: [...around, fake(pageAnswerFeedback, { fails: 'unreachable' })] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '重试' })).toBeVisible();
  },
};

/** What happened, why, and what can be done about it. */
export const Opened: Story = {
  tags: ['visual'],
  parameters: { address: opened },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: /剩 9 秒时被犯规/ })).toBeVisible();
    await expect(canvas.getByText('F-2087')).toBeVisible();
    const reason = await step(canvas, '原因');
    await expect(reason.getByRole('radio', { name: '分段不对 建议' })).not.toBeChecked();
    await expect(reason.getByText(/引用的分段在回答之后改过/)).toBeVisible();
    await expect(reason.getByRole('link', { name: '查看分段' })).toHaveAttribute(
      'href',
      expect.stringContaining('chunk=c88'),
    );
    await expect(await canvas.findByRole('textbox', { name: '分段内容' })).toHaveDisplayValue(/29.2.1/);
    await expect(canvas.getByText(/昨天 U17 的技术台/)).toBeVisible();
  },
};

export const Phone: Story = { parameters: { address: opened }, globals: { viewport: { value: 'phone' } } };

export const CaseLoading: Story = {
  parameters: { address: opened, fakes: [...around, fake(readFeedbackCase, { delay: 'infinite' })] },
};

export const Gone: Story = {
  parameters: {
    address: opened,
    fakes: [...around, fake(readFeedbackCase, { fails: 'feedback_not_found' })],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('这件反馈不在了，可能已被删除')).toBeVisible();
  },
};

export const ChoosesCause: Story = {
  parameters: { address: opened },
  play: async ({ canvas, userEvent }) => {
    const reason = await step(canvas, '原因');
    await userEvent.click(reason.getByText('没有资料'));
    await waitFor(() => expect(reason.getByRole('radio', { name: '没有资料' })).toBeEnabled());
  },
};

export const Comments: Story = {
  parameters: { address: opened, fakes: [...withCase(), fake(commentFeedbackCase, { data: null })] },
  play: async ({ canvas, userEvent }) => {
    const replay = await step(canvas, '回放');
    const field = replay.getByRole('textbox', { name: '备注' });
    await userEvent.type(field, '已和裁判部核对');
    await userEvent.click(replay.getByRole('button', { name: '添加备注' }));
    await waitFor(() => expect(field).toHaveDisplayValue(''));
  },
};

/** Somebody else, until a moment; what it says now stands there. */
export const Assigns: Story = {
  parameters: {
    address: opened,
    fakes: [...withCase(), fake(listUserNames, { data: [{ id: 'u2', username: '韩冰', account: 'hanbing' }] })],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '转给他人' }));
    const form = within(await screen.findByRole('dialog', { name: '分配这件反馈' }));
    await expect(await form.findByTitle('孙晓彤')).toBeVisible();
    await userEvent.click(form.getByRole('combobox', { name: '处理人' }));
    await userEvent.click(await screen.findByText('韩冰（hanbing）'));
    await userEvent.click(form.getByRole('button', { name: '保存' }));
    await expect(await screen.findByText('已分配')).toBeVisible();
  },
};

/** Several at once; what is left empty stays as it is with each. */
export const AssignsMany: Story = {
  parameters: {
    fakes: [...around, fake(listUserNames, { data: [{ id: 'u2', username: '韩冰', account: 'hanbing' }] })],
  },
  play: async ({ canvas, userEvent }) => {
    for (const { question } of samples.list.slice(0, 2))
      await userEvent.click(await canvas.findByRole('checkbox', { name: new RegExp(question) }));
    await userEvent.click(await canvas.findByRole('button', { name: '分配' }));
    const form = within(await screen.findByRole('dialog'));
    await expect(form.getByText('分配 2 件反馈')).toBeVisible();
    await userEvent.click(form.getByRole('button', { name: '保存' }));
    await expect(await form.findByText('选择处理人或到期时间')).toBeVisible();
    await userEvent.click(form.getByRole('combobox', { name: '处理人' }));
    await userEvent.click(await screen.findByText('韩冰（hanbing）'));
    await userEvent.click(form.getByRole('button', { name: '保存' }));
    await expect(await screen.findByText('已分配')).toBeVisible();
  },
};

/** The new answer beside the old one, with what differs. */
export const AskedAgain: Story = {
  parameters: {
    address: opened,
    fakes: [...withCase(samples.mended), fake(askCaseAgain, { data: samples.again })],
  },
  play: async ({ canvas }) => {
    const again = await step(canvas, '再问一次');
    await expect(again.getByText('新回答')).toBeVisible();
    await expect(again.getByText('回答已变')).toBeVisible();
    await expect(again.getByRole('group', { name: '两次回答的差异' })).toBeVisible();
    await expect(again.getByRole('list', { name: '新回答 依据' })).toHaveTextContent('2024 版');
  },
};

export const AskingFails: Story = {
  parameters: {
    address: opened,
    fakes: [...withCase(), fake(askCaseAgain, { fails: 'assistant_disabled', message: '该助手已停用，暂时不能提问' })],
  },
  play: async ({ canvas, userEvent }) => {
    const again = await step(canvas, '再问一次');
    await userEvent.click(again.getByRole('button', { name: '再问' }));
    await expect(await again.findByText('该助手已停用，暂时不能提问')).toBeVisible();
  },
};

/** The model alone answered: there is nothing that could be mended and asked again. */
export const ModelAlone: Story = {
  parameters: {
    address: opened,
    fakes: withCase(
      samples.found({ assistantId: null, assistantName: '', references: [], facts: [], suggested: null }),
    ),
  },
  play: async ({ canvas }) => {
    const again = await step(canvas, '再问一次');
    await expect(again.getByText('没有使用知识库，不能再问')).toBeVisible();
    await expect(again.queryByRole('button')).toBeNull();
  },
};

/** Without a word to whoever complained it is not closed. */
export const Closes: Story = {
  parameters: {
    address: opened,
    fakes: [
      ...withCase(samples.mended),
      fake(closeFeedbackCases, { data: null }),
      fake(addRetrievalCheck, { data: { id: 'q1' } }),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    const close = await step(canvas, '回复并关闭');
    await userEvent.click(close.getByRole('checkbox', { name: /同一问题还有 1 件，一并关闭/ }));
    const send = await canvas.findByRole('button', { name: '发送并关闭 2 件' });
    await userEvent.click(send);
    await waitFor(() => expect(close.getByRole('textbox', { name: '回复' })).toBeInvalid());
    await userEvent.type(close.getByRole('textbox', { name: '回复' }), '已换成 2024 版');
    await userEvent.click(send);
    await expect(await screen.findByText('已回复并关闭 2 件')).toBeVisible();
  },
};

export const Closed: Story = {
  parameters: { address: opened, fakes: withCase(samples.closed) },
  play: async ({ canvas }) => {
    const close = await step(canvas, '回复并关闭');
    await expect(close.getByText(/孙晓彤 于 .* 关闭/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: '重新打开' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: '保存分段' })).toBeNull();
  },
};

export const Withheld: Story = {
  parameters: {
    address: opened,
    fakes: withCase(
      samples.found({
        references: samples
          .found()
          .references.map((one) => ({ ...one, withheld: true, documentName: '', content: '' })),
        knowledgeBases: [],
      }),
    ),
  },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('无权查看')).length).toBeGreaterThan(0);
  },
};

export const LongText: Story = {
  parameters: {
    address: opened,
    fakes: withCase(
      samples.found({
        question: '在没有持球的情况下被对方两名队员夹击倒地后裁判没有鸣哨而记录台已经停表这时应当怎样恢复比赛'.repeat(
          2,
        ),
        assigneeName: '中国篮球协会竞赛部裁判委员会技术代表孙晓彤',
        feedback: '这个回答和昨天裁判委员会发的通知不一致，请核对之后再改。'.repeat(8),
      }),
    ),
  },
};
