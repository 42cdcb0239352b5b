import { PREVIEW_WIDTH } from '@console/base';
import { useCallback, useImperativeHandle, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useWords } from '../locale/useWords.js';
import { previewWords } from './locale.js';
import type { PagePreviewProps } from './PagePreview.js';
import { Body, Foot, Grow, Message, Root, Scroller } from './PagePreview.styles.js';
import { PageToolbar, RegionSteps, StepText, ThumbnailsTool } from './PageToolbar.js';
import { PreviewCanvas } from './PreviewCanvas.js';
import { heightOf, layoutPages, ZOOM_MOST, ZOOM_LEAST, zoomStep } from './pageLayout.js';
import { previewKeys } from './previewKeys.js';
import { around, type Region, shownRect } from './regions.js';
import { nextRotation, type Rotation } from './rotation.js';
import { Thumbnails } from './Thumbnails.js';
import { useMeasures } from './useMeasures.js';
import { type Goal, usePageScroll } from './usePageScroll.js';
import { useRegions } from './useRegions.js';
import { useSize } from '../media/useSize.js';
import { useZoomWheel } from './useZoomWheel.js';
import { rootProps } from '../root/rootProps.js';

type PreviewProps = PagePreviewProps &
  Required<Pick<PagePreviewProps, 'regions' | 'width' | 'toolbar' | 'steps' | 'thumbnails'>> & {
    activeId: string | null;
    hoveredId: string | null;
  };

/** Under this width thumbnails stand in a strip over the pages, not beside them. */
const NARROW = 480;

const sideSpace = (viewWidth: number): number => (viewWidth >= 520 ? 32 : viewWidth >= 400 ? 20 : 12);

export const Preview = ({
  source,
  regions: given,
  activeId,
  hoveredId,
  onSelect,
  onHoverChange,
  onDraw,
  onReshape,
  page: askedPage,
  onPageChange,
  width,
  toolbar,
  steps,
  thumbnails,
  ref,
  ...rest
}: PreviewProps) => {
  const words = useWords(previewWords);
  const root = useRef<HTMLDivElement>(null);
  const view = useRef<HTMLDivElement>(null);
  const outer = useSize(root);
  const [listed, setListed] = useState(thumbnails === 'open');
  const isListed = listed && outer.width > 0;
  const size = useSize(view, isListed);
  const [measured, setMeasured] = useState<ReadonlyMap<number, number>>(() => new Map());
  const [zoom, setZoom] = useState<number | 'fit'>(width === 'fit' ? 'fit' : 1);
  const [rotation, setRotation] = useState<Rotation>(0);
  const [fresh, setFresh] = useState<string | null>(activeId);

  const base = width === 'fit' ? PREVIEW_WIDTH : width;
  const fitted = Math.max(120, size.width - 2 * sideSpace(size.width));
  const shown = zoom === 'fit' ? fitted : Math.round(base * zoom);
  const layout = useMemo(() => layoutPages(source, measured, shown, rotation), [source, measured, shown, rotation]);

  const echoes = useRef(new Set<number>());
  const asked = useRef<number | undefined>(undefined);
  const { page, onScroll, onTakeOver, goTo } = usePageScroll(view, layout, size, (next) => {
    if (!onPageChange) return;
    echoes.current.add(next);
    onPageChange(next);
  });
  const opened = useMemo(() => (source.pages ? new Set(source.pages) : null), [source]);
  const jump = useCallback(
    (goal: Goal) => {
      if (opened === null || opened.has(goal.page)) source.expect?.(goal.page);
      goTo(goal);
    },
    [goTo, source, opened],
  );
  const goToPage = useCallback(
    (next: number) => jump({ page: Math.min(source.pageCount, Math.max(1, next)) }),
    [jump, source],
  );

  const regions = useRegions(given, source);
  const reveal = useCallback(
    (region: Region | undefined) => {
      const first = region?.positions[0];
      if (!region || !first) return;
      const here = region.positions.filter(([number]) => number === first[0]);
      jump({
        page: first[0],
        rect: (now) => {
          const sheet = { width: now.width, height: heightOf(now, first[0]), rotation: now.rotation };
          return around(here.map((position) => shownRect(position, sheet)));
        },
      });
    },
    [jump],
  );

  // A page that comes back from the owner because we reported it is not a wish to go there.
  useLayoutEffect(() => {
    if (askedPage === undefined || asked.current === askedPage) return;
    asked.current = askedPage;
    const echo = echoes.current.delete(askedPage);
    if (!echo || askedPage === page) echoes.current.clear();
    if (!echo) goToPage(askedPage);
  }, [askedPage, page, goToPage]);

  const active = activeId === null ? undefined : regions.get(activeId);
  const revealed = useRef<string | null>(null);
  useLayoutEffect(() => {
    if (activeId === null) revealed.current = null;
    if (!active || revealed.current === active.id) return;
    revealed.current = active.id;
    setFresh(active.id);
    reveal(active);
  }, [activeId, active, reveal]);

  useImperativeHandle(
    ref,
    () => ({
      get nativeElement() {
        return root.current;
      },
      goTo: goToPage,
      reveal: (id) => reveal(regions.get(id)),
    }),
    [goToPage, reveal, regions],
  );

  const onMeasure = useMeasures(source, setMeasured);

  const onStep =
    onSelect &&
    ((direction: 1 | -1) => {
      const next = regions.step(activeId, page, direction);
      if (next) onSelect(next.id);
    });
  const canStep = (direction: 1 | -1) => regions.step(activeId, page, direction) !== undefined;

  const percent = shown / base;
  const onZoom = (direction: 1 | -1) => setZoom(zoomStep(percent, direction));
  const onRotate = () => setRotation(nextRotation);
  useZoomWheel(view, (factor) => setZoom(Math.min(ZOOM_MOST, Math.max(ZOOM_LEAST, percent * factor))));
  const onKeyDown = previewKeys({
    page,
    pageCount: source.pageCount,
    onGo: goToPage,
    onZoom,
    onFullSize: () => setZoom(1),
    onRotate,
    onStep,
    onTakeOver,
  });

  const here = regions.on(page);
  const activeHere = here.findIndex(({ id }) => id === activeId);

  if (source.pageCount === 0) {
    return (
      <Root {...rootProps(rest, { style: { position: 'relative' } })} ref={root}>
        <Message>{words.empty}</Message>
      </Root>
    );
  }
  const count = regions.ordered.length;
  return (
    <Root {...rootProps(rest)} ref={root}>
      {toolbar && (
        <PageToolbar
          page={page}
          pageCount={source.pageCount}
          onGo={goToPage}
          zoom={percent}
          fit={zoom === 'fit'}
          onZoom={onZoom}
          onToggleFit={() => setZoom(zoom === 'fit' ? 1 : 'fit')}
          onRotate={onRotate}
          lead={
            thumbnails !== 'none' && <ThumbnailsTool open={listed} onToggle={() => setListed((before) => !before)} />
          }
        >
          {steps === 'page' && count > 0 && (
            <>
              <StepText>{words.regionsHere(here.length, activeHere < 0 ? null : activeHere + 1)}</StepText>
              {onStep && <RegionSteps onStep={onStep} canStep={canStep} />}
            </>
          )}
        </PageToolbar>
      )}
      <Body data-narrow={outer.width < NARROW ? '' : undefined}>
        {isListed && (
          <Thumbnails
            source={source}
            page={page}
            layout={layout}
            regions={regions}
            activeId={activeId}
            opened={opened}
            across={outer.width < NARROW}
            onGo={goToPage}
          />
        )}
        <Scroller
          ref={view}
          aria-label={words.pages}
          tabIndex={0}
          data-pages=""
          onScroll={onScroll}
          onWheel={onTakeOver}
          onTouchMove={onTakeOver}
          onPointerDown={onTakeOver}
          onKeyDown={onKeyDown}
          onAnimationEnd={(event) => event.target instanceof SVGGElement && setFresh(null)}
        >
          {size.width > 0 && (
            <PreviewCanvas
              source={source}
              page={page}
              layout={layout}
              width={Math.max(size.width, shown + 24)}
              viewHeight={size.height}
              regions={regions}
              activeId={activeId}
              hoveredId={hoveredId}
              freshId={fresh}
              opened={opened}
              onMeasure={onMeasure}
              onSelect={onSelect}
              onHoverChange={onHoverChange}
              onDraw={onDraw}
              onReshape={onReshape}
            />
          )}
        </Scroller>
      </Body>
      {steps === 'document' && count > 0 && (
        <Foot>
          <span aria-live="polite">{words.citedHere(count, active ? regions.orderOf(active.id) : null)}</span>
          <Grow />
          {onStep && <RegionSteps onStep={onStep} canStep={canStep} />}
        </Foot>
      )}
    </Root>
  );
};
