import { MenuOutlined } from '@ant-design/icons';
import { type ReactNode, useState } from 'react';
import { IconButton } from '../button/IconButton.js';
import type { Navigate } from '../link/PageLink.js';
import { useWords } from '../locale/useWords.js';
import { part } from '../on-demand/part.js';
import { usePopup } from '../on-demand/usePopup.js';
import type { TabBarProps } from '../tab-bar/TabBar.js';
import { Tag } from '../states/Tag.js';
import { TabSheet } from '../tab-bar/TabSheet.js';
import type { Account } from './AccountMenu.js';
import { Title, Tools, Top } from './AppShell.styles.js';
import { shellWords } from './locale.js';
import type { MenuItem } from './menu.js';
import type { Systems } from './SystemSwitcher.js';
import type { SettingsEntry } from './TopBar.js';
import type { RootProps } from '../root/rootProps.js';

const menuDrawer = part(() => import('./MenuDrawer.js'));

export interface MobileTopProps {
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
  tabs?: Omit<TabBarProps, keyof RootProps>;
}

/** The top bar of the mobile form, and the drawer with all menus behind its button. */
export const MobileTop = (props: MobileTopProps) => {
  const { pageTitle, tools, bell, tabs, ...drawer } = props;
  const words = useWords(shellWords);
  const [open, setOpen] = useState(false);
  const { opener, shown } = usePopup(menuDrawer, open, setOpen);
  return (
    <Top>
      <IconButton label={words.openMenu} icon={<MenuOutlined />} {...opener} onClick={() => setOpen(true)} />
      <Title>{pageTitle}</Title>
      {drawer.environment !== undefined && <Tag tone="info">{drawer.environment}</Tag>}
      <Tools>
        {tools}
        {tabs && <TabSheet {...tabs} />}
        {bell}
      </Tools>
      {shown && <shown.arrived.MenuDrawer {...drawer} open={open} onClose={() => setOpen(false)} />}
    </Top>
  );
};
