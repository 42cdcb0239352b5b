import { FormOutlined, SettingOutlined } from '@ant-design/icons';
import type { ReactNode } from 'react';
import { IconButton } from '../button/IconButton.js';
import type { Navigate } from '../link/PageLink.js';
import { useWords } from '../locale/useWords.js';
import { shellWords } from './locale.js';
import { Logo } from '../logo/Logo.js';
import { Hint } from '../on-demand/Hint.js';
import { Tag } from '../states/Tag.js';
import { type Account, AccountMenu } from './AccountMenu.js';
import { Brand, Tools, Top } from './AppShell.styles.js';
import { Finder } from './Finder.js';
import type { MenuItem } from './menu.js';
import { type Systems, SystemSwitcher } from './SystemSwitcher.js';
import { GearLink, Rule } from './TopBar.styles.js';
import { TopMenu } from './TopMenu.js';

/** Where the configuration pages are, and whether one of them is open. */
export interface SettingsEntry {
  href: string;
  label: string;
  active?: boolean;
}

interface TopBarProps {
  productTitle: string;
  homeHref: string;
  menus: readonly MenuItem[];
  /** Key of the entry whose pages the sidebar shows. */
  activeKey?: string;
  onNavigate: Navigate;
  account: Account;
  environment?: string;
  onSearch?: () => void;
  search?: ReactNode;
  systems?: Systems;
  tools?: ReactNode;
  bell?: ReactNode;
  onFeedback?: () => void;
  settings?: SettingsEntry;
}

export const Gear = ({ href, label, active = false, onNavigate }: SettingsEntry & { onNavigate: Navigate }) => (
  <Hint title={label}>
    {(hinted) => (
      <GearLink
        href={href}
        onNavigate={onNavigate}
        aria-label={label}
        aria-current={active ? 'true' : undefined}
        {...hinted}
      >
        <SettingOutlined />
      </GearLink>
    )}
  </Hint>
);

export const FeedbackButton = ({ onFeedback }: { onFeedback: () => void }) => {
  const words = useWords(shellWords);
  return <IconButton label={words.feedback} icon={<FormOutlined />} aria-haspopup="dialog" onClick={onFeedback} />;
};

/** The top bar from 992 px on. */
export const TopBar = (props: TopBarProps) => {
  const { productTitle, homeHref, menus, activeKey, onNavigate, account } = props;
  const { environment, onSearch, search, systems, tools, bell, onFeedback, settings } = props;
  const withSystems = systems !== undefined && systems.items.length > 0;
  return (
    <Top>
      <Brand href={homeHref} onNavigate={onNavigate} title={productTitle}>
        <Logo />
        <span>{productTitle}</span>
        {environment !== undefined && <Tag tone="info">{environment}</Tag>}
      </Brand>
      <TopMenu menus={menus} activeKey={activeKey} onNavigate={onNavigate} />
      {onSearch ? <Finder onSearch={onSearch} /> : search}
      <Tools>
        {withSystems && (
          <>
            <SystemSwitcher {...systems} />
            <Rule />
          </>
        )}
        {tools}
        {bell}
        {onFeedback && <FeedbackButton onFeedback={onFeedback} />}
        {settings && <Gear {...settings} onNavigate={onNavigate} />}
        <AccountMenu account={account} />
      </Tools>
    </Top>
  );
};
