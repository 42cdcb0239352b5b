/** What became of messages. Those delivered, failed, awaited and unknown are those sent. */
export interface DeliveryNumbers {
  readonly sent: number;
  readonly delivered: number;
  /** Null: the channel does not tell. */
  readonly opened: number | null;
  readonly clicked: number;
  readonly failed: number;
  /** Taken by the vendor, which has reported nothing of them. */
  readonly awaited: number;
  /** They may have gone out. */
  readonly unknown: number;
}

export type DeliveryStep = keyof DeliveryNumbers;

/** What a step is a share of; of all that were sent there is none. */
const bases: Readonly<Record<DeliveryStep, DeliveryStep | null>> = {
  sent: null,
  delivered: 'sent',
  opened: 'delivered',
  clicked: 'delivered',
  failed: 'sent',
  awaited: 'sent',
  unknown: 'sent',
};

const order: readonly DeliveryStep[] = ['sent', 'delivered', 'opened', 'clicked', 'failed', 'awaited', 'unknown'];

/** The steps that these messages have, in their order: how far they came, then where the others are. */
export const stepsOf = ({ opened }: DeliveryNumbers): DeliveryStep[] =>
  order.filter((step) => step !== 'opened' || opened !== null);

export const baseOf = (step: DeliveryStep): DeliveryStep | null => bases[step];

/** From 0 to 1; null: there is nothing to be a share of. */
export const shareOf = (numbers: DeliveryNumbers, step: DeliveryStep): number | null => {
  const base = bases[step];
  const [part, whole] = [numbers[step], base === null ? null : numbers[base]];
  return part === null || whole === null || whole === 0 ? null : part / whole;
};

/** How one side differs from the other, in percent of it or in points of the shares, to one decimal. */
export interface Difference {
  readonly value: number;
  readonly isPoints: boolean;
}

/** Null: it cannot be said. */
export const differenceOf = (
  step: DeliveryStep,
  numbers: DeliveryNumbers,
  other: DeliveryNumbers,
): Difference | null => {
  const rounded = (value: number): number => Math.round(value * 10) / 10;
  if (bases[step] === null) {
    const [now, before] = [numbers[step] ?? 0, other[step] ?? 0];
    return before === 0 ? null : { value: rounded(((now - before) / before) * 100), isPoints: false };
  }
  const [now, before] = [shareOf(numbers, step), shareOf(other, step)];
  return now === null || before === null ? null : { value: rounded((now - before) * 100), isPoints: true };
};
