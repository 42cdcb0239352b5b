import { listLabelChoices } from '@console/api/contract';
import { fake } from '@console/api/fake';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { onPage } from '../../testing/pageStory.js';
import { OwnLabels } from './OwnLabels.js';

const choices = [
  { id: 't1', parentId: null, name: '青少年赛事', path: ['青少年赛事'] },
  { id: 't2', parentId: 't1', name: 'U12', path: ['青少年赛事', 'U12'] },
  { id: 't3', parentId: null, name: '职业赛事', path: ['职业赛事'] },
];
const long = '浙江省青少年篮球联赛暨长三角邀请赛杭州分区预选赛（含外围赛与附加赛）';
const address = '/assistantAI/knowledgeBase/chunks?id=d1';

const meta = {
  title: 'Screens/Labels/OwnLabels',
  component: OwnLabels,
  decorators: [onPage],
  parameters: { address, fakes: [fake(listLabelChoices, { data: choices })] },
  args: {
    name: 'document d1',
    id: 'd1',
    changeable: true,
    labels: [
      { id: 't1', name: '青少年赛事' },
      { id: 'stopped', name: '旧标签' },
    ],
    run: fn(async () => ({
      changedCount: 1,
      takeBack: [
        { idList: ['d1'], remove: ['t3'] },
        { idList: ['d1'], add: ['t1'] },
      ],
    })),
  },
} satisfies Meta<typeof OwnLabels>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What is chosen now is sent as what is added and taken off; a label that is stopped stays. It can be undone. */
export const Changes: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^标\s?注$/ }));
    const field = await screen.findByRole('combobox', { name: '体系标签' });
    await userEvent.click(field);
    await userEvent.click(await screen.findByTitle('职业赛事'));
    const off = (await screen.findAllByTitle('青少年赛事')).at(-1);
    if (off !== undefined) await userEvent.click(off);
    await userEvent.click(screen.getByRole('button', { name: /^保\s?存$/ }));
    await waitFor(() => expect(args.run).toHaveBeenCalledWith({ idList: ['d1'], add: ['t3'], remove: ['t1'] }));
    await userEvent.click(await screen.findByRole('button', { name: /^撤\s?销$/ }));
    await waitFor(() => expect(args.run).toHaveBeenLastCalledWith({ idList: ['d1'], add: ['t1'] }));
    await expect(args.run).toHaveBeenCalledWith({ idList: ['d1'], remove: ['t3'] });
  },
};

export const Opened: Story = {
  parameters: { address: `${address}&dialog=labels` },
  play: async () => {
    await waitFor(() => expect(screen.getByText('选择标签')).toBeVisible());
  },
};

/** Nothing is sent where nothing was changed. */
export const Unchanged: Story = {
  parameters: { address: `${address}&dialog=labels` },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: /^保\s?存$/ }));
    await waitFor(() => expect(screen.queryByText('选择标签')).toBeNull());
    await expect(args.run).not.toHaveBeenCalled();
  },
};

/** Without the right to change it, labels are only shown. */
export const NotPermitted: Story = {
  args: { changeable: false },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('青少年赛事')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^标\s?注$/ })).toBeNull();
  },
};

export const Loading: Story = { parameters: { fakes: [fake(listLabelChoices, { delay: 'infinite' })] } };
export const Failed: Story = { parameters: { fakes: [fake(listLabelChoices, { fails: 'unreachable' })] } };

/** There is no label system: nothing is said of labels. */
export const Empty: Story = {
  args: { labels: [] },
  parameters: { fakes: [fake(listLabelChoices, { data: [] })] },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByText('体系标签')).toBeNull());
  },
};
export const LongestName: Story = { args: { labels: [{ id: 't9', name: long }] } };
export const Phone: Story = { ...LongestName, globals: { viewport: { value: 'phone' } } };
