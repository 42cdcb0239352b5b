import {
  cancelSlides,
  duplicateSlideDeck,
  generateSlides,
  pageDocuments,
  pageSlideDecks,
  readAnswer,
  readSlideDeck,
  readSlidePrompt,
  removeSlideDecks,
  writeSlides,
} from '@console/api/contract';
import { fake } from '@console/api/fake';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { onPage } from '../../testing/pageStory.js';
import { answer, deck, detailOf, longest, pageOf, prompt, running, stopped } from './slides.fixtures.js';
import SlidesTool from './SlidesTool.js';

const address = '/assistantAI/AIToolWall/tool?id=ppt';

const around = [
  fake(readSlidePrompt, { data: prompt(false) }),
  fake(pageSlideDecks, { data: pageOf([running, deck, stopped, longest]) }),
  fake(readSlideDeck, { data: detailOf(deck) }),
  fake(generateSlides, { data: { id: deck.id } }),
  fake(duplicateSlideDeck, { data: { id: 'deck9' } }),
  fake(removeSlideDecks, { data: null }),
  fake(cancelSlides, { data: null }),
  fake(writeSlides, { data: null }),
];

const meta = {
  title: 'Screens/Slides/SlidesTool',
  component: SlidesTool,
  args: { embedded: false },
  decorators: [onPage],
  parameters: { address, fakes: around },
} satisfies Meta<typeof SlidesTool>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loads: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: deck.title })).toBeVisible();
    await expect(canvas.getByText('生成中 42%')).toBeVisible();
    await expect(canvas.getByText('大纲待确认')).toBeVisible();
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(deck.title)).toBeVisible();
  },
};

export const Loading: Story = { parameters: { fakes: [...around, fake(pageSlideDecks, { delay: 'infinite' })] } };
export const Failed: Story = { parameters: { fakes: [...around, fake(pageSlideDecks, { fails: 'unreachable' })] } };
export const NotPermitted: Story = {
  parameters: { fakes: [...around, fake(pageSlideDecks, { fails: 'not_permitted' })] },
};
export const Empty: Story = {
  parameters: { fakes: [...around, fake(pageSlideDecks, { data: pageOf([]) })] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('还没有演示文稿')).toBeVisible();
  },
};

export const AsksBeforeDeleting: Story = {
  parameters: { fakes: [...around, fake(pageSlideDecks, { data: pageOf([deck]) })] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /更多|操作/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: '删除' }, { timeout: 15_000 }));
    await expect(await screen.findByText(/全部版本都会删除/, {}, { timeout: 15_000 })).toBeInTheDocument();
  },
};

/** Before anything is sent, it says what works without a model. */
export const NewWithoutModel: Story = {
  parameters: { address: `${address}&new=1` },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/没有配置大模型：只能把给出的内容/)).toBeVisible();
    await expect(canvas.getByRole('radio', { name: '只有标题' })).toBeDisabled();
    await userEvent.type(canvas.getByRole('textbox', { name: '文字' }), '# 季票');
    await userEvent.type(canvas.getByRole('textbox', { name: '标题' }), '季票续费方案');
    await userEvent.click(canvas.getByRole('button', { name: '开始生成' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: deck.title })).toBeVisible();
  },
};

export const NewWithModel: Story = {
  parameters: {
    address: `${address}&new=1&origin=title`,
    fakes: [...around, fake(readSlidePrompt, { data: prompt(true) })],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/已配置大模型/)).toBeVisible();
    await expect(canvas.getByRole('radio', { name: '只有标题' })).toBeEnabled();
  },
};

/** What the address names is chosen, and gives the title. */
export const NewOfAnAnswer: Story = {
  parameters: {
    address: `${address}&new=1&sessionId=session1`,
    fakes: [...around, fake(readAnswer, { data: answer })],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('radio', { name: '一次回答' })).toBeChecked();
    await waitFor(() => expect(canvas.getByRole('textbox', { name: '标题' })).not.toHaveDisplayValue(''));
  },
};

export const NewOfWhatIsGone: Story = {
  parameters: {
    address: `${address}&new=1&sessionId=session1`,
    fakes: [...around, fake(readAnswer, { fails: 'session_not_found' })],
  },
};

export const NewRefused: Story = {
  parameters: {
    address: `${address}&new=1&origin=document`,
    fakes: [...around, fake(pageDocuments, { fails: 'unreachable' })],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/文件/, { selector: '[role="alert"]' })).toBeVisible();
  },
};

export const BeingMade: Story = {
  parameters: {
    address: `${address}&deck=${running.id}`,
    fakes: [...around, fake(readSlideDeck, { data: detailOf(running, detailOf(running).slides.slice(0, 2)) })],
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('progressbar')).toHaveAttribute('aria-valuenow', '42');
    await expect(canvas.getByText(/已写 2 页/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /取消|停止/ }));
  },
};

/** Stopped before its first page, it can go on. */
export const StoppedBeforeAPage: Story = {
  parameters: {
    address: `${address}&deck=${stopped.id}`,
    fakes: [...around, fake(readSlideDeck, { data: detailOf({ ...stopped, slideCount: 0 }, []) })],
  },
  play: async ({ canvas }) => {
    const alert = within(await canvas.findByRole('alert'));
    await expect(alert.getByText(/大模型没有响应/)).toBeVisible();
    await expect(alert.getByRole('button', { name: '继续写' })).toBeVisible();
  },
};

export const Gone: Story = {
  parameters: {
    address: `${address}&deck=deck404`,
    fakes: [...around, fake(readSlideDeck, { fails: 'slide_deck_not_found' })],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '返回列表' }));
    await expect(await canvas.findByText('生成中 42%')).toBeVisible();
  },
};

export const DeckFailedToLoad: Story = {
  parameters: {
    address: `${address}&deck=${deck.id}`,
    fakes: [...around, fake(readSlideDeck, { fails: 'unreachable' })],
  },
};
