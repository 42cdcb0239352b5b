import type { Position, Rect } from '@console/base';
import { type PointerEvent, useState } from 'react';
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
  const [start, setStart] = useState<{ x: number; y: number } | null>(null);
  const [rect, setRect] = useState<Rect | null>(null);
  const end = () => {
    setStart(null);
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
        setStart(pointIn(event));
      }}
      onPointerMove={(event) => start !== null && setRect(between(start, pointIn(event)))}
      onPointerCancel={end}
      onPointerUp={(event) => {
        const drawn = start === null ? null : between(start, pointIn(event));
        end();
        if (drawn !== null && drawn.width >= LEAST_BOX && drawn.height >= LEAST_BOX)
          onDraw(positionOf(drawn, page, shown));
      }}
    >
      {rect && <Box style={{ ...rect }} />}
    </Drawing>
  );
};
