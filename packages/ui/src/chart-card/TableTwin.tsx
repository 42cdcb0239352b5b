import type { Ref } from 'react';
import { type SimpleColumn, SimpleTable } from '../simple-table/SimpleTable.js';
import { useWords } from '../locale/useWords.js';
import { Numbers } from './ChartCard.styles.js';
import type { ChartTable } from './chartTable.js';
import type { Write } from './inWords.js';
import { chartWords } from './locale.js';

export interface TableTwinProps {
  title: string;
  table: ChartTable;
  /** What the labels are: "日期". */
  labelTitle?: string;
  write: Write;
  height: number;
  /** What scrolls and takes the focus. */
  frame?: Ref<HTMLDivElement>;
  /** The reader asks for the drawing by the keyboard. */
  onChart: () => void;
}

/** The same figures as the drawing, for whoever wants to read them or can't see it. */
export default function TableTwin({ title, table, labelTitle, write, height, frame, onChart }: TableTwinProps) {
  const words = useWords(chartWords);
  const columns: SimpleColumn<number>[] = [
    {
      key: 'label',
      title: labelTitle ?? words.label,
      cell: (at) => table.labels[at],
      full: (at) => table.labels[at] ?? '',
    },
    ...table.series.map(({ name, values }, index) => ({
      key: `${index}`,
      title: name,
      cell: (at: number) => {
        const value = values[at] ?? null;
        return value === null ? '—' : write(value);
      },
      number: true,
    })),
  ];
  return (
    // It scrolls, so the keyboard has to reach it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/no-noninteractive-tabindex
    <Numbers
      ref={frame}
      role="group"
      aria-label={title}
      aria-keyshortcuts="T"
      tabIndex={0}
      style={{ maxHeight: height }}
      onKeyDown={({ key, altKey, ctrlKey, metaKey }) => {
        if (key.toLowerCase() === 't' && !altKey && !ctrlKey && !metaKey) onChart();
      }}
    >
      <SimpleTable columns={columns} rows={table.labels.map((_, at) => at)} rowKey={(at) => `${at}`} />
    </Numbers>
  );
}
