import { BellOutlined } from '@ant-design/icons';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useWords } from '../locale/useWords.js';
import { notificationsWords } from './locale.js';
import { part } from '../on-demand/part.js';
import { usePart } from '../on-demand/usePart.js';
import type { NotificationPanelProps } from './NotificationPanel.js';
import { Anchor, Bell, Count } from './NotificationBell.styles.js';
import { badgeText } from './types.js';
import { type RootProps, rootProps } from '../root/rootProps.js';
import { useSharedRef } from '../root/useSharedRef.js';

export interface NotificationBellProps
  extends Omit<NotificationPanelProps, 'onClose' | 'onAskingChange' | 'now' | keyof RootProps>,
    RootProps<HTMLDivElement> {
  /** The present, in milliseconds. Default: the clock, each minute anew. */
  now?: number;
  /** Whether the list below the bell is shown. */
  open: boolean;
  /** Load the list while it is open. */
  onOpenChange: (open: boolean) => void;
}

const panelPart = part(() => import('./NotificationPanel.js'));

const MINUTE = 60_000;
/** How far the popover reaches beyond the bell to the right, where there is room. */
const OVERHANG = 94;
const EDGE = 8;

const useClock = (fixed: number | undefined, running: boolean): number => {
  const [time, setTime] = useState(() => Date.now());
  useEffect(() => {
    if (fixed !== undefined || !running) return undefined;
    const tick = () => setTime(Date.now());
    const first = setTimeout(tick, 0);
    const timer = setInterval(tick, MINUTE);
    return () => {
      clearTimeout(first);
      clearInterval(timer);
    };
  }, [fixed, running]);
  return fixed ?? time;
};

/**
 * The bell in the top bar: how many messages are unread, at most 99, and the list below it. Opening moves the focus to
 * the list, Escape and the cross bring it back; a press outside, or the focus going elsewhere, closes.
 */
export const NotificationBell = ({
  open,
  onOpenChange,
  now: fixedNow,
  id,
  className,
  style,
  ref,
  ...panel
}: NotificationBellProps) => {
  const words = useWords(notificationsWords);
  const anchor = useRef<HTMLDivElement>(null);
  const root = rootProps<HTMLDivElement>({ ...panel, id, className, style });
  const rootRef = useSharedRef(anchor, ref);
  const bell = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLElement>(null);
  const asking = useRef(false);
  const now = useClock(fixedNow, open);
  const arrived = usePart(panelPart);
  const drawn = open && arrived !== null;
  const { unread } = panel;

  const close = (giveBack: boolean) => {
    onOpenChange(false);
    if (giveBack) bell.current?.focus();
  };
  const leave = useEffectEvent((to: EventTarget | null) => {
    if (asking.current || (to instanceof Node && anchor.current?.contains(to))) return;
    onOpenChange(false);
  });

  useLayoutEffect(() => {
    if (!drawn || anchor.current === null || list.current === null) return;
    const { right } = anchor.current.getBoundingClientRect();
    const reach = Math.max(0, Math.min(OVERHANG, innerWidth - right - EDGE));
    list.current.style.setProperty('--reach', `${-reach}px`);
    list.current.focus({ preventScroll: true });
  }, [drawn]);

  const giveUp = useEffectEvent(() => onOpenChange(false));
  useEffect(() => {
    if (open) panelPart.load().catch(() => giveUp());
  }, [open]);

  useEffect(() => {
    if (!open) return undefined;
    const onPress = ({ target }: PointerEvent) => leave(target);
    const onFocus = ({ target }: FocusEvent) => leave(target);
    document.addEventListener('pointerdown', onPress);
    document.addEventListener('focusin', onFocus);
    return () => {
      document.removeEventListener('pointerdown', onPress);
      document.removeEventListener('focusin', onFocus);
    };
  }, [open]);

  return (
    <Anchor
      {...root}
      ref={rootRef}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !open || event.nativeEvent.isComposing || asking.current) return;
        event.stopPropagation();
        close(true);
      }}
    >
      <Bell
        ref={bell}
        type="button"
        title={words.bell}
        aria-label={unread > 0 ? words.bellUnread(badgeText(unread)) : words.bell}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => onOpenChange(!open)}
        onPointerEnter={panelPart.prepare}
        onFocus={panelPart.prepare}
      >
        <BellOutlined />
        {unread > 0 && <Count aria-hidden="true">{badgeText(unread)}</Count>}
      </Bell>
      {open && arrived && (
        <arrived.NotificationPanel
          {...panel}
          ref={list}
          now={now}
          onClose={() => close(true)}
          onAskingChange={(is) => {
            asking.current = is;
            if (is || anchor.current?.contains(document.activeElement)) return;
            // The question gave the focus back to a button that is gone with its message.
            list.current?.focus({ preventScroll: true });
          }}
          onNavigate={(href) => {
            close(false);
            panel.onNavigate?.(href);
          }}
        />
      )}
    </Anchor>
  );
};
