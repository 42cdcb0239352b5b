import { NO_VALUE } from '../data-answer/cells.js';
import { SimpleTable } from '../simple-table/SimpleTable.js';
import { useWords } from '../locale/useWords.js';
import { metricWords } from '../metric/locale.js';
import { changeOf, valueText } from '../metric/metricText.js';
import { analysisReportWords } from './locale.js';
import type { ShownFigure } from './types.js';

/** What a figure is made of, most first. */
export const ReportParts = ({ figure }: { figure: ShownFigure }) => {
  const words = useWords(analysisReportWords);
  const forMetrics = useWords(metricWords);
  const rows = figure.breakdown.map((part) => ({
    name: part.name ?? words.other,
    value: valueText(part.value, figure.unit),
    change: changeOf(part.value, part.before, figure, forMetrics)?.text ?? NO_VALUE,
  }));
  return (
    <SimpleTable
      aria-label={words.breakdown(figure.metricName)}
      columns={[
        { key: 'name', title: words.part, cell: ({ name }) => name, full: ({ name }) => name },
        { key: 'value', title: words.value, cell: ({ value }) => value, number: true },
        { key: 'change', title: words.change, cell: ({ change }) => change, number: true },
      ]}
      rows={rows}
      rowKey={({ name }) => name}
    />
  );
};
