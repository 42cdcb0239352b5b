import type { MenuProps } from 'antd';
import { type CloseScope, keysToClose, type OpenTab } from '../kept-pages/tabs.js';
import { useWords } from '../locale/useWords.js';
import { MenuOnDemand } from '../on-demand/MenuOnDemand.js';
import { tabsWords } from './locale.js';
import { MenuPoint } from './TabBar.styles.js';

export interface TabCommands {
  onClose: (command: { scope: CloseScope; key: string }) => void;
  onReload: (key: string) => void;
  onMove: (change: { key: string; to: number }) => void;
}

type Entry = NonNullable<MenuProps['items']>[number];

/** What can be done with the tabs, seen from one of them. */
export const useCloseEntries = (tabs: readonly OpenTab[], key: string, { onClose }: Pick<TabCommands, 'onClose'>) => {
  const words = useWords(tabsWords);
  const entry = (scope: CloseScope, label: string): Entry => ({
    key: scope,
    label,
    disabled: keysToClose(tabs, scope, key).length === 0,
    onClick: () => onClose({ scope, key }),
  });
  return {
    one: entry('one', words.closeOne),
    others: entry('others', words.closeOthers),
    right: entry('right', words.closeRight),
    all: entry('all', words.closeAll),
  };
};

interface TabMenuProps extends TabCommands {
  tabs: readonly OpenTab[];
  tab: OpenTab;
  at: { readonly x: number; readonly y: number };
  onGone: () => void;
}

/** The context menu of one tab, where the pointer was. */
export const TabMenu = ({ tabs, tab, at, onGone, ...commands }: TabMenuProps) => {
  const words = useWords(tabsWords);
  const { key } = tab;
  const { one, others, right, all } = useCloseEntries(tabs, key, commands);
  const place = tabs.findIndex((other) => other.key === key);
  const fixedCount = tabs.filter(({ view }) => view.affix).length;
  const fixed = tab.view.affix;
  const items: Entry[] = [
    { key: 'reload', label: words.reloadOne, onClick: () => commands.onReload(key) },
    { key: 'line1', type: 'divider' },
    one,
    others,
    right,
    all,
    { key: 'line2', type: 'divider' },
    {
      key: 'left',
      label: words.moveLeft,
      disabled: fixed || place <= fixedCount,
      onClick: () => commands.onMove({ key, to: place - 1 }),
    },
    {
      key: 'moveRight',
      label: words.moveRight,
      disabled: fixed || place === tabs.length - 1,
      onClick: () => commands.onMove({ key, to: place + 1 }),
    },
  ];
  return (
    <MenuOnDemand open placement="bottomLeft" menu={{ items }} onOpenChange={(open) => !open && onGone()}>
      {({ ref }) => <MenuPoint ref={ref} style={{ left: at.x, top: at.y }} />}
    </MenuOnDemand>
  );
};
