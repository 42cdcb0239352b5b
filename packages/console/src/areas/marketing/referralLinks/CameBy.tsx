import type { ReferralStatistics } from '@console/api/contract';
import type { Async } from '@console/base';
import { SimpleTable } from '@console/ui/simple-table';
import { AsyncView, Skeletons } from '@console/ui/states';
import { Wide } from '../weCom/weCom.styles.js';
import { Tables } from './link.styles.js';
import { useLinkWords } from './linkWords.js';

/** What came by each link, and to each member of staff. That nobody came, the course of days above it says. */
export const CameBy = ({ statistics }: { statistics: Async<ReferralStatistics> }) => {
  const words = useLinkWords();
  return (
    <AsyncView value={statistics} what={words.tabs.statistics} skeleton={<Skeletons shape="rows" count={4} />}>
      {({ links, staff }) =>
        (links.length > 0 || staff.length > 0) && (
          <Tables>
            <section>
              <h3>{words.byLink}</h3>
              <Wide>
                <SimpleTable
                  aria-label={words.byLink}
                  rows={links}
                  rowKey={({ id }) => id}
                  columns={[
                    {
                      key: 'link',
                      title: words.link,
                      cell: ({ linkName }) => linkName,
                      full: ({ linkName }) => linkName,
                    },
                    {
                      key: 'visits',
                      title: words.visits,
                      number: true,
                      cell: ({ visitCount }) => visitCount.toLocaleString(),
                    },
                    {
                      key: 'added',
                      title: words.added,
                      number: true,
                      cell: ({ addedCount }) => addedCount.toLocaleString(),
                    },
                    {
                      key: 'lost',
                      title: words.lost,
                      number: true,
                      cell: ({ lostCount }) => lostCount.toLocaleString(),
                    },
                  ]}
                />
              </Wide>
            </section>
            <section>
              <h3>{words.byStaff}</h3>
              <Wide>
                <SimpleTable
                  aria-label={words.byStaff}
                  rows={staff}
                  rowKey={({ id }) => id}
                  columns={[
                    { key: 'staff', title: words.staff, cell: ({ nick }) => nick, full: ({ nick }) => nick },
                    {
                      key: 'added',
                      title: words.added,
                      number: true,
                      cell: ({ addedCount }) => addedCount.toLocaleString(),
                    },
                    {
                      key: 'lost',
                      title: words.lost,
                      number: true,
                      cell: ({ lostCount }) => lostCount.toLocaleString(),
                    },
                  ]}
                />
              </Wide>
            </section>
          </Tables>
        )
      }
    </AsyncView>
  );
};
