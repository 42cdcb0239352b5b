import type { FaqChannel, FaqVariant } from '@console/api/contract';

/** Which variant is given in the place of the usual answer, from 0: the first that applies; null where none does. */
export const variantFor = (
  variants: readonly Omit<FaqVariant, 'answer'>[],
  channel: FaqChannel | undefined,
  today: string,
): number | null => {
  const at = variants.findIndex(
    ({ channel: wanted, from, until }) =>
      (wanted === 'all' || wanted === channel) && (from ?? today) <= today && today <= (until ?? today),
  );
  return at === -1 ? null : at;
};
