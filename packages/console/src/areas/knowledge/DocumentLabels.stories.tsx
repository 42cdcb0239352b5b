import { labelDocuments, listLabelChoices, readDocument } from '@console/api/contract';
import { fake } from '@console/api/fake';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { onPage } from '../../testing/pageStory.js';
import { labelledDocument } from './chunks.fixtures.js';
import ChunksPage from './ChunksPage.js';

const choices = fake(listLabelChoices, {
  data: [
    { id: 't1', parentId: null, name: '青少年赛事', path: ['青少年赛事'] },
    { id: 't2', parentId: null, name: '职业赛事', path: ['职业赛事'] },
  ],
});
const hung = labelledDocument([{ id: 't1', name: '青少年赛事' }]);

const meta = {
  title: 'Screens/Knowledge/DocumentLabels',
  component: ChunksPage,
  decorators: [onPage],
  parameters: { address: '/assistantAI/knowledgeBase/chunks?id=d1', fakes: [...hung, choices] },
} satisfies Meta<typeof ChunksPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Over the chunks of a document stand its labels, and others are hung on it. */
export const Changes: Story = {
  parameters: { fakes: [...hung, choices, fake(labelDocuments, { data: { changedCount: 1, takeBack: [] } })] },
  play: async ({ canvas, userEvent }) => {
    const group = within(await canvas.findByRole('group', { name: '体系标签' }));
    await expect(group.getByText('青少年赛事')).toBeVisible();
    await userEvent.click(await group.findByRole('button', { name: /^标\s?注$/ }));
    await userEvent.click(await screen.findByRole('combobox', { name: '体系标签' }));
    await userEvent.click(await screen.findByTitle('职业赛事'));
    await userEvent.click(screen.getByRole('button', { name: /^保\s?存$/ }));
    await expect(await screen.findByText('标签已更新')).toBeVisible();
  },
};

/** Refused, it says why, and what was chosen stays. */
export const Refused: Story = {
  parameters: {
    address: '/assistantAI/knowledgeBase/chunks?id=d1&dialog=labels',
    fakes: [...hung, choices, fake(labelDocuments, { fails: 'tag_not_found' })],
  },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('combobox', { name: '体系标签' }));
    await userEvent.click(await screen.findByTitle('职业赛事'));
    await userEvent.click(screen.getByRole('button', { name: /^保\s?存$/ }));
    await expect(await screen.findByRole('alert')).toBeVisible();
  },
};

/** Nothing is said of labels where there are none. */
export const Empty: Story = {
  parameters: { fakes: [...labelledDocument([]), fake(listLabelChoices, { data: [] })] },
  play: async ({ canvas }) => {
    await canvas.findByText('每队最多可以报名 12 名运动员，上场 5 名。');
    await waitFor(() => expect(canvas.queryByRole('group', { name: '体系标签' })).toBeNull());
  },
};

export const NotPermitted: Story = {
  parameters: { fakes: [fake(readDocument, { fails: 'not_permitted' }), choices] },
};

export const Loading: Story = {
  parameters: { fakes: [fake(readDocument, { delay: 'infinite' }), choices] },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
