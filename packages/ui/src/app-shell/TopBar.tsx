import { SettingOutlined } from '@ant-design/icons';
import type { ReactNode } from 'react';
import { IconButton } from '../button/IconButton.js';
import type { Navigate } from '../link/PageLink.js';
import { useWords } from '../locale/useWords.js';
import { Logo } from '../logo/Logo.js';
import { type Account, AccountMenu } from './AccountMenu.js';
import { Brand, Tools, Top, TopLink, TopNav } from './AppShell.styles.js';
import { firstHref, type MenuItem } from './menu.js';

interface TopBarProps {
  productTitle: string;
  homeHref: string;
  menus: readonly MenuItem[];
  /** Key of the entry whose pages the sidebar shows. */
  activeKey?: string;
  onNavigate: Navigate;
  account: Account;
  search?: ReactNode;
  tools?: ReactNode;
  settings?: { href: string; label: string };
}

export const SettingsButton = ({ href, label, onNavigate }: { href: string; label: string; onNavigate: Navigate }) => (
  <IconButton label={label} icon={<SettingOutlined />} onClick={() => onNavigate({ href })} />
);

/** The top bar from 992 px on. */
export const TopBar = (props: TopBarProps) => {
  const { productTitle, homeHref, menus, activeKey, onNavigate, account, search, tools, settings } = props;
  const words = useWords('shell');
  return (
    <Top>
      <Brand href={homeHref} onNavigate={onNavigate} title={productTitle}>
        <Logo />
        <span>{productTitle}</span>
      </Brand>
      <TopNav aria-label={words.topMenu}>
        <ul>
          {menus.map((item) => {
            const href = firstHref(item);
            return (
              href !== undefined && (
                <li key={item.key}>
                  <TopLink
                    href={href}
                    onNavigate={onNavigate}
                    aria-current={item.key === activeKey ? 'true' : undefined}
                  >
                    {item.label}
                  </TopLink>
                </li>
              )
            );
          })}
        </ul>
      </TopNav>
      <Tools>
        {search}
        {tools}
        {settings && <SettingsButton {...settings} onNavigate={onNavigate} />}
        <AccountMenu account={account} />
      </Tools>
    </Top>
  );
};
