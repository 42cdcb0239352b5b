import type { MenuProps } from 'antd';
import { useState } from 'react';
import { type Navigate, PageLink } from '../link/PageLink.js';
import { Hint } from '../on-demand/Hint.js';
import { MenuOnDemand } from '../on-demand/MenuOnDemand.js';
import { firstHref, isFolder, type MenuItem, pathTo } from './menu.js';
import { FoldedEntry, FoldedFolder, List } from './menu.styles.js';
import { MenuIcon } from './MenuIcon.js';

interface FoldedMenuProps {
  items: readonly MenuItem[];
  activeHref?: string;
  onNavigate: Navigate;
}

type Entries = NonNullable<MenuProps['items']>;

const entries = (items: readonly MenuItem[], onNavigate: Navigate): Entries =>
  items.flatMap<Entries[number]>((item) => {
    if (isFolder(item)) return [{ key: item.key, label: item.label, children: entries(item.children, onNavigate) }];
    if (item.href === undefined) return [];
    return [
      {
        key: item.href,
        label: (
          <PageLink href={item.href} onNavigate={onNavigate} tabIndex={-1}>
            {item.label}
          </PageLink>
        ),
      },
    ];
  });

const findHref = (items: readonly MenuItem[], key: string): string | undefined => pathTo(items, key).at(-1)?.href;

interface FolderProps extends Omit<FoldedMenuProps, 'items'> {
  item: MenuItem & { children: readonly MenuItem[] };
}

const FoldedFolderEntry = ({ item, activeHref, onNavigate }: FolderProps) => {
  const [open, setOpen] = useState(false);
  return (
    <MenuOnDemand
      placement="bottomLeft"
      align={{ points: ['tl', 'tr'], offset: [8, 0] }}
      onOpenChange={setOpen}
      menu={{
        items: entries(item.children, onNavigate),
        selectedKeys: activeHref === undefined ? [] : [activeHref],
        // Enter on an entry: the link inside is not what has the focus.
        onClick: ({ key, domEvent }) => {
          const href = findHref(item.children, key);
          if (href !== undefined && !(domEvent.target instanceof HTMLAnchorElement)) onNavigate(href);
        },
      }}
    >
      {(opener) => (
        <Hint title={open ? undefined : item.label} placement="right">
          {(hinted) => (
            <FoldedFolder
              {...opener}
              {...hinted}
              onPointerEnter={(event) => {
                opener.onPointerEnter();
                hinted.onPointerEnter(event);
              }}
              type="button"
              aria-label={item.label}
              data-active={pathTo(item.children, activeHref).length > 0}
            >
              <MenuIcon name={item.icon} />
            </FoldedFolder>
          )}
        </Hint>
      )}
    </MenuOnDemand>
  );
};

/** The menu as icons only: a page has its name as a tooltip, a folder opens beside on a click. */
export const FoldedMenu = ({ items, activeHref, onNavigate }: FoldedMenuProps) => (
  <List>
    {items.map((item) => {
      if (!isFolder(item)) {
        const { href } = item;
        return (
          href !== undefined && (
            <li key={item.key}>
              <Hint title={item.label} placement="right">
                {(hinted) => (
                  <FoldedEntry
                    href={href}
                    onNavigate={onNavigate}
                    aria-label={item.label}
                    aria-current={href === activeHref ? 'page' : undefined}
                    {...hinted}
                  >
                    <MenuIcon name={item.icon} />
                  </FoldedEntry>
                )}
              </Hint>
            </li>
          )
        );
      }
      if (firstHref(item) === undefined) return null;
      return (
        <li key={item.key}>
          <FoldedFolderEntry item={item} activeHref={activeHref} onNavigate={onNavigate} />
        </li>
      );
    })}
  </List>
);
