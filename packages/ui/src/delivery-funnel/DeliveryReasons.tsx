import { lookUp } from '@console/base';
import { BarList } from '../bar-list/BarList.js';
import { useWords } from '../locale/useWords.js';
import type { RootProps } from '../root/rootProps.js';
import { deliveryFunnelWords } from './locale.js';

/** So many messages that failed, or were not sent, for one reason. */
export interface DeliveryReason {
  /** Whether they failed, or were not sent. A word that is not known counts as `failed`. */
  readonly measure: 'failed' | 'withheld' | (string & {});
  /** Why, a word; one that is not known is told as another reason. */
  readonly reason: string;
  readonly count: number;
}

export interface DeliveryReasonsProps extends RootProps<HTMLDivElement> {
  /** The most frequent first. Two have the same reason only where one failed and the other was not sent. */
  reasons: readonly DeliveryReason[];
  /** The one whose messages are shown elsewhere. Default: none. */
  selected?: Pick<DeliveryReason, 'measure' | 'reason'> | undefined;
  /** A reason was chosen, to show the messages behind it. Left out, reasons are only read. */
  onSelect?: ((reason: DeliveryReason) => void) | undefined;
}

const keyOf = ({ measure, reason }: Pick<DeliveryReason, 'measure' | 'reason'>): string => `${measure}.${reason}`;

/** Why messages failed or were not sent, each with its share of all that did. */
export const DeliveryReasons = ({ reasons, selected, onSelect, ...root }: DeliveryReasonsProps) => {
  const words = useWords(deliveryFunnelWords);
  const allOf = (measure: string): number =>
    reasons.reduce((sum, one) => (one.measure === measure ? sum + one.count : sum), 0);
  const nameOf = ({ reason }: DeliveryReason): string => lookUp(words.reasons, reason, words.reasons.other);
  return (
    <BarList
      {...root}
      title={words.whyNot}
      rows={reasons}
      rowKey={keyOf}
      name={{
        title: words.reason,
        cell: nameOf,
        full: nameOf,
        minor: ({ measure }) => (measure === 'withheld' ? words.withheld : words.steps.failed),
      }}
      value={{ title: words.count, of: ({ count }) => count }}
      more={[
        {
          key: 'share',
          title: words.share,
          cell: ({ measure, count }) => `${((count / Math.max(1, allOf(measure))) * 100).toFixed(1)}%`,
        },
      ]}
      {...(selected && { selected: keyOf(selected) })}
      {...(onSelect && { onSelect })}
    />
  );
};
