import { failed, loading, ready } from '@console/base';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { groups, saved } from './settings.fixtures.js';
import { SettingsRows, type SettingsRowsProps } from './SettingsRows.js';

const busy = { code: 503, message: '服务器繁忙，请稍后' };

const meta = {
  title: 'Forms/SettingsRows',
  component: SettingsRows,
  args: {
    groups,
    values: ready(saved),
    what: '助手设置',
    onSave: fn<SettingsRowsProps['onSave']>(() => Promise.resolve()),
  },
  decorators: [
    (Story) => (
      <main style={{ maxWidth: 880 }}>
        <Story />
      </main>
    ),
  ],
  parameters: { layout: 'padded' },
} satisfies Meta<typeof SettingsRows>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = { tags: ['visual'] };

/** What was changed is marked, and saved together. */
export const Changed: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('switch', { name: '只根据资料回答' }));
    await userEvent.clear(canvas.getByRole('spinbutton', { name: '每天' }));
    await userEvent.type(canvas.getByRole('spinbutton', { name: '每天' }), '800');
    await expect(canvas.getByText('2 项未保存')).toBeVisible();
    await expect(canvas.getByRole('button', { name: /保\s?存/ })).toBeEnabled();
  },
};

export const Saving: Story = {
  args: { onSave: fn<SettingsRowsProps['onSave']>(() => new Promise<never>(() => undefined)) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('switch', { name: '只根据资料回答' }));
    await userEvent.click(canvas.getByRole('button', { name: /保\s?存$/ }));
    await waitFor(() => expect(canvas.getByText('保存中…')).toBeVisible());
  },
};

/** Wrong values are told at their rows, and nothing is sent. */
export const Wrong: Story = {
  play: async ({ canvas, args, userEvent }) => {
    const perDay = canvas.getByRole('spinbutton', { name: '每天' });
    await userEvent.clear(perDay);
    await userEvent.type(perDay, '0{Enter}');
    await expect(await canvas.findByText('不能小于 1')).toBeVisible();
    await expect(perDay).toHaveFocus();
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

export const Refused: Story = {
  args: { onSave: fn<SettingsRowsProps['onSave']>(() => Promise.resolve({ host: '不接受通配符，请逐个填写域名' })) },
  play: async ({ canvas, userEvent }) => {
    const host = canvas.getByRole('textbox', { name: '来源' });
    await userEvent.clear(host);
    await userEvent.type(host, 'https://*.example.cn{Enter}');
    await expect(await canvas.findByText('不接受通配符，请逐个填写域名')).toBeVisible();
    await expect(host).toHaveValue('https://*.example.cn');
  },
};

/** A choice is saved with itself; a field has its own button. */
export const Each: Story = {
  args: { saveBy: 'each' },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('switch', { name: '只根据资料回答' }));
    await waitFor(() => expect(args.onSave).toHaveBeenCalledWith({ strict: false }));
    await waitFor(() => expect(canvas.getByText('已保存')).toBeVisible());
    await userEvent.type(canvas.getByRole('textbox', { name: '来源' }), '/tickets');
    await userEvent.click(canvas.getByRole('button', { name: '保存来源' }));
    await expect(args.onSave).toHaveBeenLastCalledWith({ host: 'https://www.zjba.example.cn/tickets' });
  },
};

/** Nothing can be changed, and each row says why. */
export const ReadOnly: Story = {
  args: {
    groups: groups.map((group) => ({
      ...group,
      settings: group.settings.map((one) => ({ ...one, locked: '只有管理员可以修改' })),
    })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('switch', { name: '只根据资料回答' })).toBeDisabled();
  },
};

export const Loading: Story = { args: { values: loading } };

export const Refreshing: Story = { args: { values: ready(saved, true) } };

export const Failed: Story = { args: { values: failed(busy, fn()) } };

export const Empty: Story = { args: { groups: [] } };

export const LongWords: Story = {
  args: {
    groups: groups.map((group) => ({
      ...group,
      settings: group.settings.map((one) => ({ ...one, label: one.label.repeat(12), help: '说明'.repeat(60) })),
    })),
  },
};

export const Phone: Story = { tags: ['visual'], ...Changed, globals: { viewport: { value: 'phone' } } };
