import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { done, faq, first, stopped } from '../chat/chat.fixtures.js';
import { ConversationExport, type ConversationExportProps } from './ConversationExport.js';

const load: ConversationExportProps['load'] = () => Promise.resolve([first, done, faq, stopped]);

const meta = {
  title: 'Chat/ConversationExport',
  component: ConversationExport,
  args: { load, onWritten: fn(), print: fn() },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof ConversationExport>;
export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const opened = async ({ canvas, userEvent }: Pick<Context, 'canvas' | 'userEvent'>) => {
  await userEvent.click(canvas.getByRole('button', { name: '导出会话' }));
  const kinds = await screen.findByRole('group', { name: '导出会话' });
  await waitFor(() => expect(kinds).toBeVisible());
  return within(kinds);
};

export const Usual: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect((await opened({ canvas, userEvent })).getByText('包括全部问答，依据写成脚注')).toBeVisible();
  },
};

export const AsWord: Story = {
  play: async ({ canvas, args, userEvent }) => {
    const kinds = await opened({ canvas, userEvent });
    await userEvent.click(kinds.getByRole('button', { name: 'Word 文档' }));
    await waitFor(() => expect(args.onWritten).toHaveBeenCalledWith(expect.any(Blob), 'AI助手问答记录.docx'), {
      timeout: 20_000,
    });
  },
};

export const AsMarkdown: Story = {
  play: async ({ canvas, args, userEvent }) => {
    const kinds = await opened({ canvas, userEvent });
    await userEvent.click(kinds.getByRole('button', { name: 'Markdown 文件' }));
    await waitFor(() => expect(args.onWritten).toHaveBeenCalledWith(expect.any(Blob), 'AI助手问答记录.md'));
  },
};

/** On paper stands the conversation alone. */
export const Prints: Story = {
  play: async ({ canvas, args, userEvent }) => {
    const kinds = await opened({ canvas, userEvent });
    await userEvent.click(kinds.getByRole('button', { name: '打印' }));
    await waitFor(() => expect(args.print).toHaveBeenCalledOnce(), { timeout: 10_000 });
    const frame = document.querySelector<HTMLIFrameElement>('iframe[title="AI助手问答记录"]');
    await expect(frame?.contentDocument?.querySelector('h1')?.textContent).toBe('AI助手问答记录');
    await expect(frame?.contentDocument?.querySelectorAll('h2').length).toBeGreaterThanOrEqual(4);
    frame?.contentWindow?.dispatchEvent(new Event('afterprint'));
    await waitFor(() => expect(document.querySelector('iframe[title="AI助手问答记录"]')).toBeNull());
  },
};

export const Running: Story = {
  args: { load: () => new Promise(() => undefined) },
  play: async ({ canvas, userEvent }) => {
    const kinds = await opened({ canvas, userEvent });
    await userEvent.click(kinds.getByRole('button', { name: 'Word 文档' }));
    await userEvent.click(await kinds.findByRole('button', { name: /取消导出/ }));
    await expect(kinds.queryByRole('progressbar')).toBeNull();
  },
};

export const Failed: Story = {
  args: { load: () => Promise.reject(new Error('gone')) },
  play: async ({ canvas, userEvent }) => {
    const kinds = await opened({ canvas, userEvent });
    await userEvent.click(kinds.getByRole('button', { name: '打印' }));
    await expect(await kinds.findByRole('alert')).toHaveTextContent('没有导出成功，请重试');
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    const kinds = await opened({ canvas, userEvent });
    const { left, right } = kinds.getByRole('button', { name: '打印' }).getBoundingClientRect();
    await expect([left >= 0, right <= innerWidth]).toEqual([true, true]);
  },
};
