import { afterEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react/pure';
import { keyOf, many, opened, users, usual } from '../kept-pages/tabs.fixtures.js';
import { tabsReducer, type TabsState } from '../kept-pages/tabs.js';
import { ConsoleProvider } from '../provider/ConsoleProvider.js';
import { TabBar } from './TabBar.js';
import { useLiveTabs } from './tabBar.fixtures.js';

afterEach(cleanup);

const onNavigate = vi.fn();

const Live = ({ state }: { state: TabsState }) => <TabBar {...useLiveTabs(state, onNavigate)} />;

const show = async (state: TabsState = tabsReducer(opened(usual), { type: 'activate', key: keyOf(users) })) => {
  onNavigate.mockClear();
  return render(
    <ConsoleProvider language="en-US">
      <div style={{ width: 900 }}>
        <Live state={state} />
      </div>
    </ConsoleProvider>,
  );
};

type Screen = Awaited<ReturnType<typeof show>>;

const links = ({ container }: Screen) => Array.from(container.querySelectorAll('a'));
const titles = (screen: Screen) => links(screen).map(({ textContent }) => textContent);
const linkTo = (screen: Screen, title: string): HTMLElement => {
  const link = links(screen).find(({ textContent }) => textContent === title);
  if (link === undefined) throw new Error(`There is no tab ${title}`);
  return link;
};
const chipOf = (screen: Screen, title: string): HTMLElement => {
  const chip = linkTo(screen, title).closest('li');
  if (chip === null) throw new Error(`There is no tab ${title}`);
  return chip;
};

it('makes each tab a link with its real address', async () => {
  const screen = await show();
  await expect.element(screen.getByRole('link', { name: '用户管理' })).toHaveAttribute('aria-current', 'page');
  expect(linkTo(screen, '竞赛规则库').getAttribute('href')).toBe('#/assistantAI/knowledgeBase/chunks?id=rules');
});

it('has one stop for the tab key, and its close button', async () => {
  const screen = await show();
  const bar = screen.container.querySelector('ul');
  const stops = Array.from(bar?.querySelectorAll<HTMLElement>('a, button') ?? []).filter(
    ({ tabIndex }) => tabIndex === 0,
  );
  expect(stops.map((stop) => stop.getAttribute('aria-label') ?? stop.textContent)).toEqual([
    '用户管理',
    'Close 用户管理',
  ]);
});

it('moves the focus with arrows, Home and End, and opens nothing before Enter', async () => {
  const screen = await show();
  linkTo(screen, '用户管理').focus();
  const steps: [string, string][] = [
    ['{ArrowRight}', '竞赛规则库'],
    ['{End}', 'AI 对话'],
    ['{ArrowRight}', '首页'],
    ['{ArrowLeft}', 'AI 对话'],
    ['{Home}', '首页'],
  ];
  for (const [key, title] of steps) {
    await userEvent.keyboard(key);
    await expect.poll(() => document.activeElement).toBe(linkTo(screen, title));
  }
  expect(onNavigate).not.toHaveBeenCalled();
  await userEvent.keyboard('{Enter}');
  expect(onNavigate).toHaveBeenCalledExactlyOnceWith('#/assistantAI/overview');
});

it('closes with Delete and keeps the focus in the bar, but never closes a fixed tab', async () => {
  const screen = await show();
  linkTo(screen, '竞赛规则库').focus();
  await userEvent.keyboard('{Delete}');
  await expect.poll(() => titles(screen)).toEqual(['首页', '用户管理', '会话记录', 'AI 对话']);
  await expect.poll(() => document.activeElement).toBe(linkTo(screen, '会话记录'));
  linkTo(screen, '首页').focus();
  await userEvent.keyboard('{Delete}');
  expect(titles(screen)).toHaveLength(4);
});

it('closes with the middle button, which opens nothing and leaves fixed tabs alone', async () => {
  const screen = await show();
  await userEvent.click(linkTo(screen, '会话记录'), { button: 'middle' });
  await expect.poll(() => titles(screen)).not.toContain('会话记录');
  await userEvent.click(linkTo(screen, '首页'), { button: 'middle' });
  expect(titles(screen)).toContain('首页');
  expect(onNavigate).not.toHaveBeenCalled();
});

it('moves a tab with the keyboard, and says so', async () => {
  const screen = await show();
  linkTo(screen, 'AI 对话').focus();
  await userEvent.keyboard('{Alt>}{Shift>}{ArrowLeft}{/Shift}{/Alt}');
  await expect.poll(() => titles(screen)).toEqual(['首页', '用户管理', '竞赛规则库', 'AI 对话', '会话记录']);
  await expect.element(screen.getByRole('status')).toHaveTextContent('AI 对话 moved to place 4 of 5');
  expect(document.activeElement).toBe(linkTo(screen, 'AI 对话'));
});

it('opens its menu with Shift+F10, and gives the focus back', async () => {
  const screen = await show();
  linkTo(screen, '会话记录').focus();
  await userEvent.keyboard('{Shift>}{F10}{/Shift}');
  await expect.element(screen.getByRole('menuitem', { name: 'Close others' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('menuitem', { name: 'Close others' })).not.toBeInTheDocument();
  await expect.poll(() => document.activeElement).toBe(linkTo(screen, '会话记录'));
  await userEvent.click(linkTo(screen, '会话记录'), { button: 'right' });
  await screen.getByRole('menuitem', { name: 'Close others' }).click();
  await expect.poll(() => titles(screen)).toEqual(['首页', '会话记录']);
});

const fire = (target: EventTarget, type: string, x: number, init: PointerEventInit = {}) => {
  const common = { bubbles: true, cancelable: true, pointerId: 1, pointerType: 'mouse', clientY: 20 };
  target.dispatchEvent(new PointerEvent(type, { ...common, clientX: x, ...init }));
};

const middleOf = (element: Element): number => {
  const { left, width } = element.getBoundingClientRect();
  return left + width / 2;
};

const dragTo = async (screen: Screen, title: string, to: number, init?: PointerEventInit) => {
  const chip = chipOf(screen, title);
  fire(chip, 'pointerdown', middleOf(chip), init);
  fire(window, 'pointermove', to, init);
  await expect.poll(() => init !== undefined || chipOf(screen, title).hasAttribute('data-dragged')).toBe(true);
};

it('puts a dragged tab where it is let go, and leaves fixed tabs where they are', async () => {
  const screen = await show();
  await dragTo(screen, 'AI 对话', middleOf(chipOf(screen, '竞赛规则库')) - 40);
  fire(window, 'pointerup', 0);
  await expect.poll(() => titles(screen)).toEqual(['首页', '用户管理', 'AI 对话', '竞赛规则库', '会话记录']);
  await dragTo(screen, 'AI 对话', 0);
  fire(window, 'pointerup', 0);
  await expect.poll(() => titles(screen)).toEqual(['首页', 'AI 对话', '用户管理', '竞赛规则库', '会话记录']);
  fire(chipOf(screen, '首页'), 'pointerdown', middleOf(chipOf(screen, '首页')));
  fire(window, 'pointermove', 600);
  fire(window, 'pointerup', 600);
  expect(titles(screen)[0]).toBe('首页');
});

it('gives up a drag on Escape, and starts none under a finger', async () => {
  const screen = await show();
  await dragTo(screen, 'AI 对话', 0);
  await userEvent.keyboard('{Escape}');
  fire(window, 'pointerup', 0);
  await expect.poll(() => chipOf(screen, 'AI 对话').hasAttribute('data-dragged')).toBe(false);
  expect(titles(screen).at(-1)).toBe('AI 对话');
  await dragTo(screen, 'AI 对话', 0, { pointerType: 'touch' });
  fire(window, 'pointerup', 0);
  expect(titles(screen).at(-1)).toBe('AI 对话');
});

it('brings the page shown into view, with padding beyond it', async () => {
  const screen = await show(opened(many(30)));
  const bar = screen.container.querySelector('ul');
  const last = links(screen).at(-1)?.closest('li');
  if (!bar || !last) throw new Error('There is no bar');
  const room = () => bar.getBoundingClientRect().right - last.getBoundingClientRect().right;
  await expect.poll(room).toBeGreaterThanOrEqual(0);
});
