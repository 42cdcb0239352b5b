import type { Page } from '@console/api/hooks/pageHook';
import type { Read } from '@console/api/hooks/readHook';
import { type Async, loading, ready } from '@console/base';
import type { OpenRecord } from '../navigation/useRecord.js';

/** The record that is open, and the way to those beside it. */
export interface OpenedRecord<Row> {
  record: OpenRecord;
  /** What is known of it; undefined while none is open, or a new one. */
  opened: Async<Row> | undefined;
  /** Which of the shown page's records it is, from 1. */
  place?: { at: number; of: number };
  onPrevious?: () => void;
  onNext?: () => void;
}

export interface OnPage<Row> extends OpenedRecord<Row> {
  /** Its id where it is not on the shown page. */
  beyond: string | undefined;
}

export interface OnPageOptions<Row> {
  record: OpenRecord;
  /** Its id; undefined while what is open is no record. */
  id: string | undefined;
  /** The page of the list. */
  page: Read<Page<Row>>;
}

/** Finds the open record on the shown page of its list. */
export const onPage = <Row extends { id: string }>({ record, id, page }: OnPageOptions<Row>): OnPage<Row> => {
  const list = page.data?.list ?? [];
  const at = list.findIndex((row) => row.id === id);
  const listed = list[at];
  const step = (by: number): (() => void) | undefined => {
    const next = at < 0 ? undefined : list[at + by];
    return next && (() => void record.show(next.id));
  };
  const waiting = id !== undefined && page.state.state === 'loading' ? loading : undefined;
  return {
    record,
    opened: listed === undefined ? waiting : ready(listed),
    beyond: listed === undefined && page.data !== undefined ? id : undefined,
    ...(listed !== undefined && { place: { at: at + 1, of: list.length } }),
    onPrevious: step(-1),
    onNext: step(1),
  };
};
