import type { MeasuredSlide } from '@console/base/slides';
import { type RootProps, rootProps } from '../root/rootProps.js';
import { SlideDrawing } from './SlideDrawing.js';
import type { PictureOf } from './slideParts.js';
import { Small } from './slideView.styles.js';

export interface SlideThumbProps extends RootProps<HTMLSpanElement> {
  /** As it was measured. Hand in the same object as long as nothing on it changes: nothing is drawn again then. */
  slide: MeasuredSlide;
  /** Where its pictures are. Left out: their places are drawn empty. */
  pictures?: PictureOf | undefined;
  /** Pixels. Default 41, which makes a page of 16:9 72 wide, and one of 4:3 55. */
  height?: number;
}

/** A page drawn very small. It says nothing to readers of screens: what names it stands beside it. */
export const SlideThumb = ({ slide, pictures, height = 41, ...root }: SlideThumbProps) => {
  const own = { style: { width: Math.floor((height * slide.width) / slide.height), height } };
  return (
    <Small {...rootProps(root, own)} aria-hidden>
      <SlideDrawing slide={slide} pictures={pictures} bare />
    </Small>
  );
};
