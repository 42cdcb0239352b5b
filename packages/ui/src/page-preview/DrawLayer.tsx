import type { Position, Rect } from '@console/base';
import { type PointerEvent, useRef, useState } from 'react';
import { useWords } from '../locale/useWords.js';
import { Box, Drawing } from './BoxLayers.styles.js';
import { previewWords } from './locale.js';
import type { ShownPage } from './regions.js';
import { between, LEAST_BOX, positionOf } from './shownBox.js';

export interface DrawLayerProps extends ShownPage {
  page: number;
  onDraw: (box: Position) => void;
}

const pointIn = (event: PointerEvent<HTMLElement>) => {
  const { left, top } = event.currentTarget.getBoundingClientRect();
  return { x: event.clientX - left, y: event.clientY - top };
};

/** A box is drawn on the page with the pointer held down. */
export const DrawLayer = ({ page, onDraw, ...shown }: DrawLayerProps) => {
  const words = useWords(previewWords);
  // Kept beside what is drawn: a quick pointer is up again before that is drawn anew.
  const start = useRef<{ x: number; y: number } | null>(null);
  const [rect, setRect] = useState<Rect | null>(null);
  const end = () => {
    start.current = null;
    setRect(null);
  };
  return (
    <Drawing
      data-drawing=""
      title={words.draw}
      onClick={(event) => event.stopPropagation()}
      onPointerDown={(event) => {
        if (event.button !== 0) return;
        event.preventDefault();
        event.stopPropagation();
        event.currentTarget.setPointerCapture(event.pointerId);
        start.current = pointIn(event);
      }}
      onPointerMove={(event) => start.current !== null && setRect(between(start.current, pointIn(event)))}
      onPointerCancel={end}
      onPointerUp={(event) => {
        const drawn = start.current === null ? null : between(start.current, pointIn(event));
        end();
        if (drawn !== null && drawn.width >= LEAST_BOX && drawn.height >= LEAST_BOX)
          onDraw(positionOf(drawn, page, shown));
      }}
    >
      {rect && <Box style={{ ...rect }} />}
    </Drawing>
  );
};
