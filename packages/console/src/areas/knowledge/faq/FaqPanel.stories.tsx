import { enableFaq, listFaqTags, pageFaq, removeFaq } from '@console/api/contract';
import { fake } from '@console/api/fake';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { onPage } from '../../../testing/pageStory.js';
import { faqs, pageOf } from './faq.fixtures.js';
import { FaqPanel } from './FaqPanel.js';

const address = '/assistantAI/knowledgeBase/index?base=b1&faq=b1';
const tags = fake(listFaqTags, {
  data: [
    { tag: '24 秒', count: 3 },
    { tag: '掷球入界', count: 1 },
  ],
});
const shown = [fake(pageFaq, { data: pageOf(faqs) }), tags];
const first = '24 秒计时钟什么时候复位到 14 秒';

const meta = {
  title: 'Screens/Knowledge/FaqPanel',
  component: FaqPanel,
  args: { knowledgeBaseId: 'b1', baseName: '竞赛规则库' },
  decorators: [onPage],
  parameters: { address, fakes: shown },
} satisfies Meta<typeof FaqPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loads: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('#118')).toBeVisible();
  },
};

/** What is filtered stands in the address. */
export const Filtered: Story = {
  parameters: { address: `${address}&tag=24 秒&status=on`, fakes: shown },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('#118')).toBeVisible();
    await expect(canvas.getByText(/24 秒 3/)).toBeVisible();
  },
};

/** Several are stopped at once, and it can be taken back. */
export const StopsSeveral: Story = {
  parameters: { address, fakes: [...shown, fake(enableFaq, { data: null })] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: new RegExp(first) }));
    await userEvent.click(within(await canvas.findByRole('toolbar')).getByRole('button', { name: '停用' }));
    await expect(await screen.findByText('已停用 1 条，不再命中')).toBeVisible();
    await expect(screen.getByRole('button', { name: '撤销' })).toBeVisible();
  },
};

/** Deleting asks first. */
export const AsksBeforeDeleting: Story = {
  parameters: { address, fakes: [...shown, fake(removeFaq, { data: null })] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: new RegExp(first) }));
    await userEvent.click(within(await canvas.findByRole('toolbar')).getByRole('button', { name: '删除' }));
    // The part that asks is loaded when it is needed.
    const asked = await screen.findByText(/它的相似问、反例和命中记录一并删除/, {}, { timeout: 15_000 });
    await waitFor(() => expect(asked).toBeVisible());
    const dialog = asked.closest<HTMLElement>('[role="dialog"], [role="alertdialog"]');
    if (dialog === null) throw new Error('no dialog asks');
    await userEvent.click(within(dialog).getByRole('button', { name: '删除' }));
    await waitFor(() => expect(screen.getByText('已删除')).toBeVisible());
  },
};

export const Empty: Story = {
  parameters: { fakes: [fake(pageFaq, { data: pageOf([]) }), fake(listFaqTags, { data: [] })] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('还没有 FAQ')).toBeVisible();
  },
};

export const FindsNothing: Story = {
  parameters: { address: `${address}&q=篮网`, fakes: [fake(pageFaq, { data: pageOf([]) }), tags] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '清除条件' })).toBeVisible();
  },
};

export const Loading: Story = { parameters: { fakes: [fake(pageFaq, { delay: 'infinite' }), tags] } };

export const Failed: Story = {
  parameters: { fakes: [fake(pageFaq, { fails: 'unreachable' }), tags] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '重试' })).toBeVisible();
  },
};

export const NotPermitted: Story = { parameters: { fakes: [fake(pageFaq, { fails: 'not_permitted' }), tags] } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
