import { type DocumentSummary, makeDocumentSummary, modifyDocumentSummary, readDocument } from '@console/api/contract';
import { fake } from '@console/api/fake';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { onPage } from '../../testing/pageStory.js';
import { documentAbout } from './chunks.fixtures.js';
import ChunksPage from './ChunksPage.js';

const address = '/assistantAI/knowledgeBase/chunks?id=d1';

const summary: DocumentSummary = {
  status: 'ready',
  kind: 'model',
  text: '本规程规定了赛事的报名、比赛时间、进攻时限和申诉办法。每队最多报名 12 人，比赛分四节，每节 10 分钟。对判罚有异议的，须在赛后一小时内书面提出。',
  time: '2026-11-20T10:05:00+08:00',
  outdated: false,
  partial: false,
  outline: [
    { title: '第一章 比赛通则', level: 1 },
    { title: '第一条 报名', level: 2 },
    { title: '第二条 比赛时间', level: 2 },
    { title: '第二章 违例与申诉', level: 1 },
  ],
};
const extract: DocumentSummary = {
  ...summary,
  kind: 'extract',
  text: '每队最多可以报名 12 名运动员，上场 5 名。\n比赛分为四节，每节 10 分钟。',
};
const person: DocumentSummary = { ...summary, kind: 'person', text: '今年的竞赛规程，报名办法与去年相同。' };
const about = (one: DocumentSummary | null) => ({ fakes: documentAbout(one) });

const meta = {
  title: 'Screens/Knowledge/DocumentAbout',
  component: ChunksPage,
  decorators: [onPage],
  parameters: { address, ...about(summary) },
} satisfies Meta<typeof ChunksPage>;
export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];
const part = async (canvas: Canvas, name = '摘要') => within(await canvas.findByRole('region', { name }));

/** One line of it stands over the chunks. */
export const Loads: Story = {
  play: async ({ canvas }) => {
    const region = await part(canvas);
    await expect(region.getByText(/^本规程规定了赛事的报名/)).toBeVisible();
    await expect(region.getByText('模型生成')).toBeVisible();
    await expect(region.queryByText('第二条 比赛时间')).toBeNull();
  },
};

export const Opened: Story = {
  tags: ['visual'],
  parameters: { address: `${address}&about=all` },
  play: async ({ canvas }) => {
    const region = await part(canvas);
    await expect(region.getByText('第二条 比赛时间')).toBeVisible();
    await expect(region.getByText('写于 2026-11-20 10:05:00')).toBeVisible();
  },
};

/** Without a model it is the document's own words, and is not called a summary. */
export const Extract: Story = {
  parameters: about(extract),
  play: async ({ canvas, userEvent }) => {
    const region = await part(canvas, '原文摘录');
    await expect(region.queryByText('摘要')).toBeNull();
    await userEvent.click(region.getByRole('button', { name: '原文摘录' }));
    await expect(await region.findByText('未经改写')).toBeVisible();
    await expect(await region.findByRole('button', { name: '编写摘要' })).toBeVisible();
  },
};

/** It was never summed up: documents that were there before are not, until somebody wants it. */
export const Empty: Story = {
  parameters: { fakes: [...documentAbout(null), fake(makeDocumentSummary, { data: null })] },
  play: async ({ canvas, userEvent }) => {
    const region = await part(canvas);
    await expect(region.getByText('还没有摘要')).toBeVisible();
    await userEvent.click(region.getByRole('button', { name: '摘要' }));
    await userEvent.click(await region.findByRole('button', { name: '生成摘要' }));
    await waitFor(() => expect(screen.getByText('已开始生成摘要')).toBeVisible());
  },
};

export const NoWords: Story = {
  parameters: about({ ...extract, text: '', outline: [] }),
  play: async ({ canvas }) => {
    await expect((await part(canvas, '原文摘录')).getByText('这份文档里没有可以摘录的文字')).toBeVisible();
  },
};

/** A backend that sums up nothing says nothing of it. */
export const NotPermitted: Story = {
  parameters: { fakes: documentAbout(undefined) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: '分段列表' })).toBeVisible();
    await expect(canvas.queryByRole('region', { name: '摘要' })).toBeNull();
  },
};

export const Loading: Story = { parameters: { fakes: [fake(readDocument, { delay: 'infinite' })] } };

/** The model is at work: the document's own words are there meanwhile. */
export const BeingMade: Story = {
  parameters: about({ ...extract, status: 'making' }),
  play: async ({ canvas, userEvent }) => {
    const region = await part(canvas, '原文摘录');
    await expect(region.getByText('正在生成')).toBeVisible();
    await userEvent.click(region.getByRole('button', { name: '原文摘录' }));
    await expect(await region.findByRole('button', { name: '重新生成' })).toBeDisabled();
  },
};

/** The model gave none: the document's own words stay, and it can be tried again. */
export const Failed: Story = {
  parameters: about({ ...extract, status: 'failed' }),
  play: async ({ canvas, userEvent }) => {
    const region = await part(canvas, '原文摘录');
    await expect(region.getByText('模型未能写出摘要')).toBeVisible();
    await userEvent.click(region.getByRole('button', { name: '原文摘录' }));
    await expect(await region.findByRole('button', { name: '重新生成' })).toBeEnabled();
  },
};

export const Outdated: Story = {
  parameters: about({ ...summary, outdated: true, partial: true }),
  play: async ({ canvas, userEvent }) => {
    const region = await part(canvas);
    await userEvent.click(region.getByRole('button', { name: '摘要' }));
    await expect(await region.findByText(/只根据其中一部分写成 · 之后文档有改动/)).toBeVisible();
  },
};

export const LongText: Story = {
  parameters: about({
    ...summary,
    text: '规则与程序。'.repeat(160),
    outline: Array.from({ length: 60 }, (_, at) => ({
      title: `第${at + 1}条 ${'很长的标题'.repeat(8)}`,
      level: 1 + (at % 6),
    })),
  }),
  play: async ({ canvas, userEvent }) => {
    const region = await part(canvas);
    await userEvent.click(region.getByRole('button', { name: '摘要' }));
    await userEvent.click(await region.findByRole('button', { name: '显示全部 60 项' }));
    await expect(await region.findByText(/^第60条/)).toBeInTheDocument();
  },
};

export const Corrects: Story = {
  parameters: { fakes: [...documentAbout(person), fake(modifyDocumentSummary, { data: null })] },
  play: async ({ canvas, userEvent }) => {
    const region = await part(canvas);
    await userEvent.click(region.getByRole('button', { name: '摘要' }));
    await userEvent.click(await region.findByRole('button', { name: '修改摘要' }));
    const dialog = within(await screen.findByRole('dialog', { name: '修改摘要' }));
    const text = await dialog.findByRole('textbox', { name: '摘要内容' });
    await expect(text).toHaveValue(person.text);
    await userEvent.clear(text);
    await userEvent.click(dialog.getByRole('button', { name: '保存' }));
    await expect(await dialog.findByText('请输入摘要内容')).toBeVisible();
    await userEvent.type(text, '新的说明。');
    await userEvent.click(dialog.getByRole('button', { name: '保存' }));
    await waitFor(() => expect(screen.getByText('摘要已保存')).toBeVisible());
  },
};

/** What a person wrote is not replaced without asking. */
export const AsksBefore: Story = {
  parameters: { fakes: [...documentAbout(person), fake(makeDocumentSummary, { data: null })] },
  play: async ({ canvas, userEvent }) => {
    const region = await part(canvas);
    await userEvent.click(region.getByRole('button', { name: '摘要' }));
    await userEvent.click(await region.findByRole('button', { name: '重新生成' }));
    await expect(await screen.findByText('现在的摘要是人工编写的，会被新的替换。')).toBeInTheDocument();
  },
};

export const Refused: Story = {
  parameters: {
    fakes: [
      ...documentAbout(person),
      fake(modifyDocumentSummary, { fails: 'document_not_ready', message: '请等文档解析完成后再试' }),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    const region = await part(canvas);
    await userEvent.click(region.getByRole('button', { name: '摘要' }));
    await userEvent.click(await region.findByRole('button', { name: '修改摘要' }));
    const dialog = within(await screen.findByRole('dialog', { name: '修改摘要' }));
    await userEvent.type(await dialog.findByRole('textbox', { name: '摘要内容' }), '补充。');
    await userEvent.click(dialog.getByRole('button', { name: '保存' }));
    await expect(await dialog.findByText('请等文档解析完成后再试')).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: '摘要内容' })).toHaveValue(`${person.text}补充。`);
  },
};

export const Phone: Story = {
  tags: ['visual'],
  parameters: { address: `${address}&about=all` },
  globals: { viewport: { value: 'phone' } },
};
