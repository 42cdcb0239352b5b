import { listLabelChoices, listTags, mergeTags, readTagSystem } from '@console/api/contract';
import { fake } from '@console/api/fake';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { onPage } from '../../testing/pageStory.js';
import LabelSystemDetailsPage from './LabelSystemDetailsPage.js';
import { rules, tags, usedTags } from './permission.fixtures.js';

const system = fake(readTagSystem, { data: rules });

const meta = {
  title: 'Screens/Permissions/LabelSystemDetailsPage',
  component: LabelSystemDetailsPage,
  decorators: [onPage],
  parameters: {
    address: `/configManagement/permissionSet/labelSystem/labelSystemDetails?id=${rules.id}`,
    fakes: [system, fake(listTags, { dataFor: () => tags })],
  },
} satisfies Meta<typeof LabelSystemDetailsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loads: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('计时')).toBeVisible();
  },
};

export const Phone: Story = { tags: ['visual'], ...Loads, globals: { viewport: { value: 'phone' } } };

export const Empty: Story = {
  tags: ['visual'],
  parameters: { fakes: [system, fake(listTags, { dataFor: () => [] })] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('还没有标签')).toBeVisible();
  },
};

export const Failed: Story = {
  parameters: { fakes: [system, fake(listTags, { fails: 'unreachable' })] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '重试' })).toBeVisible();
  },
};

export const Edits: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('计时');
    const [edit] = canvas.getAllByRole('button', { name: '编辑' });
    if (edit !== undefined) await userEvent.click(edit);
    await waitFor(async () => expect(await screen.findByDisplayValue('比赛通则')).toBeVisible());
  },
};

const used = fake(listTags, { dataFor: () => usedTags });
const choices = usedTags.map(({ id, parentId, name }) => ({ id, parentId, name, path: [name] }));
const worked = fake(listLabelChoices, { data: choices });
const details = '/configManagement/permissionSet/labelSystem/labelSystemDetails';

/** Each count leads to its list; where it stands in several bases, one of them is chosen. */
export const CountsLead: Story = {
  parameters: { fakes: [system, used, worked] },
  play: async ({ canvas, userEvent }) => {
    const people = await canvas.findByRole('link', { name: '客户 12' });
    await expect(people.getAttribute('href')).toMatch(/\/userPortraitManagement\/list\?labels=general$/);
    await expect(canvas.getByRole('link', { name: '文档 3' }).getAttribute('href')).toMatch(
      /knowledgeBase\/index\?base=b1&labels=general$/,
    );
    await userEvent.click(canvas.getByRole('button', { name: 'FAQ 5' }));
    await expect(await screen.findByRole('menuitem', { name: '竞赛规程 2' })).toBeVisible();
    await expect(screen.getByRole('menuitem', { name: '会员服务 3' })).toBeVisible();
  },
};

/** Of a system that the reader does not work in, no list can be narrowed to a label. */
export const CountsOfAnotherSystem: Story = {
  parameters: { fakes: [system, used, fake(listLabelChoices, { data: [] })] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('客户 12')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: '客户 12' })).toBeNull();
  },
};

/** What becomes of all that carries it is said before it is done. */
export const Merges: Story = {
  parameters: {
    address: `${details}?id=${rules.id}&open=merge-general`,
    fakes: [system, used, worked, fake(mergeTags, { data: { movedCount: 9 } })],
  },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('combobox', { name: '合并到' }));
    await userEvent.click(await screen.findByTitle('比赛通则 / 计时'));
    await expect(await screen.findByText(/“比赛通则”挂在 10 位客户、3 个文档、5 条 FAQ 上/)).toBeVisible();
    await expect(screen.getByText(/其下 1 个标签移到“计时”之下/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: /^合\s?并$/ }));
    await expect(await screen.findByText('“比赛通则”已合并到“计时”')).toBeVisible();
  },
};

/** Refused, it says why and nothing of it is lost. */
export const MergeRefused: Story = {
  parameters: {
    address: `${details}?id=${rules.id}&open=merge-general`,
    fakes: [system, used, worked, fake(mergeTags, { fails: 'name_taken' })],
  },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('combobox', { name: '合并到' }));
    await userEvent.click(await screen.findByTitle('比赛通则 / 计时'));
    await userEvent.click(screen.getByRole('button', { name: /^合\s?并$/ }));
    await expect(await screen.findByRole('alert')).toBeVisible();
    await expect(screen.getByRole('combobox', { name: '合并到' })).toBeInTheDocument();
  },
};

/** An address that asks for a label that is gone says so. */
export const MergeGone: Story = {
  parameters: { address: `${details}?id=${rules.id}&open=merge-none`, fakes: [system, used, worked] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/该标签不存在|标签.*(?:不存在|已删除)/)).toBeVisible();
  },
};

/** The labels that the tree is narrowed to stand in the address, and come back where it has none. */
export const Narrowed: Story = {
  parameters: {
    address: `/configManagement/permissionSet/labelSystem/labelSystemDetails?id=${rules.id}&tags=foul,gone`,
    fakes: [
      system,
      fake(listTags, {
        dataFor: () => [
          ...tags,
          ...tags.slice(0, 1).map((tag) => ({ ...tag, id: 'foul', parentId: null, name: '犯规' })),
        ],
      }),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    const inTree = () => within(canvas.getByRole('tree', { name: '标签' }));
    await waitFor(() => expect(inTree().getByText('犯规')).toBeVisible());
    await waitFor(() => expect(inTree().queryByText('计时')).toBeNull());
    await userEvent.click(canvas.getByLabelText('筛选标签'));
    await userEvent.click(await screen.findByTitle('计时'));
    await waitFor(() => expect(inTree().getByText('计时')).toBeVisible());
    await expect(inTree().getByText('比赛通则')).toBeVisible();
  },
};
