import { memo } from 'react';
import { useWords } from '../locale/useWords.js';
import { listWords } from './locale.js';
import { Check } from './Check.js';
import { Line, Lines, TwoLines } from './rows.styles.js';
import { ActionMenu } from './RowActions.js';
import { RowName } from './RowName.js';
import type { ColumnView, DrawnRow, RowView } from './rowView.js';
import { sameRowProps } from './sameRow.js';

export interface NarrowRowProps extends Pick<RowView, 'open'> {
  row: DrawnRow;
  index: number;
  /** Pixels. */
  height: number;
  /** Place among all rows of the list, where not all of them are drawn. */
  place: number | undefined;
  /** Rows of the list. */
  total: number;
  /** Left out where rows are not chosen. */
  selected: boolean | undefined;
  /** Its choice was turned. */
  onSelected: (event: { key: string; selected: boolean }) => void;
  opened: boolean;
}

/** A row of two lines. */
export const NarrowRow = memo(function NarrowRow(props: NarrowRowProps) {
  const { row, open, index, height, place, total, selected, onSelected, opened } = props;
  const words = useWords(listWords);
  const first = row.cells[0]?.key;
  const at = (line: ColumnView['mobile']) =>
    row.cells
      .filter(({ mobile }) => mobile === line)
      .map(({ key, content }) => (
        <span key={key}>
          {key === first ? (
            <RowName index={index} href={row.href} open={open}>
              {content}
            </RowName>
          ) : (
            content
          )}
        </span>
      ));
  const hasMenu = row.actions !== undefined && row.actions.length > 0;
  return (
    <TwoLines
      $height={height}
      data-index={index}
      data-menu={hasMenu}
      data-selected={selected === true}
      aria-current={opened || undefined}
      {...(place !== undefined && { 'aria-posinset': place, 'aria-setsize': total })}
    >
      {selected !== undefined && (
        <Check
          label={words.selectRow(row.name)}
          checked={selected}
          disabled={!row.selectable}
          onChange={() => onSelected({ key: row.key, selected: !selected })}
        />
      )}
      <Lines>
        <Line>
          {at('first')}
          {at('firstEnd')}
        </Line>
        <Line>
          {at('second')}
          {at('secondEnd')}
        </Line>
      </Lines>
      {hasMenu && <ActionMenu actions={row.actions ?? []} rowName={row.name} />}
    </TwoLines>
  );
}, sameRowProps);
