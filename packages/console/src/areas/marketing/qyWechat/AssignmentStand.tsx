import type { AssignmentDetail } from '@console/api/contract';
import { formatDateTime, lookUp } from '@console/base';
import { JobProgress } from '@console/ui/job-progress';
import { SimpleTable } from '@console/ui/simple-table';
import { Notice } from '@console/ui/states';
import { Facts } from '../../../details/Facts.js';
import { useSeparator } from '../../../locale/useSeparator.js';
import { Wide } from '../weCom/weCom.styles.js';
import { useAssignWords } from './assignWords.js';

interface AssignmentStandProps {
  assignment: AssignmentDetail;
  /** The assignment that it takes back, or that takes it back, is to be opened. */
  onOpen: (id: string) => void;
}

const named = (list: readonly { name: string }[]): string[] => list.map(({ name }) => name);

/** How an assignment stands: what was asked for, how far it is, who gets how many, and why others are left alone. */
export const AssignmentStand = ({ assignment: one, onOpen }: AssignmentStandProps) => {
  const words = useAssignWords();
  const separator = useSeparator();
  const { undoes, undoneBy, state, waitsFor, waitsUntil, total, waitingCount, askedCount, unknownCount } = one;
  const list = (names: readonly string[]): string | undefined =>
    names.length === 0 ? undefined : names.join(separator);
  const looked = total - waitingCount;
  return (
    <>
      {state === 'draft' && <Notice tone="info">{words.previewed}</Notice>}
      {undoes !== null && (
        <Notice action={{ label: words.openOther, onClick: () => onOpen(undoes) }}>{words.undoes}</Notice>
      )}
      {undoneBy !== null && (
        <Notice tone="warning" action={{ label: words.openOther, onClick: () => onOpen(undoneBy) }}>
          {words.undoneBy}
        </Notice>
      )}
      {waitsFor !== null && (
        <Notice tone="warning">
          {lookUp(words.waits, waitsFor, words.waits.vendor)}
          {waitsUntil !== null && ` ${words.nextTry(formatDateTime(waitsUntil))}`}
        </Notice>
      )}
      {state === 'running' && (
        <JobProgress
          name={words.progress}
          job={{
            status: 'running',
            stage: words.going(looked, total),
            percent: total === 0 ? null : (looked / total) * 100,
          }}
        />
      )}
      {askedCount > 0 && <Notice>{words.askedNote(askedCount)}</Notice>}
      {unknownCount > 0 && <Notice tone="warning">{words.unknownNote(unknownCount)}</Notice>}
      <Facts
        facts={[
          [words.total, total.toLocaleString()],
          [words.done, one.doneCount.toLocaleString()],
          [words.pack, one.crowdPackName === '' ? undefined : one.crowdPackName],
          [words.labels, list(named(one.labels))],
          [words.cities, list(one.cities)],
          [words.currentStaff, list(named(one.currentStaff))],
          [words.remark, one.remark === '' ? undefined : one.remark],
          [words.createdBy, one.createdBy],
          [words.created, formatDateTime(one.createTime)],
        ]}
      />
      <section>
        <h3>{words.byStaff}</h3>
        <Wide>
          <SimpleTable
            aria-label={words.byStaff}
            rows={one.staff}
            rowKey={({ staffId }) => staffId}
            columns={[
              { key: 'name', title: words.staffName, cell: ({ staffName }) => staffName },
              { key: 'gets', title: words.gets, number: true, cell: ({ getsCount }) => getsCount.toLocaleString() },
              {
                key: 'via',
                title: words.viaWeCom,
                number: true,
                cell: ({ viaWeComCount }) => viaWeComCount.toLocaleString(),
              },
              { key: 'done', title: words.doneOf, number: true, cell: ({ doneCount }) => doneCount.toLocaleString() },
              {
                key: 'contacts',
                title: words.contacts,
                number: true,
                cell: ({ contactCount }) => contactCount.toLocaleString(),
              },
            ]}
          />
        </Wide>
      </section>
      {one.reasons.length > 0 && (
        <section>
          <h3>{words.notAssigned}</h3>
          <Wide>
            <SimpleTable
              aria-label={words.notAssigned}
              rows={one.reasons}
              rowKey={({ state: at, reason }) => `${at} ${reason}`}
              columns={[
                { key: 'reason', title: words.reason, cell: ({ reason }) => lookUp(words.reasons, reason, reason) },
                { key: 'state', title: words.state, cell: ({ state: at }) => lookUp(words.peopleStates, at, at) },
                { key: 'count', title: words.count, number: true, cell: ({ count }) => count.toLocaleString() },
              ]}
            />
          </Wide>
        </section>
      )}
    </>
  );
};
