import {
  addEcologyMember,
  pageEcologyMembers,
  readEcologyMember,
  removeEcologyMembers,
  replyToEcologyMember,
  restoreEcologyMembers,
  setEcologyMemberState,
} from '@console/api/contract';
import { fake } from '@console/api/fake';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { onPage } from '../../../testing/pageStory.js';
import EcologyMembersPage from './EcologyMembersPage.js';
import * as samples from './members.fixtures.js';

const address = '/marketing/ecologyMember';
const restore = fn(() => null);
const around = [
  fake(addEcologyMember, { data: { id: 'new' } }),
  fake(removeEcologyMembers, { data: { deletionId: 'deletion', removedCount: 1 } }),
  fake(restoreEcologyMembers, { dataFor: restore }),
  fake(replyToEcologyMember, { data: { id: 'reply' } }),
  fake(setEcologyMemberState, {
    data: { changedCount: 1, takeBack: [{ idList: ['club'], state: 'waiting', from: 'closed' }] },
  }),
  fake(readEcologyMember, { data: samples.detailOf(samples.club) }),
];
const fakes = [...around, fake(pageEcologyMembers, { data: samples.pageOf(samples.all) })];

const meta = {
  title: 'Screens/Marketing/EcologyMembersPage',
  component: EcologyMembersPage,
  decorators: [onPage],
  parameters: { address, fakes },
  beforeEach: () => void restore.mockClear(),
} satisfies Meta<typeof EcologyMembersPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loads: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('千湖篮球俱乐部')).toBeVisible();
    await expect(canvas.getByText('无诉求')).toBeVisible();
    await expect(canvas.getAllByText('138****6271')[0]).toBeVisible();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Empty: Story = {
  parameters: { fakes: [...around, fake(pageEcologyMembers, { data: samples.pageOf([]) })] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('还没有生态会员')).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: { fakes: [...around, fake(pageEcologyMembers, { delay: 'infinite' })] },
};

export const Failed: Story = {
  parameters: { fakes: [...around, fake(pageEcologyMembers, { fails: 'unreachable' })] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '重试' })).toBeVisible();
  },
};

export const NotPermitted: Story = {
  parameters: { fakes: [...around, fake(pageEcologyMembers, { fails: 'not_permitted' })] },
};

export const LongWords: Story = {
  parameters: { fakes: [...around, fake(pageEcologyMembers, { data: samples.pageOf([samples.longest]) })] },
};

/** What the address asks for is what the list is asked for. */
export const Narrowed: Story = {
  parameters: {
    address: `${address}?state=waiting&type=club&recent=week&q=报名`,
    fakes: [
      ...around,
      fake(pageEcologyMembers, {
        dataFor: ({ state, memberType, keyword, startTime }) =>
          samples.pageOf(
            startTime !== undefined && keyword === '报名'
              ? samples.all.filter((one) => one.state === state && one.memberType === memberType)
              : [],
          ),
      }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('千湖篮球俱乐部')).toBeVisible();
    await expect(canvas.queryByText('远山体育')).toBeNull();
  },
};

/** Deleted after a question, and brought back at once: what this deletion took, and nothing else. */
export const DeletesAndBringsBack: Story = {
  play: async ({ canvas, userEvent }) => {
    const [first] = await canvas.findAllByRole('button', { name: /更多/ });
    if (first) await userEvent.click(first);
    await userEvent.click(await screen.findByRole('menuitem', { name: '删除' }));
    const asked = await screen.findByText(/资料和全部往来记录一并删除/, {}, { timeout: 15_000 });
    await waitFor(() => expect(asked).toBeVisible());
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: /删\s?除/ }));
    await userEvent.click(await screen.findByRole('button', { name: '撤销' }));
    await waitFor(() => expect(restore).toHaveBeenCalledWith({ idList: [samples.all[0]?.id], deletionId: 'deletion' }));
  },
};

/** Closed without a question, since it can be taken back. */
export const Closes: Story = {
  play: async ({ canvas, userEvent }) => {
    const [row] = await canvas.findAllByText('关闭诉求');
    if (row) await userEvent.click(row);
    await expect(await screen.findByText('已关闭', { selector: 'span,div' })).toBeVisible();
    await expect(await screen.findByRole('button', { name: '撤销' })).toBeVisible();
  },
};

/** A new member needs a name and a number, and may have asked nothing. */
export const Adds: Story = {
  parameters: { address: `${address}?open=new` },
  play: async ({ userEvent }) => {
    await screen.findByRole('dialog', {}, { timeout: 15_000 });
    await userEvent.type(await screen.findByRole('textbox', { name: '会员名称' }), '东岸俱乐部');
    await userEvent.click(screen.getByRole('button', { name: /创\s?建/ }));
    await expect(await screen.findByText('请输入手机号')).toBeVisible();
    await userEvent.type(screen.getByRole('textbox', { name: '联系人' }), '顾言');
    await userEvent.type(screen.getByRole('textbox', { name: '手机号' }), '13800006271');
    await userEvent.click(screen.getByRole('button', { name: /创\s?建/ }));
    await expect(await screen.findByText('已新增会员')).toBeVisible();
  },
};
