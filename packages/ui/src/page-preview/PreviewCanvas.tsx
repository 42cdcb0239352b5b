import { PAGE_WINDOW } from '@console/base';
import { memo, type PointerEvent, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { PagePreviewProps } from './PagePreview.js';
import { Blank, Canvas } from './PagePreview.styles.js';
import { PreviewPage } from './PreviewPage.js';
import { heightOf, PAGE_GAP, type PageLayout, pagesAround, topOf } from './pageLayout.js';
import type { PageSource } from './pageSource.js';
import type { RegionIndex } from './useRegions.js';

/** Pages this far away are at least drawn as blank paper, so that fast scrolling shows paper everywhere. */
const PAPER = 15;
/** Milliseconds after the page being read stands there, before its neighbours are asked for. */
const AHEAD = 20;
/** Milliseconds after which they are asked for although it does not. */
const LATEST = 1500;

export interface PreviewCanvasProps
  extends Pick<PagePreviewProps, 'onSelect' | 'onHoverChange' | 'onDraw' | 'onReshape'> {
  source: PageSource;
  /** The page being read. */
  page: number;
  layout: PageLayout;
  /** Width of all, in pixels. */
  width: number;
  /** Height of what is seen at a time. */
  viewHeight: number;
  regions: RegionIndex;
  activeId: string | null;
  hoveredId: string | null;
  /** The region that fades in. */
  freshId: string | null;
  /** The pages that may be opened; null for all. */
  opened: ReadonlySet<number> | null;
  onMeasure: (page: number, ratio: number) => void;
}

const ownRegion = (element: Element | undefined | null): string | null =>
  element?.closest('[data-region]')?.getAttribute('data-region') ?? null;

/** The region under the pointer, also through the words that lie over it. */
const regionUnder = ({ target, clientX, clientY }: { target: EventTarget; clientX: number; clientY: number }) => {
  if (!(target instanceof Element)) return null;
  if (!target.closest('[data-text]')) return ownRegion(target);
  return ownRegion(document.elementsFromPoint(clientX, clientY).find((element) => element.matches('[data-region]')));
};

const isSelecting = (): boolean => document.getSelection()?.isCollapsed === false;

export const PreviewCanvas = memo(function PreviewCanvas({
  source,
  page,
  layout,
  width,
  viewHeight,
  regions,
  activeId,
  hoveredId,
  freshId,
  opened,
  onMeasure,
  onSelect,
  onHoverChange,
  onDraw,
  onReshape,
}: PreviewCanvasProps) {
  const report = useRef(onHoverChange);
  useLayoutEffect(() => {
    report.current = onHoverChange;
  });
  const lastHover = useRef<string | null>(null);
  const hover = useCallback((id: string | null) => {
    if (lastHover.current === id) return;
    lastHover.current = id;
    report.current?.(id);
  }, []);
  // A preview that goes away under the pointer must not leave its region hovered elsewhere.
  useEffect(() => () => hover(null), [hover]);

  const [settled, setSettled] = useState<number | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(page), LATEST);
    return () => clearTimeout(timer);
  }, [page]);

  const beyond = pagesAround(page, source.pageCount, PAPER).filter((number) => Math.abs(number - page) > PAGE_WINDOW);
  // Pages that can be in view at a time with the one being read.
  const seen = Math.max(1, Math.ceil(viewHeight / (heightOf(layout, page) + PAGE_GAP)));
  const left = Math.round((width - layout.width) / 2);
  const onPointer = (event: PointerEvent) => hover(event.pointerType === 'touch' ? null : regionUnder(event));
  return (
    <Canvas
      style={{ height: layout.total, width }}
      onClick={(event) => {
        const id = isSelecting() ? null : regionUnder(event);
        if (id !== null) onSelect?.(id);
      }}
      onPointerMove={onPointer}
      onPointerLeave={() => hover(null)}
    >
      {beyond.map((number, place) => (
        <Blank
          // All are alike: a sheet that was passed is the next one to come.
          // oxlint-disable-next-line react/no-array-index-key -- as above
          key={`blank ${place}`}
          style={{ left, top: topOf(layout, number), width: layout.width, height: heightOf(layout, number) }}
        />
      ))}
      {pagesAround(page, source.pageCount).map((number) => {
        const here = regions.on(number);
        const holds = (id: string | null) => (id !== null && here.some((region) => region.id === id) ? id : null);
        const distance = Math.abs(number - page);
        return (
          <PreviewPage
            key={number}
            source={source}
            open={opened === null || opened.has(number)}
            page={number}
            left={left}
            top={topOf(layout, number)}
            width={layout.width}
            height={heightOf(layout, number)}
            rotation={layout.rotation}
            delay={distance === 0 ? 0 : AHEAD + distance * 40}
            waits={distance > 0 && settled !== page}
            onSettled={setSettled}
            near={distance <= seen}
            regions={here}
            activeId={holds(activeId)}
            hoveredId={holds(hoveredId)}
            freshId={holds(freshId)}
            current={number === page}
            live={onSelect !== undefined}
            onHover={hover}
            onMeasure={onMeasure}
            onDraw={onDraw}
            onReshape={onReshape}
          />
        );
      })}
    </Canvas>
  );
});
