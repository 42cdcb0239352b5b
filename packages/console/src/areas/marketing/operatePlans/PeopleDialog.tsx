import type { PdTask, SkipReason } from '@console/api/contract';
import { usePageDryRunPeople } from '@console/api/hooks/marketing/planRun';
import { SideDrawer } from '@console/ui/dialog';
import { SimpleTable } from '@console/ui/simple-table';
import { AsyncView, EmptyState } from '@console/ui/states';
import { Pagination } from 'antd';
import { useState } from 'react';
import { recipientsOf } from './dryRunNumbers.js';
import { PanelBody } from './plans.styles.js';
import { usePlanWords } from './planWords.js';

const SIZE = 50;

interface PeopleDialogProps {
  open: boolean;
  task: PdTask;
  reason: SkipReason;
  onClose: () => void;
}

/** Who, or which groups, would get nothing by a dry run, for one reason. Numbers are masked. */
export default function PeopleDialog({ open, task, reason, onClose }: PeopleDialogProps) {
  const words = usePlanWords();
  const [current, setCurrent] = useState(1);
  const people = usePageDryRunPeople(open ? { id: task.id, reason, current, size: SIZE } : null);
  const nothing = <EmptyState title={words.nobody} />;
  const ofGroups = recipientsOf(task) === 'groups';
  const what = ofGroups ? words.groupName : words.customer;
  return (
    <SideDrawer
      open={open}
      title={ofGroups ? words.groupsLeftOut(words.reasons[reason]) : words.leftOut(words.reasons[reason])}
      onClose={onClose}
    >
      <PanelBody>
        <AsyncView value={people.state} what={what} empty={({ total }) => (total === 0 ? nothing : null)}>
          {({ list, total }) => (
            <>
              <SimpleTable
                rows={list}
                rowKey={({ customerId, privateDomain }) => customerId ?? privateDomain?.id ?? ''}
                columns={
                  ofGroups
                    ? [
                        {
                          key: 'group',
                          title: words.groupName,
                          cell: ({ privateDomain }) => privateDomain?.name || words.unnamedGroup,
                        },
                      ]
                    : [
                        { key: 'name', title: words.customer, cell: ({ customerName }) => customerName },
                        { key: 'phone', title: words.phone, cell: ({ phoneNumber }) => phoneNumber },
                      ]
                }
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
