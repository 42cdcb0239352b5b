import { modifyBaseWords, readBaseWords } from '@console/api/contract';
import { fake } from '@console/api/fake';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { onPage } from '../../testing/pageStory.js';
import KnowledgePage from './KnowledgePage.js';

const address = '/assistantAI/knowledgeBase/index?base=b1&open=words';

const groups = [['走步', '带球走', '持球移动'], ['进攻时间', 'shot clock'], ['村BA']];

const meta = {
  title: 'Screens/Knowledge/BaseWordsDrawer',
  component: KnowledgePage,
  decorators: [onPage],
  parameters: { address, fakes: [fake(readBaseWords, { data: { groups } })] },
} satisfies Meta<typeof KnowledgePage>;
export default meta;
type Story = StoryObj<typeof meta>;

const drawer = async () => within(await screen.findByRole('dialog', { name: '检索词表' }));

export const Loads: Story = {
  tags: ['visual'],
  play: async () => {
    const form = await drawer();
    await expect(await form.findByRole('textbox', { name: '同义词与专用词' })).toHaveValue(
      '走步 = 带球走 = 持球移动\n进攻时间 = shot clock\n村BA',
    );
    await expect(form.getByText('2 组同义词，1 个专用词')).toBeVisible();
  },
};

/** A line that is wrong is named, and nothing typed is lost. */
export const Repeated: Story = {
  play: async ({ userEvent }) => {
    const form = await drawer();
    const field = await form.findByRole('textbox', { name: '同义词与专用词' });
    await waitFor(() => expect(field).toHaveDisplayValue(/村BA/));
    await userEvent.type(field, '\n带球走，走路');
    await userEvent.click(form.getByRole('button', { name: '保存' }));
    await expect(await form.findByText('第 4 行的“带球走”重复了，每个词只能出现一次')).toBeVisible();
    await expect(field).toHaveDisplayValue(/带球走，走路/);
  },
};

export const Empty: Story = {
  parameters: { fakes: [fake(readBaseWords, { data: { groups: [] } })] },
  play: async () => {
    const form = await drawer();
    await expect(await form.findByText('0 组同义词，0 个专用词')).toBeVisible();
  },
};

export const Refused: Story = {
  parameters: {
    fakes: [
      fake(readBaseWords, { data: { groups } }),
      fake(modifyBaseWords, { fails: 'word_repeated', message: '服务器说：词重复了' }),
    ],
  },
  play: async ({ userEvent }) => {
    const form = await drawer();
    const field = await form.findByRole('textbox', { name: '同义词与专用词' });
    await waitFor(() => expect(field).toHaveDisplayValue(/村BA/));
    await userEvent.type(field, '\n三人篮球');
    await userEvent.click(form.getByRole('button', { name: '保存' }));
    await expect(await form.findByText('服务器说：词重复了')).toBeVisible();
    await expect(field).toHaveDisplayValue(/三人篮球/);
  },
};

export const Loading: Story = { parameters: { fakes: [fake(readBaseWords, { delay: 'infinite' })] } };

export const Failed: Story = { parameters: { fakes: [fake(readBaseWords, { fails: 'unreachable' })] } };

export const NotPermitted: Story = { parameters: { fakes: [fake(readBaseWords, { fails: 'not_permitted' })] } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
