import { PREVIEW_WIDTH } from '@console/base';
import {
  type KeyboardEvent,
  type PointerEvent,
  useCallback,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useWords } from '../locale/useWords.js';
import type { PagePreviewProps } from './PagePreview.js';
import { Blank, Canvas, Foot, Grow, Message, Root, Scroller } from './PagePreview.styles.js';
import { PageToolbar, RegionSteps, StepText } from './PageToolbar.js';
import { PreviewPage } from './PreviewPage.js';
import { heightOf, layoutPages, pageRatio, pagesAround, topOf, zoomStep } from './pageLayout.js';
import { around, byPage, type PageRegion, readingOrder, type Region, shownRect } from './regions.js';
import { nextRotation, type Rotation } from './rotation.js';
import { usePageScroll } from './usePageScroll.js';
import { useSize } from './useSize.js';

type PreviewProps = PagePreviewProps &
  Required<Pick<PagePreviewProps, 'regions' | 'width' | 'toolbar' | 'steps'>> & {
    activeId: string | null;
    hoveredId: string | null;
  };

/** Pages this far away are at least drawn as blank paper, so that fast scrolling shows paper everywhere. */
const PAPER = 20;
const nothing: readonly PageRegion[] = [];

const sideSpace = (viewWidth: number): number => (viewWidth >= 520 ? 32 : viewWidth >= 400 ? 20 : 12);

const firstPage = (region: Region): number => region.positions[0]?.[0] ?? 0;

const regionUnder = (event: { target: EventTarget }): string | null =>
  (event.target instanceof Element && event.target.closest('[data-region]')?.getAttribute('data-region')) || null;

export const Preview = ({
  source,
  regions,
  activeId,
  hoveredId,
  onSelect,
  onHover,
  page: askedPage,
  onPageChange,
  width,
  toolbar,
  steps,
  ref,
  className,
}: PreviewProps) => {
  const words = useWords('preview');
  const view = useRef<HTMLDivElement>(null);
  const size = useSize(view);
  const [measured, setMeasured] = useState<ReadonlyMap<number, number>>(() => new Map());
  const [zoom, setZoom] = useState<number | 'fit'>(width === 'fit' ? 'fit' : 1);
  const [rotation, setRotation] = useState<Rotation>(0);
  const [fresh, setFresh] = useState<string | null>(activeId);

  const base = width === 'fit' ? PREVIEW_WIDTH : width;
  const fitted = Math.max(120, size.width - 2 * sideSpace(size.width));
  const shown = zoom === 'fit' ? fitted : Math.round(base * zoom);
  const layout = useMemo(() => layoutPages(source, measured, shown, rotation), [source, measured, shown, rotation]);

  const latest = useRef({ onSelect, onHover });
  useLayoutEffect(() => {
    latest.current = { onSelect, onHover };
  });
  const echoes = useRef(new Set<number>());
  const asked = useRef<number | undefined>(undefined);
  const { page, onScroll, onTakeOver, goTo } = usePageScroll(view, layout, size.height, (next) => {
    if (!onPageChange) return;
    echoes.current.add(next);
    onPageChange({ page: next });
  });
  const goToPage = useCallback((next: number) => goTo({ page: next }), [goTo]);

  const ordered = useMemo(() => readingOrder(regions, source.pageCount), [regions, source]);
  const onPages = useMemo(() => byPage(ordered), [ordered]);
  const reveal = useCallback(
    (region: Region | undefined) => {
      const first = region?.positions[0];
      if (!region || !first) return;
      const here = region.positions.filter(([number]) => number === first[0]);
      goTo({
        page: first[0],
        rect: (now) => {
          const sheet = { width: now.width, height: heightOf(now, first[0]), rotation: now.rotation };
          return around(here.map((position) => shownRect(position, sheet)));
        },
      });
    },
    [goTo],
  );

  // A page that comes back from the owner because we reported it is not a wish to go there.
  useLayoutEffect(() => {
    if (askedPage === undefined || asked.current === askedPage) return;
    asked.current = askedPage;
    const echo = echoes.current.delete(askedPage);
    if (!echo || askedPage === page) echoes.current.clear();
    if (!echo) goToPage(Math.min(source.pageCount, Math.max(1, askedPage)));
  }, [askedPage, page, goToPage, source]);

  const active = activeId === null ? undefined : ordered.find(({ id }) => id === activeId);
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
    () => ({ goTo: goToPage, reveal: (id) => reveal(ordered.find((region) => region.id === id)) }),
    [goToPage, reveal, ordered],
  );

  const onMeasure = useCallback(
    (number: number, ratio: number) =>
      setMeasured((before) =>
        Math.abs(pageRatio(source, before, number) - ratio) < 0.003 ? before : new Map(before).set(number, ratio),
      ),
    [source],
  );

  const lastHover = useRef<string | null>(null);
  const hover = useCallback((id: string | null) => {
    if (lastHover.current === id) return;
    lastHover.current = id;
    latest.current.onHover?.({ id });
  }, []);
  const onPointer = (event: PointerEvent) => hover(event.pointerType === 'touch' ? null : regionUnder(event));
  // A preview that goes away under the pointer must not leave its region hovered elsewhere.
  useEffect(() => () => hover(null), [hover]);

  const step = (direction: 1 | -1): Region | undefined => {
    const at = ordered.findIndex(({ id }) => id === activeId);
    if (at >= 0) return ordered[at + direction];
    return direction === 1
      ? ordered.find((region) => firstPage(region) >= page)
      : ordered.findLast((region) => firstPage(region) < page);
  };
  const onStep =
    onSelect &&
    ((direction: 1 | -1) => {
      const next = step(direction);
      if (next) onSelect({ id: next.id });
    });
  const canStep = (direction: 1 | -1) => step(direction) !== undefined;

  const percent = shown / base;
  const onZoom = (direction: 1 | -1) => setZoom(zoomStep(percent, direction));

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const scrollsAcross = view.current !== null && view.current.scrollWidth > view.current.clientWidth;
    const moves: Record<string, () => void> = {
      PageUp: () => goToPage(Math.max(1, page - 1)),
      PageDown: () => goToPage(Math.min(source.pageCount, page + 1)),
      Home: () => goToPage(1),
      End: () => goToPage(source.pageCount),
      ...(onStep && !scrollsAcross && { ArrowLeft: () => onStep(-1), ArrowRight: () => onStep(1) }),
      '+': () => onZoom(1),
      '-': () => onZoom(-1),
    };
    const act = moves[event.key];
    if (act) {
      event.preventDefault();
      act();
    } else if (event.key.startsWith('Arrow') || event.key === ' ') {
      onTakeOver();
    }
  };

  const opened = useMemo(() => (source.pages ? new Set(source.pages) : null), [source]);
  const here = onPages.get(page) ?? nothing;
  const activeHere = here.findIndex(({ id }) => id === activeId);
  const canvasWidth = Math.max(size.width, shown + 24);
  const left = Math.round((canvasWidth - shown) / 2);

  if (source.pageCount === 0) {
    return (
      <Root className={className} style={{ position: 'relative' }}>
        <Message>{words.empty}</Message>
      </Root>
    );
  }
  return (
    <Root className={className}>
      {toolbar && (
        <PageToolbar
          page={page}
          pageCount={source.pageCount}
          onGo={goToPage}
          zoom={percent}
          fit={zoom === 'fit'}
          onZoom={onZoom}
          onToggleFit={() => setZoom(zoom === 'fit' ? 1 : 'fit')}
          onRotate={() => setRotation(nextRotation)}
        >
          {steps === 'page' && ordered.length > 0 && (
            <>
              <StepText>{words.regionsHere(here.length, activeHere < 0 ? null : activeHere + 1)}</StepText>
              {onStep && <RegionSteps onStep={onStep} canStep={canStep} />}
            </>
          )}
        </PageToolbar>
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
        <Canvas
          style={{ height: layout.total, width: canvasWidth }}
          onClick={(event) => {
            const id = regionUnder(event);
            if (id !== null) onSelect?.({ id });
          }}
          onPointerMove={onPointer}
          onPointerLeave={() => hover(null)}
        >
          {size.width > 0 &&
            pagesAround(page, source.pageCount, PAPER).map((number) => (
              <Blank
                key={`blank ${number}`}
                style={{ left, top: topOf(layout, number), width: shown, height: heightOf(layout, number) }}
              />
            ))}
          {size.width > 0 &&
            pagesAround(page, source.pageCount).map((number) => {
              const list = onPages.get(number) ?? nothing;
              const holds = (id: string | null) => (id !== null && list.some((region) => region.id === id) ? id : null);
              return (
                <PreviewPage
                  key={number}
                  source={source}
                  open={opened === null || opened.has(number)}
                  page={number}
                  left={left}
                  top={topOf(layout, number)}
                  width={shown}
                  height={heightOf(layout, number)}
                  rotation={rotation}
                  delay={Math.abs(number - page) * 40}
                  regions={list}
                  activeId={holds(activeId)}
                  hoveredId={holds(hoveredId)}
                  freshId={holds(fresh)}
                  current={number === page}
                  live={onSelect !== undefined}
                  onHover={hover}
                  onMeasure={onMeasure}
                />
              );
            })}
        </Canvas>
      </Scroller>
      {steps === 'document' && ordered.length > 0 && (
        <Foot>
          <span aria-live="polite">{words.citedHere(ordered.length, active ? ordered.indexOf(active) + 1 : null)}</span>
          <Grow />
          {onStep && <RegionSteps onStep={onStep} canStep={canStep} />}
        </Foot>
      )}
    </Root>
  );
};
