import { useState } from 'react';
import type { RecordList } from '../../../lists/recordListHook.js';

interface Place {
  readonly id: string | undefined;
  readonly before: string | undefined;
  readonly after: string | undefined;
}

/**
 * The cases before and after the one that is open. Once it is closed it leaves a list of what is open: those that stood
 * beside it stay its neighbours then.
 */
export const useNeighbours = <Row extends { id: string }>({ page, record }: RecordList<Row>) => {
  const [kept, setKept] = useState<Place>({ id: undefined, before: undefined, after: undefined });
  const rows = page.state === 'ready' ? page.data.list : [];
  const at = rows.findIndex(({ id }) => id === record.id);
  const listed = at === -1 ? undefined : { id: record.id, before: rows[at - 1]?.id, after: rows[at + 1]?.id };
  const place = listed ?? (kept.id === record.id ? kept : undefined);
  if (listed && (listed.id !== kept.id || listed.before !== kept.before || listed.after !== kept.after))
    setKept(listed);
  const to = (id: string | undefined) => id && (() => void record.show(id));
  return { onPrevious: to(place?.before) || undefined, onNext: to(place?.after) || undefined };
};
