import { CloseOutlined, CompressOutlined, ExpandOutlined } from '@ant-design/icons';
import {
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { IconButton } from '../button/index.js';
import { useWords } from '../locale/useWords.js';
import { sheetWords } from './locale.js';
import { Content, Grip, Head, Sheet } from './BottomSheet.styles.js';
import { type RootProps, rootProps } from '../root/rootProps.js';
import { useSharedRef } from '../root/useSharedRef.js';
import { focusedBeside } from '../root/focusedBeside.js';

export interface BottomSheetProps extends RootProps<HTMLDialogElement> {
  /** Whether it is shown. */
  open: boolean;
  /** What is in it, in a word or two. */
  title: ReactNode;
  /** Beside the title, in faint text. */
  subtitle?: ReactNode;
  /** Asked for by the cross, by Escape, and by dragging it down. */
  onClose: () => void;
  /** It fills the window. Left out, the sheet keeps that itself, and is low at each opening. */
  full?: boolean;
  /** It came to fill the window, or went back to its part of it. */
  onFullChange?: (full: boolean) => void;
  /** What scrolls inside. */
  children: ReactNode;
}

/** Shares of the window's height. */
const HALF = 0.46;
const FULL = 0.94;
/** Let go under this height, it closes. */
const CLOSING = 0.22;

const focusable = 'button:not(:disabled), a[href], input, textarea, select, [tabindex]:not([tabindex="-1"])';

const keepInside = (event: KeyboardEvent, sheet: HTMLElement) => {
  const stops = Array.from(sheet.querySelectorAll<HTMLElement>(focusable)).filter((stop) => stop.tabIndex >= 0);
  const [first, last] = [stops[0], stops.at(-1)];
  const leaving = event.shiftKey ? first : last;
  if (focusedBeside(sheet) !== leaving) return;
  event.preventDefault();
  (event.shiftKey ? last : first)?.focus();
};

/** Height of what it covers a part of: the window, or a widget that keeps it inside. */
const room = (sheet: HTMLElement | null): number => sheet?.offsetParent?.clientHeight ?? innerHeight;

/**
 * Something beside the work, on a narrow screen: it covers the lower 46 % and leaves what is above in use; dragged up or
 * expanded it fills the window and keeps the focus. Esc steps back, then closes. The focus returns to where it was.
 */
export const BottomSheet = (props: BottomSheetProps) => (props.open ? <OpenSheet {...props} /> : null);

const OpenSheet = ({
  open: _open,
  title,
  subtitle,
  onClose,
  full: given,
  onFullChange,
  children,
  ref,
  ...root
}: BottomSheetProps) => {
  const words = useWords(sheetWords);
  const name = useId();
  const sheet = useRef<HTMLDialogElement>(null);
  const sheetRef = useSharedRef(sheet, ref);
  const [own, setOwn] = useState(false);
  const full = given ?? own;
  const setFull = (next: boolean) => {
    if (next === full) return;
    setOwn(next);
    onFullChange?.(next);
  };
  const [dragged, setDragged] = useState<number | null>(null);
  const drag = useRef<{ y: number; height: number } | null>(null);

  useLayoutEffect(() => {
    const element = sheet.current;
    const before = focusedBeside(element);
    const around = element?.getRootNode();
    return () => {
      const now = around instanceof ShadowRoot ? around.activeElement : document.activeElement;
      const inside = now === null || now === document.body || element?.contains(now);
      if (inside && before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, []);

  useEffect(() => {
    if (full && !sheet.current?.contains(focusedBeside(sheet.current))) sheet.current?.focus();
  }, [full]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Tab' && full && sheet.current) keepInside(event, sheet.current);
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    // What was opened from here over the page has an Escape of its own.
    if (event.currentTarget.querySelector('[role="dialog"]')) return;
    event.preventDefault();
    event.stopPropagation();
    if (full) setFull(false);
    else onClose();
  };
  const onGripKey = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    if (event.key === 'ArrowUp') setFull(true);
    else if (full) setFull(false);
    else onClose();
  };
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    drag.current = { y: event.clientY, height: sheet.current?.offsetHeight ?? 0 };
  };
  const onPointerMove = ({ clientY }: PointerEvent) => {
    if (!drag.current) return;
    const height = drag.current.height + drag.current.y - clientY;
    setDragged(Math.min(room(sheet.current) * FULL, Math.max(60, height)));
  };
  const onPointerUp = () => {
    drag.current = null;
    if (dragged === null) return;
    setDragged(null);
    const share = dragged / room(sheet.current);
    if (share < CLOSING) onClose();
    else setFull(share > (HALF + FULL) / 2);
  };

  return (
    <Sheet
      {...rootProps(root, { style: { height: dragged ?? `${(full ? FULL : HALF) * 100}%` } })}
      ref={sheetRef}
      open
      aria-labelledby={name}
      aria-modal={full}
      tabIndex={-1}
      data-full={full ? '' : undefined}
      data-dragged={dragged === null ? undefined : ''}
      onKeyDown={onKeyDown}
    >
      <Grip
        type="button"
        aria-label={words.resize}
        aria-expanded={full}
        onKeyDown={onGripKey}
        onClick={({ detail }) => detail === 0 && setFull(!full)}
        onPointerDown={onPointerDown}
        onPointerMove={onPointerMove}
        onPointerUp={onPointerUp}
        onPointerCancel={onPointerUp}
      />
      <Head>
        <h2 id={name}>{title}</h2>
        {subtitle !== undefined && <span>{subtitle}</span>}
        <IconButton
          label={full ? words.shrink : words.expand}
          icon={full ? <CompressOutlined /> : <ExpandOutlined />}
          onClick={() => setFull(!full)}
        />
        <IconButton label={words.close} icon={<CloseOutlined />} onClick={onClose} />
      </Head>
      <Content>{children}</Content>
    </Sheet>
  );
};
