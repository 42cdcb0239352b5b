import { CloseOutlined } from '@ant-design/icons';
import type { KeyboardEvent, MouseEvent, PointerEvent, ReactNode } from 'react';
import type { OpenTab } from '../kept-pages/tabs.js';
import { useWords } from '../locale/useWords.js';
import { tabsWords } from './locale.js';
import { Chip, ChipLink, CloseButton, ReadOut, Unsaved } from './TabBar.styles.js';

interface TabChipProps {
  tab: OpenTab;
  href: string;
  active: boolean;
  unsaved: boolean;
  /** The one stop of the bar for the tab key. */
  reachable: boolean;
  icon?: ReactNode;
  keysId: string;
  /** Pixels away from its place, while a tab is dragged. */
  shift: number;
  dragged: boolean;
  /** Some tab is dragged. */
  dragging: boolean;
  onOpen: () => void;
  onClose: () => void;
  onFocus: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
  onMenu: (at: { x: number; y: number }) => void;
  onPointerDown?: (event: PointerEvent) => void;
}

export const TabChip = (props: TabChipProps) => {
  const { tab, href, active, unsaved, reachable, icon, keysId, shift, dragged, dragging } = props;
  const { onOpen, onClose, onFocus, onKeyDown, onMenu, onPointerDown } = props;
  const words = useWords(tabsWords);
  const { title } = tab.view.meta;
  const fixed = tab.view.affix;

  const onContextMenu = (event: MouseEvent<HTMLElement>) => {
    event.preventDefault();
    // From the keyboard it has no place of its own.
    const box = event.currentTarget.getBoundingClientRect();
    const byKey = event.button !== 2;
    onMenu(byKey ? { x: box.left, y: box.bottom } : { x: event.clientX, y: event.clientY });
  };
  const middle = (event: MouseEvent) => event.button === 1;

  return (
    <Chip
      data-tab-chip={tab.key}
      data-active={active ? '' : undefined}
      data-fixed={fixed ? '' : undefined}
      data-dragged={dragged ? '' : undefined}
      data-making-way={dragging && !dragged ? '' : undefined}
      style={shift === 0 ? undefined : { transform: `translateX(${shift}px)` }}
      onPointerDown={onPointerDown}
      onContextMenu={onContextMenu}
      // Without this the middle button starts the browser's scrolling.
      onMouseDown={(event) => middle(event) && event.preventDefault()}
      onAuxClick={(event) => {
        if (!middle(event)) return;
        event.preventDefault();
        if (!fixed) onClose();
      }}
    >
      <ChipLink
        href={href}
        title={title}
        draggable={false}
        tabIndex={reachable ? 0 : -1}
        aria-current={active ? 'page' : undefined}
        aria-describedby={keysId}
        data-tab-link=""
        onNavigate={onOpen}
        onFocus={onFocus}
        onKeyDown={onKeyDown}
      >
        {fixed && icon}
        <span>{title}</span>
        {unsaved && <ReadOut>{words.unsaved}</ReadOut>}
      </ChipLink>
      {unsaved && <Unsaved title={words.unsaved} />}
      {!fixed && (
        <CloseButton
          type="button"
          tabIndex={reachable ? 0 : -1}
          aria-label={words.close(title)}
          onPointerDown={(event) => event.stopPropagation()}
          onClick={onClose}
        >
          <CloseOutlined />
        </CloseButton>
      )}
    </Chip>
  );
};
