import { type ContactWayState, type Input, type pageReferralLinks, type ReferralLink } from '@console/api/contract';
import { usePageReferralLinks, useReadReferralLink } from '@console/api/hooks/marketing/referralLink';
import { lookUp } from '@console/base';
import { Status, type StatusTone } from '@console/ui/states';
import { columnsOf, NOTHING } from '../../../lists/columns.js';
import { useEnabledList, useUpdatedColumn } from '../../../lists/enabled.js';
import { recordListHook } from '../../../lists/recordListHook.js';
import { useSeparator } from '../../../locale/useSeparator.js';
import { useStaffFilter } from '../weCom/useStaffFilter.js';
import { useLinkWords } from './linkWords.js';

const tones: Record<ContactWayState, StatusTone> = {
  waiting: 'running',
  ready: 'ok',
  unknown: 'warning',
  failed: 'error',
  off: 'off',
};

/** How far the code of a link is. */
export const WayStatus = ({ wayState }: Pick<ReferralLink, 'wayState'>) => (
  <Status tone={lookUp(tones, wayState, 'off')}>{lookUp(useLinkWords().states, wayState, wayState)}</Status>
);

/** Milliseconds between two looks while WeCom is making a code. */
const LOOK = 3000;

/** Milliseconds until a link is looked at again; 0: nothing changes by itself. */
export const whileMaking = (link: Pick<ReferralLink, 'wayState'> | undefined): number =>
  link?.wayState === 'waiting' || link?.wayState === 'unknown' ? LOOK : 0;

const column = columnsOf<ReferralLink>();

const useLinks = recordListHook<ReferralLink, Omit<Input<typeof pageReferralLinks>, 'current' | 'size'>>({
  kind: 'referral link',
  usePage: usePageReferralLinks,
  useOne: (id) => {
    const { state } = useReadReferralLink(id === undefined ? null : { id });
    return id === undefined ? undefined : state;
  },
});

/** Links by page, name, staff and whether they are in use. */
export const useLinkList = () => {
  const words = useLinkWords();
  const enabled = useEnabledList();
  const updated = useUpdatedColumn();
  const staff = useStaffFilter();
  const separator = useSeparator();
  return useLinks({
    refreshEvery: (page) => (page?.list.some((link) => whileMaking(link) > 0) ? LOOK : 0),
    filters: [staff, enabled.filter],
    columns: [
      {
        key: 'linkName',
        title: words.name,
        width: 200,
        mobile: 'first',
        sortable: true,
        render: ({ linkName }) => linkName,
      },
      column.status('way', words.state, ({ wayState }) => <WayStatus wayState={wayState} />),
      column.text('staff', words.staff, (row) => row.staff.map(({ nick }) => nick).join(separator) || NOTHING, {
        mobile: 'second',
      }),
      column.count('visits', words.visits, ({ visitCount }) => visitCount),
      column.count('added', words.added, ({ addedCount }) => addedCount),
      column.count('lost', words.lost, ({ lostCount }) => lostCount),
      enabled.column,
      { ...updated, sortable: true },
    ],
  });
};
