import { FullscreenExitOutlined, FullscreenOutlined } from '@ant-design/icons';
import { type Ref, useImperativeHandle, useMemo, useRef, useState } from 'react';
import { partsOf, withoutHidden } from '../chart-card/chartTable.js';
import { colourToken, seriesColour } from '../chart-card/colours.js';
import { chartWords } from '../chart-card/locale.js';
import { useWords } from '../locale/useWords.js';
import { loadPart } from '../on-demand/loadPart.js';
import { tellPartFailed } from '../on-demand/part.js';
import { type RootProps, rootProps } from '../root/rootProps.js';
import { tokens } from '../theme/tokens.js';
import { Bar, Caption, Expand, Root, Tools } from './DataFigure.styles.js';
import { numberText } from './cells.js';
import { type ColourKeys, DataRows } from './DataRows.js';
import { FigureDrawing } from './FigureDrawing.js';
import { FigureLegend } from './FigureLegend.js';
import { type Figure, figureOf } from './figureTable.js';
import { KindSwitch, type ResultKind } from './KindSwitch.js';
import { dataAnswerWords } from './locale.js';
import { isDrawn, kindShown, resultKinds } from './resultKinds.js';
import { shapeOf } from './shape.js';
import type { AnswerChart, ResultTable } from './types.js';
import { useFullScreen } from './useFullScreen.js';

export interface DataFigureHandle {
  /** Its outermost element. */
  readonly nativeElement: HTMLElement | null;
  /** Offers the picture of what is drawn to the reader; false where nothing is, or none could be made. */
  savePicture: () => Promise<boolean>;
}

export interface DataFigureProps extends Omit<RootProps, 'ref'> {
  /** Names it, and the file of its picture: "各助手有依据回答率". */
  title: string;
  /** The figures. They stand under the drawing always. */
  table: ResultTable;
  /** What is drawn of them. Null, or left out: only what the columns themselves allow. */
  chart?: AnswerChart | null;
  /** How it is shown. Left out, it keeps it itself, and begins with what suits best. */
  kind?: ResultKind | undefined;
  /** Another form was chosen. */
  onKindChange?: (kind: ResultKind) => void;
  /** To save its picture. */
  ref?: Ref<DataFigureHandle>;
}

const HEIGHT = 200;
/** Of the window, in full screen. */
const SHARE = 0.56;

const namesColours = (figure: Figure): Map<string, string> =>
  new Map(figure.series.map(({ name }, at) => [name, seriesColour(figure.series, at)]));

const keysOf = (
  kind: ResultKind,
  { figure, chart, others }: { figure: Figure | undefined; chart: AnswerChart | null; others: string },
): ColourKeys | undefined => {
  if (figure === undefined || chart === null) return undefined;
  if (kind === 'pie') {
    const colours = new Map(partsOf(figure, others).map(({ name }, at) => [name, tokens[colourToken(at)]]));
    return { column: chart.x, colours };
  }
  if ((kind !== 'bar' && kind !== 'line') || figure.series.length < 2) return undefined;
  return { colours: namesColours(figure), ...(chart.by !== undefined && { column: chart.by }) };
};

/**
 * The figures of an answer as a drawing and as a table. The table is always there, in the colours of the drawing; how it is
 * drawn is chosen among what makes sense, and what basketball knows of its columns comes to that.
 */
export const DataFigure = ({
  title,
  table,
  chart = null,
  kind: given,
  onKindChange,
  ref,
  ...root
}: DataFigureProps) => {
  const words = useWords(dataAnswerWords);
  const drawingWords = useWords(chartWords);
  const element = useRef<HTMLElement>(null);
  const drawing = useRef<HTMLDivElement>(null);
  const rows = useRef<HTMLDivElement>(null);
  const [own, setOwn] = useState<ResultKind>();
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());
  const full = useFullScreen(element);

  const kinds = useMemo(() => resultKinds(table, chart), [table, chart]);
  const figure = useMemo(() => (chart === null ? undefined : figureOf(chart, table)), [chart, table]);
  const shape = useMemo(() => shapeOf(table), [table]);
  const shown = useMemo(() => figure && withoutHidden(figure, hidden), [figure, hidden]);
  const kind = kindShown(given ?? own, kinds, chart);
  const isChart = kind === 'bar' || kind === 'line' || kind === 'pie';
  const drawn = kind === 'pie' ? figure : shown;

  const setKind = (next: ResultKind) => {
    setOwn(next);
    onKindChange?.(next);
  };
  const toTable = () => {
    setKind('table');
    rows.current?.focus();
  };
  const toggle = (name: string) => {
    const next = new Set(hidden);
    if (!next.delete(name)) next.add(name);
    setHidden(next);
  };

  useImperativeHandle(ref, () => ({
    get nativeElement() {
      return element.current;
    },
    savePicture: async () => {
      const svg = isDrawn(kind) ? drawing.current?.querySelector('svg') : null;
      if (!svg) return false;
      try {
        const { saveFigure } = await loadPart(() => import('./saveFigure.js'));
        await saveFigure({ svg, title, kind, words: drawingWords, ...(isChart && { drawn, unit: figure?.unit }) });
        return true;
      } catch (error) {
        tellPartFailed(error);
        return false;
      }
    },
  }));

  const keys = keysOf(kind, { figure, chart, others: drawingWords.others });
  const inPlace = kind === 'league' || kind === 'box';
  const unit = isChart ? figure?.unit : undefined;
  const told = [
    ...(unit === undefined || unit === '' ? [] : [words.unit(unit)]),
    ...(kind === 'line' && figure?.from !== undefined ? [words.axisFrom(numberText(figure.from))] : []),
  ];
  const several = isChart && kind !== 'pie' && figure !== undefined && figure.series.length > 1;
  const more = isChart && kind !== 'pie' && figure !== undefined && figure.all > figure.series.length;
  return (
    <Root {...rootProps(root)} ref={element} aria-label={title}>
      <Bar>
        {several && <FigureLegend kind={kind} table={figure} hidden={hidden} onToggle={toggle} />}
        {told.length > 0 && <Caption data-end="">{told.join(words.comma)}</Caption>}
        <Tools>
          {kinds.length > 1 && <KindSwitch kinds={kinds} value={kind} onChange={setKind} />}
          {full.possible && (
            <Expand
              label={full.on ? words.shrink : words.expand}
              icon={full.on ? <FullscreenExitOutlined aria-hidden /> : <FullscreenOutlined aria-hidden />}
              onClick={full.toggle}
            />
          )}
        </Tools>
      </Bar>
      {more && <Caption>{words.drawnOf(figure.series.length, figure.all)}</Caption>}
      <FigureDrawing
        ref={drawing}
        title={title}
        kind={kind}
        table={table}
        drawn={drawn}
        unit={unit}
        shape={shape}
        height={full.on ? Math.round(window.innerHeight * SHARE) : HEIGHT}
        onTable={toTable}
        onMissing={() => setKind('table')}
      />
      {!inPlace && <DataRows frame={rows} title={title} table={table} keys={keys} />}
    </Root>
  );
};
