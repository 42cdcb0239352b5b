import {
  addMoreQuestions,
  findSimilarFaq,
  generateMoreQuestions,
  labelFaq,
  listFaqTags,
  listLabelChoices,
  listMoreQuestions,
  modifyFaq,
  pageFaq,
} from '@console/api/contract';
import { fake } from '@console/api/fake';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { onPage } from '../../../testing/pageStory.js';
import { faq, faqs, pageOf, similar } from './faq.fixtures.js';
import { FaqPanel } from './FaqPanel.js';

const address = '/assistantAI/knowledgeBase/index?base=b1&faq=b1&open=';
const list = fake(pageFaq, { data: pageOf(faqs) });
const tags = fake(listFaqTags, { data: [{ tag: '24 秒', count: 3 }] });
const noMore = fake(listMoreQuestions, { data: [] });
const noneAlike = fake(findSimilarFaq, { data: [] });
const shown = [list, tags, noMore, fake(findSimilarFaq, { data: [similar()] })];

const meta = {
  title: 'Screens/Knowledge/FaqDrawer',
  component: FaqPanel,
  args: { knowledgeBaseId: 'b1', baseName: '竞赛规则库' },
  decorators: [onPage],
  parameters: { address: `${address}f121`, fakes: shown },
} satisfies Meta<typeof FaqPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

const drawer = async (name = 'FAQ #121') => within(await screen.findByRole('dialog', { name }));

/** One that is near, with what differs in its answer. */
export const Contradicted: Story = {
  play: async () => {
    const form = await drawer();
    await expect(await form.findByText('与 #123 相似 87%，答案不同')).toBeVisible();
    await expect(form.getByRole('button', { name: '互设反例' })).toBeVisible();
    await expect(form.getByText('近 30 天命中 312 次')).toBeVisible();
  },
};

/** Labels are hung on it beside the form, and what is typed there stays. */
export const Labelled: Story = {
  parameters: {
    fakes: [
      ...shown,
      fake(listLabelChoices, { data: [{ id: 't1', parentId: null, name: '青少年赛事', path: ['青少年赛事'] }] }),
      fake(labelFaq, { data: { changedCount: 1, takeBack: [] } }),
    ],
  },
  play: async ({ userEvent }) => {
    const form = await drawer();
    const question = await form.findByRole('textbox', { name: '问题' });
    await waitFor(() => expect(question).toHaveDisplayValue(/防守犯规/));
    await userEvent.type(question, '（新）');
    const group = within(await form.findByRole('group', { name: '体系标签' }));
    await userEvent.click(await group.findByRole('button', { name: /^标\s?注$/ }));
    await screen.findByText('选择标签');
    const dialog = within(screen.getAllByRole('dialog').at(-1) ?? document.body);
    await userEvent.click(dialog.getByRole('combobox', { name: '体系标签' }));
    await userEvent.click(await screen.findByTitle('青少年赛事'));
    await userEvent.click(dialog.getByRole('button', { name: /^保\s?存$/ }));
    await expect(await screen.findByText('标签已更新')).toBeVisible();
    await expect(question).toHaveDisplayValue(/（新）/);
  },
};

/** A question that is too long, and one that would both have to hit and not to, are told at their fields. */
export const TooLong: Story = {
  parameters: { fakes: [list, tags, noMore, noneAlike] },
  play: async ({ userEvent }) => {
    const form = await drawer();
    const question = await form.findByRole('textbox', { name: '问题' });
    await waitFor(() => expect(question).toHaveDisplayValue(/防守犯规/));
    await userEvent.click(question);
    await userEvent.paste('长'.repeat(500));
    const negative = form.getByRole('combobox', { name: '反例' });
    await userEvent.type(negative, '犯规后 24 秒怎么走？{Enter}');
    await userEvent.click(form.getByRole('button', { name: '保存' }));
    await expect(await form.findByText(/“犯规后 24 秒怎么走？”既在问题里又在反例里/)).toBeVisible();
    await expect(form.getByText(/500 个字/)).toBeVisible();
    await expect(question).toHaveDisplayValue(/长长长/);
  },
};

export const New: Story = {
  parameters: { address: `${address}new`, fakes: [list, tags, noneAlike] },
  play: async ({ userEvent }) => {
    const form = await drawer('新增');
    await userEvent.click(form.getByRole('button', { name: '创建' }));
    await expect(await form.findByText('请输入问题')).toBeVisible();
    await expect(await form.findByText('请输入答案')).toBeVisible();
    await userEvent.click(form.getByRole('button', { name: '添加答案' }));
    await expect(await form.findByRole('group', { name: '其他答案 1' })).toBeVisible();
  },
};

/** Asked by people, or reworded: accepted as another wording, or refused. */
export const MoreWordings: Story = {
  parameters: {
    fakes: [
      list,
      tags,
      noneAlike,
      fake(listMoreQuestions, {
        data: [
          { id: 'm1', topicId: 'f121', question: '前场发球计时钟回几秒', asked: 6, createTime: '2026-11-20T02:00:00Z' },
          { id: 'm2', topicId: 'f121', question: '犯规以后怎么读秒', asked: 0, createTime: '2026-11-20T02:00:00Z' },
        ],
      }),
      fake(addMoreQuestions, { data: null }),
    ],
  },
  play: async ({ userEvent }) => {
    const form = await drawer();
    const [people, reworded] = within(await form.findByRole('list', { name: '推荐的问法' })).getAllByRole('listitem');
    if (people === undefined || reworded === undefined) throw new Error('two are offered');
    await expect(within(people).getByText('真人问过 6 次')).toBeVisible();
    await expect(within(reworded).getByText('改写')).toBeVisible();
    const field = within(people).getByRole('textbox', { name: '问法 1' });
    await userEvent.type(field, '？');
    await userEvent.click(within(people).getByRole('button', { name: '接受' }));
    await expect(await form.findByRole('button', { name: '移除“前场发球计时钟回几秒？”' })).toBeVisible();
    await userEvent.click(within(reworded).getByRole('button', { name: '不要' }));
    await expect(await screen.findByText('不会再推荐这个问法')).toBeVisible();
  },
};

export const NoMoreWordings: Story = {
  parameters: { fakes: [list, tags, noneAlike, noMore, fake(generateMoreQuestions, { data: [] })] },
  play: async ({ userEvent }) => {
    const form = await drawer();
    await userEvent.click(await form.findByRole('button', { name: '生成' }));
    await expect(await form.findByText(/没有找到更多问法/)).toBeVisible();
  },
};

/** A file that is too large is told where it was chosen; nothing that was written is lost. */
export const FileTooLarge: Story = {
  parameters: { fakes: [list, tags, noMore, noneAlike] },
  play: async () => {
    const form = await drawer();
    const field = await form.findByLabelText('添加资源', { selector: 'input' });
    const large = new File([''], '规则讲解.mp4', { type: 'video/mp4' });
    Object.defineProperty(large, 'size', { value: 60 * 1024 * 1024 });
    Object.defineProperty(field, 'files', { value: [large], configurable: true });
    field.dispatchEvent(new Event('change', { bubbles: true }));
    await expect(await form.findByText('“规则讲解.mp4”超过 50 MB，没有上传。请压缩后再添加')).toBeVisible();
  },
};

export const Refused: Story = {
  parameters: {
    fakes: [
      list,
      tags,
      noMore,
      noneAlike,
      fake(modifyFaq, { fails: 'question_taken', message: '该知识库已有相同问题' }),
    ],
  },
  play: async ({ userEvent }) => {
    const form = await drawer();
    const question = await form.findByRole('textbox', { name: '问题' });
    await waitFor(() => expect(question).toHaveDisplayValue(/防守犯规/));
    await userEvent.type(question, '呢');
    await userEvent.click(form.getByRole('button', { name: '保存' }));
    await expect(await form.findByText('该知识库已有相同问题')).toBeVisible();
    await expect(question).toHaveDisplayValue(/复位呢/);
  },
};

/** One that is on another page, which is read by itself. */
export const Loading: Story = {
  parameters: {
    address: `${address}far`,
    fakes: [fake(pageFaq, { data: pageOf([]) }), tags, noMore, noneAlike],
  },
};

export const Failed: Story = {
  parameters: { fakes: [list, tags, noMore, fake(findSimilarFaq, { fails: 'unreachable' })] },
  play: async () => {
    const form = await drawer();
    await expect(await form.findByRole('textbox', { name: '问题' })).toBeVisible();
  },
};

export const Empty: Story = {
  parameters: {
    address: `${address}f1`,
    fakes: [
      fake(pageFaq, {
        data: pageOf([
          faq({ id: 'f1', number: 1, similarQuestions: [], negativeQuestions: [], tags: [], recentHits: 0, hits: 0 }),
        ]),
      }),
      tags,
      noMore,
      noneAlike,
    ],
  },
  play: async () => {
    const form = await drawer('FAQ #1');
    await expect(await form.findByText('近 30 天没有命中')).toBeVisible();
  },
};

export const NotPermitted: Story = {
  parameters: { fakes: [list, tags, fake(listMoreQuestions, { fails: 'not_permitted' }), noneAlike] },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
