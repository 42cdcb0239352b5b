import type { Position, Rect } from '@console/base';
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { useWords } from '../locale/useWords.js';
import { Box, Handle } from './BoxLayers.styles.js';
import { previewWords } from './locale.js';
import { around, type PageRegion, type ShownPage, shownRect } from './regions.js';
import { type Edge, positionOf, withEdge } from './shownBox.js';

export interface ReshapeLayerProps extends ShownPage {
  page: number;
  /** The lit region, as far as it stands on this page. */
  region: PageRegion;
  onReshape: (event: { id: string; box: Position }) => void;
}

const edges = ['left', 'top', 'right', 'bottom'] as const;

const keys: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Pixels that an edge goes by one press of an arrow. */
const STEP = 4;

const placeOf = (rect: Rect, edge: Edge) => ({
  left: rect.left + (edge === 'left' ? 0 : edge === 'right' ? rect.width : rect.width / 2),
  top: rect.top + (edge === 'top' ? 0 : edge === 'bottom' ? rect.height : rect.height / 2),
});

/**
 * Handles on the edges of the lit region: dragged, or moved by the arrows and left, which sets them. What stands on the
 * page becomes one box. Escape puts an edge back.
 */
export const ReshapeLayer = ({ page, region, onReshape, ...shown }: ReshapeLayerProps) => {
  const words = useWords(previewWords);
  const [moved, setMoved] = useState<Rect | null>(null);
  const from = useRef<{ x: number; y: number } | null>(null);
  const own = around(region.positions.map((position) => shownRect(position, shown)));
  const rect = moved ?? own;

  const set = () => {
    from.current = null;
    setMoved(null);
    if (moved !== null) onReshape({ id: region.id, box: positionOf(moved, page, shown) });
  };
  const reset = () => {
    from.current = null;
    setMoved(null);
  };
  const drag = (edge: Edge) => (event: PointerEvent) => {
    if (from.current === null) return;
    const across = edge === 'left' || edge === 'right';
    setMoved(withEdge(own, edge, across ? event.clientX - from.current.x : event.clientY - from.current.y, shown));
  };
  const press = (edge: Edge) => (event: KeyboardEvent) => {
    const [x, y] = keys[event.key] ?? [0, 0];
    const by = edge === 'left' || edge === 'right' ? x : y;
    if (event.key === 'Escape' && moved !== null) reset();
    else if (event.key === 'Enter') set();
    else if (by !== 0) setMoved(withEdge(rect, edge, by * STEP, shown));
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <>
      {moved && <Box style={{ ...moved }} />}
      {edges.map((edge) => (
        <Handle
          key={edge}
          type="button"
          data-edge={edge}
          aria-label={words.edges[edge]}
          style={placeOf(rect, edge)}
          onClick={(event) => event.stopPropagation()}
          onPointerDown={(event) => {
            if (event.button !== 0) return;
            event.stopPropagation();
            event.currentTarget.setPointerCapture(event.pointerId);
            from.current = { x: event.clientX, y: event.clientY };
          }}
          onPointerMove={drag(edge)}
          onPointerUp={set}
          onPointerCancel={reset}
          onKeyDown={press(edge)}
          onBlur={set}
        />
      ))}
    </>
  );
};
