import type { PdTask, SkipReason } from '@console/api/contract';
import { usePageDryRunPeople } from '@console/api/hooks/marketing/planRun';
import { SideDrawer } from '@console/ui/dialog';
import { SimpleTable } from '@console/ui/simple-table';
import { AsyncView, EmptyState } from '@console/ui/states';
import { Pagination } from 'antd';
import { useState } from 'react';
import { PanelBody } from './plans.styles.js';
import { usePlanWords } from './planWords.js';

const SIZE = 50;

interface PeopleDialogProps {
  open: boolean;
  task: PdTask;
  reason: SkipReason;
  onClose: () => void;
}

/** Who would get nothing by a dry run, for one reason. Numbers are masked. */
export default function PeopleDialog({ open, task, reason, onClose }: PeopleDialogProps) {
  const words = usePlanWords();
  const [current, setCurrent] = useState(1);
  const people = usePageDryRunPeople(open ? { id: task.id, reason, current, size: SIZE } : null);
  const nothing = <EmptyState title={words.nobody} />;
  return (
    <SideDrawer open={open} title={words.leftOut(words.reasons[reason])} onClose={onClose}>
      <PanelBody>
        <AsyncView value={people.state} what={words.customer} empty={({ total }) => (total === 0 ? nothing : null)}>
          {({ list, total }) => (
            <>
              <SimpleTable
                rows={list}
                rowKey={({ customerId }) => customerId}
                columns={[
                  { key: 'name', title: words.customer, cell: ({ customerName }) => customerName },
                  { key: 'phone', title: words.phone, cell: ({ phoneNumber }) => phoneNumber },
                ]}
              />
              {total > SIZE && (
                <Pagination
                  size="small"
                  showSizeChanger={false}
                  current={current}
                  pageSize={SIZE}
                  total={total}
                  onChange={setCurrent}
                />
              )}
            </>
          )}
        </AsyncView>
      </PanelBody>
    </SideDrawer>
  );
}
