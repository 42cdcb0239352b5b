import { type PointerEvent, useEffect, useEffectEvent, useRef, useState } from 'react';

/** Pixels the pointer moves before a press becomes a drag. */
const SLACK = 4;
/** Pixels from the ends of the bar within which a drag scrolls it, and how far for each frame. */
const EDGE = 32;
const STEP = 8;

export interface Drag {
  readonly key: string;
  /** Pixels that the dragged tab is away from its place. */
  readonly offset: number;
  /** The place it would take. */
  readonly to: number;
  /** Width of the dragged tab and the gap beside it: how far the others make way. */
  readonly room: number;
}

interface Press {
  readonly key: string;
  readonly index: number;
  readonly x: number;
  readonly scroll: number;
  /** Middle of each tab, in the bar's own coordinates. */
  readonly middles: readonly number[];
  readonly room: number;
  clientX: number;
  dragging: boolean;
}

interface DragOrderOptions {
  bar: () => HTMLElement | null;
  keys: readonly string[];
  /** Places from this one on may be taken. */
  first: number;
  onMove: (change: { key: string; to: number }) => void;
}

/** Tabs put in another order with a mouse or a pen. A finger scrolls the bar instead. Escape gives up. */
export const useDragOrder = ({ bar, keys, first, onMove }: DragOrderOptions) => {
  const press = useRef<Press | null>(null);
  const swallow = useRef(false);
  const [drag, setDrag] = useState<Drag | null>(null);

  const follow = useEffectEvent(() => {
    const { current } = press;
    const element = bar();
    if (current === null || element === null) return;
    const offset = current.clientX - current.x + element.scrollLeft - current.scroll;
    const middle = (current.middles[current.index] ?? 0) + offset;
    const before = current.middles.filter((one, index) => index !== current.index && one < middle).length;
    const to = Math.min(keys.length - 1, Math.max(first, before));
    setDrag({ key: current.key, offset, to, room: current.room });
  });

  const finish = useEffectEvent((drop: boolean) => {
    const { current } = press;
    press.current = null;
    if (current?.dragging !== true) return;
    swallow.current = true;
    setDrag(null);
    if (drop && drag !== null && drag.to !== current.index) onMove({ key: current.key, to: drag.to });
  });

  const onPointerMove = useEffectEvent((event: globalThis.PointerEvent) => {
    const { current } = press;
    if (current === null) return;
    current.clientX = event.clientX;
    if (!current.dragging && Math.abs(event.clientX - current.x) < SLACK) return;
    current.dragging = true;
    follow();
  });

  const active = drag !== null;
  useEffect(() => {
    const move = (event: globalThis.PointerEvent) => onPointerMove(event);
    const drop = () => finish(true);
    const giveUp = () => finish(false);
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && press.current?.dragging === true) finish(false);
    };
    window.addEventListener('pointermove', move);
    window.addEventListener('pointerup', drop);
    window.addEventListener('pointercancel', giveUp);
    window.addEventListener('keydown', onKey);
    return () => {
      window.removeEventListener('pointermove', move);
      window.removeEventListener('pointerup', drop);
      window.removeEventListener('pointercancel', giveUp);
      window.removeEventListener('keydown', onKey);
    };
  }, []);

  const scroll = useEffectEvent(() => {
    const element = bar();
    const x = press.current?.clientX;
    if (element === null || x === undefined) return;
    const { left, right } = element.getBoundingClientRect();
    const step = x < left + EDGE ? -STEP : x > right - EDGE ? STEP : 0;
    if (step === 0) return;
    element.scrollLeft += step;
    follow();
  });
  useEffect(() => {
    if (!active) return undefined;
    let frame = requestAnimationFrame(function next() {
      scroll();
      frame = requestAnimationFrame(next);
    });
    return () => cancelAnimationFrame(frame);
  }, [active]);

  return {
    drag,
    /** For each tab that may be moved. */
    onPointerDown: (event: PointerEvent, key: string) => {
      const element = bar();
      swallow.current = false;
      if (event.button !== 0 || event.pointerType === 'touch' || element === null) return;
      const boxes = Array.from(element.querySelectorAll('[data-tab-chip]'), (chip) => chip.getBoundingClientRect());
      const index = keys.indexOf(key);
      const own = boxes[index];
      if (own === undefined) return;
      const neighbour = boxes[index + 1];
      const gap = neighbour === undefined ? 4 : neighbour.left - own.right;
      press.current = {
        key,
        index,
        x: event.clientX,
        scroll: element.scrollLeft,
        middles: boxes.map(({ left, width }) => left + width / 2),
        room: own.width + gap,
        clientX: event.clientX,
        dragging: false,
      };
    },
    /** The click that ends a drag is none. */
    wasDragged: (): boolean => {
      const was = swallow.current;
      swallow.current = false;
      return was;
    },
  };
};

/** How far a tab stands away from its place while one is dragged. */
export const shiftOf = (drag: Drag | null, key: string, index: number, from: number): number => {
  if (drag === null) return 0;
  if (drag.key === key) return drag.offset;
  if (index > from && index <= drag.to) return -drag.room;
  if (index < from && index >= drag.to) return drag.room;
  return 0;
};
