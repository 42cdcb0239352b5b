import {
  addRetrievalCheck,
  askCaseAgain,
  closeFeedbackCases,
  type FeedbackCase,
  updateFeedbackCases,
} from '@console/api/contract';
import { useCloseFeedbackCases, useUpdateFeedbackCases } from '@console/api/hooks/feedbackCases';
import { useAddRetrievalCheck } from '@console/api/hooks/retrievalChecks';
import { useOffered } from '@console/api/hooks/useOffered';
import { SubmitButton } from '@console/ui/button';
import { CasePanes } from '@console/ui/case-view';
import { useMessage } from '@console/ui/provider';
import { Button, Form } from 'antd';
import { useState } from 'react';
import { attempt } from '../../../actions/attempt.js';
import { useAction } from '../../../actions/useAction.js';
import { useEdit } from '../../../forms/useEdit.js';
import { useSubmission } from '../../../forms/useSubmission.js';
import { usePermitted } from '../../../session/usePermitted.js';
import { CaseAgain } from './CaseAgain.js';
import { CaseClosed, CaseClosing, type ClosingFields } from './CaseClosing.js';
import { type CaseEditor, CaseEditors } from './CaseEditors.js';
import { CaseMends } from './CaseMends.js';
import { CaseReason } from './CaseReason.js';
import { CaseReplay } from './CaseReplay.js';
import { evidenceToCheck } from './caseChecks.js';
import { isOpen } from './caseState.js';
import { useCaseWords } from './caseWords.js';
import { useAskAgain } from './useAskAgain.js';
import { useNotedMend } from './useNotedMend.js';

export interface CaseWorkProps {
  found: FeedbackCase;
  /** Address of another case. */
  hrefOf: (id: string) => string;
}

/** Both sides of a case, and the verbs that end it. */
export const CaseWork = ({ found, hrefOf }: CaseWorkProps) => {
  const words = useCaseWords();
  const message = useMessage();
  const act = useAction();
  const close = useCloseFeedbackCases();
  const update = useUpdateFeedbackCases();
  const [mayClose, mayUpdate] = [useOffered(closeFeedbackCases), useOffered(updateFeedbackCases)];
  const check = useAddRetrievalCheck();
  const asking = useAskAgain();
  const noted = useNotedMend(found.id);
  const [editor, setEditor] = useState<CaseEditor>();
  const [mayAsk, mayCheck] = [useOffered(askCaseAgain), usePermitted(addRetrievalCheck)];
  const [form] = Form.useForm<ClosingFields>();
  const edit = useEdit(`case reply:${found.id}`);
  const { problem, submit } = useSubmission();
  const withSame: boolean = Form.useWatch('withSame', form) ?? false;
  const { id } = found;
  const fixed = !isOpen(found);
  const same = found.same.filter(isOpen).map((one) => one.id);
  const checks = mayCheck ? evidenceToCheck(found) : [];
  const ids = withSame ? [id, ...same] : [id];

  const onClose = async () => {
    const fields = await form.validateFields().catch(() => undefined);
    if (fields === undefined) return false;
    const { reply } = fields;
    // Without a new answer there is no such field.
    const withAnswer = found.again?.failure === null && fields.withAnswer;
    const closed = await submit(async () => {
      await close.run({ idList: ids, reply: reply.trim(), withAnswer }, { quiet: true });
      edit.setDirty(false);
      message.success(words.sent(ids.length));
    });
    if (closed && fields.withCheck)
      await attempt(async () => {
        for (const one of checks) await check.run(one);
      });
    return closed;
  };
  const set = (status: 'pending' | 'processing' | 'ignored', done: string, ask = false) =>
    void act({
      ...(ask && { ask: { title: words.ignoreTitle(1), text: words.ignoreText, verb: words.ignore } }),
      run: () => update.run({ idList: [id], status }),
      done,
    });
  const foot = fixed ? (
    mayUpdate && <Button onClick={() => set('processing', words.reopenedSaid)}>{words.reopen}</Button>
  ) : (
    <>
      {mayUpdate && <Button onClick={() => set('ignored', words.ignored, true)}>{words.ignore}</Button>}
      {mayUpdate && found.status === 'processing' && (
        <Button onClick={() => set('pending', words.returned)}>{words.back}</Button>
      )}
      {mayClose && <SubmitButton onClick={onClose}>{words.send(ids.length)}</SubmitButton>}
    </>
  );
  return (
    <>
      <CasePanes
        replay={
          <>
            <CaseReplay found={found} />
            <CaseReason found={found} fixed={fixed} />
          </>
        }
        work={
          <>
            <CaseMends
              found={found}
              fixed={fixed}
              onEdit={setEditor}
              {...(mayAsk && found.assistantId !== null && { onAsk: () => asking.ask([id, ...same]) })}
            />
            <CaseAgain found={found} fixed={fixed} asking={asking} hrefOf={hrefOf} />
            {fixed ? (
              <CaseClosed found={found} />
            ) : (
              <CaseClosing
                found={found}
                form={form}
                edit={edit}
                problem={problem}
                sameCount={same.length}
                checkable={checks.length > 0}
              />
            )}
          </>
        }
        foot={foot}
      />
      <CaseEditors found={found} open={editor} onClose={() => setEditor(undefined)} onMended={noted} />
    </>
  );
};
