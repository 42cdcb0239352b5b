import { CloseOutlined } from '@ant-design/icons';
import { Drawer } from 'antd';
import { IconButton } from '../button/IconButton.js';
import type { Navigate } from '../link/PageLink.js';
import { useWords } from '../locale/useWords.js';
import { Logo } from '../logo/Logo.js';
import { Tag } from '../states/Tag.js';
import { AccountMenu } from './AccountMenu.js';
import { DrawerFoot, DrawerHead, DrawerNav } from './AppShell.styles.js';
import { Finder } from './Finder.js';
import { shellWords } from './locale.js';
import { isFolder } from './menu.js';
import { GroupName } from './menu.styles.js';
import { MenuTree } from './MenuTree.js';
import type { MobileTopProps } from './MobileTop.js';
import { SystemSwitcher } from './SystemSwitcher.js';
import { FeedbackButton, Gear } from './TopBar.js';

export interface MenuDrawerProps extends Omit<MobileTopProps, 'pageTitle' | 'tools' | 'bell' | 'tabs'> {
  open: boolean;
  onClose: () => void;
}

const drawerStyles = {
  header: { minHeight: 52, padding: '0 4px 0 16px' },
  body: { padding: '4px 8px 8px' },
  footer: { padding: '8px 12px' },
} as const;

/** All menus, and what else the top bar has no room for, in the mobile form. */
export const MenuDrawer = (props: MenuDrawerProps) => {
  const { open, onClose, productTitle, menus, activeHref, onNavigate, account } = props;
  const { environment, onSearch, systems, onFeedback, settings } = props;
  const words = useWords(shellWords);
  const grouped = menus.length > 1;
  const go: Navigate = (href) => {
    onClose();
    onNavigate(href);
  };
  return (
    <Drawer
      open={open}
      placement="left"
      size={280}
      closable={false}
      destroyOnHidden
      onClose={onClose}
      styles={drawerStyles}
      title={
        <DrawerHead>
          <Logo />
          <span>{productTitle}</span>
          {environment !== undefined && <Tag tone="info">{environment}</Tag>}
        </DrawerHead>
      }
      extra={<IconButton label={words.closeMenu} icon={<CloseOutlined />} onClick={onClose} />}
      footer={
        <DrawerFoot>
          <AccountMenu account={account} upwards />
          {onFeedback && (
            <FeedbackButton
              onFeedback={() => {
                onClose();
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
            onClose();
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
  );
};
