import { pageChunks, parseDocument } from '@console/api/contract';
import { fake } from '@console/api/fake';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { onPage } from '../../../testing/pageStory.js';
import { parsedDocument } from '../chunks.fixtures.js';
import ChunksPage from '../ChunksPage.js';

const meta = {
  title: 'Screens/Knowledge/ParseAgain',
  component: ChunksPage,
  decorators: [onPage],
  parameters: {
    address: '/assistantAI/knowledgeBase/chunks?id=d1&open=parse',
    fakes: [...parsedDocument],
  },
} satisfies Meta<typeof ChunksPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const drawer = async () => within(await screen.findByRole('dialog', { name: '重新解析' }));

/** What was changed by hand is seen before it is parsed again. */
export const Loads: Story = {
  tags: ['visual'],
  play: async () => {
    const panel = await drawer();
    await expect(await panel.findByText(/^有 \d+ 段经过手工修改/)).toBeVisible();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Parses: Story = {
  parameters: { fakes: [...parsedDocument, fake(parseDocument, { data: null })] },
  play: async ({ userEvent }) => {
    const panel = await drawer();
    await userEvent.click(await panel.findByRole('button', { name: '重新解析' }));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  },
};

/** It stays open. */
export const NotParsed: Story = {
  parameters: {
    fakes: [...parsedDocument, fake(parseDocument, { fails: 'already_parsing', message: '文档正在解析，请稍后再试' })],
  },
  play: async ({ userEvent }) => {
    const panel = await drawer();
    await userEvent.click(await panel.findByRole('button', { name: '重新解析' }));
    await expect(await panel.findByText(/^有 \d+ 段经过手工修改/)).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: { fakes: [...parsedDocument, fake(pageChunks, { delay: 'infinite' })] },
};

export const Failed: Story = {
  parameters: { fakes: [...parsedDocument, fake(pageChunks, { fails: 'unreachable' })] },
  play: async () => {
    const panel = await drawer();
    await expect(await panel.findByRole('button', { name: '重试' })).toBeVisible();
  },
};
