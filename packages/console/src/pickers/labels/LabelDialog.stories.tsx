import { listLabelChoices } from '@console/api/contract';
import { fake } from '@console/api/fake';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { onPage } from '../../testing/pageStory.js';
import { LabelDialog } from './LabelDialog.js';

const choices = [
  { id: 't1', parentId: null, name: '青少年赛事', path: ['青少年赛事'] },
  { id: 't2', parentId: 't1', name: 'U12', path: ['青少年赛事', 'U12'] },
  { id: 't3', parentId: null, name: '职业赛事', path: ['职业赛事'] },
];
const long = '浙江省青少年篮球联赛暨长三角邀请赛杭州分区预选赛（含外围赛与附加赛）';

const meta = {
  title: 'Screens/Labels/LabelDialog',
  component: LabelDialog,
  decorators: [onPage],
  parameters: { address: '/assistantAI/knowledgeBase/index', fakes: [fake(listLabelChoices, { data: choices })] },
  args: {
    name: 'documents',
    ids: ['d1', 'd2'],
    run: fn(async () => ({ changedCount: 2, takeBack: [] })),
    onClose: fn(),
  },
} satisfies Meta<typeof LabelDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A label is found by those that it stands under, too. */
export const Adds: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.type(await screen.findByRole('combobox', { name: '加上' }), '青少年');
    await userEvent.click(await screen.findByTitle('青少年赛事 / U12'));
    await userEvent.click(screen.getByRole('button', { name: /^标\s?注$/ }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
    await expect(args.run).toHaveBeenCalledWith({ idList: ['d1', 'd2'], add: ['t2'] });
    await expect(await screen.findByText('已更新 2 项的标签')).toBeVisible();
    // What was chosen for these is not offered for the next ones.
    await expect(Object.keys(localStorage).filter((key) => key.includes('labels:documents'))).toEqual([]);
  },
};

/** What was changed can be taken back, exactly that. */
export const TakesBack: Story = {
  args: { run: fn(async () => ({ changedCount: 1, takeBack: [{ idList: ['d2'], remove: ['t2'] }] })) },
  play: async ({ args, userEvent }) => {
    await userEvent.type(await screen.findByRole('combobox', { name: '加上' }), 'U12');
    await userEvent.click(await screen.findByTitle('青少年赛事 / U12'));
    await userEvent.click(screen.getByRole('button', { name: /^标\s?注$/ }));
    await userEvent.click(await screen.findByRole('button', { name: /^撤\s?销$/ }));
    await waitFor(() => expect(args.run).toHaveBeenLastCalledWith({ idList: ['d2'], remove: ['t2'] }));
  },
};

export const AsksForOne: Story = {
  play: async ({ args, userEvent }) => {
    await screen.findByRole('combobox', { name: '加上' });
    await userEvent.click(screen.getByRole('button', { name: /^标\s?注$/ }));
    await expect(await screen.findByText('请至少加上或去掉一个标签')).toBeVisible();
    await expect(args.run).not.toHaveBeenCalled();
  },
};

export const Loading: Story = { parameters: { fakes: [fake(listLabelChoices, { delay: 'infinite' })] } };
export const Failed: Story = { parameters: { fakes: [fake(listLabelChoices, { fails: 'unreachable' })] } };
export const Empty: Story = { parameters: { fakes: [fake(listLabelChoices, { data: [] })] } };
export const LongestName: Story = {
  parameters: {
    fakes: [fake(listLabelChoices, { data: [{ id: 't9', parentId: null, name: long, path: ['赛事', long] }] })],
  },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('combobox', { name: '加上' }));
    await expect(await screen.findByTitle(`赛事 / ${long}`)).toBeVisible();
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
