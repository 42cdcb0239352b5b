import { Button } from 'antd';
import { memo } from 'react';
import { useWords } from '../locale/useWords.js';
import { Message, Page, Picture, Skeleton } from './PagePreview.styles.js';
import type { PageSource } from './pageSource.js';
import { RegionLayer, type RegionLayerProps } from './RegionLayer.js';
import { uprightSize } from './regions.js';
import { usePageImage } from './usePageImage.js';

export interface PreviewPageProps extends RegionLayerProps {
  source: PageSource;
  /** False for a page that may not be opened. */
  open: boolean;
  left: number;
  top: number;
  /** Milliseconds to wait before the picture is asked for. */
  delay: number;
  /** Height divided by width of the picture, once it is known. */
  onMeasure: (page: number, ratio: number) => void;
}

const skeletonLines = Array.from({ length: 12 }, (_, index) => index);

export const PreviewPage = memo(function PreviewPage({
  source,
  open,
  left,
  top,
  delay,
  onMeasure,
  ...layer
}: PreviewPageProps) {
  const words = useWords('preview');
  const { page, width, height, rotation } = layer;
  const upright = uprightSize(layer);
  const pixels = Math.ceil(upright.width * devicePixelRatio);
  const image = usePageImage({ source, page, width: pixels, delay, open });

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
          <img
            src={image.url}
            alt=""
            draggable={false}
            decoding="async"
            onLoad={({ currentTarget }) => {
              const { naturalWidth, naturalHeight } = currentTarget;
              if (naturalWidth > 0 && naturalHeight > 0) onMeasure(page, naturalHeight / naturalWidth);
            }}
            onError={image.onError}
            style={{
              width: upright.width,
              height: upright.height,
              transform: `translate(-50%, -50%) rotate(${rotation}deg)`,
            }}
          />
        </Picture>
      )}
      {open && image.state === 'waiting' && (
        <Skeleton aria-hidden="true">
          {skeletonLines.map((line) => (
            <span key={line} />
          ))}
        </Skeleton>
      )}
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
      {open && image.state === 'ready' && <RegionLayer {...layer} />}
    </Page>
  );
});
