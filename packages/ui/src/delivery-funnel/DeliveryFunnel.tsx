import { BarList } from '../bar-list/BarList.js';
import { useWords } from '../locale/useWords.js';
import type { RootProps } from '../root/rootProps.js';
import { deliveryFunnelWords } from './locale.js';
import {
  baseOf,
  type DeliveryNumbers,
  type DeliveryStep,
  type Difference,
  differenceOf,
  shareOf,
  stepsOf,
} from './steps.js';

export interface DeliveryFunnelProps extends RootProps<HTMLDivElement> {
  /** What became of the messages. What the channel does not tell has no step. */
  numbers: DeliveryNumbers;
  /** The same of another time, plan or template, and what that is called. Left out: there is nothing beside it. */
  against?: { readonly name: string; readonly numbers: DeliveryNumbers } | undefined;
  /** The step whose messages are shown elsewhere. Default: none. */
  selected?: DeliveryStep | undefined;
  /** A step was chosen, to show the messages behind it. Left out, steps are only read. */
  onSelect?: ((step: DeliveryStep) => void) | undefined;
}

const oneDecimal = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
const percent = (share: number | null): string =>
  share === null ? '—' : `${(share * 100).toLocaleString(undefined, oneDecimal)}%`;

/** How far messages came, step by step, and where the others are; each as a number and as a share of those before it. */
export const DeliveryFunnel = ({ numbers, against, selected, onSelect, ...root }: DeliveryFunnelProps) => {
  const words = useWords(deliveryFunnelWords);
  const countOf = (step: DeliveryStep): number => numbers[step] ?? 0;
  const minorOf = (step: DeliveryStep): string => {
    const base = baseOf(step);
    return base === 'sent' || base === 'delivered' ? words.of[base] : '';
  };
  const written = (difference: Difference | null): string => {
    if (difference === null) return '—';
    const { value, isPoints } = difference;
    const sign = value > 0 ? '+' : value < 0 ? '−' : '';
    const text = `${sign}${Math.abs(value).toLocaleString(undefined, oneDecimal)}`;
    return isPoints ? words.points(text) : `${text}%`;
  };
  const other = against && [
    {
      key: 'change',
      title: words.change,
      cell: (step: DeliveryStep) => written(differenceOf(step, numbers, against.numbers)),
    },
    { key: 'other', title: against.name, cell: (step: DeliveryStep) => against.numbers[step]?.toLocaleString() ?? '—' },
    {
      key: 'otherShare',
      title: words.otherShare(against.name),
      cell: (step: DeliveryStep) => percent(shareOf(against.numbers, step)),
    },
  ];
  return (
    <BarList
      {...root}
      title={words.title}
      rows={stepsOf(numbers)}
      rowKey={(step) => step}
      name={{ title: words.step, cell: (step) => words.steps[step], minor: minorOf }}
      value={{
        title: words.count,
        of: countOf,
        ...(against && { before: (step: DeliveryStep) => against.numbers[step] }),
      }}
      more={[{ key: 'share', title: words.share, cell: (step) => percent(shareOf(numbers, step)) }, ...(other ?? [])]}
      {...(selected !== undefined && { selected })}
      {...(onSelect && { onSelect })}
    />
  );
};
