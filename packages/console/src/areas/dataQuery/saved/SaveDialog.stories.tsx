import { addSavedQuestion, modifySavedQuestion, verifySavedQuestion } from '@console/api/contract';
import { fake } from '@console/api/fake';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { onPage } from '../../../testing/pageStory.js';
import { longSaved, savedQuestions } from './saved.fixtures.js';
import SaveDialog from './SaveDialog.js';

const [scheduled] = savedQuestions;

const meta = {
  title: 'Screens/DataQuery/SaveDialog',
  component: SaveDialog,
  decorators: [onPage],
  args: {
    subject: {
      kind: 'new',
      question: '近 30 天各助手的问答次数',
      sourceIds: ['association'],
      answerId: 'a1',
      pinned: true,
    },
    onClose: fn(),
  },
  parameters: {
    address: '/assistantAI/text2sql',
    fakes: [
      fake(addSavedQuestion, { data: { id: 's9' } }),
      fake(modifySavedQuestion, { data: null }),
      fake(verifySavedQuestion, { data: null }),
    ],
  },
} satisfies Meta<typeof SaveDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const New: Story = {
  play: async ({ args, userEvent }) => {
    await expect(await screen.findByRole('switch', { name: '固定到首页' })).toBeChecked();
    await userEvent.click(screen.getByRole('button', { name: /^保\s?存$/ }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
  },
};

export const Change: Story = {
  args: { subject: scheduled && { kind: 'change', saved: scheduled } },
  play: async () => {
    await expect(await screen.findByRole('textbox', { name: '问题' })).toHaveValue('近 7 天的有依据回答率');
  },
};

/** Why it was refused stands over the fields, and what was typed stays. */
export const Refused: Story = {
  parameters: { fakes: [fake(addSavedQuestion, { fails: 'saved_question_unrepeatable', message: '不能定时运行。' })] },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: /^保\s?存$/ }));
    await expect(await screen.findByText('不能定时运行。')).toBeVisible();
    await expect(screen.getByRole('textbox', { name: '问题' })).toHaveValue('近 30 天各助手的问答次数');
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

/** Who only asks marks nothing as verified. */
export const ByWhoOnlyAsks: Story = {
  globals: { role: 'asker' },
  play: async () => {
    await expect(await screen.findByRole('switch', { name: '固定到首页' })).toBeVisible();
    await expect(screen.queryByRole('switch', { name: '已核对' })).toBeNull();
  },
};

export const LongText: Story = { args: { subject: { kind: 'change', saved: longSaved } } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
