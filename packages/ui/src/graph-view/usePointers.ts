import { type PointerEvent, type RefObject, useEffect, useRef } from 'react';
import { edgeAt, nodeAt } from './hit.js';
import type { Stage } from './stage.js';

/** Pixels that a press may move and still be one. */
const STILL = 4;

export interface PointerWishes {
  readonly onPress: (node: number | undefined, edge: number | undefined) => void;
  readonly onDoublePress: (node: number) => void;
  /** A node was dragged somewhere. */
  readonly onPut: (node: number) => void;
}

interface Held {
  readonly id: number;
  /** The node that is held; undefined: the ground. */
  readonly node: number | undefined;
  readonly fromX: number;
  readonly fromY: number;
  x: number;
  y: number;
  isDragged: boolean;
}

interface OnScreen {
  readonly clientX: number;
  readonly clientY: number;
}

const pointIn = (element: HTMLElement | null, { clientX, clientY }: OnScreen) => {
  const box = element?.getBoundingClientRect();
  return { x: clientX - (box?.left ?? 0), y: clientY - (box?.top ?? 0) };
};

const pointerOf = (type: string) => (type === 'touch' ? 'touch' : 'mouse');

/** What pointers do to the drawing: drag the ground or a node, pinch, turn the wheel, press. */
export const usePointers = (
  element: RefObject<HTMLElement | null>,
  stage: RefObject<Stage | null>,
  wishes: PointerWishes,
) => {
  const held = useRef(new Map<number, Held>());

  const at = (event: OnScreen) => pointIn(element.current, event);

  useEffect(() => {
    const target = element.current;
    const onWheel = (event: WheelEvent) => {
      event.preventDefault();
      const pixels = event.deltaY * (event.deltaMode === 1 ? 16 : 1);
      // A pinch on a trackpad comes as a wheel with the control key, in small steps.
      stage.current?.zoom(Math.exp(-pixels * (event.ctrlKey ? 0.01 : 0.0015)), pointIn(target, event));
    };
    target?.addEventListener('wheel', onWheel, { passive: false });
    return () => target?.removeEventListener('wheel', onWheel);
  }, [element, stage]);

  const onPointerDown = (event: PointerEvent) => {
    const drawn = stage.current;
    if (!drawn || event.button !== 0) return;
    const { x, y } = at(event);
    const node = held.current.size === 0 ? nodeAt(drawn.scene, x, y, pointerOf(event.pointerType)) : undefined;
    held.current.set(event.pointerId, { id: event.pointerId, node, fromX: x, fromY: y, x, y, isDragged: false });
    element.current?.setPointerCapture(event.pointerId);
  };

  const pinch = (drawn: Stage, one: Held, other: Held, x: number, y: number) => {
    const before = Math.hypot(one.x - other.x, one.y - other.y);
    const after = Math.hypot(x - other.x, y - other.y);
    const middle = { x: (x + other.x) / 2, y: (y + other.y) / 2 };
    drawn.pan((x - one.x) / 2, (y - one.y) / 2);
    if (before > 0) drawn.zoom(after / before, middle);
    one.isDragged = true;
    other.isDragged = true;
  };

  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    const drawn = stage.current;
    if (!drawn) return;
    const { x, y } = at(event);
    const one = held.current.get(event.pointerId);
    if (one === undefined) {
      const { scene } = drawn;
      const node = nodeAt(scene, x, y, pointerOf(event.pointerType));
      const edge = node === undefined ? edgeAt(scene, x, y) : undefined;
      drawn.hover(node, edge);
      event.currentTarget.dataset['over'] = node === undefined ? (edge === undefined ? 'ground' : 'edge') : 'node';
      return;
    }
    const [other] = [...held.current.values()].filter((two) => two !== one);
    if (other) pinch(drawn, one, other, x, y);
    else if (one.isDragged || Math.hypot(x - one.fromX, y - one.fromY) > STILL) {
      one.isDragged = true;
      if (one.node === undefined) drawn.pan(x - one.x, y - one.y);
      else drawn.put(one.node, x, y);
    }
    one.x = x;
    one.y = y;
  };

  const onPointerUp = (event: PointerEvent) => {
    const drawn = stage.current;
    const one = held.current.get(event.pointerId);
    held.current.delete(event.pointerId);
    if (!drawn || one === undefined) return;
    if (one.isDragged) {
      if (one.node !== undefined) wishes.onPut(one.node);
      return;
    }
    wishes.onPress(one.node, one.node === undefined ? edgeAt(drawn.scene, one.x, one.y) : undefined);
  };

  return {
    onPointerDown,
    onPointerMove,
    onPointerUp,
    onPointerCancel: (event: PointerEvent) => void held.current.delete(event.pointerId),
    onPointerLeave: () => stage.current?.hover(undefined, undefined),
    onDoubleClick: (event: OnScreen) => {
      const drawn = stage.current;
      if (!drawn) return;
      const { x, y } = at(event);
      const node = nodeAt(drawn.scene, x, y, 'mouse');
      if (node !== undefined) wishes.onDoublePress(node);
    },
  };
};
