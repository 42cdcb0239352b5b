import { Button } from 'antd';
import { styled } from 'styled-components';
import { useWords } from '../locale/useWords.js';
import { type RootProps, rootProps } from '../root/rootProps.js';
import { below } from '../theme/layout.js';
import { surface } from '../theme/mixins.js';
import { tripleWords } from './locale.js';

const Root = styled.div`
  ${surface}
  display: flex;
  flex: none;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 8px;
  min-height: 40px;
  padding: 4px 24px;
  border-top: 1px solid ${(p) => p.theme.line};
  background: ${(p) => p.theme.tint};
  font-size: 13px;

  > p {
    margin: 0 8px 0 0;
  }

  > [data-end] {
    margin-inline-start: auto;
  }

  ${below.mobile} {
    padding: 6px 16px;
  }
`;

export interface RelationBarProps extends RootProps<HTMLDivElement> {
  /** What it speaks of: a relation, or all of them. Default: all. */
  relation?: string | undefined;
  /** How many nobody has decided on. */
  waiting: number;
  /** How many of them are sure enough and without marks. */
  safe: number;
  /** How many have marks. */
  marked: number;
  /** From where on one is sure enough: 0.90. */
  least: string;
  /** Only those with marks are shown. */
  onlyMarked: boolean;
  /** The filter was pressed. */
  onOnlyMarkedChange: (only: boolean) => void;
  /** Accepts the sure ones. */
  onAcceptSafe: () => void;
  /** Gives the relation another name. Left out: all relations are spoken of. */
  onRename?: () => void;
  /** Refuses all that wait. Left out: all relations are spoken of. */
  onRefuseAll?: () => void;
  /** Some are chosen one by one: it speaks of those. Default none. */
  chosen?: {
    readonly count: number;
    readonly onAccept: () => void;
    readonly onRefuse: () => void;
    readonly onLater: () => void;
    readonly onClear: () => void;
  };
  /** Something is on its way. Default false. */
  busy?: boolean;
}

/** What can be done with many triples at once: those of the relation that is shown, or those that are chosen. */
export const RelationBar = (props: RelationBarProps) => {
  const { relation, waiting, safe, marked, least, onlyMarked, onOnlyMarkedChange, onAcceptSafe } = props;
  const { onRename, onRefuseAll, chosen, busy = false, ...root } = props;
  const words = useWords(tripleWords);
  if (chosen !== undefined)
    return (
      <Root {...rootProps(root)} role="toolbar" aria-label={words.chosen(chosen.count)}>
        <p>
          <b>{words.chosen(chosen.count)}</b>
        </p>
        <Button size="small" disabled={busy} onClick={chosen.onAccept}>
          {words.acceptChosen}
        </Button>
        <Button size="small" disabled={busy} onClick={chosen.onRefuse}>
          {words.refuseChosen}
        </Button>
        <Button size="small" disabled={busy} onClick={chosen.onLater}>
          {words.laterChosen}
        </Button>
        <Button data-end="" type="link" size="small" onClick={chosen.onClear}>
          {words.clear}
        </Button>
      </Root>
    );
  return (
    <Root {...rootProps(root)} role="toolbar" aria-label={relation ?? words.all}>
      <p>
        <b>{relation ?? words.all}</b> {waiting > 0 ? words.left(waiting, safe, least) : words.noneLeft}
      </p>
      {safe > 0 && (
        <Button size="small" disabled={busy} onClick={onAcceptSafe}>
          {words.acceptSafe(safe)}
        </Button>
      )}
      {onRename && (
        <Button size="small" disabled={busy} onClick={onRename}>
          {words.rename}
        </Button>
      )}
      {onRefuseAll && waiting > 0 && (
        <Button size="small" disabled={busy} onClick={onRefuseAll}>
          {words.refuseAll(waiting)}
        </Button>
      )}
      {(marked > 0 || onlyMarked) && (
        <Button
          data-end=""
          type="link"
          size="small"
          aria-pressed={onlyMarked}
          onClick={() => onOnlyMarkedChange(!onlyMarked)}
        >
          {onlyMarked ? words.unmarked : words.marked(marked)}
        </Button>
      )}
    </Root>
  );
};
