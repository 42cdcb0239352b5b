import { type AnswerFeedback, pageConversationRecords, updateFeedbackCases } from '@console/api/contract';
import { useUpdateFeedbackCases } from '@console/api/hooks/feedbackCases';
import { useOffered } from '@console/api/hooks/useOffered';
import { noSelection } from '@console/ui/data-list';
import { type ReactNode, useState } from 'react';
import { useAction } from '../../../actions/useAction.js';
import { RecordListPage } from '../../../lists/RecordListPage.js';
import { useTabNavigate } from '../../../navigation/useTabNavigate.js';
import { usePermitted } from '../../../session/usePermitted.js';
import { AssignDialog } from './AssignDialog.js';
import { useCaseWords } from './caseWords.js';
import { CaseView } from './CaseView.js';
import { type CaseScope, useCaseList } from './useCaseList.js';

export interface CasesPageProps {
  scope: CaseScope;
  title: string;
  /** Address of the list. */
  href: string;
  /** Where nothing is listed, and nothing narrows it. */
  empty: { title: string; description: string };
  /** Over the list. */
  notice?: ReactNode;
}

/** Judged answers in a list, and the one that is opened in its place. */
export const CasesPage = ({ scope, title, href, empty, notice }: CasesPageProps) => {
  const words = useCaseWords();
  const act = useAction();
  const update = useUpdateFeedbackCases();
  const may = useOffered(updateFeedbackCases);
  const list = useCaseList(scope);
  const records = usePermitted(pageConversationRecords);
  const navigate = useTabNavigate();
  const [assigning, setAssigning] = useState<readonly string[]>();
  const { id } = list.record;
  if (id !== undefined) return <CaseView id={id} list={list} parent={{ label: title, href }} />;

  const disliked = new Set(
    list.page.state === 'ready' ? list.page.data.list.flatMap((one) => (one.isLike ? [] : [one.id])) : [],
  );
  const onIgnore = async (ids: readonly string[]) => {
    const gone = await act({
      ask: { title: words.ignoreTitle(ids.length), text: words.ignoreText, verb: words.ignore },
      run: () => update.run({ idList: [...ids], status: 'ignored' }),
      done: words.ignored,
    });
    if (gone) list.onSelectionChange(noSelection);
  };
  return (
    <>
      <RecordListPage<AnswerFeedback>
        list={list}
        title={title}
        rowName={({ question }) => question}
        searchHint={words.search}
        opens={scope === 'cases'}
        notice={notice}
        {...(may &&
          scope === 'cases' && {
            batchActions: (ids) => [
              { key: 'assign', label: words.assignMany, onClick: () => setAssigning(ids) },
              { key: 'ignore', label: words.ignore, onClick: () => void onIgnore(ids) },
            ],
          })}
        actions={({ id: judged, topicId }) => [
          ...(disliked.has(judged)
            ? [{ key: 'open', label: words.open, onClick: () => void list.record.show(judged) }]
            : []),
          ...(records
            ? [{ key: 'talk', label: words.conversation, onClick: () => navigate('sessionManage', { open: topicId }) }]
            : []),
        ]}
        empty={empty}
      />
      <AssignDialog
        ids={assigning}
        onClose={() => setAssigning(undefined)}
        onAssigned={() => list.onSelectionChange(noSelection)}
      />
    </>
  );
};
