import { DownloadOutlined } from '@ant-design/icons';
import { saveFile } from '@console/api';
import {
  type AssignedPerson,
  assignedStates,
  type AssignmentDetail,
  exportAssignedPeople,
} from '@console/api/contract';
import { useExportAssignedPeople, usePageAssignedPeople } from '@console/api/hooks/marketing/qyWechat';
import { useOffered } from '@console/api/hooks/useOffered';
import { ifKnown, lookUp } from '@console/base';
import { ActionButton } from '@console/ui/button';
import { SimpleTable } from '@console/ui/simple-table';
import { AsyncView, EmptyState, Skeletons } from '@console/ui/states';
import { Pagination, Select } from 'antd';
import { useState } from 'react';
import { attempt } from '../../../actions/attempt.js';
import { useSeparator } from '../../../locale/useSeparator.js';
import { Wide } from '../weCom/weCom.styles.js';
import { Tools } from './assign.styles.js';
import { assignmentName, whileGoing } from './assignmentName.js';
import { useAssignWords } from './assignWords.js';

const SIZE = 20;
const ALL = 'all';

/** Who goes where, who not and why, person by person; all of it as a file. */
export const AssignedPeople = ({ assignment }: { assignment: AssignmentDetail }) => {
  const words = useAssignWords();
  const separator = useSeparator();
  const exportable = useOffered(exportAssignedPeople);
  const [shown, setShown] = useState(ALL);
  const [current, setCurrent] = useState(1);
  const state = ifKnown(assignedStates, shown, undefined);
  const { run: fetchFile } = useExportAssignedPeople();
  const read = usePageAssignedPeople(
    { assignmentId: assignment.id, current, size: SIZE, ...(state && { state }) },
    { keepPrevious: true, refreshEvery: () => whileGoing(assignment) },
  );
  const save = () =>
    attempt(async () => {
      const file = await fetchFile({ assignmentId: assignment.id });
      saveFile(file, `${words.exportName(assignmentName(assignment, words, separator))}.xlsx`);
    });
  const stateOf = ({ state: at, reason, said }: AssignedPerson): string => {
    const word = lookUp(words.peopleStates, at, at);
    const why = [reason === null ? '' : lookUp(words.reasons, reason, reason), said].filter((part) => part !== '');
    return why.length === 0 ? word : `${word}：${why.join(' ')}`;
  };
  const nothing = <EmptyState title={words.nobody} />;
  return (
    <section>
      <h3>{words.peopleTitle}</h3>
      <Tools>
        <Select
          aria-label={words.state}
          value={shown}
          style={{ minWidth: 128 }}
          onChange={(next) => {
            setShown(next);
            setCurrent(1);
          }}
          options={[
            { value: ALL, label: words.all },
            ...assignedStates.map((value) => ({ value, label: words.peopleStates[value] })),
          ]}
        />
        {exportable && (
          <ActionButton icon={<DownloadOutlined />} onClick={save}>
            {words.export}
          </ActionButton>
        )}
      </Tools>
      <AsyncView
        value={read.state}
        what={words.peopleTitle}
        skeleton={<Skeletons shape="rows" count={6} />}
        empty={({ list }) => (list.length === 0 ? nothing : null)}
      >
        {({ list, total }) => (
          <>
            <Wide>
              <SimpleTable
                aria-label={words.peopleTitle}
                rows={list}
                rowKey={({ id }) => id}
                columns={[
                  {
                    key: 'customer',
                    title: words.customer,
                    cell: ({ customerName, phoneNumber }) => `${customerName} ${phoneNumber}`.trim(),
                  },
                  { key: 'state', title: words.state, cell: stateOf, full: stateOf },
                  { key: 'from', title: words.from, cell: ({ fromName }) => fromName || '—' },
                  { key: 'to', title: words.toWhom, cell: ({ toName }) => toName || '—' },
                  {
                    key: 'how',
                    title: words.how,
                    cell: (row) => (row.state === 'skipped' ? '—' : row.viaWeCom ? words.hows.weCom : words.hows.books),
                  },
                ]}
              />
            </Wide>
            {total > SIZE && (
              <Pagination
                size="small"
                current={current}
                pageSize={SIZE}
                total={total}
                showSizeChanger={false}
                onChange={setCurrent}
              />
            )}
          </>
        )}
      </AsyncView>
    </section>
  );
};
