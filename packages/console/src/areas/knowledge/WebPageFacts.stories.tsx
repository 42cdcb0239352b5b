import { fetchWebPage, modifyWebPage, readDocument } from '@console/api/contract';
import { fake } from '@console/api/fake';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { onPage } from '../../testing/pageStory.js';
import { sheetDocument, webDocument } from './chunks.fixtures.js';
import ChunksPage from './ChunksPage.js';

const fetched = (changed: boolean) => fake(fetchWebPage, { data: { changed, failure: null } });

const meta = {
  title: 'Screens/Knowledge/WebPageFacts',
  component: ChunksPage,
  decorators: [onPage],
  parameters: { address: '/assistantAI/knowledgeBase/chunks?id=d1', fakes: [...webDocument(), fetched(true)] },
} satisfies Meta<typeof ChunksPage>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const facts = async (canvas: Canvas) => within(await canvas.findByRole('region', { name: '来源网页' }));

export const Loads: Story = {
  play: async ({ canvas }) => {
    const region = await facts(canvas);
    const link = region.getByRole('link', { name: /example\.com\/rules\/2026/ });
    await expect(link).toHaveAttribute('href', 'https://www.example.com/rules/2026');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    await expect(region.getByText('抓取于 2026-11-23 08:30:00')).toBeVisible();
  },
};

export const Changed: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click((await facts(canvas)).getByRole('button', { name: '立即抓取' }));
    await waitFor(() => expect(screen.getByText('网页有变化，正在重新解析')).toBeVisible());
  },
};

export const Unchanged: Story = {
  parameters: { fakes: [...webDocument(), fetched(false)] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click((await facts(canvas)).getByRole('button', { name: '立即抓取' }));
    await waitFor(() => expect(screen.getByText('网页没有变化')).toBeVisible());
  },
};

/** What was there stays, with the time and the reason of the failure beside it. */
export const Failed: Story = {
  parameters: {
    fakes: [
      ...webDocument({ failure: 'page_not_there', failedAt: '2026-11-24T08:30:00+08:00' }),
      fake(fetchWebPage, { data: { changed: false, failure: 'no_reply' } }),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    const region = await facts(canvas);
    await expect(region.getByText('2026-11-24 08:30:00 更新失败：网页不存在，仍用之前的内容')).toBeVisible();
    await userEvent.click(region.getByRole('button', { name: '立即抓取' }));
    await waitFor(() => expect(screen.getByText('抓取失败：对方网站没有响应')).toBeVisible());
  },
};

export const AnotherSchedule: Story = {
  parameters: { fakes: [...webDocument(), fake(modifyWebPage, { data: null })] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click((await facts(canvas)).getByRole('combobox', { name: '自动更新' }));
    await userEvent.click(await screen.findByTitle('每周'));
    await waitFor(() => expect(screen.getByText('自动更新已设为：每周')).toBeVisible());
  },
};

export const BeingParsed: Story = {
  parameters: { fakes: webDocument({}, { status: 'parsing', stage: 'reading', progress: 20 }) },
  play: async ({ canvas }) => {
    await expect((await facts(canvas)).getByRole('button', { name: '立即抓取' })).toBeDisabled();
  },
};

/** Only a page of the web is opened, whatever a server calls an address. */
export const NoLink: Story = {
  parameters: { fakes: webDocument({ address: 'javascript:alert(1)' }) },
  play: async ({ canvas }) => {
    const region = await facts(canvas);
    await expect(region.getByText('javascript:alert(1)')).toBeVisible();
    await expect(region.queryByRole('link')).toBeNull();
  },
};

/** A file that was uploaded has no page of the web. */
export const Empty: Story = {
  parameters: { fakes: sheetDocument },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: '分段列表' })).toBeVisible();
    await expect(canvas.queryByRole('region', { name: '来源网页' })).toBeNull();
  },
};

export const Loading: Story = { parameters: { fakes: [fake(readDocument, { delay: 'infinite' })] } };

export const NotPermitted: Story = { parameters: { fakes: [fake(readDocument, { fails: 'not_permitted' })] } };

export const LongAddress: Story = {
  parameters: {
    fakes: webDocument({
      address: `https://www.example.com/${'很长的路径/'.repeat(60)}`,
      failure: 'page_without_text',
      failedAt: '2026-11-24T08:30:00+08:00',
    }),
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
