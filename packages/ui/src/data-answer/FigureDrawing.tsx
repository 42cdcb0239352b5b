import type { Ref } from 'react';
import { ChartPlot } from '../chart-card/ChartPlot.js';
import type { ChartTable } from '../chart-card/chartTable.js';
import { writer } from '../chart-card/inWords.js';
import { useWords } from '../locale/useWords.js';
import { lazyPart } from '../on-demand/lazyPart.js';
import { Bones } from '../chart-card/ChartBones.js';
import type { BasketballViewProps } from './BasketballView.js';
import { Drawing } from './DataFigure.styles.js';
import type { DrawnKind } from './figureTable.js';
import type { ResultKind } from './KindSwitch.js';
import { dataAnswerWords } from './locale.js';
import type { Shape } from './shape.js';
import type { ResultTable } from './types.js';

const BasketballView = lazyPart<BasketballViewProps>(() => import('./BasketballView.js'), { waiting: <Bones /> });

const isChart = (kind: ResultKind): kind is DrawnKind => kind === 'bar' || kind === 'line' || kind === 'pie';

export interface FigureDrawingProps {
  title: string;
  kind: ResultKind;
  table: ResultTable;
  /** What a chart draws: without the series that were left out. */
  drawn: ChartTable | undefined;
  unit: string | undefined;
  shape: Shape | undefined;
  height: number;
  /** The drawing, for whoever makes a picture of it. */
  ref: Ref<HTMLDivElement>;
  onTable: () => void;
  onMissing: () => void;
}

/** What is drawn over the table of a result, or in its place; nothing where the table is all. */
export const FigureDrawing = (props: FigureDrawingProps) => {
  const { title, kind, table, drawn, unit, shape, height, ref, onTable, onMissing } = props;
  const words = useWords(dataAnswerWords);
  if (isChart(kind) && drawn !== undefined)
    return (
      <Drawing>
        <ChartPlot
          ref={ref}
          title={title}
          kind={kind}
          table={drawn}
          height={height}
          write={writer(undefined, unit)}
          empty={words.noDrawing}
          onTable={onTable}
          onMissing={onMissing}
        />
      </Drawing>
    );
  if (shape === undefined || shape.kind !== kind) return null;
  return (
    <Drawing ref={ref}>
      <BasketballView
        title={title}
        table={table}
        shape={shape}
        height={height}
        onTable={onTable}
        onMissing={onMissing}
      />
    </Drawing>
  );
};
