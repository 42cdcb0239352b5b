import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react/pure';
import { ConsoleProvider } from '../provider/ConsoleProvider.js';
import { LiveBell, type LiveBellProps, messages } from './notifications.fixtures.js';

afterEach(cleanup);

const onCall = vi.fn<NonNullable<LiveBellProps['onCall']>>();

const show = async (props: LiveBellProps = {}) => {
  onCall.mockClear();
  await page.viewport(1440, 1100);
  await render(
    <ConsoleProvider>
      <header style={{ display: 'flex', justifyContent: 'flex-end', padding: '10px 200px 10px 0' }}>
        <LiveBell onCall={onCall} {...props} />
      </header>
      <button type="button" style={{ position: 'fixed', bottom: 0, left: 0 }}>
        elsewhere
      </button>
    </ConsoleProvider>,
  );
};

const bell = () => page.getByRole('button', { name: /^消息/ });
const panel = () => page.getByRole('dialog', { name: '消息' });
const row = (name: RegExp) => panel().getByRole('button', { name, expanded: false });
const question = (title: string) => page.getByRole('dialog', { name: title });

it('tells how many are unread, takes the focus when opened and gives it back on Escape', async () => {
  await show();
  await expect.element(bell()).toHaveAccessibleName('消息，4 条未读');
  await bell().click();
  await expect.element(panel()).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(panel()).not.toBeInTheDocument();
  await expect.element(bell()).toHaveFocus();
});

it('marks a message read when it is opened, once', async () => {
  await show({ initiallyOpen: true });
  await row(/U17 联赛/).click();
  await expect.element(panel().getByText(/请会员部通知两队领队/)).toBeVisible();
  await panel()
    .getByRole('button', { name: /U17 联赛/, expanded: true })
    .click();
  await row(/U17 联赛/).click();
  await row(/十月运营周报/).click();
  expect(onCall.mock.calls).toEqual([['read', ['2']]]);
});

it('marks one read and deletes one from its line, with keys', async () => {
  await show({ initiallyOpen: true });
  const marking = panel().getByRole('button', { name: /^标为已读 你被授予/ });
  await expect.element(marking).toBeVisible();
  const mark = marking.element();
  if (mark instanceof HTMLElement) mark.focus();
  await userEvent.keyboard('{Enter}');
  expect(onCall).toHaveBeenLastCalledWith('read', ['4']);
  const remove = panel()
    .getByRole('button', { name: /^删除 你被授予/ })
    .element();
  if (remove instanceof HTMLElement) remove.focus();
  await userEvent.keyboard('{Enter}');
  await question('确定删除该消息吗？').getByRole('button', { name: '取消' }).click();
  await expect.element(panel()).toBeVisible();
  expect(onCall).toHaveBeenCalledTimes(1);
});

it('deletes what was chosen, after a question, and stays open', async () => {
  await show({ initiallyOpen: true });
  await panel().getByRole('button', { name: '选择' }).click();
  for (const name of ['选择 十月运营周报已生成', '选择 竞赛规则库已更新至 2024 版']) {
    const box = panel().getByRole('checkbox', { name }).element();
    if (box instanceof HTMLElement) box.click();
  }
  await panel().getByRole('button', { name: '删除' }).click();
  await question('确定删除选中的所有消息吗？').getByRole('button', { name: '删除' }).click();
  await expect.poll(() => onCall.mock.calls).toEqual([['remove', ['6', '8']]]);
  await expect.element(panel()).toBeVisible();
  await expect.element(panel().getByText('1 至 10，共 10 条')).toBeVisible();
});

const setMotion = async (value: string) => {
  const session: unknown = cdp();
  if (typeof session !== 'object' || session === null || !('send' in session) || typeof session.send !== 'function')
    throw new Error('The browser takes no orders');
  await session.send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value }] });
};

describe.each(['reduce', 'no-preference'])('with motion: %s', (motion) => {
  beforeEach(() => setMotion(motion));
  afterEach(() => setMotion('reduce'));

  it('holds the focus after several were deleted, so that Escape closes it', async () => {
    await show();
    await bell().click();
    await panel().getByRole('button', { name: '选择' }).click();
    for (const name of ['选择 十月运营周报已生成', '选择 竞赛规则库已更新至 2024 版']) {
      const box = panel().getByRole('checkbox', { name }).element();
      if (box instanceof HTMLElement) box.click();
    }
    const remove = panel().getByRole('button', { name: '删除' }).element();
    if (remove instanceof HTMLElement) remove.focus();
    await userEvent.keyboard('{Enter}');
    const agree = question('确定删除选中的所有消息吗？').getByRole('button', { name: '删除' });
    await agree.click();
    await expect.element(agree).not.toBeInTheDocument();
    await expect.element(panel()).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(panel()).not.toBeInTheDocument();
    await expect.element(bell()).toHaveFocus();
  });

  it('holds the focus after all were deleted at the second asking, by the mouse', async () => {
    await show({ items: messages.slice(0, 2) });
    await bell().click();
    await panel().getByRole('button', { name: '选择', exact: true }).click();
    const all = panel().getByRole('checkbox', { name: '选择本页' }).element();
    if (all instanceof HTMLElement) all.click();
    const remove = panel().getByRole('button', { name: '删除' });
    const asking = question('确定删除选中的所有消息吗？');
    await remove.click();
    await asking.getByRole('button', { name: '取消' }).click();
    await expect.element(asking).not.toBeInTheDocument();
    await remove.click();
    await asking.getByRole('button', { name: '删除' }).last().click();
    await expect.element(panel().getByText('还没有消息')).toBeVisible();
    await expect.element(asking).not.toBeInTheDocument();
    await expect.element(panel()).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(panel()).not.toBeInTheDocument();
  });

  it('gives the focus back to the button that asked where nothing was deleted', async () => {
    await show({ initiallyOpen: true });
    const asked = panel().getByRole('button', { name: /^删除 你被授予/ });
    await expect.element(asked).toBeVisible();
    const remove = asked.element();
    if (remove instanceof HTMLElement) remove.focus();
    await userEvent.keyboard('{Enter}');
    await question('确定删除该消息吗？').getByRole('button', { name: '取消' }).click();
    await expect.element(question('确定删除该消息吗？')).not.toBeInTheDocument();
    await expect.element(asked).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(panel()).not.toBeInTheDocument();
  });
});

it('marks all read, and says so where all are read already', async () => {
  await show({ initiallyOpen: true });
  await panel().getByRole('button', { name: '全部已读' }).click();
  expect(onCall.mock.calls).toEqual([['readAll']]);
  await expect.element(page.getByText('所有消息均已读')).not.toBeInTheDocument();
  await panel().getByRole('button', { name: '全部已读' }).click();
  await expect.element(page.getByText('所有消息均已读')).toBeVisible();
  expect(onCall).toHaveBeenCalledTimes(1);
});

it('shows ten on a page, and the unread ones alone', async () => {
  await show({ initiallyOpen: true });
  await expect.element(panel().getByText('1 至 10，共 12 条')).toBeVisible();
  await panel().getByRole('button', { name: '下一页' }).click();
  await expect.element(panel().getByText('11 至 12，共 12 条')).toBeVisible();
  await expect.element(panel().getByRole('button', { name: '下一页' })).toBeDisabled();
  await panel().getByRole('button', { name: '未读 4' }).click();
  await expect.element(panel().getByText('1 至 4，共 4 条')).toBeVisible();
});

it('closes when something else is pressed, or a link in it followed', async () => {
  await show({ initiallyOpen: true });
  await page.getByRole('button', { name: 'elsewhere' }).click();
  await expect.element(panel()).not.toBeInTheDocument();
  await bell().click();
  await row(/U17 联赛/).click();
  await panel().getByRole('link', { name: '查看赛程' }).click();
  await expect.element(panel()).not.toBeInTheDocument();
  expect(onCall).toHaveBeenLastCalledWith('go', ['#/assistantAI/knowledgeBase/index']);
});

it('says 99+ beyond ninety-nine', async () => {
  const [one] = messages;
  if (one === undefined) throw new Error('There are no messages');
  await show({ items: Array.from({ length: 120 }, (_, index) => ({ ...one, id: String(index), read: false })) });
  await expect.element(bell()).toHaveAccessibleName('消息，99+ 条未读');
});
