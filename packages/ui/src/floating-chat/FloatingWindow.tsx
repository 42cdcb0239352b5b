import { type ReactNode, useEffectEvent, useLayoutEffect } from 'react';
import { Rnd, type RndDragCallback, type RndResizeCallback } from 'react-rnd';
import { Window } from './FloatingChat.styles.js';
import { GAP, MIN_SIZE, type Rect, type Size } from './place.js';

export interface FloatingWindowProps {
  rect: Rect;
  /** The room it moves in. */
  view: Size;
  /** Can be dragged and resized. */
  movable: boolean;
  /** Kept, but not shown. */
  hidden: boolean;
  titleId: string;
  onMovingChange: (moving: boolean) => void;
  /** Let go there. */
  onPut: (rect: Rect) => void;
  /** The window stands in the document for the first time. */
  onArrive: () => void;
  children: ReactNode;
}

const within = (least: number, room: number): [number, number] => [
  Math.min(least, room),
  Math.max(least, room - 2 * GAP),
];

/** What the pointer drags by its head and resizes at its edges. */
export default function FloatingWindow({
  rect,
  view,
  movable,
  hidden,
  titleId,
  onMovingChange,
  onPut,
  onArrive,
  children,
}: FloatingWindowProps) {
  const arrive = useEffectEvent(onArrive);
  useLayoutEffect(() => arrive(), []);
  const { left, top, width, height } = rect;
  const [minWidth, maxWidth] = within(MIN_SIZE.width, view.width);
  const [minHeight, maxHeight] = within(MIN_SIZE.height, view.height);
  const onDragStop: RndDragCallback = (_event, { x, y }) => {
    onMovingChange(false);
    if (x !== left || y !== top) onPut({ ...rect, left: x, top: y });
  };
  const onResizeStop: RndResizeCallback = (_event, _edge, { offsetWidth, offsetHeight }, _change, { x, y }) => {
    onMovingChange(false);
    onPut({ left: x, top: y, width: offsetWidth, height: offsetHeight });
  };
  return (
    <Rnd
      bounds="parent"
      position={{ x: left, y: top }}
      size={{ width, height }}
      {...(movable && { minWidth, minHeight, maxWidth, maxHeight })}
      dragHandleClassName="floating-head"
      cancel=".floating-actions"
      disableDragging={!movable}
      enableResizing={movable}
      // Its way of keeping words from being selected writes a style element, which a strict page forbids.
      enableUserSelectHack={false}
      style={{ display: hidden ? 'none' : 'block', pointerEvents: 'auto' }}
      onDragStart={() => onMovingChange(true)}
      onDragStop={onDragStop}
      onResizeStart={() => onMovingChange(true)}
      onResizeStop={onResizeStop}
    >
      <Window className="floating-window" role="dialog" aria-labelledby={titleId} tabIndex={-1}>
        {children}
      </Window>
    </Rnd>
  );
}
