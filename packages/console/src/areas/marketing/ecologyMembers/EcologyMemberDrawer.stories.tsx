import {
  modifyEcologyMember,
  pageEcologyMembers,
  readEcologyMember,
  replyToEcologyMember,
  revealEcologyMember,
  setEcologyMemberState,
} from '@console/api/contract';
import { fake } from '@console/api/fake';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { serveFakes } from '../../../testing/fakeServer.js';
import { mergeDialog } from '../../../testing/mergeDialog.js';
import { onPage } from '../../../testing/pageStory.js';
import EcologyMembersPage from './EcologyMembersPage.js';
import * as samples from './members.fixtures.js';

const address = '/marketing/ecologyMember';
const around = [
  fake(pageEcologyMembers, { data: samples.pageOf(samples.all) }),
  fake(revealEcologyMember, { data: { phoneNumber: '13800006271', email: 'xulan@example.com' } }),
  fake(setEcologyMemberState, { data: { changedCount: 1, takeBack: [] } }),
  fake(replyToEcologyMember, { data: { id: 'reply' } }),
  fake(modifyEcologyMember, { data: null }),
];
const read = (member: typeof samples.club) => fake(readEcologyMember, { data: samples.detailOf(member) });
const opened = (member: typeof samples.club) => ({
  address: `${address}?open=${member.id}`,
  fakes: [...around, read(member)],
});
const slow = { timeout: 15_000 };
const replyField = () => screen.findByRole('textbox', { name: '写回复' }, slow);

const meta = {
  title: 'Screens/Marketing/EcologyMemberDrawer',
  component: EcologyMembersPage,
  decorators: [onPage],
  parameters: opened(samples.sponsor),
} satisfies Meta<typeof EcologyMembersPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Answered: Story = {
  play: async () => {
    await expect(await screen.findByText('还有两块，底线一侧。', {}, slow)).toBeVisible();
    await expect(screen.getByText('孙晓彤 回复')).toBeVisible();
    await expect(screen.getByText('远山体育 的诉求')).toBeVisible();
  },
};

export const Phone: Story = { parameters: opened(samples.club), globals: { viewport: { value: 'phone' } } };

/** Nothing was asked, and nothing said. */
export const Empty: Story = {
  parameters: opened(samples.press),
  play: async () => {
    await expect(await screen.findByText('还没有往来记录', {}, slow)).toBeVisible();
  },
};

export const LongWords: Story = { parameters: opened(samples.longest) };

export const Loading: Story = {
  parameters: { ...opened(samples.club), fakes: [...around, fake(readEcologyMember, { delay: 'infinite' })] },
};

export const Failed: Story = {
  parameters: { ...opened(samples.club), fakes: [...around, fake(readEcologyMember, { fails: 'unreachable' })] },
};

export const NotPermitted: Story = {
  parameters: { ...opened(samples.club), fakes: [...around, fake(readEcologyMember, { fails: 'not_permitted' })] },
};

/** Somebody else has deleted it. */
export const Gone: Story = {
  parameters: {
    ...opened(samples.club),
    fakes: [...around, fake(readEcologyMember, { fails: 'ecology_member_not_found' })],
  },
  play: async () => {
    await expect(await screen.findByText('这位会员已不存在，可能刚被删除', {}, slow)).toBeVisible();
  },
};

/** No more than is on the screen: it is whole for half a minute. */
export const Reveals: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: '显示联系方式' }, slow));
    await expect(await screen.findByText('xulan@example.com')).toBeVisible();
    await userEvent.click(await screen.findByRole('button', { name: /隐藏联系方式$/ }));
    await waitFor(() => expect(screen.queryByText('xulan@example.com')).toBeNull());
  },
};

export const Replies: Story = {
  parameters: opened(samples.club),
  play: async ({ userEvent }) => {
    const field = await replyField();
    await expect(screen.getByRole('button', { name: '保存回复' })).toBeDisabled();
    await userEvent.type(field, '三月一日起。');
    await userEvent.click(screen.getByRole('button', { name: '保存回复' }));
    await expect(await screen.findByText('回复已保存')).toBeVisible();
    await waitFor(() => expect(field).toHaveValue(''));
  },
};

/** Somebody else was quicker: that is said, and what was typed stays. */
export const AnsweredMeanwhile: Story = {
  parameters: {
    address: `${address}?open=club`,
    fakes: [
      ...around,
      read(samples.club),
      fake(replyToEcologyMember, {
        fails: 'answered_meanwhile',
        message: '孙晓彤 刚刚回复过，先看看对方的回复。您写的还在，仍需要时可以再发送',
      }),
    ],
  },
  play: async ({ userEvent }) => {
    const field = await replyField();
    await userEvent.type(field, '三月一日起。');
    await userEvent.click(screen.getByRole('button', { name: '保存回复' }));
    await expect(await screen.findByText(/孙晓彤 刚刚回复过/)).toBeVisible();
    await expect(field).toHaveValue('三月一日起。');
  },
};

/** Nothing is written to what is closed before it is opened again. */
export const Closed: Story = {
  parameters: opened(samples.supplier),
  play: async () => {
    await expect(await screen.findByText('这条诉求已关闭，重新打开后才能回复。', {}, slow)).toBeVisible();
    await expect(screen.queryByRole('textbox', { name: '写回复' })).toBeNull();
    await expect(screen.getByText('孙晓彤 关闭')).toBeVisible();
  },
};

/** What is masked is not sent back: left empty, it stays. */
export const Edits: Story = {
  parameters: { ...opened(samples.club), address: `${address}?open=club&edit=1` },
  play: async ({ userEvent }) => {
    const contact = await screen.findByRole('textbox', { name: '联系人' }, slow);
    await expect(screen.getByText('现为 138****6271，留空则不改')).toBeInTheDocument();
    await userEvent.clear(contact);
    await userEvent.type(contact, '顾言');
    await userEvent.click(screen.getByRole('button', { name: /^保\s?存$/ }));
    await expect(await screen.findByText('已保存')).toBeVisible();
  },
};

/** Somebody else has changed it since: both are compared, and what is kept of both is saved. */
export const ChangedMeanwhile: Story = {
  parameters: { ...opened(samples.club), address: `${address}?open=club&edit=1` },
  play: async ({ userEvent }) => {
    await userEvent.type(await screen.findByRole('textbox', { name: '联系人' }, slow), '明');
    const theirs = { ...samples.club, version: 2, memberName: '千湖俱乐部', contactName: '林川' };
    const now = [...around, read(theirs)];
    await serveFakes([...now, fake(modifyEcologyMember, { fails: 'changed_meanwhile' })]);
    await userEvent.click(screen.getByRole('button', { name: /^保\s?存$/ }));
    const both = await mergeDialog();
    await expect(both.choice('会员名称', '对方的')).toBeChecked();
    await userEvent.click(both.choice('联系人', '我的'));
    await userEvent.click(both.getByRole('button', { name: /合\s?并/ }));
    await waitFor(() => expect(screen.getByRole('textbox', { name: '会员名称' })).toHaveValue('千湖俱乐部'));
    const saved = fn(() => null);
    await serveFakes([...now, fake(modifyEcologyMember, { dataFor: saved })]);
    await userEvent.click(screen.getByRole('button', { name: /^保\s?存$/ }));
    await waitFor(() => expect(saved).toHaveBeenCalledWith({ id: 'club', version: 2, contactName: '许岚明' }), slow);
  },
};
