import { SafetyCertificateOutlined } from '@ant-design/icons';
import type { Input, pagePlanApprovals, PlanToApprove } from '@console/api/contract';
import { usePagePlanApprovals } from '@console/api/hooks/marketing/planApproval';
import { lookUp } from '@console/base';
import { lazyPart } from '@console/ui/on-demand';
import { Status } from '@console/ui/states';
import { HeadButton } from '../../../actions/HeadButton.js';
import { columnsOf } from '../../../lists/columns.js';
import type { Paging } from '../../../lists/paging.js';
import { enumFilter } from '../../../lists/recordFilters.js';
import { type RecordKind, recordListHook } from '../../../lists/recordListHook.js';
import { RecordListPage } from '../../../lists/RecordListPage.js';
import { useQueryState } from '../../../navigation/useQueryState.js';
import { usePageHead } from '../../../shell/ShellContext.js';
import { approvalTones, lastDay, shortDay } from './planStates.js';
import { usePlanWords } from './planWords.js';

const ApprovalDrawer = lazyPart(() => import('./ApprovalDrawer.js'));
const PlanSettingsDialog = lazyPart(() => import('./PlanSettingsDialog.js'));

/** In the address while the settings are changed. */
const SETTINGS = 'settings';
const decided = ['waiting', 'approved', 'rejected'] as const;
const column = columnsOf<PlanToApprove>();

type Wanted = Omit<Input<typeof pagePlanApprovals>, 'current' | 'size'>;

const asked = ({ keyword, ...rest }: Paging & Partial<Wanted>) => ({
  ...rest,
  ...(keyword !== undefined && { planName: keyword }),
});

const usePage: RecordKind<PlanToApprove, Wanted>['usePage'] = (input, options) =>
  usePagePlanApprovals(input && asked(input), options);

const useApprovals = recordListHook<PlanToApprove, Wanted>({ kind: 'plan approval', usePage });

/** Plans that wait for the approval of a second person. */
export default function PlanApprovalsPage() {
  const words = usePlanWords();
  const [get, set] = useQueryState();
  usePageHead(words.approvals);
  const list = useApprovals({
    besides: [SETTINGS],
    filters: [
      enumFilter({
        key: 'approval',
        label: words.approval,
        values: decided,
        words: words.approvalStates,
        toInput: (approval) => ({ approval }),
      }),
    ],
    columns: [
      { key: 'planName', title: words.name, mobile: 'first', render: ({ planName }) => planName },
      column.status('approval', words.approval, ({ approval }) => (
        <Status tone={lookUp(approvalTones, approval, 'off')}>
          {lookUp(words.approvalStates, approval, approval)}
        </Status>
      )),
      column.text('audience', words.audience, (plan) => words.people(plan.crowdPackName, plan.memberCount), {
        mobile: 'second',
      }),
      column.text('time', words.time, (plan) => words.dates(shortDay(plan.startTime), lastDay(plan.endTime)), {
        width: 152,
      }),
      column.text('askedBy', words.askedBy, ({ askedBy }) => askedBy, { width: 112 }),
      column.time('askTime', words.askTime, ({ askTime }) => askTime),
    ],
  });
  return (
    <RecordListPage
      title={words.approvals}
      list={list}
      more={
        <HeadButton
          label={words.settings}
          icon={<SafetyCertificateOutlined />}
          onClick={() => set({ open: SETTINGS }, { push: true })}
        />
      }
      rowName={({ planName }) => planName}
      searchHint={words.search}
      opens
      empty={{ title: words.approvalEmpty, description: words.approvalEmptyText }}
    >
      <ApprovalDrawer list={list} />
      <PlanSettingsDialog open={get('open') === SETTINGS} onClose={() => set({ open: undefined })} />
    </RecordListPage>
  );
}
