import { type Position, REFERENCE_WIDTH } from '@console/base';
import { Button } from 'antd';
import { type CSSProperties, memo, useCallback, useEffect } from 'react';
import { useWords } from '../locale/useWords.js';
import { previewWords } from './locale.js';
import { PagePicture } from './PagePicture.js';
import { Message, Page, Picture, Upright } from './PagePreview.styles.js';
import { PageSkeleton } from './PageSkeleton.js';
import type { PageSource } from './pageSource.js';
import { RegionLayer, type RegionLayerProps } from './RegionLayer.js';
import { uprightSize } from './regions.js';
import { TextLayer } from './TextLayer.js';
import { DrawLayer } from './DrawLayer.js';
import { ReshapeLayer } from './ReshapeLayer.js';
import { usePageImage } from './usePageImage.js';
import { usePageText } from './usePageText.js';

export interface PreviewPageProps extends RegionLayerProps {
  source: PageSource;
  /** False for a page that may not be opened. */
  open: boolean;
  left: number;
  top: number;
  /** Milliseconds to wait before the picture is asked for. */
  delay: number;
  /** True for a page that is not asked for yet, unless it was already. */
  waits: boolean;
  /** Told when the page being read stands there, or can't be had. */
  onSettled: (page: number) => void;
  /** True for a page near enough to be read: it gets its regions, its words, and a picture as sharp as the screen. */
  near: boolean;
  /** Height divided by width of the picture, once it is known. */
  onMeasure: (page: number, ratio: number) => void;
  /** Left out: nothing is drawn. */
  onDraw: ((box: Position) => void) | undefined;
  /** Left out: edges stay where they are. */
  onReshape: ((event: { id: string; box: Position }) => void) | undefined;
}

/** Pictures of pages that are not near are at most this wide, so that eleven enlarged pages fit in memory. */
const FAR_WIDTH = 800;

export const PreviewPage = memo(function PreviewPage({
  source,
  open,
  left,
  top,
  delay,
  waits,
  onSettled,
  near,
  onMeasure,
  onDraw,
  onReshape,
  ...layer
}: PreviewPageProps) {
  const words = useWords(previewWords);
  const { page, width, height, rotation, current } = layer;
  const upright = uprightSize(layer);
  const pixels = Math.ceil((near ? upright.width : Math.min(upright.width, FAR_WIDTH)) * devicePixelRatio);
  const image = usePageImage({ source, page, width: pixels, delay, waits, open });
  const settled = !open || image.state !== 'waiting';
  useEffect(() => {
    if (current && settled) onSettled(page);
  }, [current, settled, page, onSettled]);
  const runs = usePageText(source, page, near && open && image.state === 'ready');
  const active = layer.regions.find(({ id }) => id === layer.activeId);
  const onRatio = useCallback((ratio: number) => onMeasure(page, ratio), [onMeasure, page]);
  const sheet: CSSProperties & Record<'--unit', string> = {
    '--unit': `${upright.width / REFERENCE_WIDTH}px`,
    width: upright.width,
    height: upright.height,
    transform: `translate(-50%, -50%) rotate(${rotation}deg)`,
  };

  return (
    <Page
      aria-label={words.page(page, source.pageCount)}
      aria-busy={open && image.state === 'waiting'}
      data-page={page}
      data-state={open ? image.state : 'closed'}
      style={{ left, top, width, height }}
    >
      {open && image.state === 'ready' && (
        <Picture>
          <Upright style={sheet}>
            <PagePicture drawn={image.drawn} onRatio={onRatio} onError={image.onError} />
          </Upright>
        </Picture>
      )}
      {open && near && image.state === 'waiting' && <PageSkeleton />}
      {open && image.state === 'failed' && (
        <Message role="alert">
          <strong>{words.failed(page)}</strong>
          <span>{words.othersFine}</span>
          <Button size="small" onClick={image.retry}>
            {words.retry}
          </Button>
        </Message>
      )}
      {!open && (
        <Message>
          <strong>{words.closed(page)}</strong>
          <span>{words.closedWhy}</span>
        </Message>
      )}
      {open && image.state === 'ready' && (
        <>
          {near && <RegionLayer {...layer} />}
          {runs.length > 0 && (
            <Upright style={sheet}>
              <TextLayer runs={runs} />
            </Upright>
          )}
          {near && onReshape && active && (
            <ReshapeLayer
              key={active.id}
              page={page}
              region={active}
              width={width}
              height={height}
              rotation={rotation}
              onReshape={onReshape}
            />
          )}
          {near && onDraw && (
            <DrawLayer page={page} width={width} height={height} rotation={rotation} onDraw={onDraw} />
          )}
        </>
      )}
    </Page>
  );
});
