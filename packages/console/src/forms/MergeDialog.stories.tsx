import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import MergeDialog from './MergeDialog.js';
import type { Values } from './mergeChoices.js';

const labels = [
  ['question', '问题'],
  ['answer', '答案'],
  ['tags', '标签'],
] as const;
const began = { question: '计时钟怎么复位', answer: '一律复位至 24 秒。', tags: ['24 秒'] };

const meta = {
  title: 'Screens/Forms/MergeDialog',
  component: MergeDialog,
  args: {
    theirs: { ...began, answer: '前场复位至 14 秒。', tags: ['24 秒', '前场'] },
    mine: { ...began, question: '掷球入界时计时钟怎么复位', tags: ['24 秒', '掷球入界'] },
    began,
    describe: (values: Values) =>
      labels.map(([key, label]) => {
        const value = values[key];
        return { key, label, value: Array.isArray(value) ? value.join('\n') : String(value) };
      }),
    onMerge: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof MergeDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const dialog = async () => within(await screen.findByRole('dialog', { name: '合并两人的修改' }));

/** What only one of the two has changed is taken from that one, and of both lists all can be kept. */
export const Merges: Story = {
  play: async ({ args, userEvent }) => {
    const both = await dialog();
    const choice = (field: string, name: string) =>
      within(both.getByRole('radiogroup', { name: field })).getByRole('radio', { name });
    await expect(choice('问题', '我的')).toBeChecked();
    await expect(choice('答案', '对方的')).toBeChecked();
    await userEvent.click(choice('标签', '两者都要'));
    await userEvent.click(both.getByRole('button', { name: /合\s?并/ }));
    await waitFor(() =>
      expect(args.onMerge).toHaveBeenCalledWith({
        question: '掷球入界时计时钟怎么复位',
        answer: '前场复位至 14 秒。',
        tags: ['24 秒', '前场', '掷球入界'],
      }),
    );
  },
};

/** Nobody knows any more what both began from: what was typed is offered. */
export const BeginningUnknown: Story = { args: { began: undefined } };

/** Both have changed the same in the same way. */
export const Empty: Story = {
  args: { theirs: began, mine: began },
  play: async () => {
    const both = await dialog();
    await waitFor(() => expect(both.getByText('两人改得一样，可以直接保存')).toBeVisible());
  },
};

/** The words are the same, and what is around them is shown. */
export const FormattingAlone: Story = {
  args: {
    theirs: { ...began, answer: '<p>一律复位至 <b>24 秒</b>。</p>' },
    mine: { ...began, answer: '<p>一律复位至 24 秒。</p>' },
    began: undefined,
    describe: (values: Values) => [
      { key: 'answer', label: '答案', value: String(values.answer).replace(/<[^>]*>/g, '') },
    ],
  },
  play: async () => {
    const both = await dialog();
    await waitFor(() => expect(both.getByRole('radiogroup', { name: '答案' })).toBeVisible());
    await expect(both.getAllByText(/<b>/).length).toBeGreaterThan(0);
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
