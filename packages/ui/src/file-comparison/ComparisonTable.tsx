import { useWords } from '../locale/useWords.js';
import { type RootProps, rootProps } from '../root/rootProps.js';
import { Nothing, Open, Quote, Scroll, Sources, Table } from './ComparisonTable.styles.js';
import { comparisonWords } from './locale.js';
import type { ComparisonCell, ComparisonRow } from './types.js';

export interface ComparisonTableProps extends RootProps<HTMLDivElement> {
  /** One a column, left to right. */
  files: readonly { readonly id: string; readonly name: string }[];
  /** One a line; the cells of each stand in the order of `files`. */
  rows: readonly ComparisonRow[];
  /** Cells are still being filled. Default false. */
  running?: boolean;
  /** What a cell rests on is to be shown: the source `n` of the file in this line. */
  onSource: (event: { row: number; fileId: string; n: number }) => void;
}

interface CellProps {
  cell: ComparisonCell;
  file: string;
  running: boolean;
  onSource: (n: number) => void;
}

const Cell = ({ cell: { state, text, byModel, sources }, file, running, onSource }: CellProps) => {
  const words = useWords(comparisonWords);
  if (state === 'waiting') return <Nothing>{running ? words.waiting : words.stopped}</Nothing>;
  if (state === 'not_found') return <Nothing>{words.notFound}</Nothing>;
  return (
    <>
      {byModel ? text : <Quote>{text}</Quote>}
      {sources.length > 0 && (
        <Sources>
          {sources.map(({ n, label }) => {
            const shown = byModel ? `[${n}] ${label}` : label;
            return (
              <li key={n}>
                <Open type="button" aria-label={words.source(file, shown)} onClick={() => onSource(n)}>
                  {shown}
                </Open>
              </li>
            );
          })}
        </Sources>
      )}
    </>
  );
};

/** What several files say of the same points: a line a point, a column a file, each cell with where it stands. */
export const ComparisonTable = ({ files, rows, running = false, onSource, ...root }: ComparisonTableProps) => {
  const words = useWords(comparisonWords);
  return (
    <Scroll {...rootProps(root)} aria-label={words.table} aria-busy={running}>
      <Table>
        <thead>
          <tr>
            <th scope="col">{words.point}</th>
            {files.map(({ id, name }) => (
              <th key={id} scope="col" title={name}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ point, cells }, row) => (
            <tr key={point}>
              <th scope="row">{point}</th>
              {files.map(({ id, name }, at) => {
                const cell = cells[at];
                return (
                  <td key={id}>
                    {cell && (
                      <Cell
                        cell={cell}
                        file={name}
                        running={running}
                        onSource={(n) => onSource({ row, fileId: id, n })}
                      />
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </Table>
    </Scroll>
  );
};
