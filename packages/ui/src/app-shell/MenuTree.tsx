import { DownOutlined } from '@ant-design/icons';
import { use, useState } from 'react';
import type { Navigate } from '../link/PageLink.js';
import { isFolder, type MenuItem, pathTo } from './menu.js';
import { Count, Entry, FolderButton, Label, List } from './menu.styles.js';
import { MenuGroupsContext } from './MenuGroups.js';
import { MenuIcon } from './MenuIcon.js';

interface MenuTreeProps {
  items: readonly MenuItem[];
  activeHref?: string;
  onNavigate: Navigate;
  /** Depth below the sidebar's own level. Default 0. */
  level?: number;
}

interface FolderProps extends Required<Pick<MenuTreeProps, 'level' | 'onNavigate'>> {
  item: MenuItem & { children: readonly MenuItem[] };
  activeHref?: string;
}

const Folder = ({ item, activeHref, onNavigate, level }: FolderProps) => {
  const holdsActive = pathTo(item.children, activeHref).length > 0;
  const groups = use(MenuGroupsContext);
  const [open, setOpen] = useState(() => holdsActive || groups.isOpen(item.key) === true);
  const [heldActive, setHeldActive] = useState(holdsActive);
  // A folder opens when its page does, and stays as the reader left it otherwise.
  if (holdsActive !== heldActive) {
    setHeldActive(holdsActive);
    if (holdsActive) setOpen(true);
  }
  const toggle = () => {
    setOpen(!open);
    groups.onToggle({ key: item.key, open: !open });
  };
  return (
    <li>
      <FolderButton type="button" $level={level} aria-expanded={open} onClick={toggle}>
        {level === 0 && <MenuIcon name={item.icon} />}
        <Label>{item.label}</Label>
        <DownOutlined aria-hidden />
      </FolderButton>
      {open && <MenuTree items={item.children} activeHref={activeHref} onNavigate={onNavigate} level={level + 1} />}
    </li>
  );
};

/** The menu in full: pages are links, folders open in place. */
export const MenuTree = ({ items, activeHref, onNavigate, level = 0 }: MenuTreeProps) => (
  <List>
    {items.map((item) => {
      if (isFolder(item)) {
        return <Folder key={item.key} item={item} activeHref={activeHref} onNavigate={onNavigate} level={level} />;
      }
      if (item.href === undefined) return null;
      return (
        <li key={item.key}>
          <Entry
            $level={level}
            href={item.href}
            onNavigate={onNavigate}
            aria-current={item.href === activeHref ? 'page' : undefined}
          >
            {level === 0 && <MenuIcon name={item.icon} />}
            <Label title={item.label}>{item.label}</Label>
            {item.count !== undefined && item.count > 0 && <Count>{item.count}</Count>}
          </Entry>
        </li>
      );
    })}
  </List>
);
