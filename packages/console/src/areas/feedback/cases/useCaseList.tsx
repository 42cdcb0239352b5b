import {
  type AnswerFeedback,
  ASSISTANT_PAGE_SIZE,
  caseCauses,
  feedbackStatuses,
  type Input,
  type pageAnswerFeedback,
} from '@console/api/contract';
import { usePageAnswerFeedback } from '@console/api/hooks/answerFeedback';
import { usePageAssistants } from '@console/api/hooks/assistants';
import { lookUp, mapAsync } from '@console/base';
import { Tag } from '@console/ui/states';
import { columnsOf } from '../../../lists/columns.js';
import { useRecentFilter } from '../../../lists/recentFilter.js';
import { enumFilter, type RecordFilter } from '../../../lists/recordFilters.js';
import { type RecordList, recordListHook } from '../../../lists/recordListHook.js';
import { useDictionary } from '../../../locale/useDictionary.js';
import { useQueryState } from '../../../navigation/useQueryState.js';
import { useUser } from '../../../session/UserContext.js';
import { FeedbackStatus } from '../FeedbackStatus.js';
import { Asked } from './case.styles.js';
import { isOpen } from './caseState.js';
import { useCaseWords } from './caseWords.js';
import { DueTime } from './DueTime.js';

const column = columnsOf<AnswerFeedback>();

type Narrowing = Omit<Input<typeof pageAnswerFeedback>, 'current' | 'size' | 'orders'>;

const useList = recordListHook<AnswerFeedback, Narrowing>({
  kind: 'feedbackCase',
  usePage: usePageAnswerFeedback,
  one: (id) => ({ id }),
});

/** What is listed: `all`: everything that was judged · `cases`: what was disliked, unless asked for otherwise what is open. */
export type CaseScope = 'all' | 'cases';

/** Judged answers by page, words, state, owner, cause, assistant and time. */
export const useCaseList = (scope: CaseScope): RecordList<AnswerFeedback> => {
  const words = useCaseWords();
  const { menuName } = useDictionary();
  const { userId } = useUser();
  const [get] = useQueryState();
  const recent = useRecentFilter();
  const assistants = usePageAssistants({ current: 1, size: ASSISTANT_PAGE_SIZE });
  const states = ['any', ...feedbackStatuses] as const;
  const byState = enumFilter({
    key: 'state',
    label: words.status,
    values: states,
    words: { any: words.any, ...words.statuses },
    toInput: (state): Narrowing => (state === 'any' ? {} : { status: state }),
  });
  const filters: RecordFilter<Narrowing>[] = [
    ...(scope === 'all'
      ? [
          enumFilter({
            key: 'judgement',
            label: words.judgement,
            values: ['like', 'dislike'] as const,
            words: { like: words.liked, dislike: words.disliked },
            toInput: (judgement): Narrowing => ({ isLike: judgement === 'like' }),
          }),
        ]
      : []),
    scope === 'cases' ? { ...byState, unset: words.openOnes } : byState,
    enumFilter({
      key: 'whose',
      label: words.assignee,
      values: ['me'] as const,
      words: { me: words.mine },
      toInput: (): Narrowing => ({ assigneeId: userId }),
    }),
    enumFilter({
      key: 'cause',
      label: words.cause,
      values: [...caseCauses, 'none'] as const,
      words: { ...words.causes, none: words.noCause },
      toInput: (cause): Narrowing => ({ cause: cause === 'none' ? null : cause }),
    }),
    {
      key: 'assistant',
      label: words.assistant,
      known: 'id',
      toInput: (assistantId) => ({ assistantId }),
      options: mapAsync(assistants.state, (page) =>
        page.list.map(({ id, assistantName }) => ({ value: id, label: menuName(assistantName) })),
      ),
    },
    recent,
  ];
  const isOpenOnly = scope === 'cases' && get('state') === undefined;
  return useList({
    within: { ...(scope === 'cases' && { isLike: false }), ...(isOpenOnly && { open: true as const }) },
    filters,
    columns: [
      {
        key: 'question',
        title: words.question,
        mobile: 'first',
        render: ({ question, number, isLike, feedback, reopened }) => (
          <Asked>
            <b>{question}</b>
            <small>
              {number !== null && <span>{words.number(number)}</span>}
              <span>{isLike ? words.liked : feedback || words.noReason}</span>
              {reopened > 0 && <Tag tone="warning">{words.reopened(reopened)}</Tag>}
            </small>
          </Asked>
        ),
      },
      column.text('username', words.person, ({ username }) => username, { width: 112, quiet: true }),
      column.text('cause', words.cause, ({ cause }) => cause && lookUp(words.causes, cause, cause), { width: 112 }),
      column.text('assignee', words.assignee, ({ assigneeName }) => assigneeName, { width: 112 }),
      {
        key: 'dueTime',
        title: words.due,
        width: 168,
        sortable: true,
        render: ({ dueTime, status }) =>
          dueTime === null ? '—' : <DueTime dueTime={dueTime} settled={!isOpen({ status })} />,
      },
      column.status('status', words.status, ({ status, isLike }) =>
        isLike ? words.liked : <FeedbackStatus value={status} />,
      ),
      column.time('feedbackTime', words.time, ({ feedbackTime }) => feedbackTime, { sortable: true }),
    ],
  });
};
