import { useLayoutEffect, useRef } from 'react';
import type { Drawable } from './usePageImage.js';

export interface PagePictureProps {
  /** The picture of the page. */
  drawn: Drawable;
  /** Height divided by width of the picture, once it is known. */
  onRatio?: (ratio: number) => void;
  /** It could not be shown. */
  onError: () => void;
}

const Drawn = ({ canvas, onRatio }: { canvas: HTMLCanvasElement; onRatio?: (ratio: number) => void }) => {
  const host = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    host.current?.replaceChildren(canvas);
    if (canvas.width > 0 && canvas.height > 0) onRatio?.(canvas.height / canvas.width);
  }, [canvas, onRatio]);
  return <div ref={host} />;
};

/** A page's picture, whatever it comes as. Fills its parent. */
export const PagePicture = ({ drawn, onRatio, onError }: PagePictureProps) =>
  typeof drawn === 'string' ? (
    <img
      src={drawn}
      alt=""
      draggable={false}
      decoding="async"
      onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) => {
        if (naturalWidth > 0 && naturalHeight > 0) onRatio?.(naturalHeight / naturalWidth);
      }}
      onError={onError}
    />
  ) : (
    <Drawn canvas={drawn} onRatio={onRatio} />
  );
