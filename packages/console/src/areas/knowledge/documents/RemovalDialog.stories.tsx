import { removeDocuments } from '@console/api/contract';
import { fake } from '@console/api/fake';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { onPage } from '../../../testing/pageStory.js';
import { RemovalDialog } from './RemovalDialog.js';

const removed = fn(() => null);

const meta = {
  title: 'Screens/Knowledge/RemovalDialog',
  component: RemovalDialog,
  decorators: [onPage],
  parameters: { address: '/assistantAI/knowledgeBase/index', fakes: [fake(removeDocuments, { dataFor: removed })] },
  args: {
    asked: { ids: ['d1', 'd2'], count: 214, title: '删除所选的 2 个文档？', done: '已删除 2 个文档' },
    onClose: fn(),
    onDone: fn(),
  },
} satisfies Meta<typeof RemovalDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Kept unless somebody says otherwise: that loses nothing. */
export const Keeps: Story = {
  play: async ({ args, userEvent }) => {
    removed.mockClear();
    await waitFor(() => expect(screen.getByText('知识图谱中有 214 条关系只以此为依据')).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: /^删\s?除$/ }));
    await waitFor(() => expect(args.onDone).toHaveBeenCalled());
    await expect(removed).toHaveBeenCalledWith(expect.objectContaining({ triples: 'keep' }));
  },
};

export const TakesThemAlong: Story = {
  play: async ({ args, userEvent }) => {
    removed.mockClear();
    await userEvent.click(await screen.findByRole('radio', { name: '把这些关系一并移出图谱' }));
    await userEvent.click(screen.getByRole('button', { name: /^删\s?除$/ }));
    await waitFor(() => expect(args.onDone).toHaveBeenCalled());
    await expect(removed).toHaveBeenCalledWith(expect.objectContaining({ triples: 'remove' }));
  },
};

/** It stays open with what was chosen, and says why. */
export const Refused: Story = {
  parameters: { fakes: [fake(removeDocuments, { fails: 'unreachable' })] },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('radio', { name: '把这些关系一并移出图谱' }));
    await userEvent.click(screen.getByRole('button', { name: /^删\s?除$/ }));
    await waitFor(() => expect(screen.getByRole('alert')).toBeVisible());
    await expect(screen.getByRole('radio', { name: '把这些关系一并移出图谱' })).toBeChecked();
    await expect(args.onDone).not.toHaveBeenCalled();
  },
};
