import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react/pure';
import { LiveTree } from './tree.fixtures.js';

beforeEach(() => page.viewport(1440, 1100));
afterEach(cleanup);

/** What stands in the tree from top to bottom, without the words of the buttons. */
const names = () =>
  page
    .getByRole('treeitem')
    .elements()
    .map((one) => (one.textContent ?? '').replace('编辑新增下级', ''));
const inOrder = (...wanted: string[]) => vi.waitFor(() => expect(names()).toEqual(wanted));
const before = ['比赛通则', '计时', '24 秒', '犯规', '人员', '裁判员'];
const rowOf = (name: string) => page.getByRole('treeitem').filter({ hasText: name });
/** Takes the focus to a button and presses it, as a keyboard does. */
const press = async (name: string, at: ReturnType<typeof rowOf>) => {
  at.getByRole('button', { name, exact: true }).element().focus();
  await userEvent.keyboard('{Enter}');
};
const fromMenu = async (entry: string, name: string) => {
  page
    .getByRole('button', { name: `${entry}：更多操作` })
    .element()
    .focus();
  await userEvent.keyboard('{Enter}');
  const wanted = page.getByRole('menuitem', { name });
  await expect.element(wanted).toBeVisible();
  wanted.element().focus();
  await userEvent.keyboard('{Enter}');
};

it('is added to, renamed, moved and cleared by the keyboard alone', async () => {
  await render(<LiveTree />);
  await inOrder(...before);
  await press('编辑', rowOf('犯规'));
  await inOrder('比赛通则', '计时', '24 秒', '犯规（新）', '人员', '裁判员');
  await fromMenu('犯规（新）', '上移');
  await inOrder('比赛通则', '犯规（新）', '计时', '24 秒', '人员', '裁判员');
  await press('新增下级', rowOf('裁判员'));
  await fromMenu('裁判员', '删除');
  await vi.waitFor(() => expect(names()).not.toContain('裁判员'));
});

it('says of the first and the last that they cannot go further', async () => {
  await render(<LiveTree />);
  await page.getByRole('button', { name: '比赛通则：更多操作' }).click();
  await expect.element(page.getByRole('menuitem', { name: '上移' })).toHaveAttribute('aria-disabled', 'true');
  await expect.element(page.getByTitle('已在最前')).toBeVisible();
  await userEvent.keyboard('{Escape}');
});

it('puts an entry dropped on another one into it', async () => {
  await render(<LiveTree />);
  await inOrder(...before);
  await rowOf('24 秒').dropTo(rowOf('裁判员').getByText('裁判员'), { targetPosition: { x: 30, y: 11 } });
  await inOrder('比赛通则', '计时', '犯规', '人员', '裁判员', '24 秒');
});

it('puts an entry dropped on the one that it is in at its end', async () => {
  await render(<LiveTree />);
  await inOrder(...before);
  await rowOf('计时').dropTo(rowOf('比赛通则').getByText('比赛通则'), { targetPosition: { x: 60, y: 16 } });
  await inOrder('比赛通则', '犯规', '计时', '人员', '裁判员');
});

it('does not fold at the Enter meant for a button of a row', async () => {
  await render(<LiveTree />);
  await press('编辑', rowOf('比赛通则').first());
  await vi.waitFor(() => expect(names()).toHaveLength(6));
});
