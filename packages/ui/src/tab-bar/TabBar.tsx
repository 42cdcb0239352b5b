import { DownOutlined, HomeOutlined, ReloadOutlined } from '@ant-design/icons';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import type { OpenTab } from '../kept-pages/tabs.js';
import type { Navigate } from '../link/PageLink.js';
import { useWords } from '../locale/useWords.js';
import { Hint } from '../on-demand/Hint.js';
import { MenuOnDemand } from '../on-demand/MenuOnDemand.js';
import { tabsWords } from './locale.js';
import { Bar, BarButton, ReadOut, Scroller } from './TabBar.styles.js';
import { TabChip } from './TabChip.js';
import { type TabCommands, TabMenu, useCloseEntries } from './TabMenu.js';
import { shiftOf, useDragOrder } from './useDragOrder.js';
import { revealTab, useOverflowEdges } from './useOverflowEdges.js';
import { type RootProps, rootProps } from '../root/rootProps.js';

export interface TabBarProps extends TabCommands, RootProps {
  /** In order, fixed ones first. */
  tabs: readonly OpenTab[];
  /** The tab that is shown; `null` for none. */
  activeKey: string | null;
  /** Keys of the tabs with unsaved work. */
  unsaved?: ReadonlySet<string>;
  /** A tab's real address, as it stands in the address bar. */
  hrefOf: (tab: OpenTab) => string;
  /** A tab was chosen. */
  onNavigate: Navigate;
  /** Icon of a fixed tab. Default: a house. */
  iconOf?: (tab: OpenTab) => ReactNode;
}

const noneUnsaved: ReadonlySet<string> = new Set();
const house = <HomeOutlined aria-hidden />;

/**
 * The open pages. Each tab is a link with the page's real address, and the bar is a landmark: one stop for the tab key,
 * arrows, Home and End within, Delete closes, Shift+F10 opens the menu, Alt+Shift+arrows move. See RULES.md.
 */
export const TabBar = ({
  tabs,
  activeKey,
  unsaved = noneUnsaved,
  hrefOf,
  onNavigate,
  onClose,
  onReload,
  onMove,
  iconOf = () => house,
  ...root
}: TabBarProps) => {
  const words = useWords(tabsWords);
  const keysId = useId();
  const bar = useRef<HTMLUListElement>(null);
  const [focusedKey, setFocusedKey] = useState<string | null>(null);
  const [menu, setMenu] = useState<{ key: string; x: number; y: number } | null>(null);
  const [said, setSaid] = useState('');
  const edges = useOverflowEdges(bar, tabs);
  const fixedCount = tabs.filter(({ view }) => view.affix).length;
  const order = tabs.map(({ key }) => key);
  const { drag, onPointerDown, wasDragged } = useDragOrder({
    bar: () => bar.current,
    keys: order,
    first: fixedCount,
    onMove,
  });
  const dragFrom = drag === null ? -1 : order.indexOf(drag.key);

  const chipOf = (key: string): HTMLElement | null =>
    bar.current?.querySelector<HTMLElement>(`[data-tab-chip="${CSS.escape(key)}"]`) ?? null;
  const focusOn = (key: string | undefined) => {
    if (key !== undefined) chipOf(key)?.querySelector<HTMLElement>('[data-tab-link]')?.focus();
  };

  useEffect(() => {
    const chip = activeKey === null ? null : bar.current?.querySelector<HTMLElement>('[data-active]');
    if (bar.current && chip) revealTab(bar.current, chip);
  }, [activeKey, tabs.length]);

  // A closed tab takes the focus with it: the one in its place gets it.
  const hadFocus = useRef(-1);
  useEffect(() => {
    const place = hadFocus.current;
    hadFocus.current = -1;
    if (place >= 0 && document.activeElement === document.body) focusOn(tabs[Math.min(place, tabs.length - 1)]?.key);
  });

  const close = (command: Parameters<typeof onClose>[0]) => {
    if (bar.current?.contains(document.activeElement)) hadFocus.current = order.indexOf(command.key);
    onClose(command);
  };
  const move = ({ key, to }: { key: string; to: number }) => {
    const tab = tabs.find((one) => one.key === key);
    const place = Math.min(tabs.length - 1, Math.max(fixedCount, to));
    if (tab === undefined || tab.view.affix) return;
    onMove({ key, to: place });
    setSaid(words.moved(tab.view.meta.title, place + 1, tabs.length));
  };

  const onKeyDown = (event: KeyboardEvent, tab: OpenTab, index: number) => {
    const step = event.key === 'ArrowLeft' ? -1 : event.key === 'ArrowRight' ? 1 : 0;
    const { key } = tab;
    if (event.altKey && event.shiftKey && step !== 0) move({ key, to: index + step });
    else if (event.altKey || event.ctrlKey || event.metaKey) return;
    else if (event.shiftKey && event.key === 'F10') openMenu(key);
    else if (event.shiftKey) return;
    else if (step !== 0) focusOn(order[(index + step + order.length) % order.length]);
    else if (event.key === 'Home') focusOn(order[0]);
    else if (event.key === 'End') focusOn(order.at(-1));
    else if (event.key === 'Delete' && !tab.view.affix) close({ scope: 'one', key });
    else if (event.key === ' ') onNavigate(hrefOf(tab));
    else return;
    event.preventDefault();
  };
  const openMenu = (key: string) => {
    const box = chipOf(key)?.getBoundingClientRect();
    if (box) setMenu({ key, x: box.left, y: box.bottom });
  };

  const reachableKey = [focusedKey, activeKey].find((key) => key !== null && order.includes(key)) ?? order[0];
  const menuTab = tabs.find(({ key }) => key === menu?.key);
  const { others, right, all } = useCloseEntries(tabs, activeKey ?? '', { onClose });

  return (
    <Bar {...rootProps(root)} aria-label={words.bar}>
      <ReadOut id={keysId}>{words.keys}</ReadOut>
      <ReadOut role="status">{said}</ReadOut>
      <Scroller
        ref={bar}
        $start={edges.start}
        $end={edges.end}
        onWheel={({ currentTarget, deltaY }) => {
          currentTarget.scrollLeft += deltaY;
        }}
        onBlur={({ currentTarget, relatedTarget }) => {
          if (!currentTarget.contains(relatedTarget)) setFocusedKey(null);
        }}
      >
        {tabs.map((tab, index) => (
          <TabChip
            key={tab.key}
            tab={tab}
            href={hrefOf(tab)}
            active={tab.key === activeKey}
            unsaved={unsaved.has(tab.key)}
            reachable={tab.key === reachableKey}
            icon={iconOf(tab)}
            keysId={keysId}
            shift={shiftOf(drag, tab.key, index, dragFrom)}
            dragged={drag?.key === tab.key}
            dragging={drag !== null}
            onOpen={() => !wasDragged() && onNavigate(hrefOf(tab))}
            onClose={() => close({ scope: 'one', key: tab.key })}
            onFocus={() => {
              setFocusedKey(tab.key);
              const chip = chipOf(tab.key);
              if (bar.current && chip) revealTab(bar.current, chip);
            }}
            onKeyDown={(event) => onKeyDown(event, tab, index)}
            onMenu={(at) => setMenu({ key: tab.key, ...at })}
            onPointerDown={tab.view.affix ? undefined : (event) => onPointerDown(event, tab.key)}
          />
        ))}
      </Scroller>
      {menu && menuTab && (
        <TabMenu
          tabs={tabs}
          tab={menuTab}
          at={menu}
          onClose={close}
          onReload={onReload}
          onMove={move}
          onGone={() => {
            focusOn(menu.key);
            setMenu(null);
          }}
        />
      )}
      <Hint title={words.refresh}>
        {(hinted) => (
          <BarButton
            type="button"
            aria-label={words.refresh}
            disabled={activeKey === null}
            onClick={() => activeKey !== null && onReload(activeKey)}
            {...hinted}
          >
            <ReloadOutlined />
          </BarButton>
        )}
      </Hint>
      <MenuOnDemand placement="bottomRight" menu={{ items: [others, right, all] }}>
        {(opener) => (
          <BarButton type="button" aria-label={words.more} {...opener}>
            <DownOutlined />
          </BarButton>
        )}
      </MenuOnDemand>
    </Bar>
  );
};
