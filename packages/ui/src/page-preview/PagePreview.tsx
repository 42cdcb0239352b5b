import { type Position, PREVIEW_WIDTH } from '@console/base';
import type { Ref } from 'react';
import { Preview } from './Preview.js';
import type { PageSource } from './pageSource.js';
import type { Region } from './regions.js';
import type { RootProps } from '../root/rootProps.js';

export interface PagePreviewHandle {
  /** Its outermost element. */
  readonly nativeElement: HTMLElement | null;
  /** Brings a region into view again, also when it is the active one already. */
  reveal: (id: string) => void;
  /** Goes to the upper edge of a page. */
  goTo: (page: number) => void;
}

export interface PagePreviewProps extends Omit<RootProps<HTMLDivElement>, 'ref'> {
  /** The document. A new object means another document: zoom, rotation and place start afresh. */
  source: PageSource;
  /** Default: none. */
  regions?: readonly Region[];
  /** The lit region. When it changes, its first position is brought into view and fades in once. */
  activeId?: string | null;
  /** The region the pointer is on, here or elsewhere. */
  hoveredId?: string | null;
  /** Left out, regions are not interactive. */
  onSelect?: (id: string) => void;
  /** The pointer is over another region, or over none. */
  onHoverChange?: (id: string | null) => void;
  /**
   * Boxes are to be drawn now: the pointer draws instead of choosing, and each box comes here. Left out, it chooses. Hand
   * in the same function as long as drawing goes on.
   */
  onDraw?: (box: Position) => void;
  /** An edge of the lit region was moved: what it has on that page is this box now. Left out, its edges stay. */
  onReshape?: (event: { id: string; box: Position }) => void;
  /** The page being read, from 1. Left out, the preview keeps it itself. */
  page?: number;
  /** Another page has come into the middle of the view. */
  onPageChange?: (page: number) => void;
  /** Width of a page in pixels at 100 %, or `fit` for the width of the pane. Default 400. */
  width?: number | 'fit';
  /** Default true. */
  toolbar?: boolean;
  /**
   * Where the count of regions and the steps between them stand: `page` counts those of this page in the toolbar,
   * `document` counts all in a bar at the foot, `none` leaves them out. Default `page`.
   */
  steps?: 'page' | 'document' | 'none';
  /**
   * Whether the toolbar offers thumbnails, and whether they stand open at first: beside the pages, or in a strip over
   * them where there is little room. Default `none`.
   */
  thumbnails?: 'none' | 'closed' | 'open';
  /** To go to a page or to a region. */
  ref?: Ref<PagePreviewHandle>;
}

const keys = new WeakMap<PageSource, number>();
let lastKey = 0;

const keyOf = (source: PageSource): number => {
  const known = keys.get(source);
  if (known !== undefined) return known;
  lastKey += 1;
  keys.set(source, lastKey);
  return lastKey;
};

const none: readonly Region[] = [];

/**
 * Pages of a document as images, with regions of text lit on them. Fills its parent, which gives it a height.
 *
 * Pages come from a `PageSource`: `imageSource` for pictures with known addresses, `openPdf` of `@console/ui/pdf-source`
 * for PDF files, or one of your own. Positions of other engines are read by `readPosition`.
 */
export const PagePreview = ({
  source,
  regions = none,
  activeId = null,
  hoveredId = null,
  width = PREVIEW_WIDTH,
  toolbar = true,
  steps = 'page',
  thumbnails = 'none',
  ...rest
}: PagePreviewProps) => (
  <Preview
    key={keyOf(source)}
    source={source}
    regions={regions}
    activeId={activeId}
    hoveredId={hoveredId}
    width={width}
    toolbar={toolbar}
    steps={steps}
    thumbnails={thumbnails}
    {...rest}
  />
);
