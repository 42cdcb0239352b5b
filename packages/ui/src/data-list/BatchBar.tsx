import { Button, Tooltip } from 'antd';
import { useWords } from '../locale/useWords.js';
import { listWords } from './locale.js';
import { useMobile } from '../media/useMedia.js';
import { Bar, BarWord } from './batch.styles.js';
import { RowMenu } from './RowActions.js';
import type { BatchAction } from './types.js';

export interface BatchBarProps {
  count: number;
  total: number;
  /** All that match are chosen, or all but a few. */
  all: boolean;
  /** The page is chosen as a whole, and there are more pages: all that match can be chosen too. */
  canSelectAll: boolean;
  onSelectAll: () => void;
  onClear: () => void;
  actions: readonly BatchAction[];
}

const Verb = ({ action, primary }: { action: BatchAction; primary: boolean }) => {
  const { label, danger = false, unavailable, onClick } = action;
  const mobile = useMobile();
  return (
    <Tooltip title={unavailable}>
      <Button
        size={mobile ? 'medium' : 'small'}
        type={primary ? 'primary' : 'default'}
        danger={danger}
        aria-disabled={unavailable === undefined ? undefined : true}
        disabled={unavailable !== undefined}
        onClick={onClick}
      >
        {label}
      </Button>
    </Tooltip>
  );
};

/** How many rows are chosen over all pages, what can be done with them, and the way back. */
export const BatchBar = ({ count, total, all, canSelectAll, onSelectAll, onClear, actions }: BatchBarProps) => {
  const words = useWords(listWords);
  const mobile = useMobile();
  const shown = mobile ? actions.slice(0, 2).toReversed() : actions.slice(0, 4);
  const rest = actions.slice(shown.length);
  return (
    <Bar role="toolbar" aria-label={words.batch}>
      <span>
        {all && count === total ? words.selectedAllBefore : words.selectedBefore}
        <b>{count.toLocaleString('en-US')}</b>
        {words.selectedAfter}
      </span>
      {!mobile && canSelectAll && (
        <BarWord type="button" onClick={onSelectAll}>
          {words.selectMatching(total)}
        </BarWord>
      )}
      {shown.map((action) => (
        <Verb key={action.key} action={action} primary={mobile && action === actions[0]} />
      ))}
      {rest.length > 0 && <RowMenu actions={rest} label={words.more} />}
      <BarWord type="button" onClick={onClear}>
        {words.clearSelection}
      </BarWord>
      {mobile && canSelectAll && (
        <BarWord type="button" onClick={onSelectAll}>
          {words.selectMatching(total)}
        </BarWord>
      )}
    </Bar>
  );
};
