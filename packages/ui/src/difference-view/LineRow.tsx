import { EllipsisOutlined } from '@ant-design/icons';
import { memo, type ReactNode, useMemo } from 'react';
import { useWords } from '../locale/useWords.js';
import { Tag } from '../states/Tag.js';
import { Cell, Hidden, Numbers, Sign, Text, Unfold, Wide } from './DifferenceView.styles.js';
import { differenceWords } from './locale.js';
import type { DifferenceRow, NumberedLine } from './rows.js';
import type { WordPart } from './types.js';
import type { Difference } from './useDifference.js';

export interface LineRowProps {
  row: DifferenceRow;
  layout: 'side' | 'inline';
  compareWords: Difference['words'];
  /** Of the older and of the newer side. */
  titles: readonly [string, string];
  onUnfold: (key: string) => void;
}

type Side = 'before' | 'after';

const tones = { same: 'plain', changed: 'info', added: 'ok', removed: 'error' } as const;

const partsOf = (parts: readonly WordPart[] | undefined, side: Side, text: string): ReactNode => {
  if (parts === undefined) return text;
  const Mark = side === 'before' ? 'del' : 'ins';
  // oxlint-disable-next-line react/no-array-index-key -- The order of parts is their identity.
  return parts.map(({ text: part, changed }, at) => (changed ? <Mark key={at}>{part}</Mark> : part));
};

interface LineCellProps {
  line: NumberedLine | undefined;
  /** Undefined: the line is the same on both sides. */
  side: Side | undefined;
  numbers: readonly (number | undefined)[];
  parts?: readonly WordPart[] | undefined;
}

const LineCell = ({ line, side, numbers, parts }: LineCellProps) => {
  const words = useWords(differenceWords);
  return (
    <Cell role="cell" data-side={line && side} data-none={line ? undefined : ''}>
      {numbers.map((number, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- One column for each side.
        <Numbers key={at}>{number}</Numbers>
      ))}
      <Sign>
        {line && side === 'before' && '−'}
        {line && side === 'after' && '+'}
        {line && side && <Hidden>{side === 'before' ? words.removed : words.added}</Hidden>}
      </Sign>
      <Text>{line && (side ? partsOf(parts, side, line.text) : line.text)}</Text>
    </Cell>
  );
};

const Changed = ({ row, layout, compareWords }: LineRowProps & { row: DifferenceRow & { kind: 'changed' } }) => {
  const { before, after, only } = row;
  const parts = useMemo(
    () => (before && after ? compareWords(before.text, after.text) : null),
    [before, after, compareWords],
  );
  if (layout === 'inline' && only) {
    const line = row[only];
    return (
      <LineCell
        line={line}
        side={only}
        numbers={only === 'before' ? [line?.number, undefined] : [undefined, line?.number]}
        parts={parts?.[only]}
      />
    );
  }
  return (
    <>
      <LineCell line={before} side="before" numbers={[before?.number]} parts={parts?.before} />
      <LineCell line={after} side="after" numbers={[after?.number]} parts={parts?.after} />
    </>
  );
};

/** One row: a line, the name of a field, or what is folded. */
export const LineRow = memo((props: LineRowProps) => {
  const { row, layout, onUnfold } = props;
  const words = useWords(differenceWords);
  const span = layout === 'side' ? 2 : 1;
  if (row.kind === 'heading')
    return (
      <Wide role="cell" aria-colspan={span} data-heading="">
        {row.label} <Tag tone={tones[row.state]}>{words.states[row.state]}</Tag>
      </Wide>
    );
  if (row.kind === 'fold')
    return (
      <Wide role="cell" aria-colspan={span}>
        <Unfold type="button" onClick={() => onUnfold(row.key)}>
          <EllipsisOutlined aria-hidden={true} />
          {row.what === 'lines' ? words.foldedLines(row.count) : words.foldedFields(row.count)}
        </Unfold>
      </Wide>
    );
  if (row.kind === 'changed') return <Changed {...props} row={row} />;
  const { before, after } = row;
  if (layout === 'inline') return <LineCell line={after} side={undefined} numbers={[before.number, after.number]} />;
  return (
    <>
      <LineCell line={before} side={undefined} numbers={[before.number]} />
      <LineCell line={after} side={undefined} numbers={[after.number]} />
    </>
  );
});
