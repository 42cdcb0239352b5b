import {
  modifySlideDeck,
  pageSlideDecks,
  pageSlideDeckVersions,
  readSlideDeck,
  readSlideDeckVersion,
  readSlidePrompt,
  restoreSlideDeckVersion,
  rewriteSlide,
  writeSlides,
} from '@console/api/contract';
import { fake } from '@console/api/fake';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { onPage } from '../../testing/pageStory.js';
import { deck, detailOf, longest, pageOf, prompt, slides, versions } from './slides.fixtures.js';
import SlidesTool from './SlidesTool.js';

const address = `/assistantAI/AIToolWall/tool?id=ppt&deck=${deck.id}`;
const [, second] = slides;

const around = [
  fake(readSlidePrompt, { data: prompt(true) }),
  fake(pageSlideDecks, { data: pageOf([deck]) }),
  fake(readSlideDeck, { data: detailOf(deck) }),
  fake(modifySlideDeck, { data: { version: 5 } }),
  fake(pageSlideDeckVersions, { data: pageOf(versions) }),
  fake(readSlideDeckVersion, { data: { title: deck.title, slides: slides.slice(0, 3) } }),
  fake(restoreSlideDeckVersion, { data: { version: 6 } }),
  fake(writeSlides, { data: null }),
  ...(second === undefined
    ? []
    : [
        fake(rewriteSlide, {
          data: { slide: { ...second, title: '第三周只续了 96 张', points: second.points.slice(0, 2) } },
        }),
      ]),
];

const meta = {
  title: 'Screens/Slides/DeckEditor',
  component: SlidesTool,
  args: { embedded: false },
  decorators: [onPage],
  parameters: { address, fakes: around },
} satisfies Meta<typeof SlidesTool>;
export default meta;
type Story = StoryObj<typeof meta>;

const long = { timeout: 15_000 };

export const Opened: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('tree', {}, long)).toBeVisible();
    await expect(canvas.getByText('已保存')).toBeVisible();
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '下载 pptx' }, long)).toBeVisible();
  },
};

export const LongestName: Story = {
  parameters: {
    address: address.replace(deck.id, longest.id),
    fakes: [...around, fake(readSlideDeck, { data: detailOf(longest) })],
  },
};

/** What is edited is saved by itself, and taken back by a key. */
export const SavesByItself: Story = {
  parameters: { address: `${address}&page=s2` },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('tree', {}, long);
    await userEvent.click(canvas.getByRole('button', { name: '编辑内容' }));
    const title = await canvas.findByRole('textbox', { name: '标题' });
    await userEvent.type(title, '了');
    await expect(await canvas.findByText(/\d\d:\d\d 已保存/, {}, long)).toBeVisible();
    await userEvent.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(title).toHaveDisplayValue('续费从第三周开始变慢'));
  },
};

export const NotSaved: Story = {
  parameters: {
    address: `${address}&part=look`,
    fakes: [...around, fake(modifySlideDeck, { fails: 'unreachable' })],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await screen.findByRole('textbox', { name: '标题' }, long), '二');
    await expect(await canvas.findByText('保存失败', {}, long)).toBeVisible();
    await expect(canvas.getByRole('button', { name: '重试' })).toBeVisible();
  },
};

/** Two places edit one deck: both states are shown, and nothing is lost until it is said which one counts. */
export const ChangedElsewhere: Story = {
  parameters: {
    address: `${address}&part=look`,
    fakes: [...around, fake(modifySlideDeck, { fails: 'changed_meanwhile' })],
  },
  play: async ({ userEvent }) => {
    await userEvent.type(await screen.findByRole('textbox', { name: '标题' }, long), '二');
    await expect(await screen.findByRole('button', { name: '保留我的修改' }, long)).toBeVisible();
    await expect(screen.getByRole('button', { name: '用已保存的' })).toBeVisible();
  },
};

let isWritten = false;

/** The outline is changed before its pages are written. They may be written before that is seen to be under way. */
export const Outlined: Story = {
  parameters: {
    fakes: [
      ...around,
      fake(readSlideDeck, {
        dataFor: () =>
          isWritten
            ? detailOf({ ...deck, version: deck.version + 1 })
            : detailOf({ ...deck, status: 'outlined', stage: 'outlined' }),
      }),
      fake(writeSlides, {
        dataFor: () => {
          isWritten = true;
          return null;
        },
      }),
    ],
  },
  beforeEach: () => {
    isWritten = false;
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/大纲已就绪/, {}, long)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '写各页' }));
    await waitFor(async () => expect(await screen.findByText('已开始')).toBeVisible());
    await expect(await canvas.findByRole('button', { name: '下载 pptx' }, long)).toBeVisible();
    await expect(canvas.queryByText(/大纲已就绪/)).toBeNull();
  },
};

export const Stopped: Story = {
  parameters: {
    fakes: [
      ...around,
      fake(readSlideDeck, { data: detailOf({ ...deck, status: 'failed', failure: '大模型没有响应' }) }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/没有写完：大模型没有响应/, {}, long)).toBeVisible();
    await expect(canvas.getByRole('button', { name: '继续写' })).toBeVisible();
  },
};

/** A page that is written again stands beside the one that there is until it is taken. */
export const WritesAPageAgain: Story = {
  parameters: { address: `${address}&page=s2` },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('tree', {}, long);
    await userEvent.click(canvas.getByRole('button', { name: '重新生成本页' }));
    await userEvent.click(await canvas.findByRole('button', { name: '开始生成' }));
    await expect((await canvas.findAllByText(/第三周只续了 96 张/, {}, long))[0]).toBeVisible();
  },
};

export const LockedPage: Story = {
  parameters: { address: `${address}&page=s3` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '重新生成本页' }, long)).toBeDisabled();
  },
};

export const Versions: Story = {
  parameters: { address: `${address}&part=versions` },
  play: async () => {
    await expect(await screen.findByText(/修改 · 4 页/, {}, long)).toBeVisible();
  },
};

/** What would look wrong is said before the file is made. */
export const AsksBeforeAFaultyDownload: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('tree', {}, long);
    await userEvent.click(canvas.getByRole('button', { name: '下载 pptx' }));
    await expect(await screen.findByText(/个错误、\d+ 个提醒/, {}, long)).toBeInTheDocument();
  },
};
