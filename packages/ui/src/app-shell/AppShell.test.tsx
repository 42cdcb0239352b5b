import { afterEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react/pure';
import { opened, usual } from '../kept-pages/tabs.fixtures.js';
import { ConsoleProvider } from '../provider/ConsoleProvider.js';
import { AppShell, type AppShellProps } from './AppShell.js';
import { manyMenus, menus, settings, systems } from './appShell.fixtures.js';
import { MenuGroupsContext } from './MenuGroups.js';

const DESK = { width: 1440, height: 1100 };

afterEach(async () => {
  await cleanup();
  await page.viewport(DESK.width, DESK.height);
});

const base: AppShellProps = {
  productTitle: '篮球 AI 智能体平台',
  homeHref: '#/assistantAI/overview',
  menus,
  activeHref: '#/assistantAI/overview',
  pageTitle: '首页',
  onNavigate: vi.fn(),
  account: { name: '陈思远', onSignOut: vi.fn() },
  children: <p>页面内容</p>,
};

const show = async (props: Partial<AppShellProps> = {}) => {
  await page.viewport(DESK.width, DESK.height);
  return render(
    <ConsoleProvider>
      <AppShell {...base} {...props} />
    </ConsoleProvider>,
  );
};

const topMenu = () => page.getByRole('navigation', { name: '顶部菜单' });

it('folds the top-level entries that have no room behind one entry, and back as the window grows', async () => {
  const onNavigate = vi.fn();
  // Letters of this width are in the fonts of every machine.
  const entries = manyMenus.slice(0, 10).map((item, index) => ({ ...item, label: `Menu ${index + 1}` }));
  await show({ menus: entries, activeHref: '#/top/10', onNavigate });
  await expect.element(topMenu().getByRole('link', { name: 'Menu 10' })).toBeVisible();
  await expect.element(topMenu().getByRole('button', { name: '更多' })).not.toBeInTheDocument();
  await page.viewport(1000, 800);
  await expect.element(topMenu().getByRole('button', { name: '更多' })).toBeVisible();
  await expect.element(topMenu().getByRole('link', { name: 'Menu 10' })).not.toBeInTheDocument();
  await topMenu().getByRole('button', { name: '更多' }).click();
  const entry = page.getByRole('menuitem', { name: 'Menu 10' });
  await expect.element(entry).toBeVisible();
  const element = entry.element();
  if (element instanceof HTMLElement) element.click();
  expect(onNavigate).toHaveBeenLastCalledWith('#/top/10');
  await page.viewport(1440, 800);
  await expect.element(topMenu().getByRole('link', { name: 'Menu 10' })).toBeVisible();
});

it('shows no switcher without a list of systems', async () => {
  await show({ systems: { items: [], onChange: vi.fn() } });
  await expect.element(page.getByRole('button', { name: /系统：/ })).not.toBeInTheDocument();
});

it('waits for the switch of systems, and says when it failed', async () => {
  const idle = (): void => undefined;
  let refuse = idle;
  const onChange = vi.fn(() => new Promise<boolean>((resolve) => (refuse = () => resolve(false))));
  await show({ systems: { items: systems, value: 'match', onChange } });
  const button = page.getByRole('button', { name: '系统：竞赛业务系统' });
  await button.click();
  await page.getByRole('menuitem', { name: '会员服务系统' }).click();
  await expect.element(button).toHaveAttribute('aria-busy', 'true');
  expect(onChange).toHaveBeenCalledExactlyOnceWith('members');
  refuse();
  await expect.element(page.getByRole('alert')).toHaveTextContent('系统切换失败');
  await expect.element(button).toHaveAttribute('aria-busy', 'false');
});

it('opens the search by its field and by Ctrl K', async () => {
  const onSearch = vi.fn();
  await show({ onSearch });
  await page.getByRole('button', { name: '搜索页面、文档、用户' }).click();
  await userEvent.keyboard('{Control>}k{/Control}');
  expect(onSearch).toHaveBeenCalledTimes(2);
});

it('leads to the settings by a link, the gear', async () => {
  const labels = '#/configManagement/permissionSet/labelSystem/index';
  await show({ settings, activeHref: labels });
  const gear = page.getByRole('link', { name: '配置管理' });
  await expect.element(gear).toHaveAttribute('href', labels);
  await expect.element(gear).toHaveAttribute('aria-current', 'true');
  await expect.element(page.getByRole('link', { name: '标签体系' })).toHaveAttribute('aria-current', 'page');
});

it('takes its mobile form under 992 px: menus in a drawer, open pages as a number', async () => {
  const onNavigate = vi.fn();
  await show({
    onNavigate,
    tabs: {
      tabs: opened(usual).tabs,
      activeKey: null,
      hrefOf: ({ view }) => `#${view.fullPath}`,
      onNavigate,
      onClose: vi.fn(),
      onReload: vi.fn(),
      onMove: vi.fn(),
    },
  });
  await expect.element(page.getByRole('navigation', { name: '侧边菜单' })).toBeVisible();
  await expect.element(page.getByRole('navigation', { name: '已打开的页面' })).toBeVisible();
  await page.viewport(991, 800);
  await expect.element(page.getByRole('navigation', { name: '侧边菜单' })).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: '已打开 5 个页签' })).toBeVisible();
  const opener = page.getByRole('button', { name: '打开菜单' });
  const explained = page.getByRole('tooltip', { name: '打开菜单' });
  await opener.hover();
  await expect.element(explained).toBeVisible();
  await opener.click();
  await expect.element(page.getByRole('link', { name: 'AI 对话' })).toBeVisible();
  await expect.element(explained).not.toBeInTheDocument();
  await page.getByRole('link', { name: 'AI 对话' }).click();
  expect(onNavigate).toHaveBeenLastCalledWith('#/assistantAI/chatAI');
});

const sideMenu = () => page.getByRole('navigation', { name: '侧边菜单' });

it('opens the groups that were left open, and tells of those that are opened and closed by hand', async () => {
  const onToggle = vi.fn();
  await page.viewport(DESK.width, DESK.height);
  await render(
    <ConsoleProvider>
      <MenuGroupsContext value={{ isOpen: (key) => key === 'knowledge' || undefined, onToggle }}>
        <AppShell {...base} />
      </MenuGroupsContext>
    </ConsoleProvider>,
  );
  await expect.element(sideMenu().getByRole('link', { name: '资源配置' })).toBeVisible();
  await expect.element(sideMenu().getByRole('link', { name: '通用助手' })).not.toBeInTheDocument();
  await sideMenu().getByRole('button', { name: 'AI 助手' }).click();
  await sideMenu().getByRole('button', { name: '知识库' }).click();
  expect(onToggle.mock.calls).toEqual([[{ key: 'assistants', open: true }], [{ key: 'knowledge', open: false }]]);
});

it('stays in the part of the menus that is named while a page without an entry is open', async () => {
  const screen = await show({ activeHref: '#/404', topKey: 'marketing' });
  await expect.element(sideMenu().getByRole('link', { name: '运营计划' })).toBeVisible();
  await screen.unmount();
  await show({ activeHref: '#/assistantAI/overview', topKey: 'marketing' });
  await expect.element(sideMenu().getByRole('link', { name: 'AI 对话' })).toBeVisible();
});
