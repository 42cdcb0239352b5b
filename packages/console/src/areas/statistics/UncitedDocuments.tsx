import { formatDateTime } from '@console/base';
import { routes, type UsedDocument } from '@console/api/contract';
import { usePageUsedDocuments } from '@console/api/hooks/usage';
import { PageLink } from '@console/ui/link';
import { Panel } from '@console/ui/panel';
import { type SimpleColumn, SimpleTable } from '@console/ui/simple-table';
import { AsyncView, EmptyState, Skeletons } from '@console/ui/states';
import { useState } from 'react';
import { linkTo } from '../../navigation/address.js';
import { useAddress } from '../../navigation/useAddress.js';
import { isGranted } from '../../session/menus.js';
import { useUser } from '../../session/UserContext.js';
import { MoreRows, STEP } from './MoreRows.js';
import { inShanghai } from '../../time/inShanghai.js';
import { useStatisticsWords } from './statisticsWords.js';
import type { StatisticsView } from './useView.js';

const dayOf = (time: string): string => formatDateTime(inShanghai(new Date(time))).slice(0, 10);

/** Documents that no answer ever rested on, the oldest first. */
export const UncitedDocuments = ({ view: { span } }: { view: StatisticsView }) => {
  const words = useStatisticsWords();
  const { menus } = useUser();
  const { follow } = useAddress();
  const [size, setSize] = useState(STEP);
  const { startTime, endTime } = span;
  const page = usePageUsedDocuments({ startTime, endTime, cited: false, current: 1, size }, { keepPrevious: true });
  const opens = isGranted(routes.knowledgeBase.path, menus);
  const nothing = <EmptyState picture="search" title={words.nothingNever} />;
  const linked = (id: string, name: string) =>
    opens ? (
      <PageLink href={linkTo('chunks', { id })} onNavigate={follow}>
        {name}
      </PageLink>
    ) : (
      name
    );
  const columns: SimpleColumn<UsedDocument>[] = [
    {
      key: 'name',
      title: words.document,
      full: ({ name }) => name,
      cell: ({ id, name }) => linked(id, name),
    },
    {
      key: 'base',
      title: words.base,
      cell: ({ knowledgeBaseName }) => knowledgeBaseName,
      full: ({ knowledgeBaseName }) => knowledgeBaseName,
    },
    { key: 'time', title: words.uploaded, cell: ({ createTime }) => dayOf(createTime), number: true },
  ];
  return (
    <Panel title={words.never} note={page.data?.total ? words.all(page.data.total) : undefined}>
      <AsyncView
        value={page.state}
        what={words.never}
        skeleton={<Skeletons shape="rows" count={5} />}
        empty={({ list }) => (list.length === 0 ? nothing : null)}
      >
        {({ list, total }) => (
          <>
            <SimpleTable columns={columns} rows={list} rowKey={({ id }) => id} />
            <MoreRows shown={list.length} total={total} onMore={setSize} />
          </>
        )}
      </AsyncView>
    </Panel>
  );
};
