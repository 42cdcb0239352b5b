import { CloseOutlined, MenuOutlined } from '@ant-design/icons';
import { Drawer } from 'antd';
import { type ReactNode, useState } from 'react';
import { IconButton } from '../button/IconButton.js';
import type { Navigate } from '../link/PageLink.js';
import { useWords } from '../locale/useWords.js';
import { shellWords } from './locale.js';
import { Logo } from '../logo/Logo.js';
import { type Account, AccountMenu } from './AccountMenu.js';
import { DrawerFoot, DrawerHead, DrawerNav, Title, Tools, Top } from './AppShell.styles.js';
import { isFolder, type MenuItem } from './menu.js';
import { GroupName } from './menu.styles.js';
import { MenuTree } from './MenuTree.js';
import { TabSheet } from '../tab-bar/TabSheet.js';
import type { TabBarProps } from '../tab-bar/TabBar.js';
import { Tag } from '../states/Tag.js';
import { Finder } from './Finder.js';
import { type Systems, SystemSwitcher } from './SystemSwitcher.js';
import { FeedbackButton, Gear, type SettingsEntry } from './TopBar.js';

interface MobileTopProps {
  productTitle: string;
  pageTitle: string;
  menus: readonly MenuItem[];
  activeHref?: string;
  onNavigate: Navigate;
  account: Account;
  environment?: string;
  onSearch?: () => void;
  systems?: Systems;
  tools?: ReactNode;
  bell?: ReactNode;
  onFeedback?: () => void;
  settings?: SettingsEntry;
  tabs?: TabBarProps;
}

const drawerStyles = {
  header: { minHeight: 52, padding: '0 4px 0 16px' },
  body: { padding: '4px 8px 8px' },
  footer: { padding: '8px 12px' },
} as const;

/** The top bar of the mobile form, and the drawer with all menus behind its button. */
export const MobileTop = (props: MobileTopProps) => {
  const { productTitle, pageTitle, menus, activeHref, onNavigate, account } = props;
  const { environment, onSearch, systems, tools, bell, onFeedback, settings, tabs } = props;
  const words = useWords(shellWords);
  const [open, setOpen] = useState(false);
  const grouped = menus.length > 1;
  const go: Navigate = (to) => {
    setOpen(false);
    onNavigate(to);
  };
  return (
    <Top>
      <IconButton label={words.openMenu} icon={<MenuOutlined />} aria-expanded={open} onClick={() => setOpen(true)} />
      <Title>{pageTitle}</Title>
      <Tools>
        {tools}
        {tabs && <TabSheet {...tabs} />}
        {bell}
      </Tools>
      <Drawer
        open={open}
        placement="left"
        size={280}
        closable={false}
        destroyOnHidden
        onClose={() => setOpen(false)}
        styles={drawerStyles}
        title={
          <DrawerHead>
            <Logo />
            <span>{productTitle}</span>
            {environment !== undefined && <Tag tone="info">{environment}</Tag>}
          </DrawerHead>
        }
        extra={<IconButton label={words.closeMenu} icon={<CloseOutlined />} onClick={() => setOpen(false)} />}
        footer={
          <DrawerFoot>
            <AccountMenu account={account} upwards />
            {onFeedback && (
              <FeedbackButton
                onFeedback={() => {
                  setOpen(false);
                  onFeedback();
                }}
              />
            )}
            {settings && <Gear {...settings} onNavigate={go} />}
          </DrawerFoot>
        }
      >
        {onSearch && (
          <Finder
            touch
            onSearch={() => {
              setOpen(false);
              onSearch();
            }}
          />
        )}
        {systems && <SystemSwitcher {...systems} />}
        <DrawerNav aria-label={words.sideMenu}>
          {menus.map((item) => {
            if (!isFolder(item)) {
              return <MenuTree key={item.key} items={[item]} activeHref={activeHref} onNavigate={go} />;
            }
            return (
              <section key={item.key}>
                {grouped && <GroupName>{item.label}</GroupName>}
                <MenuTree items={item.children} activeHref={activeHref} onNavigate={go} />
              </section>
            );
          })}
        </DrawerNav>
      </Drawer>
    </Top>
  );
};
