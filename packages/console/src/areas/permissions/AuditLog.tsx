import type { AuditEntry } from '@console/api/contract';
import { usePageAuditLog } from '@console/api/hooks/auditLog';
import { formatDateTime } from '@console/base';
import { DataList, type ListColumn } from '@console/ui/data-list';
import { EmptyState, Status } from '@console/ui/states';
import { usePreferences } from '../../app/preferences.js';
import { pagingOf } from '../../lists/paging.js';
import { recentFilters, useRecent } from '../../lists/recentFilter.js';
import { useListQuery } from '../../navigation/useListQuery.js';
import { actionName } from './actionNames.js';
import { AuditSubjects } from './AuditSubjects.js';
import { useUserWords } from './userWords.js';

/** Who did what to what, newest first. */
export const AuditLog = () => {
  const { audit } = useUserWords();
  const { language } = usePreferences();
  const [query, setQuery] = useListQuery(recentFilters);
  const recent = useRecent(query);
  const page = usePageAuditLog({
    ...pagingOf(query),
    ...recent.within,
  });

  const columns: ListColumn<AuditEntry>[] = [
    { key: 'time', title: audit.time, width: 176, mobile: 'secondEnd', render: ({ time }) => formatDateTime(time) },
    {
      key: 'who',
      title: audit.who,
      width: 160,
      mobile: 'second',
      render: ({ username, account }) => username || account || audit.nobody,
    },
    {
      key: 'action',
      title: audit.action,
      width: 200,
      mobile: 'first',
      render: ({ action }) => actionName(action, language),
    },
    { key: 'target', title: audit.target, width: 280, render: (entry) => <AuditSubjects {...entry} /> },
    {
      key: 'outcome',
      title: audit.outcome,
      width: 180,
      mobile: 'firstEnd',
      render: ({ failureText }) => (
        <Status tone={failureText === null ? 'ok' : 'error'}>{failureText ?? audit.success}</Status>
      ),
    },
    { key: 'address', title: audit.address, width: 140, quiet: true, render: ({ address }) => address },
  ];

  return (
    <DataList
      label={audit.action}
      page={page.state}
      query={query}
      onQuery={setQuery}
      columns={columns}
      rowKey={({ id }) => id}
      rowName={({ action }) => actionName(action, language)}
      searchHint={audit.search}
      filters={[recent.filter]}
      empty={<EmptyState title={audit.empty} />}
    />
  );
};
