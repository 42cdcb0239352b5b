import { PlusOutlined } from '@ant-design/icons';
import { PageFrame } from '@console/ui/page-frame';
import type { EmptyStateProps } from '@console/ui/states';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { RecordTable, type RecordTableProps } from './RecordTable.js';

export interface RecordListPageProps<Row extends { id: string }>
  extends Omit<RecordTableProps<Row>, 'label' | 'empty'> {
  title: string;
  /** The page's primary: makes a record. */
  create?: { label: string; onClick: () => void };
  /** Before the primary. */
  more?: ReactNode;
  empty: Omit<EmptyStateProps, 'action'>;
  /** Over the table: a sentence that holds for all of it. */
  notice?: ReactNode;
  /** The drawers that stand beside the list. */
  children?: ReactNode;
}

/** A page that is a list of records: its head with the number of them and the primary, the table, and the drawers. */
export const RecordListPage = <Row extends { id: string }>(props: RecordListPageProps<Row>) => {
  const { title, create, more, empty, notice, children, list, ...table } = props;
  const action = create && { ...create, icon: <PlusOutlined /> };
  return (
    <PageFrame
      title={title}
      count={list.total}
      {...((create || more !== undefined) && {
        actions: (
          <>
            {more}
            {create && (
              <Button type="primary" icon={<PlusOutlined />} onClick={create.onClick}>
                {create.label}
              </Button>
            )}
          </>
        ),
      })}
    >
      {notice}
      <RecordTable {...table} list={list} label={title} empty={{ ...empty, ...(action && { action }) }} />
      {children}
    </PageFrame>
  );
};
