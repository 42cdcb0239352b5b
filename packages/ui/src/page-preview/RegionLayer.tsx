import { type KeyboardEvent, memo, useId, useMemo } from 'react';
import { useWords } from '../locale/useWords.js';
import { previewWords } from './locale.js';
import { BareTag, Mark, Marks, Tag } from './PagePreview.styles.js';
import { around, gapsBetween, type PageRegion, placeTags, type ShownPage, shownRect, unionPath } from './regions.js';

export interface RegionLayerProps extends ShownPage {
  page: number;
  regions: readonly PageRegion[];
  activeId: string | null;
  hoveredId: string | null;
  /** The region that was just lit, and fades in. */
  freshId: string | null;
  /** True on the page being read: only its regions are reached with the Tab key. */
  current: boolean;
  /** False where regions can't be chosen. */
  live: boolean;
  onHover: (id: string | null) => void;
}

const move = (event: KeyboardEvent<HTMLButtonElement>) => {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
  const scroller = event.currentTarget.closest('[data-pages]');
  const buttons = Array.from(scroller?.querySelectorAll<HTMLButtonElement>('button[data-region]') ?? []);
  const step = event.key === 'ArrowDown' ? 1 : -1;
  const next = buttons[buttons.indexOf(event.currentTarget) + step];
  if (!next) return;
  event.preventDefault();
  event.stopPropagation();
  next.focus();
};

const flag = (on: boolean) => (on ? '' : undefined);

export const RegionLayer = memo(function RegionLayer({
  page,
  regions,
  width,
  height,
  rotation,
  activeId,
  hoveredId,
  freshId,
  current,
  live,
  onHover,
}: RegionLayerProps) {
  const words = useWords(previewWords);
  const name = useId();
  const drawn = useMemo(
    () =>
      regions.map((region) => {
        const positions = [...region.positions, ...gapsBetween(region.positions)];
        const rects = positions.map((position) => shownRect(position, { width, height, rotation }));
        const box = around(rects);
        return { region, rects, box, first: rects[0] ?? box };
      }),
    [regions, width, height, rotation],
  );
  const tags = useMemo(
    () =>
      placeTags(
        drawn.flatMap(({ region, first }) =>
          region.label === undefined ? [] : [{ id: region.id, label: region.label, first }],
        ),
      ),
    [drawn],
  );
  // Small regions are painted over large ones, and the active one over all.
  const painted = useMemo(() => {
    const rank = (item: (typeof drawn)[number]) =>
      item.region.id === activeId ? -1 : item.box.width * item.box.height;
    return drawn.toSorted((a, b) => rank(b) - rank(a));
  }, [drawn, activeId]);

  return (
    <>
      <Marks data-live={flag(live)} aria-hidden="true">
        {painted.map(({ region, rects, box }) => {
          const active = region.id === activeId;
          const path = unionPath(rects);
          const mask = `${name}-${region.order}`;
          return (
            <Mark
              key={region.id}
              data-tone={region.tone ?? 'idle'}
              data-active={flag(active)}
              data-hovered={flag(!active && region.id === hoveredId)}
              data-fresh={flag(active && region.id === freshId)}
            >
              <mask id={mask} maskUnits="userSpaceOnUse" x={-8} y={-8} width={width + 16} height={height + 16}>
                <rect x={box.left - 4} y={box.top - 4} width={box.width + 8} height={box.height + 8} fill="white" />
                <path d={path} fill="black" />
              </mask>
              <path className="fill" d={path} />
              <path className="line" d={path} mask={`url(#${mask})`} />
              {rects.map((rect) => (
                <rect
                  key={`${rect.left} ${rect.top} ${rect.width}`}
                  data-region={region.id}
                  data-lit={flag(active)}
                  x={rect.left}
                  y={rect.top}
                  width={rect.width}
                  height={rect.height}
                />
              ))}
            </Mark>
          );
        })}
      </Marks>
      {live &&
        drawn.map(({ region, first }) => {
          const tag = tags.get(region.id);
          const title = region.label ?? String(region.order);
          const shared = {
            type: 'button' as const,
            'data-region': region.id,
            'data-active': flag(region.id === activeId),
            'data-tone': region.tone ?? 'idle',
            'aria-label': region.tone === 'disabled' ? words.disabledRegion(title, page) : words.region(title, page),
            'aria-pressed': region.id === activeId,
            tabIndex: current ? 0 : -1,
            onKeyDown: move,
            onFocus: () => onHover(region.id),
            onBlur: () => onHover(null),
          };
          return tag ? (
            <Tag key={region.id} {...shared} style={tag}>
              {region.label}
            </Tag>
          ) : (
            <BareTag key={region.id} {...shared} style={{ ...first }} />
          );
        })}
    </>
  );
});
