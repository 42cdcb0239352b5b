import { type RfmMove, rfmSegments } from '@console/api/contract';
import { lookUp } from '@console/base';
import { SimpleTable } from '@console/ui/simple-table';
import { usePortraitWords } from './portraitWords.js';
import { Wide } from './portraits.styles.js';
import { useRfmWords } from './rfmWords.js';

interface MovesProps {
  label: string;
  moves: readonly RfmMove[];
}

const NONE = 'none';
const codes = [...rfmSegments, NONE];

/** How many went from each segment to each: rows are where they were, columns where they are. */
export const Moves = ({ label, moves }: MovesProps) => {
  const words = useRfmWords();
  const { segments } = usePortraitWords();
  const nameOf = (code: string) => (code === NONE ? words.noSegment : lookUp(segments, code, code));
  const countOf = (from: string, to: string) =>
    moves.reduce(
      (sum, move) => ((move.from ?? NONE) === from && (move.to ?? NONE) === to ? sum + move.customerCount : sum),
      0,
    );
  const rows = codes.filter((code) => codes.some((to) => countOf(code, to) > 0));
  const columns = codes.filter((code) => codes.some((from) => countOf(from, code) > 0));
  const renderCount = (from: string, to: string) => {
    const count = countOf(from, to);
    if (count === 0) return '';
    return from === to ? <small>{count.toLocaleString()}</small> : <b>{count.toLocaleString()}</b>;
  };
  return (
    <Wide>
      <SimpleTable
        aria-label={label}
        rows={rows}
        rowKey={(code) => code}
        columns={[
          { key: 'from', title: `${words.from} → ${words.to}`, cell: nameOf, full: nameOf },
          ...columns.map((to) => ({
            key: to,
            title: nameOf(to),
            number: true,
            cell: (from: string) => renderCount(from, to),
          })),
        ]}
      />
    </Wide>
  );
};
