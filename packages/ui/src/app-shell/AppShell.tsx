import { MenuFoldOutlined, MenuUnfoldOutlined } from '@ant-design/icons';
import { type ReactNode, useRef, useState } from 'react';
import { useWords } from '../locale/useWords.js';
import { shellWords } from './locale.js';
import type { Navigate } from '../link/PageLink.js';
import { useSearchKey } from '../command-palette/useCommandPalette.js';
import { useMobile } from '../media/useMedia.js';
import { Hint } from '../on-demand/Hint.js';
import { TabBar, type TabBarProps } from '../tab-bar/TabBar.js';
import type { Account } from './AccountMenu.js';
import { Banner, Body, FoldButton, type Frame, Sheet, Shell, Side, SkipLink } from './AppShell.styles.js';
import { FoldedMenu } from './FoldedMenu.js';
import { firstHref, isFolder, type MenuItem, pathTo } from './menu.js';
import { MenuTree } from './MenuTree.js';
import { MobileTop } from './MobileTop.js';
import type { Systems } from './SystemSwitcher.js';
import { TopBar } from './TopBar.js';
import { type RootProps, rootProps } from '../root/rootProps.js';

export interface AppShellProps extends RootProps<HTMLDivElement> {
  /** Name of the product, beside the logo. */
  productTitle: string;
  /** Where the product's name leads: the first page this user may open. */
  homeHref: string;
  /** What the server granted, hidden entries left out. The first level is the top menu, the rest the sidebar. */
  menus: readonly MenuItem[];
  /** Address of the entry that is open; for a page without an entry, of the one it belongs to. */
  activeHref?: string;
  /** Key of the first-level entry to show where `activeHref` has none. Default: the first. */
  topKey?: string;
  /** Title of the page, in the top bar of the mobile form. */
  pageTitle: string;
  /** Called in the place of following a link of the frame. */
  onNavigate: Navigate;
  /** Who is signed in, and what the menu behind the name can do. */
  account: Account;
  /** Sidebar as icons only. Left out, the shell keeps it itself. */
  collapsed?: boolean;
  /** How the sidebar stands at first, where the shell keeps that itself. Default false. */
  defaultCollapsed?: boolean;
  /** The reader folds the sidebar, or opens it. */
  onCollapsedChange?: (collapsed: boolean) => void;
  /** Beside the product's name, on a phone beside the page's, where this is not the real thing: "测试环境", "演示数据". */
  environment?: string;
  /** Opens the search: by its field of 248 px, by Ctrl K and Command K. Left out, no field. */
  onSearch?: () => void;
  /** A field of your own in its place. Not in the mobile form. */
  search?: ReactNode;
  /** The systems that can be switched to. Left out, or an empty list: no switcher. */
  systems?: Systems;
  /** In the top bar, before the bell. */
  tools?: ReactNode;
  /** `NotificationBell`. */
  bell?: ReactNode;
  /** Opens the feedback dialog. Left out, no button. */
  onFeedback?: () => void;
  /** The configuration pages: a gear at the right, not in the top menu. Left out, or without a page: no gear. */
  settings?: MenuItem;
  /** The open pages: the bar of 40, and in the mobile form their number with a sheet behind it. */
  tabs?: Omit<TabBarProps, keyof RootProps>;
  /** A row over the sheet that concerns the whole session. */
  banner?: ReactNode;
  /** The page. Gets a flex column that fills the sheet. */
  children: ReactNode;
}

/** The frame around every page: top bar, sidebar, sheet. Under 992 px the menus move into a drawer. */
export const AppShell = ({
  productTitle,
  homeHref,
  menus,
  activeHref,
  topKey,
  pageTitle,
  onNavigate,
  account,
  collapsed: collapsedByOwner,
  defaultCollapsed = false,
  onCollapsedChange,
  environment,
  onSearch,
  search,
  systems,
  tools,
  bell,
  onFeedback,
  settings,
  tabs,
  banner,
  children,
  ...root
}: AppShellProps) => {
  const words = useWords(shellWords);
  const mobile = useMobile();
  const sheet = useRef<HTMLElement>(null);
  const [ownCollapsed, setOwnCollapsed] = useState(defaultCollapsed);
  const collapsed = collapsedByOwner ?? ownCollapsed;
  useSearchKey(onSearch);

  const tops = settings ? [...menus, settings] : menus;
  const top = pathTo(tops, activeHref)[0] ?? tops.find(({ key }) => key === topKey) ?? menus[0];
  const inSettings = top !== undefined && top === settings;
  const settingsHref = settings && firstHref(settings);
  const entries = top && isFolder(top) ? top.children : [];
  const withSidebar = !mobile && entries.length > 0;
  const frame: Frame = withSidebar ? (collapsed ? 'collapsed' : 'open') : 'none';
  const foldWord = collapsed ? words.unfold : words.fold;

  const fold = () => {
    setOwnCollapsed(!collapsed);
    onCollapsedChange?.(!collapsed);
  };

  const both = {
    productTitle,
    menus,
    onNavigate,
    account,
    environment,
    onSearch,
    systems,
    tools,
    bell,
    onFeedback,
    settings: settings && settingsHref ? { href: settingsHref, label: settings.label, active: inSettings } : undefined,
  };
  return (
    <Shell {...rootProps(root)} $frame={frame}>
      <SkipLink type="button" onClick={() => sheet.current?.focus()}>
        {words.skip}
      </SkipLink>
      {mobile ? (
        <MobileTop
          {...both}
          menus={inSettings ? [...menus, settings] : menus}
          pageTitle={pageTitle}
          activeHref={activeHref}
          tabs={tabs}
        />
      ) : (
        <TopBar {...both} homeHref={homeHref} activeKey={top?.key} search={search} />
      )}
      {withSidebar && (
        <Side>
          <nav aria-label={words.sideMenu}>
            {collapsed ? (
              <FoldedMenu items={entries} activeHref={activeHref} onNavigate={onNavigate} />
            ) : (
              <MenuTree items={entries} activeHref={activeHref} onNavigate={onNavigate} />
            )}
          </nav>
          <Hint title={collapsed ? foldWord : undefined} placement="right">
            {(hinted) => (
              <FoldButton type="button" aria-label={foldWord} aria-expanded={!collapsed} onClick={fold} {...hinted}>
                {collapsed ? <MenuUnfoldOutlined /> : <MenuFoldOutlined />}
                {!collapsed && <span>{foldWord}</span>}
              </FoldButton>
            )}
          </Hint>
        </Side>
      )}
      <Body $frame={frame}>
        {!mobile && tabs && <TabBar {...tabs} />}
        {banner !== undefined && <Banner>{banner}</Banner>}
        <Sheet ref={sheet} tabIndex={-1}>
          {children}
        </Sheet>
      </Body>
    </Shell>
  );
};
