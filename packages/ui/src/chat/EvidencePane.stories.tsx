import { failed, loading, ready } from '@console/base';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { manual, references } from './chat.fixtures.js';
import { EvidencePane } from './EvidencePane.js';

const meta = {
  title: 'Chat/EvidencePane',
  component: EvidencePane,
  args: { references, active: 4, source: ready(manual), onActiveChange: fn(), onClose: fn() },
  decorators: [
    (Story) => (
      <main style={{ position: 'relative', display: 'flex', justifyContent: 'flex-end', height: '100dvh' }}>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof EvidencePane>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Where there is room it stands beside the answer. */
export const Usual: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('complementary', { name: '依据' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '依据 2' }));
    await expect(args.onActiveChange).toHaveBeenCalledWith(2);
    await userEvent.click(canvas.getByRole('button', { name: '收起依据' }));
    await expect(args.onClose).toHaveBeenCalled();
  },
};

/** Under 1280 px it comes over the answer, with the focus in it, and Escape closes it. */
export const OverTheAnswer: Story = {
  globals: { viewport: { value: 'laptop' } },
  play: async ({ canvas, args, userEvent }) => {
    const drawer = await canvas.findByRole('dialog', { name: '依据' });
    await waitFor(() => expect(drawer.contains(document.activeElement)).toBe(true));
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalled();
  },
};

export const Loading: Story = { args: { source: loading } };

export const Failed: Story = { args: { source: failed({ code: 503, message: '服务器繁忙，请稍后' }, fn()) } };

export const LongText: Story = {
  args: {
    references: references.map((one) => ({ ...one, documentName: '全国青少年篮球联赛竞赛规程补充说明'.repeat(8) })),
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
