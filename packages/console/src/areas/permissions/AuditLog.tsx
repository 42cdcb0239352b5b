import type { AuditEntry } from '@console/api/contract';
import { usePageAuditLog } from '@console/api/hooks/auditLog';
import { Status } from '@console/ui/states';
import { usePreferences } from '../../state/preferences.js';
import { columnsOf } from '../../lists/columns.js';
import { useRecentFilter } from '../../lists/recentFilter.js';
import { RecordTable } from '../../lists/RecordTable.js';
import { recordListHook } from '../../lists/recordListHook.js';
import { actionName } from './actionNames.js';
import { AuditSubjects } from './AuditSubjects.js';
import { useUserWords } from './userWords.js';

const column = columnsOf<AuditEntry>();

const useAuditList = recordListHook({ kind: 'auditEntry', usePage: usePageAuditLog });

/** Who did what to what, newest first. */
export const AuditLog = () => {
  const { audit: words } = useUserWords();
  const { language } = usePreferences();
  const recent = useRecentFilter();
  const nameOf = ({ action }: AuditEntry) => actionName(action, language);
  const list = useAuditList({
    filters: [recent],
    columns: [
      column.time('time', words.time, ({ time }) => time, { quiet: false, sortable: true }),
      column.text('username', words.who, ({ username, account }) => username || account || words.nobody, {
        width: 160,
        mobile: 'second',
        sortable: true,
      }),
      column.text('action', words.action, nameOf, { width: 200, mobile: 'first' }),
      {
        key: 'target',
        title: words.target,
        width: 280,
        render: (entry: AuditEntry) => <AuditSubjects {...entry} />,
      },
      column.status(
        'outcome',
        words.outcome,
        ({ failureText }) => (
          <Status tone={failureText === null ? 'ok' : 'error'}>{failureText ?? words.success}</Status>
        ),
        { width: 180 },
      ),
      column.text('address', words.address, ({ address }) => address, { width: 140, quiet: true }),
    ],
  });
  return (
    <RecordTable
      list={list}
      label={words.action}
      rowName={nameOf}
      searchHint={words.search}
      empty={{ title: words.empty }}
    />
  );
};
