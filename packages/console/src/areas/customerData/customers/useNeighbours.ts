import { usePageCustomers } from '@console/api/hooks/customers';
import { useQueryState } from '../../../navigation/useQueryState.js';
import { askedCustomers, listIn } from './askedCustomers.js';

/** In the address of one customer: the list that they were opened from. */
const FROM = 'from';

const now = { keepPrevious: false };

/** Those before and after a customer in the list that they were opened from, over its pages; none where it is not known. */
export const useNeighbours = (id: string | undefined) => {
  const [get, set] = useQueryState();
  const list = get(FROM);
  const address = new URLSearchParams(list ?? '');
  const read = (name: string): string | undefined => address.get(name) ?? undefined;
  const asked = list === undefined || id === undefined ? null : askedCustomers(read);
  const page = usePageCustomers(asked, now).data;
  const at = page?.list.findIndex((one) => one.id === id) ?? -1;
  const [current, size] = [asked?.current ?? 1, asked?.size ?? 1];
  const [first, last] = [at === 0, page !== undefined && at === page.list.length - 1];
  const total = page?.total ?? 0;
  const before = usePageCustomers(
    asked !== null && first && current > 1 ? { ...asked, current: current - 1 } : null,
    now,
  );
  const after = usePageCustomers(
    asked !== null && last && current * size < total ? { ...asked, current: current + 1 } : null,
    now,
  );
  if (page === undefined || at === -1) return {};
  const go = (next: { id: string } | undefined, on: number) =>
    next && (() => set({ id: next.id, [FROM]: listIn(read, on), kind: undefined, open: undefined, dialog: undefined }));
  return {
    place: { at: (current - 1) * size + at + 1, of: total.toLocaleString() },
    onPrevious: first ? go(before.data?.list.at(-1), current - 1) : go(page.list[at - 1], current),
    onNext: last ? go(after.data?.list[0], current + 1) : go(page.list[at + 1], current),
  };
};
