import { type MouseEvent, type PointerEvent, type Ref, useMemo, useRef, useState } from 'react';
import { lazyPart } from '../on-demand/lazyPart.js';
import { useSize } from '../media/useSize.js';
import { useWords } from '../locale/useWords.js';
import { Bones } from './ChartBones.js';
import type { ChartHintProps } from './ChartHint.js';
import {
  type ChartKind,
  type ChartSelection,
  type ChartTable,
  isNothing,
  partsOf,
  type Place,
  selectionAt,
} from './chartTable.js';
import { Band, Frame, Nothing, Picture } from './ChartPlot.styles.js';
import { bandWidth, edges, moved, type Plot, placeAt, xOf } from './geometry.js';
import { summaryOf, type Write } from './inWords.js';
import { type DrawingProps, LineDrawing } from './LineDrawing.js';
import { chartWords } from './locale.js';
import type { PiePartsProps } from './PieParts.js';

const OtherDrawing = lazyPart<DrawingProps>(() => import('./EchartsDrawing.js'), { waiting: <Bones /> });

const ChartHint = lazyPart<ChartHintProps>(() => import('./ChartHint.js'));
const PieParts = lazyPart<PiePartsProps>(() => import('./PieParts.js'));

export interface ChartPlotProps {
  title: string;
  kind: ChartKind;
  table: ChartTable;
  height: number;
  write: Write;
  /** In place of a drawing of nothing. */
  empty: string;
  /** The drawing, for whoever makes a picture of it. */
  ref?: Ref<HTMLDivElement>;
  /** The reader asks for the figures by the keyboard. */
  onTable: () => void;
  /** What draws did not arrive. */
  onMissing: () => void;
  /** A place was chosen, by pointer or Enter. Left out, none can be. */
  onSelect?: ((selection: ChartSelection) => void) | undefined;
}

/** A drawing with what it says in words, under the pointer and the arrow keys as well. */
export const ChartPlot = ({
  title,
  kind,
  table,
  height,
  write,
  empty,
  ref,
  onTable,
  onMissing,
  onSelect,
}: ChartPlotProps) => {
  const words = useWords(chartWords);
  const picture = useRef<HTMLDivElement>(null);
  const { width } = useSize(picture);
  const [near, setNear] = useState(false);
  const [chosen, setChosen] = useState<Place>();
  const plot = useMemo<Plot>(
    () => ({ kind, table, parts: kind === 'pie' ? partsOf(table, words.others) : [], size: { width, height } }),
    [kind, table, words.others, width, height],
  );
  const nothing = isNothing(table);
  // What was chosen may be gone when newer data has come.
  const steps = kind === 'pie' ? plot.parts.length : table.labels.length;
  const place = chosen && chosen.at < steps && !nothing ? chosen : undefined;
  const x = place ? xOf(plot, place.at) : 0;
  const band = (kind === 'bar' || kind === 'stacked') && place ? bandWidth(plot) : 0;

  const placeOf = ({ clientX, clientY }: MouseEvent): Place | undefined => {
    const box = picture.current?.getBoundingClientRect();
    return box && placeAt(plot, clientX - box.left, clientY - box.top);
  };
  const onPointer = (event: PointerEvent) => setChosen(placeOf(event));
  const select = (at: Place | undefined) => {
    const selection = at && !nothing ? selectionAt(plot, at) : undefined;
    if (selection) onSelect?.(selection);
  };

  return (
    <Frame ref={ref} onPointerLeave={() => setChosen(undefined)}>
      <Picture
        ref={picture}
        data-pie={kind === 'pie' && !nothing ? '' : undefined}
        style={{ height }}
        tabIndex={0}
        role="img"
        aria-label={summaryOf({ title, kind, table }, words, write)}
        aria-keyshortcuts={onSelect ? 'T Enter' : 'T'}
        data-drill={onSelect && place && selectionAt(plot, place) ? '' : undefined}
        onPointerEnter={() => setNear(true)}
        onFocus={() => setNear(true)}
        onPointerMove={onPointer}
        onPointerDown={onPointer}
        onBlur={() => setChosen(undefined)}
        onClick={(event) => select(placeOf(event))}
        onKeyDown={(event) => {
          if (event.altKey || event.ctrlKey || event.metaKey) return;
          if (event.key.toLowerCase() === 't') onTable();
          if (event.key === 'Enter') select(place);
          const next = moved(plot, event.key, place);
          if (next === undefined) return;
          event.preventDefault();
          setChosen(next);
        }}
      >
        {band > 0 && <Band style={{ left: x - band / 2, width: band, top: edges.top, bottom: edges.bottom }} />}
        {width > 0 && kind === 'line' && <LineDrawing plot={plot} {...(place && { chosen: place })} />}
        {width > 0 && kind !== 'line' && !(nothing && (kind === 'pie' || table.labels.length === 0)) && (
          <OtherDrawing plot={plot} {...(place && { chosen: place })} onMissing={onMissing} />
        )}
        {nothing && <Nothing>{empty}</Nothing>}
      </Picture>
      {near && <ChartHint title={title} plot={plot} write={write} {...(place && { place })} />}
      {kind === 'pie' && !nothing && <PieParts parts={plot.parts} write={write} {...(place && { chosen: place.at })} />}
    </Frame>
  );
};
