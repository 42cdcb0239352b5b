import { SafetyCertificateOutlined } from '@ant-design/icons';
import { type Input, type pageTemplateReviews, templateChannels, type TemplateReview } from '@console/api/contract';
import { usePageTemplateReviews } from '@console/api/hooks/marketing/templateReview';
import { lookUp } from '@console/base';
import { lazyPart } from '@console/ui/on-demand';
import { Status } from '@console/ui/states';
import { HeadButton } from '../../../actions/HeadButton.js';
import { columnsOf } from '../../../lists/columns.js';
import { enumFilter } from '../../../lists/recordFilters.js';
import { recordListHook } from '../../../lists/recordListHook.js';
import { RecordListPage } from '../../../lists/RecordListPage.js';
import { useQueryState } from '../../../navigation/useQueryState.js';
import { usePageHead } from '../../../shell/ShellContext.js';
import { tones } from './templateStates.js';
import { useTemplateWords } from './templateWords.js';

const ReviewDrawer = lazyPart(() => import('./ReviewDrawer.js'));
const RulesDrawer = lazyPart(() => import('./RulesDrawer.js'));

/** In the address while the rules are changed. */
const RULES = 'rules';
const decided = ['waiting', 'approved', 'rejected'] as const;
const column = columnsOf<TemplateReview>();

const useReviews = recordListHook<TemplateReview, Omit<Input<typeof pageTemplateReviews>, 'current' | 'size'>>({
  kind: 'template review',
  usePage: usePageTemplateReviews,
  one: (id) => ({ idList: [id] }),
});

/** Templates of all channels that wait for a decision. */
export default function TemplateReviewsPage() {
  const words = useTemplateWords();
  const [get, set] = useQueryState();
  usePageHead(words.reviews);
  const list = useReviews({
    besides: [RULES],
    filters: [
      enumFilter({
        key: 'state',
        label: words.state,
        values: decided,
        words: words.states,
        toInput: (state) => ({ state }),
      }),
      enumFilter({
        key: 'channel',
        label: words.channel,
        values: templateChannels,
        words: words.channels,
        toInput: (channel) => ({ channel }),
      }),
    ],
    columns: [
      { key: 'templateName', title: words.name, mobile: 'first', render: ({ templateName }) => templateName },
      column.text('channel', words.channel, ({ channel }) => lookUp(words.channels, channel, channel), { width: 96 }),
      column.status('state', words.state, ({ state }) => (
        <Status tone={lookUp(tones, state, 'off')}>{lookUp(words.states, state, state)}</Status>
      )),
      column.text('submittedBy', words.submittedBy, ({ submittedBy }) => submittedBy, { width: 120, mobile: 'second' }),
      column.time('submitTime', words.submitTime, ({ submitTime }) => submitTime),
    ],
  });
  return (
    <RecordListPage
      title={words.reviews}
      list={list}
      more={
        <HeadButton
          label={words.rules}
          icon={<SafetyCertificateOutlined />}
          onClick={() => set({ open: RULES }, { push: true })}
        />
      }
      rowName={({ templateName }) => templateName}
      searchHint={words.reviewSearch}
      opens
      empty={{ title: words.reviewEmpty, description: words.reviewEmptyText }}
    >
      <ReviewDrawer list={list} />
      <RulesDrawer open={get('open') === RULES} onClose={() => set({ open: undefined })} />
    </RecordListPage>
  );
}
