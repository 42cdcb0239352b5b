import {
  modifySlideDeck,
  pageSlideDecks,
  pageSlideDeckVersions,
  readSlideDeck,
  readSlideDeckVersion,
  readSlidePrompt,
  readSlideSource,
  readSlideSourcePage,
  restoreSlideDeckVersion,
  rewriteSlide,
  writeSlides,
} from '@console/api/contract';
import { fake } from '@console/api/fake';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
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
  fake(readSlideSource, {
    data: {
      documentId: 'd1',
      name: '季票销售周报.pdf',
      heights: Array.from({ length: 6 }, () => 1123),
      pages: [1, 2, 3, 4, 5, 6],
    },
  }),
  fake(readSlideSourcePage, {
    dataFor: () =>
      new Blob(['<svg xmlns="http://www.w3.org/2000/svg" width="794" height="1123"/>'], { type: 'image/svg+xml' }),
  }),
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

let reads = 0;

/** A deck that is saved elsewhere, with one page named anew, after it was opened here. */
const savedElsewhere = (id: string) => ({
  address: `${address}&page=s2`,
  fakes: [
    ...around,
    fake(modifySlideDeck, { fails: 'changed_meanwhile' }),
    fake(readSlideDeck, {
      dataFor: () => {
        reads += 1;
        const elsewhere = slides.map((page) => (page.id === id ? { ...page, title: '别处改的标题' } : page));
        return reads === 1 ? detailOf(deck) : { ...detailOf(deck), version: deck.version + 1, slides: elsewhere };
      },
    }),
  ],
});

const beginAnew = () => {
  reads = 0;
};

/** Two places edit one page: both states of it are shown, and nothing is lost until it is said which one counts. */
export const ChangedElsewhere: Story = {
  parameters: savedElsewhere('s2'),
  beforeEach: beginAnew,
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('tree', {}, long);
    await userEvent.click(canvas.getByRole('button', { name: '编辑内容' }));
    await userEvent.type(await canvas.findByRole('textbox', { name: '标题' }), '了');
    await expect(await screen.findByRole('button', { name: '保留我的修改' }, long)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: '用已保存的' }));
    await expect(await canvas.findByDisplayValue('别处改的标题')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '撤销' }));
    await expect(await canvas.findByDisplayValue('续费从第三周开始变慢了')).toBeVisible();
  },
};

/** Two places edit different pages: both edits stand, and nothing is asked. */
export const MergesOtherPages: Story = {
  parameters: savedElsewhere('s4'),
  beforeEach: beginAnew,
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('tree', {}, long);
    await userEvent.click(canvas.getByRole('button', { name: '编辑内容' }));
    await userEvent.type(await canvas.findByRole('textbox', { name: '标题' }), '了');
    await expect((await canvas.findAllByText('别处改的标题', {}, long))[0]).toBeVisible();
    await expect(canvas.getByDisplayValue('续费从第三周开始变慢了')).toBeVisible();
    await expect(screen.queryByRole('button', { name: '保留我的修改' })).toBeNull();
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

/** The notes in other words are seen as a difference before they are taken. */
export const RewordsTheNotes: Story = {
  parameters: {
    address: `${address}&page=s2`,
    fakes: [
      ...around,
      ...(second === undefined
        ? []
        : [fake(rewriteSlide, { data: { slide: { ...second, notes: '数字在先，原因在后。[1]' } } })]),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '换个说法' }, long));
    const take = await canvas.findByRole('button', { name: '采用新写的' }, long);
    await userEvent.click(take);
    await waitFor(() => expect(canvas.queryByRole('button', { name: '采用新写的' })).toBeNull());
    await expect(await canvas.findByText(/数字在先/)).toBeVisible();
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

/** A source leads to its page, with the words lit; its link opens the same in another tab. */
export const ShowsASource: Story = {
  parameters: { address: `${address}&page=s2` },
  play: async ({ canvas, userEvent }) => {
    const [link] = await canvas.findAllByRole('link', { name: '看原文：来源 1' }, long);
    await expect(link).toHaveAttribute('href', expect.stringContaining('page=s2&source=1'));
    await userEvent.click(link ?? canvas.getByRole('main'));
    const drawer = within(await screen.findByRole('dialog', { name: '季票销售周报.pdf · 第 3 页' }, long));
    await expect(drawer.getByText('第三周续费 96 张，环比下降 84%。')).toBeVisible();
    await expect(await drawer.findByLabelText('第 3 页，共 6 页', {}, long)).toBeInTheDocument();
  },
};

/** The words of a document that was deleted since stay. */
export const SourceGone: Story = {
  parameters: {
    address: `${address}&page=s2&source=1`,
    fakes: [...around, fake(readSlideSource, { fails: 'document_not_found' })],
  },
  play: async () => {
    await expect(await screen.findByText('原文已删除，或不再对你开放', {}, long)).toBeVisible();
    await expect(screen.getByText('第三周续费 96 张，环比下降 84%。')).toBeVisible();
  },
};

export const SourceLoading: Story = {
  parameters: {
    address: `${address}&page=s2&source=1`,
    fakes: [...around, fake(readSlideSource, { delay: 'infinite' })],
  },
};

export const SourceOnPhone: Story = {
  parameters: { address: `${address}&page=s2&source=1` },
  globals: { viewport: { value: 'phone' } },
};

/** Numbers that no source says are marked, mildly. */
export const FiguresNotInSources: Story = {
  parameters: { address: `${address}&page=s2` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('“1,204”等 2 个数字在来源里找不到', {}, long)).toBeVisible();
  },
};
