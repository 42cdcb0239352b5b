import { useMessage } from '@console/ui/provider';
import type { ReactNode } from 'react';
import type { OpenedRecord } from '../lists/openedRecord.js';
import { useDictionary } from '../locale/useDictionary.js';
import { FormDrawer, type FormDrawerProps } from './FormDrawer.js';

export interface RecordDrawerProps<Row extends { id: string }, Fields extends object> {
  /** The list that it stands beside, or a page's one record. */
  list: OpenedRecord<Row>;
  /** What the record is: "助手". */
  what: string;
  /** Title while a new one is made. Left out, none is. */
  newTitle?: string;
  titleOf: (row: Row) => string;
  /** Beside the title. */
  renderTags?: (row: Row) => ReactNode;
  /** What the fields say of a record; undefined for a new one. */
  fieldsOf: (row: Row | undefined) => Fields;
  /** Sends valid fields of a record, or of a new one. */
  onSubmit: (fields: Fields, row: Row | undefined) => Promise<unknown>;
  /** Fields are not valid, and nothing was sent. Where they may be out of sight, show them. */
  onInvalid?: () => void;
  /** Said when it was saved; for a new one `created`, where there is nothing else to say. */
  saved: string;
  created?: string;
  /** Default false: saved, it closes. */
  staysOpen?: boolean;
  /** Names of fields whose values are not kept as a draft. Default none. */
  secret?: readonly string[];
  /** Pixels: 480 (default), 720 with a preview or an editor, 1080 with what is set tried beside it. */
  width?: 480 | 720 | 1080;
  /** Nothing can be changed: the facts alone are shown. Default false. */
  fixed?: boolean;
  /** Makes values of the fields from what a draft held as JSON. Default: as it is. */
  revive?: FormDrawerProps<Fields>['revive'];
  /** Others may change the same record meanwhile: both versions are shown then, and merged. Default: the last one wins. */
  merging?: FormDrawerProps<Fields>['merging'];
  /** Over the fields: what is only read. */
  renderFacts?: (row: Row) => ReactNode;
  /** The fields. */
  children: ReactNode | ((row: Row | undefined) => ReactNode);
}

/** One record of a list, read and changed beside it, or a new one. */
export const RecordDrawer = <Row extends { id: string }, Fields extends object>(
  props: RecordDrawerProps<Row, Fields>,
) => {
  const {
    list,
    what,
    newTitle,
    titleOf,
    renderTags,
    fieldsOf,
    onSubmit,
    saved,
    created,
    fixed = false,
    renderFacts,
    children,
    ...rest
  } = props;
  const { record, opened, ...walk } = list;
  const { form: words } = useDictionary();
  const message = useMessage();
  const isNew = record.isNew && newTitle !== undefined;
  const row = !isNew && opened?.state === 'ready' ? opened.data : undefined;

  const save = async (fields: Fields) => {
    await onSubmit(fields, row);
    const said = row === undefined ? created : saved;
    if (said !== undefined) message.success(said);
  };
  const recordKey = isNew ? 'new' : opened && record.id;
  return (
    <FormDrawer<Fields>
      {...rest}
      {...walk}
      recordKey={recordKey}
      title={isNew ? newTitle : row === undefined ? what : titleOf(row)}
      what={what}
      {...(row && renderTags && { tags: renderTags(row) })}
      {...(!isNew && opened && { record: opened })}
      initial={fieldsOf(row)}
      {...(!fixed && { verb: isNew ? words.create : words.save })}
      edit={record}
      onSubmit={save}
      onClose={record.close}
      {...(row && renderFacts && { facts: renderFacts(row) })}
    >
      {typeof children === 'function' ? children(row) : children}
    </FormDrawer>
  );
};
