import type { SlidePage, SlideTable } from '@console/base/slides';
import { useId } from 'react';
import { useWords } from '../locale/useWords.js';
import type { SlidePart } from '../slide-view/slideParts.js';
import { CellGrid } from './CellGrid.js';
import { ChartField } from './ChartField.js';
import { ColumnsField } from './ColumnsField.js';
import { cellsTable, MOST_COLUMNS, MOST_ROWS, tableCells } from './gridRules.js';
import { slideEditorWords } from './locale.js';
import { PictureField } from './PictureField.js';
import { PointsField } from './PointsField.js';
import { Field } from './SlideForm.styles.js';
import { TextField } from './TextField.js';

export interface PartFieldsProps {
  part: SlidePart;
  page: SlidePage;
  change: (part: Partial<SlidePage>) => void;
  disabled: boolean;
  onPicture: ((file: File) => void) | undefined;
  uploading: boolean;
  pictureProblem: string | undefined;
}

const tableMost = { rows: MOST_ROWS + 1, columns: MOST_COLUMNS } as const;
const newTable: SlideTable = { head: ['', ''], rows: [['', '']] };

/** The fields of one part of a page. A part that is not there yet begins empty. */
export const PartFields = (props: PartFieldsProps) => {
  const { part, page, change, disabled, onPicture, uploading, pictureProblem } = props;
  const words = useWords(slideEditorWords);
  const id = useId();
  const figure = page.figure ?? { value: '', label: '', change: '' };
  const quote = page.quote ?? { text: '', by: '' };
  switch (part) {
    case 'title':
    case 'subtitle':
    case 'footer':
      return (
        <TextField
          label={words.parts[part]}
          value={page[part]}
          most={500}
          disabled={disabled}
          onChange={(value) => change({ [part]: value })}
        />
      );
    case 'points':
      return (
        <Field>
          <label htmlFor={`${id}-points`}>{words.parts.points}</label>
          <PointsField
            id={`${id}-points`}
            points={page.points}
            describedBy={`${id}-hint`}
            disabled={disabled}
            onChange={(points) => change({ points })}
          />
          <small id={`${id}-hint`}>{words.pointsHint}</small>
        </Field>
      );
    case 'columns':
      return <ColumnsField columns={page.columns} disabled={disabled} onChange={(columns) => change({ columns })} />;
    case 'figure':
      return (
        <>
          <TextField
            label={words.figureValue}
            value={figure.value}
            most={60}
            disabled={disabled}
            onChange={(value) => change({ figure: { ...figure, value } })}
          />
          <TextField
            label={words.figureLabel}
            value={figure.label}
            most={300}
            disabled={disabled}
            onChange={(label) => change({ figure: { ...figure, label } })}
          />
          <TextField
            label={words.figureChange}
            value={figure.change}
            most={300}
            disabled={disabled}
            onChange={(compared) => change({ figure: { ...figure, change: compared } })}
          />
        </>
      );
    case 'quote':
      return (
        <>
          <TextField
            label={words.quoteText}
            value={quote.text}
            most={2000}
            long
            disabled={disabled}
            onChange={(text) => change({ quote: { ...quote, text } })}
          />
          <TextField
            label={words.quoteBy}
            value={quote.by}
            most={200}
            disabled={disabled}
            onChange={(by) => change({ quote: { ...quote, by } })}
          />
        </>
      );
    case 'table':
      return (
        <CellGrid
          label={words.grid}
          cells={tableCells(page.table ?? newTable)}
          most={tableMost}
          longest={500}
          disabled={disabled}
          onChange={(cells) => change({ table: cellsTable(cells) })}
        />
      );
    case 'chart':
      return (
        <ChartField
          chart={
            page.chart ?? {
              kind: 'bar',
              unit: '',
              categories: [''],
              series: [{ name: words.newSeries, values: [null] }],
            }
          }
          disabled={disabled}
          onChange={(chart) => change({ chart })}
        />
      );
    case 'picture':
      return (
        <PictureField
          picture={page.picture}
          onChange={(picture) => change({ picture })}
          onFile={onPicture}
          uploading={uploading}
          problem={pictureProblem}
          disabled={disabled}
        />
      );
  }
};
