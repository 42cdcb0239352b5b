import {
  addFaq,
  addRecordView,
  askRecordedAgain,
  countConversationRecords,
  draftRecordedFaq,
  beginRecordExport,
  cancelRecordExport,
  listRecordExports,
  findSimilarFaq,
  listFaqTags,
  listRecordViews,
  markConversationRecords,
  pageAssistants,
  pageConversationRecords,
  pageRecordedAnswers,
  removeRecordViews,
} from '@console/api/contract';
import { fake } from '@console/api/fake';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { onPage } from '../../testing/pageStory.js';
import { general } from './assistant.fixtures.js';
import RecordsPage from './RecordsPage.js';
import * as samples from './records/records.fixtures.js';

const address = '/assistantAI/aiManage/sessionManage';
const list = fake(pageConversationRecords, { data: samples.pageOf(samples.records, 342) });
const counts = fake(countConversationRecords, {
  // Asked from a moment on, it is what is newer than the list.
  dataFor: ({ startTime }) => (startTime === undefined ? samples.counts : samples.nothingNew),
});
const noCounts = fake(countConversationRecords, { data: samples.nothingNew });
const assistants = fake(pageAssistants, { data: samples.pageOf([general]) });
const answers = fake(pageRecordedAnswers, { data: samples.pageOf(samples.answers) });
const marked = fake(markConversationRecords, { data: null });
const views = fake(listRecordViews, { data: [{ id: 'v1', name: '近 7 天差评', query: 'view=disliked&recent=week' }] });
const shown = [list, counts, assistants, answers, marked, views];
const opened = { address: `${address}?open=t1` };

const meta = {
  title: 'Screens/Chat/RecordsPage',
  component: RecordsPage,
  decorators: [onPage],
  parameters: { address, fakes: shown },
} satisfies Meta<typeof RecordsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];
const listOf = async (canvas: Canvas) => within(await canvas.findByRole('list', { name: '会话列表' }));
const element = (found: Element | null): HTMLElement => {
  if (!(found instanceof HTMLElement)) throw new Error('nothing is there');
  return found;
};
const detailOf = async (canvas: Canvas) => within(await canvas.findByRole('region', { name: '详情' }));

export const Loads: Story = {
  play: async ({ canvas }) => {
    await expect((await (await listOf(canvas)).findAllByRole('button')).length).toBe(6);
    await expect(canvas.getByRole('button', { name: /差评 27/ })).toBeVisible();
    await expect(canvas.getByText('选择一条会话查看')).toBeVisible();
  },
};

/** The answer with how it was judged, what it took and what it cites. */
export const Opened: Story = {
  tags: ['visual'],
  parameters: opened,
  play: async ({ canvas }) => {
    const detail = await detailOf(canvas);
    await expect(await detail.findByText(/昨天 U17 的技术台/)).toBeVisible();
    await expect(detail.getAllByRole('link', { name: '第 43 页' })[0]).toHaveAttribute(
      'href',
      expect.stringContaining('chunk=c88'),
    );
    await expect(detail.getByText('第 1 条，共 342 条')).toBeVisible();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const PhoneOpened: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: opened,
  play: async ({ canvas, userEvent }) => {
    const detail = await detailOf(canvas);
    await userEvent.click(await detail.findByRole('button', { name: '返回列表' }));
    await waitFor(async () => expect((await listOf(canvas)).getAllByRole('button')[0]).toBeVisible());
  },
};

export const Loading: Story = { parameters: { fakes: [views, fake(pageConversationRecords, { delay: 'infinite' })] } };

export const Failed: Story = {
  parameters: { fakes: [counts, assistants, views, fake(pageConversationRecords, { fails: 'unreachable' })] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '重试' })).toBeVisible();
  },
};

export const NotPermitted: Story = {
  parameters: { fakes: [counts, assistants, views, fake(pageConversationRecords, { fails: 'not_permitted' })] },
};

export const Empty: Story = {
  parameters: { fakes: [noCounts, assistants, views, fake(pageConversationRecords, { data: samples.pageOf([]) })] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('都看完了')).toBeVisible();
  },
};

/** No such conversation: the way back stands there. */
export const NothingFound: Story = {
  parameters: {
    address: `${address}?view=slow&q=没有&user=u1`,
    fakes: [noCounts, assistants, views, fake(pageConversationRecords, { data: samples.pageOf([]) })],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '清除条件' }));
    await expect(await canvas.findByText('都看完了')).toBeVisible();
  },
};

export const LongText: Story = {
  parameters: {
    address: `${address}?open=t7`,
    fakes: [...shown, fake(pageConversationRecords, { data: samples.pageOf([samples.long, ...samples.records]) })],
  },
};

export const Withheld: Story = {
  parameters: { ...opened, fakes: [...shown, fake(pageRecordedAnswers, { data: samples.pageOf(samples.withheld) })] },
  play: async ({ canvas }) => {
    const detail = await detailOf(canvas);
    await expect(await detail.findByText('第 2 个回答，共 2 个')).toBeVisible();
    await expect(detail.getAllByText('无权查看').length).toBeGreaterThan(0);
  },
};

export const Gone: Story = {
  parameters: {
    address: `${address}?open=nowhere`,
    fakes: [
      ...shown,
      fake(pageConversationRecords, { dataFor: ({ id }) => samples.pageOf(id === undefined ? samples.records : []) }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/这条会话不在了/)).toBeVisible();
  },
};

/** Gone through by keys alone; what is put away leaves, the next one follows, and it comes back. */
export const ByKeys: Story = {
  play: async ({ canvas, userEvent }) => {
    const rows = await listOf(canvas);
    await rows.findAllByRole('button');
    await userEvent.keyboard('j');
    await expect(await canvas.findByRole('heading', { level: 2, name: samples.disliked.title })).toBeVisible();
    await waitFor(() => expect(rows.getByRole('button', { name: /剩 9 秒/ })).not.toHaveAttribute('data-unread'));
    await userEvent.keyboard('e');
    await expect(await canvas.findByRole('heading', { level: 2, name: '二级裁判员晋级需要执裁多少场' })).toBeVisible();
    await expect(rows.queryByRole('button', { name: /剩 9 秒/ })).toBeNull();
    await expect(canvas.getByText('已归档“剩 9 秒时被犯规，前场发球给多少秒”')).toBeVisible();
    await userEvent.keyboard('z');
    await expect(await canvas.findByRole('heading', { level: 2, name: samples.disliked.title })).toBeVisible();
    await expect(rows.getByRole('button', { name: /剩 9 秒/ })).toBeVisible();
    await userEvent.keyboard('u');
    await waitFor(() => expect(rows.getByRole('button', { name: /剩 9 秒/ })).toHaveAttribute('data-unread'));
    await userEvent.keyboard('s');
    await expect(await canvas.findByRole('button', { name: '取消关注' })).toHaveAttribute('aria-pressed', 'true');
    await userEvent.keyboard('k');
    await waitFor(() => expect(canvas.getByRole('heading', { level: 2, name: samples.disliked.title })).toBeVisible());
  },
};

/** Put away on a phone, the next one is there at once, and the way back over it. */
export const PhoneUndoes: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: opened,
  play: async ({ canvas, userEvent }) => {
    const detail = await detailOf(canvas);
    await userEvent.click(await detail.findByRole('button', { name: '归档' }));
    await expect(await canvas.findByRole('heading', { level: 2, name: '二级裁判员晋级需要执裁多少场' })).toBeVisible();
    const undo = canvas.getByRole('button', { name: '撤销' });
    await expect(undo.closest('[inert]')).toBeNull();
    const { left, top, width, height } = undo.getBoundingClientRect();
    await expect(undo).toContainElement(element(document.elementFromPoint(left + width / 2, top + height / 2)));
    await userEvent.click(undo);
    await expect(await canvas.findByRole('heading', { level: 2, name: samples.disliked.title })).toBeVisible();
  },
};

/** Pressed twice in a breath, it never brings back what it has just put away. */
export const ArchivesTwice: Story = {
  parameters: opened,
  play: async ({ canvas }) => {
    const rows = await listOf(canvas);
    await canvas.findByRole('heading', { level: 2, name: samples.disliked.title });
    // Before anything is drawn again.
    for (let times = 0; times < 2; times += 1) window.dispatchEvent(new KeyboardEvent('keydown', { key: 'e' }));
    await expect(await canvas.findByRole('heading', { level: 2, name: '二级裁判员晋级需要执裁多少场' })).toBeVisible();
    await expect(rows.queryByRole('button', { name: /剩 9 秒/ })).toBeNull();
    await expect(canvas.getByText(/^已归档“剩 9 秒/)).toBeVisible();
  },
};

/** What the server refuses is not shown as done. */
export const ArchivingFails: Story = {
  parameters: { ...opened, fakes: [...shown, fake(markConversationRecords, { fails: 'unreachable' })] },
  play: async ({ canvas, userEvent }) => {
    const rows = await listOf(canvas);
    await canvas.findByRole('heading', { level: 2, name: samples.disliked.title });
    await userEvent.keyboard('e');
    await waitFor(() => expect(rows.getByRole('button', { name: /剩 9 秒/ })).toBeVisible());
    await waitFor(() => expect(canvas.queryByText(/已归档/)).toBeNull());
  },
};

/** The same question as its assistant answers now, beside what it said then. */
export const AsksAgain: Story = {
  parameters: { ...opened, fakes: [...shown, fake(askRecordedAgain, { data: samples.again })] },
  play: async ({ canvas, userEvent }) => {
    const detail = await detailOf(canvas);
    const [again] = await detail.findAllByRole('button', { name: '现在再问一次' });
    if (again === undefined) throw new Error('nothing to press');
    await userEvent.click(again);
    await expect(await detail.findByRole('group', { name: '两次回答的差异' })).toBeVisible();
    await expect(detail.getByRole('heading', { name: '现在的回答' })).toBeVisible();
    // What comes is scrolled to, and nothing else moves.
    await expect(canvas.getByRole('heading', { level: 1 }).getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
  },
};

export const AskingAgainFails: Story = {
  parameters: {
    ...opened,
    fakes: [...shown, fake(askRecordedAgain, { fails: 'assistant_disabled', message: '该助手已停用，暂时不能提问' })],
  },
  play: async ({ canvas, userEvent }) => {
    const detail = await detailOf(canvas);
    const [again] = await detail.findAllByRole('button', { name: '现在再问一次' });
    if (again === undefined) throw new Error('nothing to press');
    await userEvent.click(again);
    await expect(await detail.findByText('该助手已停用，暂时不能提问')).toBeVisible();
  },
};

const writing = [
  ...shown,
  fake(draftRecordedFaq, { data: samples.faqDraft }),
  fake(listFaqTags, { data: [] }),
  fake(findSimilarFaq, { data: [] }),
];

/** The answer that was disliked becomes an FAQ of the base it cites, and the inbox stays where it was. */
export const WritesFaq: Story = {
  parameters: { ...opened, fakes: [...writing, fake(addFaq, { data: { id: 'f130' } })] },
  play: async ({ canvas, userEvent }) => {
    await (await detailOf(canvas)).findByText(/昨天 U17 的技术台/);
    await userEvent.keyboard('f');
    const form = within(await screen.findByRole('dialog', { name: '写成 FAQ' }));
    await waitFor(() =>
      expect(form.getByRole('textbox', { name: '问题' })).toHaveDisplayValue(samples.faqDraft.question),
    );
    await expect(form.getByText(/被点踩的回答，请改对后保存/)).toBeVisible();
    await expect(form.getByText('竞赛规则库')).toBeVisible();
    await expect(await form.findByRole('textbox', { name: '答案' })).toHaveTextContent('前场掷球入界一律复位至 24 秒');
    await userEvent.click(form.getByRole('button', { name: '创建' }));
    await expect(await screen.findByText('已写成 FAQ')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog', { name: '写成 FAQ' })).toBeNull());
    await expect(canvas.getByRole('heading', { level: 2, name: samples.disliked.title })).toBeVisible();
  },
};

/** Written to the end or not, its draft stands in the address. */
export const WritingFaq: Story = { parameters: { address: `${address}?open=t1&faq=a1`, fakes: writing } };

export const FaqDraftFails: Story = {
  parameters: {
    address: `${address}?open=t1&faq=a1`,
    fakes: [...shown, fake(draftRecordedFaq, { fails: 'unreachable' })],
  },
  play: async () => {
    const form = within(await screen.findByRole('dialog', { name: '写成 FAQ' }));
    await expect(await form.findByRole('button', { name: '重试' })).toBeVisible();
  },
};

export const NoBaseForFaq: Story = {
  parameters: {
    address: `${address}?open=t1&faq=a1`,
    fakes: [...shown, fake(draftRecordedFaq, { data: { ...samples.faqDraft, knowledgeBases: [] } })],
  },
  play: async () => {
    await expect(await screen.findByText('没有可以加入的知识库')).toBeVisible();
  },
};

/** What is narrowed is kept under a name, and found again with one press. */
export const SavesView: Story = {
  parameters: {
    address: `${address}?view=slow&recent=month`,
    fakes: [...shown, fake(addRecordView, { data: { id: 'v2' } }), fake(removeRecordViews, { data: null })],
  },
  play: async ({ canvas, userEvent }) => {
    await (await listOf(canvas)).findAllByRole('button');
    await userEvent.click(await canvas.findByRole('button', { name: '存为视图' }));
    // Tests give every title the same id, so that this dialog is not known by its name here.
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByRole('textbox', { name: '视图名称' }), '近 30 天慢的');
    await userEvent.click(dialog.getByRole('button', { name: '保存' }));
    await expect(await screen.findByText('已保存视图')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '近 7 天差评' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: '近 7 天差评' })).toHaveAttribute('aria-current'));
    await expect(canvas.queryByRole('button', { name: '存为视图' })).toBeNull();
    await expect(canvas.getByRole('button', { name: /^差评/ })).not.toHaveAttribute('aria-current');
  },
};

/** What comes while there is nothing waits as well. */
export const FreshInEmpty: Story = {
  parameters: { fakes: [counts, assistants, views, fake(pageConversationRecords, { data: samples.pageOf([]) })] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '342 条新的，点击后放到最前' })).toBeVisible();
  },
};

/** The list does not move; newer ones wait until they are wanted. */
export const Fresh: Story = {
  parameters: { fakes: [...shown, fake(countConversationRecords, { data: samples.counts })] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '342 条新的，点击后放到最前' }));
    await expect((await (await listOf(canvas)).findAllByRole('button')).length).toBe(6);
  },
};

/** What is exported is told before, and how far it is afterwards. */
export const Exports: Story = {
  parameters: {
    address: `${address}?exports=open`,
    fakes: [
      ...shown,
      fake(listRecordExports, { data: [...samples.exports] }),
      fake(beginRecordExport, { fails: 'too_many_exports', message: '已有 3 份导出在进行，请等其中一份完成' }),
      fake(cancelRecordExport, { data: null }),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    const panel = within(await canvas.findByRole('dialog', { name: '导出会话' }));
    await expect(await panel.findByText('42%')).toBeVisible();
    await expect(panel.getByText('420,000/1,000,000 条问答', { exact: false })).toBeVisible();
    await expect(panel.getAllByRole('button', { name: '保存文件' })).toHaveLength(2);
    await expect(panel.getByText(/只容得下前 1,048,575 条/)).toBeVisible();
    await userEvent.click(panel.getAllByRole('button', { name: /取消/ })[0] ?? document.body);
    await userEvent.click(panel.getByRole('button', { name: '导出为 Excel' }));
    await expect(await panel.findByText('已有 3 份导出在进行，请等其中一份完成')).toBeVisible();
  },
};

export const ExportsPhone: Story = {
  ...Exports,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '导出为 Excel' })).toBeVisible();
  },
};

export const ExportsFailed: Story = {
  parameters: {
    address: `${address}?exports=open`,
    fakes: [...shown, fake(listRecordExports, { fails: 'unreachable' })],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '重试' })).toBeVisible();
  },
};
