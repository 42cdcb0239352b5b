import type { MeasuredSlide } from '@console/base/slides';
import { useWords } from '../locale/useWords.js';
import { type RootProps, rootProps } from '../root/rootProps.js';
import { slideViewWords } from './locale.js';
import { SlideDrawing } from './SlideDrawing.js';
import { SlideTwin } from './SlideTwin.js';
import type { PictureOf, SlidePart } from './slideParts.js';
import { Page } from './slideView.styles.js';

export interface SlideViewProps extends RootProps<HTMLDivElement> {
  /** As it was measured. Hand in the same object as long as nothing on it changes: nothing is drawn again then. */
  slide: MeasuredSlide;
  /** Names the page: "第 3 页". */
  label: string;
  /** Pixels. Default: all the width that there is. */
  width?: number;
  /** Where its pictures are. Left out: their places are drawn empty. */
  pictures?: PictureOf;
  /** A part was clicked, to be changed. For the keyboard the form of the page is the way. Left out: nothing can be clicked. */
  onPick?: (part: SlidePart) => void;
}

/** A page as it will be in the file, scaled as a whole: nothing is broken into lines again. What it says is read out beside. */
export const SlideView = ({ slide, label, width, pictures, onPick, ...root }: SlideViewProps) => {
  const words = useWords(slideViewWords);
  const own = { style: { aspectRatio: `${slide.width} / ${slide.height}`, ...(width !== undefined && { width }) } };
  return (
    <Page {...rootProps(root, own)} role="group" aria-label={label}>
      <SlideDrawing slide={slide} pictures={pictures} onPick={onPick} />
      <SlideTwin slide={slide} words={words} />
    </Page>
  );
};
