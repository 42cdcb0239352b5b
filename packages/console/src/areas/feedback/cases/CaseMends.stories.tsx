import {
  addFaq,
  askCaseAgain,
  enableChunk,
  findSimilarFaq,
  listFaqTags,
  modifyAssistant,
  modifyDocuments,
  pageAssistants,
  pageKnowledgeBases,
  parseDocument,
  readAssistantChoices,
  readDocument,
  updateChunk,
} from '@console/api/contract';
import { fake } from '@console/api/fake';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { onPage } from '../../../testing/pageStory.js';
import * as samples from './cases.fixtures.js';
import FeedbackHandlePage from '../FeedbackHandlePage.js';

const { opened, withCase } = samples;

/** What is put right in the place of a case: passages, documents, the assistant, an FAQ. */
const meta = {
  title: 'Screens/Feedback/CaseMends',
  component: FeedbackHandlePage,
  decorators: [onPage],
  parameters: { address: opened, fakes: withCase() },
} satisfies Meta<typeof FeedbackHandlePage>;
export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];
const step = async (canvas: Canvas, name: string) => within(await canvas.findByRole('region', { name }));

/** The text of the cited chunk is put right where it stands, and the case remembers it. */
export const MendsChunk: Story = {
  parameters: {
    fakes: [...withCase(), fake(updateChunk, { data: null }), fake(enableChunk, { data: null })],
  },
  play: async ({ canvas, userEvent }) => {
    const mend = await step(canvas, '修正');
    const field = await mend.findByRole('textbox', { name: '分段内容' });
    await userEvent.clear(field);
    await userEvent.type(field, '显示 13 秒或以下的复位至 14 秒钟。');
    await userEvent.click(mend.getByRole('button', { name: '保存分段' }));
    await expect(await screen.findByText('分段已保存')).toBeVisible();
  },
};

/** Somebody was faster: what was typed stays, and both versions are merged. */
export const ChunkTaken: Story = {
  parameters: {
    fakes: [...withCase(), fake(updateChunk, { fails: 'changed_meanwhile', message: '刚被改过' })],
  },
  play: async ({ canvas, userEvent }) => {
    const mend = await step(canvas, '修正');
    const field = await mend.findByRole('textbox', { name: '分段内容' });
    await userEvent.type(field, '补充');
    await userEvent.click(mend.getByRole('button', { name: '保存分段' }));
    await expect(await mend.findByText(/他人刚刚保存了新的一版/)).toBeVisible();
    await expect(field).toHaveDisplayValue(/补充$/);
  },
};

/** Saved, the question is asked again at once, and so are the others of the same. */
export const SavesAndAsks: Story = {
  parameters: {
    fakes: [...withCase(), fake(updateChunk, { data: null }), fake(askCaseAgain, { delay: 'infinite' })],
  },
  play: async ({ canvas, userEvent }) => {
    const mend = await step(canvas, '修正');
    const field = await mend.findByRole('textbox', { name: '分段内容' });
    await expect(mend.getByRole('button', { name: '保存并再问' })).toBeDisabled();
    await userEvent.type(field, '显示 13 秒或以下的复位至 14 秒钟。');
    await userEvent.click(mend.getByRole('button', { name: '保存并再问' }));
    const again = await step(canvas, '再问一次');
    await expect(await again.findByText('已问 0/2 件')).toBeVisible();
    await userEvent.click(again.getByRole('button', { name: '停止' }));
    await expect(await again.findByRole('button', { name: '再问' })).toBeVisible();
  },
};

/** A document is parsed again, or switched off, without leaving the case. */
export const MendsDocument: Story = {
  parameters: {
    fakes: [...withCase(), fake(parseDocument, { data: null }), fake(modifyDocuments, { data: null })],
  },
  play: async ({ canvas, userEvent }) => {
    const mend = await step(canvas, '修正');
    const document = within(await mend.findByRole('group', { name: /^文档 / }));
    const parse = document.getByRole('button', { name: '重新解析' });
    await waitFor(() => expect(parse).toBeEnabled());
    await userEvent.click(parse);
    await userEvent.click(await screen.findByRole('button', { name: '重新解析', description: '' }));
    await expect(await screen.findByText('已记下修正')).toBeVisible();
  },
};

export const DocumentBeingParsed: Story = {
  parameters: {
    fakes: [...withCase(), fake(readDocument, { data: samples.document({ status: 'parsing', progress: 40 }) })],
  },
  play: async ({ canvas }) => {
    const mend = await step(canvas, '修正');
    await expect(await mend.findByText('解析中 40%')).toBeVisible();
    await expect(mend.getByRole('button', { name: '重新解析' })).toBeDisabled();
  },
};

export const DocumentDisabled: Story = {
  parameters: {
    fakes: [...withCase(), fake(readDocument, { data: samples.document({ enabled: false }) })],
  },
  play: async ({ canvas }) => {
    const mend = await step(canvas, '修正');
    await expect(await mend.findByText('已停用')).toBeVisible();
    await expect(mend.getByRole('button', { name: '启用' })).toBeEnabled();
  },
};

/** The assistant's settings open beside the case, and the case remembers that they were changed. */
export const MendsPrompt: Story = {
  parameters: {
    fakes: [
      ...withCase(),
      fake(pageAssistants, { data: { list: [samples.assistant], total: 1, current: 1, size: 1 } }),
      fake(pageKnowledgeBases, { data: { list: [], total: 0, current: 1, size: 200 } }),
      fake(readAssistantChoices, { data: { models: [], functions: [] } }),
      fake(modifyAssistant, { data: null }),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    const mend = await step(canvas, '修正');
    await userEvent.click(await mend.findByRole('button', { name: '修改助手设置' }));
    const drawer = await screen.findByRole('dialog', { name: '通用助手' });
    // Over both panes: in one of them it would scroll away with it.
    await expect(drawer.closest('[role="group"]')).toBeNull();
    const form = within(drawer);
    await userEvent.type(await form.findByRole('textbox', { name: '说明' }), '按 2024 版规则回答');
    await userEvent.click(form.getByRole('button', { name: '保存' }));
    await expect(await screen.findByText('已记下修正')).toBeVisible();
  },
};

export const WritesFaq: Story = {
  parameters: {
    fakes: [
      ...withCase(),
      fake(listFaqTags, { data: [] }),
      fake(findSimilarFaq, { data: [] }),
      fake(addFaq, { data: { id: 'f130' } }),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    const mend = await step(canvas, '修正');
    await userEvent.click(await mend.findByRole('button', { name: '写成 FAQ' }));
    const form = within(await screen.findByRole('dialog', { name: '写成 FAQ' }));
    await waitFor(() => expect(form.getByRole('textbox', { name: '问题' })).toHaveDisplayValue(/剩 9 秒/));
    await form.findByRole('textbox', { name: '答案' });
    await userEvent.click(form.getByRole('button', { name: '创建' }));
    await expect(await screen.findByText('已记下修正')).toBeVisible();
  },
};

/** Nothing was cited: what is missing is written as an FAQ, or the assistant is set otherwise. */
export const Empty: Story = {
  parameters: { fakes: withCase(samples.found({ references: [], facts: [], suggested: null })) },
  play: async ({ canvas }) => {
    const mend = await step(canvas, '修正');
    await expect(await mend.findByRole('button', { name: '写成 FAQ' })).toBeVisible();
    await expect(mend.getByRole('button', { name: '修改助手设置' })).toBeVisible();
    await expect(mend.queryByRole('textbox')).toBeNull();
  },
};

/** The verbs of a document stand below its name where there is no room beside it. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const mend = await step(canvas, '修正');
    const verb = (await mend.findByRole('button', { name: '重新解析' })).getBoundingClientRect();
    await expect([verb.left >= 0, verb.right <= innerWidth]).toEqual([true, true]);
  },
};
