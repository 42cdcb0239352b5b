import { type SlideChart, slideChartKinds } from '@console/base/slides';
import { Input } from 'antd';
import { useId, useState } from 'react';
import { useWords } from '../locale/useWords.js';
import { Segments } from '../segments/Segments.js';
import { CellGrid } from './CellGrid.js';
import { type Cells, cellsChart, chartCells, isNoNumber, MOST_CATEGORIES, MOST_SERIES } from './gridRules.js';
import { slideEditorWords } from './locale.js';
import { Field } from './SlideForm.styles.js';

export interface ChartFieldProps {
  chart: SlideChart;
  onChange: (chart: SlideChart) => void;
  disabled: boolean;
}

const same = (one: Cells, other: Cells) => JSON.stringify(one) === JSON.stringify(other);
const most = { rows: MOST_CATEGORIES + 1, columns: MOST_SERIES + 1 } as const;
const isWrong = (value: string, row: number, column: number) => row > 0 && column > 0 && isNoNumber(value);

/** Kind, unit and data of a chart. A cell that is no number yet stays as it is typed, and is drawn as unknown. */
export const ChartField = ({ chart, onChange, disabled }: ChartFieldProps) => {
  const words = useWords(slideEditorWords);
  const id = useId();
  const [typed, setTyped] = useState<Cells>(() => chartCells(chart));
  // The data of the chart, unless they are what was typed.
  const cells = same(chartCells(cellsChart(chart, typed)), chartCells(chart)) ? typed : chartCells(chart);
  const wrong = cells.some((line, row) => line.some((value, column) => isWrong(value, row, column)));
  return (
    <>
      <Field>
        <Segments
          label={words.chartKind}
          value={chart.kind}
          options={slideChartKinds.map((value) => ({ value, label: words.chartKinds[value] }))}
          onChange={(kind) => !disabled && onChange({ ...chart, kind })}
        />
        {chart.kind === 'pie' && chart.series.length > 1 && <small>{words.pieNote}</small>}
      </Field>
      <Field>
        <label htmlFor={`${id}-unit`}>{words.unit}</label>
        <Input
          id={`${id}-unit`}
          value={chart.unit}
          maxLength={40}
          disabled={disabled}
          onChange={({ target }) => onChange({ ...chart, unit: target.value })}
        />
      </Field>
      <CellGrid
        label={words.chartData}
        cells={cells}
        corner
        most={most}
        longest={100}
        disabled={disabled}
        isWrong={isWrong}
        onChange={(next) => {
          setTyped(next);
          onChange(cellsChart(chart, next));
        }}
      />
      {wrong && <small role="status">{words.noNumber}</small>}
    </>
  );
};
